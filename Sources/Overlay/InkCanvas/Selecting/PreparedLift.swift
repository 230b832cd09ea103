import InkDrawing
import InkEditing
import InkGeometry
import InkRendering

/// Identifies a selection in a drawing.
struct LiftMark: Hashable, Sendable {
  let selection: UInt64
  let version: UInt64
}

/// A selection to be drawn separately from the rest, by another thread if it is large.
struct LiftToPrepare: Sendable {
  let mark: LiftMark
  let editor: Editor
  /// The outline and the handles, for which its picture needs space.
  let outline: [Stroke]
  let view: InkTransform
  let bounds: PixelRect
  let appearance: Appearance
  let background: PageBackground

  /// Draws the selection; nil if nothing is selected.
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

/// A selection that was drawn separately.
struct PreparedLift: Sendable {
  let mark: LiftMark
  let ink: LiftedInk
  var picture: LiftedPicture
  /// The area in which the rest of the drawing looks different without it, and its pixels, row by
  /// row.
  let area: PixelRect
  let pixels: [UInt32]
}

/// A dropped selection, shown as it followed the pen until the drawing's own picture is drawn.
struct SettlingPicture: Sendable {
  private let picture: LiftedPicture
  /// The squares that are not drawn yet.
  private var squares: [PixelRect]

  init(_ picture: LiftedPicture, within squares: [PixelRect]) {
    self.picture = picture
    self.squares = squares.filter { $0.touches(picture.box) }
  }

  /// Whether no part of it is visible any more.
  var isOver: Bool { squares.isEmpty }

  /// Removes the squares in a rectangle, because the drawing's own picture is available there.
  mutating func dropSquares(in rect: PixelRect) { squares.removeAll { rect.contains($0) } }

  /// Removes the squares near a rectangle; returns where the drawing must be drawn instead.
  mutating func dropSquares(within rect: PixelRect) -> [PixelRect] {
    let ended = squares.filter { $0.touches(rect) }
    squares.removeAll { $0.touches(rect) }
    return ended
  }

  /// Draws it over the contents of a rectangle.
  func paint(_ rect: PixelRect, on target: inout MutableSpan<UInt32>, _ layout: PixelLayout) {
    for square in squares where square.touches(rect) {
      picture.paint(square.intersection(rect), on: &target, layout)
    }
  }
}

extension InkRenderer {
  /// Returns the pixels of a rectangle of a drawing's picture, row by row.
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
