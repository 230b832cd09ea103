import InkDrawing
import InkGeometry
import InkRendering
import StylusModel

/// A drawing, and its picture as it is seen: but for the group on top, while that is wet.
struct DryInk: Sendable {
  private(set) var drawing: Drawing { didSet { version &+= 1 } }
  /// Another one for each change of the drawing.
  private(set) var version: UInt64
  /// Argb8888, row by row.
  private(set) var pixels: [UInt32]
  /// How the pixels lie.
  let layout: PixelLayout
  /// Where the picture is not that of the drawing.
  private(set) var stale = Damage()
  /// What lies below the ink; nil: other programs.
  private(set) var paper: PagePaper?
  /// The strokes on top that are not in the picture.
  private(set) var top: WetGroup?

  /// A group is blended into the picture in squares of so many pixels, for the memory that this
  /// takes.
  private static let tile = 256

  /// A picture that must still be made.
  init(_ drawing: Drawing, version: UInt64 = 0, bounds: PixelRect, on paper: PagePaper? = nil) {
    self.drawing = drawing
    self.version = version
    layout = PixelLayout(bounds: bounds, order: .blueLowest)
    pixels = Array(repeating: 0, count: layout.count)
    self.paper = paper
    if drawing.count > 0 || paper != nil { stale.add(bounds) }
  }

  /// Lies on other paper.
  mutating func lay(on paper: PagePaper?) {
    self.paper = paper
    stale.add(layout.bounds)
  }

  /// Takes over a picture of the same drawing.
  mutating func replacePixels(_ other: [UInt32]) {
    precondition(other.count == pixels.count, "a picture has the pixels of its canvas")
    pixels = other
    stale = Damage()
  }

  /// The same of a part.
  mutating func replacePixels(_ other: [UInt32], in rect: PixelRect) {
    precondition(other.count >= rect.width * rect.height && layout.bounds.contains(rect))
    var from = 0
    for y in rect.minY..<rect.maxY {
      for index in layout.row(y, rect) {
        pixels[index] = other[from]
        from += 1
      }
    }
  }

  /// Some pixels must be drawn again.
  mutating func spoil(_ rect: PixelRect) { stale.add(rect) }

  /// What must be drawn again, which somebody else does.
  mutating func takeStale() -> Damage {
    defer { stale = Damage() }
    return stale
  }

  /// Whether a picture of the drawing must be made anew somewhere.
  var isStale: Bool { !stale.isEmpty || top.map { !$0.stale.isEmpty } ?? false }

  /// Another drawing, which differs within some rectangles.
  mutating func replace(
    with other: Drawing, differing changed: Damage, _ renderer: borrowing InkRenderer
  ) {
    drawing = other
    spoil(changed)
    if top?.recount(in: drawing) == true { spoilTop(renderer) }
  }

  /// Another drawing, which differs in a rectangle, of which these are the pixels; there is no
  /// group on top.
  mutating func replace(with other: Drawing, _ pixels: [UInt32], in rect: PixelRect) {
    drawing = other
    if !rect.isEmpty { replacePixels(pixels, in: rect) }
  }

  /// Another drawing, which has a stroke more, on top; draws that at once: if it has a group that
  /// is ``top``.
  mutating func appendStroke(
    _ stroke: Stroke, as other: Drawing, with renderer: inout InkRenderer
  ) -> PixelRect {
    let box = box(of: stroke, renderer)
    drawing = other
    if var group = top.take() {
      renderer.pour(stroke, into: &group.pool, within: group.pool.bounds)
      top = group
      return box
    }
    let layout = self.layout
    var words = pixels.mutableSpan
    renderer.draw(CollectionOfOne(stroke), on: &words, layout: layout, clip: box)
    return box
  }

  /// The same, where ink was only taken away: less is asked about ``top``.
  mutating func replace(
    withErased other: Drawing, differing changed: Damage, _ renderer: borrowing InkRenderer
  ) {
    drawing = other
    spoil(changed)
    if top?.recountErased(in: drawing) == true { spoilTop(renderer) }
  }

  /// Where a stroke changes the picture: with its own ink, and with what it does to others that it
  /// is wet with.
  func box(of stroke: Stroke, _ renderer: borrowing InkRenderer) -> PixelRect {
    PixelRect(of: stroke, in: renderer).intersection(layout.bounds)
  }

  /// Makes the picture that of the drawing; how many pixels were drawn again.
  mutating func refresh(with renderer: inout InkRenderer) -> Int {
    let poured = top?.refresh(from: drawing, with: &renderer) ?? 0
    guard !stale.isEmpty else { return poured }
    let (drawing, layout, stale, paper) = (self.drawing, self.layout, self.stale, self.paper)
    let limit = top?.start ?? .max
    self.stale = Damage()
    var words = pixels.mutableSpan
    for rect in stale {
      if let paper {
        paper.paint(rect, on: &words, layout)
      } else {
        for y in rect.minY..<rect.maxY {
          for index in layout.row(y, rect) { words[index] = 0 }
        }
      }
      renderer.draw(drawing, below: limit, on: &words, layout: layout, clip: rect)
    }
    return stale.area + poured
  }

  /// Copies a rectangle into a buffer.
  func copy(_ rect: PixelRect, to buffer: inout MutableSpan<UInt32>, _ target: PixelLayout) {
    let words = pixels.span
    for y in rect.minY..<rect.maxY {
      let to = target.row(y, rect)
      let shift = layout.row(y, rect).lowerBound - to.lowerBound
      for index in to { buffer[index] = words[index + shift] }
    }
  }
}

// The group on top.
extension DryInk {
  /// Whether there is a group on top that lost its last stroke, or others lie on it.
  var isTopEmpty: Bool { top.map { $0.start == drawing.count } ?? false }

  /// Whether the uppermost stroke is wet with one that is being drawn.
  func isTopped(by look: Stroke) -> Bool {
    drawing.strokes.last { $0.ink.type != .eraser }?.isWet(with: look) ?? false
  }

  /// Takes the group of a stroke out of the picture, as far as it is on top; there is no other. The
  /// pool is clean.
  mutating func liftGroup(
    _ look: Stroke, onto pool: consuming WetPool, _ renderer: borrowing InkRenderer
  ) {
    top = WetGroup(look, in: drawing, pool: pool)
    spoilTop(renderer)
  }

  /// The group on top is wet until then at least.
  mutating func keepTop(until time: Timestamp) {
    if let dries = top?.dries { top?.dries = max(dries, time) }
  }

  /// Blends the group on top into the picture, which is up to date; gives its pool.
  mutating func blendTopGroup(with renderer: inout InkRenderer) -> WetPool? {
    guard let group = top.take() else { return nil }
    let layout = self.layout
    let reach = renderer.groupReach(of: group.look.ink.type)
    let all = group.pool.dirty.grown(by: reach).intersection(layout.bounds)
    guard !all.isEmpty else { return group.pool }
    var words = pixels.mutableSpan
    for y in stride(from: all.minY, to: all.maxY, by: Self.tile) {
      for x in stride(from: all.minX, to: all.maxX, by: Self.tile) {
        let tile = PixelRect(x: x, y: y, width: Self.tile, height: Self.tile).intersection(all)
        renderer.add(group.pool, of: group.look, within: tile)
        renderer.blend(on: &words, layout: layout, clip: tile)
      }
    }
    return group.pool
  }

  /// The picture and the group's ink must be made anew in some rectangles.
  private mutating func spoil(_ changed: Damage) {
    stale.add(changed)
    for rect in changed { top?.spoil(rect, of: layout.bounds) }
  }

  /// Other strokes are on top than were: they go out of the picture, and what was on top into it.
  private mutating func spoilTop(_ renderer: borrowing InkRenderer) {
    guard let group = top else { return }
    let reach = renderer.groupReach(of: group.look.ink.type)
    var changed = Damage(group.pool.dirty.grown(by: reach).intersection(layout.bounds))
    for position in group.start..<drawing.count {
      changed.add(box(of: drawing.strokes[position], renderer))
    }
    spoil(changed)
  }
}

extension PixelLayout {
  /// The words of a row of a rectangle.
  func row(_ y: Int, _ rect: PixelRect) -> Range<Int> {
    let start = (y - bounds.minY) * rowLength + rect.minX - bounds.minX
    return start..<start + rect.width
  }
}
