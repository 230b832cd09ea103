import InkDrawing
import InkGeometry
import InkRendering
import StylusModel

/// A drawing and its picture, without the topmost group while that is wet.
struct DryInk: Sendable {
  private(set) var drawing: Drawing { didSet { version &+= 1 } }
  /// A number that changes whenever the drawing changes.
  private(set) var version: UInt64
  /// The pixels in argb8888, row by row.
  private(set) var pixels: [UInt32]
  /// The layout of the pixels.
  let layout: PixelLayout
  /// The areas in which the picture is out of date.
  private(set) var stale = Damage()
  /// The paper below the ink; nil if other programs are below it.
  private(set) var paper: PagePaper?
  /// The topmost strokes that are not in the picture.
  private(set) var top: WetGroup?

  /// The side length of the squares in which a group is blended into the picture, in pixels, which
  /// limits memory use.
  private static let tile = 256

  /// Creates a picture that must still be drawn.
  init(_ drawing: Drawing, version: UInt64 = 0, bounds: PixelRect, on paper: PagePaper? = nil) {
    self.drawing = drawing
    self.version = version
    layout = PixelLayout(bounds: bounds, order: .blueLowest)
    pixels = Array(repeating: 0, count: layout.count)
    self.paper = paper
    if drawing.count > 0 || paper != nil { stale.add(bounds) }
  }

  /// Sets the paper.
  mutating func lay(on paper: PagePaper?) {
    self.paper = paper
    stale.add(layout.bounds)
  }

  /// Adopts a picture of the same drawing.
  mutating func replacePixels(_ other: [UInt32]) {
    precondition(other.count == pixels.count, "a picture has the pixels of its canvas")
    pixels = other
    stale = Damage()
  }

  /// Adopts a part of a picture.
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

  /// Marks pixels that must be drawn again.
  mutating func spoil(_ rect: PixelRect) { stale.add(rect) }

  /// Returns the areas that must be drawn again, and leaves them to the caller.
  mutating func takeStale() -> Damage {
    defer { stale = Damage() }
    return stale
  }

  /// Whether any part of the picture must be drawn again.
  var isStale: Bool { !stale.isEmpty || top.map { !$0.stale.isEmpty } ?? false }

  /// Sets the drawing, which differs within these rectangles.
  mutating func replace(
    with other: Drawing, differing changed: Damage, _ renderer: borrowing InkRenderer
  ) {
    drawing = other
    spoil(changed)
    if top?.recount(in: drawing) == true { spoilTop(renderer) }
  }

  /// Sets the drawing, which differs in a rectangle with these pixels; there must be no topmost
  /// group.
  mutating func replace(with other: Drawing, _ pixels: [UInt32], in rect: PixelRect) {
    drawing = other
    if !rect.isEmpty { replacePixels(pixels, in: rect) }
  }

  /// Sets the drawing, which has one more stroke on top, and draws the stroke immediately. If it
  /// has a group, that is ``top``.
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

  /// Sets the drawing, from which ink was only removed, so that fewer checks of ``top`` are needed.
  mutating func replace(
    withErased other: Drawing, differing changed: Damage, _ renderer: borrowing InkRenderer
  ) {
    drawing = other
    spoil(changed)
    if top?.recountErased(in: drawing) == true { spoilTop(renderer) }
  }

  /// Returns where a stroke changes the picture: its own ink, and its effect on other wet ink.
  func box(of stroke: Stroke, _ renderer: borrowing InkRenderer) -> PixelRect {
    PixelRect(of: stroke, in: renderer).intersection(layout.bounds)
  }

  /// Brings the picture up to date; returns the number of pixels drawn.
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

// The topmost group.
extension DryInk {
  /// Whether the topmost group has lost its last stroke, or lies below other strokes.
  var isTopEmpty: Bool { top.map { $0.start == drawing.count } ?? false }

  /// Returns whether the topmost stroke shares its wet ink with one that is being drawn.
  func isTopped(by look: Stroke) -> Bool {
    drawing.strokes.last { $0.ink.type != .eraser }?.isWet(with: look) ?? false
  }

  /// Takes the group of a stroke out of the picture, as far as it is topmost. There must be no
  /// other topmost group, and the pool must be empty.
  mutating func liftGroup(
    _ look: Stroke, onto pool: consuming WetPool, _ renderer: borrowing InkRenderer
  ) {
    top = WetGroup(look, in: drawing, pool: pool)
    spoilTop(renderer)
  }

  /// Keeps the topmost group wet at least until a time.
  mutating func keepTop(until time: Timestamp) {
    if let dries = top?.dries { top?.dries = max(dries, time) }
  }

  /// Blends the topmost group into the picture, which is up to date; returns its pool.
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

  /// Marks rectangles in which the picture and the group's ink must be drawn again.
  private mutating func spoil(_ changed: Damage) {
    stale.add(changed)
    for rect in changed { top?.spoil(rect, of: layout.bounds) }
  }

  /// Updates the picture after the topmost strokes changed: the new ones are taken out of it, and
  /// the previous ones drawn into it.
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
  /// Returns the range of words for a row of a rectangle.
  func row(_ y: Int, _ rect: PixelRect) -> Range<Int> {
    let start = (y - bounds.minY) * rowLength + rect.minX - bounds.minX
    return start..<start + rect.width
  }
}
