import InkDrawing
import InkEditing
import InkGeometry
import InkRendering

/// Tells what is selected of which drawing.
struct LiftMark: Hashable, Sendable {
  let selection: UInt64
  let version: UInt64
}

/// What is selected, to be drawn apart from the rest: by another thread, if it is much.
struct LiftToPrepare: Sendable {
  let mark: LiftMark
  let editor: Editor
  /// The line around it and the handles, for which its picture has room.
  let outline: [Stroke]
  let view: AffineTransform
  let bounds: PixelRect
  let appearance: Appearance
  let background: PageBackground

  /// Does it; nil if nothing is selected.
  func prepared() -> PreparedLift? {
    var editor = self.editor
    guard editor.lift(), let ink = editor.lifted else { return nil }
    var renderer = InkRenderer(view: view, appearance: appearance, underlay: .otherPrograms)
    let picture = LiftedPicture(ink.strokes, outline: outline, within: bounds, &renderer)
    let area = picture.home.intersection(bounds)
    let paper = PagePaper(background, view: view, appearance: appearance)
    let pixels = renderer.picture(of: ink.rest, on: paper, within: area)
    return PreparedLift(mark: mark, ink: ink, picture: picture, area: area, pixels: pixels)
  }
}

/// What is selected, drawn apart.
struct PreparedLift: Sendable {
  let mark: LiftMark
  let ink: LiftedInk
  var picture: LiftedPicture
  /// Where the rest of the drawing looks another way without it, and how: row by row.
  let area: PixelRect
  let pixels: [UInt32]
}

/// What was dropped, seen as it followed the pen until the drawing's own picture is made anew.
struct SettlingPicture: Sendable {
  private let picture: LiftedPicture
  /// Where it is not yet.
  private var squares: [PixelRect]

  init(_ picture: LiftedPicture, within squares: [PixelRect]) {
    self.picture = picture
    self.squares = squares.filter { $0.touches(picture.box) }
  }

  /// Whether nothing of it is seen any more.
  var isOver: Bool { squares.isEmpty }

  /// The drawing's own picture is there now.
  mutating func dropSquares(in rect: PixelRect) { squares.removeAll { rect.contains($0) } }

  /// It is not seen any more near a rectangle; where the drawing must be drawn instead.
  mutating func dropSquares(within rect: PixelRect) -> [PixelRect] {
    let ended = squares.filter { $0.touches(rect) }
    squares.removeAll { $0.touches(rect) }
    return ended
  }

  /// Lays it over what a rectangle shows.
  func paint(_ rect: PixelRect, on target: inout MutableSpan<UInt32>, _ layout: PixelLayout) {
    for square in squares where square.touches(rect) {
      picture.paint(square.intersection(rect), on: &target, layout)
    }
  }
}

extension InkRenderer {
  /// The pixels of a rectangle of a drawing's picture, row by row.
  mutating func picture(
    of drawing: Drawing, on paper: PagePaper?, within rect: PixelRect
  ) -> [UInt32] {
    let layout = PixelLayout(bounds: rect, order: .blueLowest)
    var pixels = [UInt32](repeating: 0, count: layout.count)
    var words = pixels.mutableSpan
    paper?.paint(rect, on: &words, layout)
    draw(drawing, on: &words, layout: layout, clip: rect)
    return pixels
  }
}
