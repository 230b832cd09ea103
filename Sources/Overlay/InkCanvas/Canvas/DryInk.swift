import InkDrawing
import InkGeometry
import InkRendering

/// A drawing, and its picture as it is seen.
struct DryInk: Sendable {
  private(set) var drawing: Drawing
  /// Argb8888, row by row.
  private(set) var pixels: [UInt32]
  /// How the pixels lie.
  let layout: PixelLayout
  /// Where the picture is not that of the drawing.
  private(set) var stale = Damage()
  /// Whether neighbours may be wet together, so that a stroke decides how others look.
  private var hasGroups: Bool

  /// A picture that must still be made.
  init(_ drawing: Drawing, bounds: PixelRect) {
    self.drawing = drawing
    layout = PixelLayout(bounds: bounds, order: .blueLowest)
    pixels = Array(repeating: 0, count: layout.count)
    hasGroups = drawing.hasGroups
    if drawing.count > 0 { stale.add(bounds) }
  }

  /// Another drawing, which differs within some rectangles.
  mutating func replace(with other: Drawing, differing changed: Damage) {
    drawing = other
    hasGroups = hasGroups || other.hasGroups
    stale.add(changed)
  }

  /// Puts a stroke on top, and draws it at once if that is all there is to it.
  mutating func append(_ stroke: Stroke, with renderer: inout InkRenderer) -> PixelRect {
    let box = layout.bounds.intersection(PixelRect(of: stroke, in: renderer.view))
    drawing.append(stroke)
    hasGroups = hasGroups || stroke.renderGroupID != nil
    guard !hasGroups else {
      stale.add(box)
      return box
    }
    let layout = self.layout
    var words = pixels.mutableSpan
    renderer.draw(CollectionOfOne(stroke), on: &words, layout: layout, clip: box)
    return box
  }

  /// Takes ink away in a region, in millimetres; where the picture changes.
  mutating func erase(_ region: Region, mode: EraserMode, view: AffineTransform, reach: Int)
    -> Damage
  {
    let before = drawing
    var changed = Damage()
    let hole = PixelRect(around: view.bounds(of: region.bounds))
    for erasure in drawing.erase(region, mode: mode) {
      var box = PixelRect(of: erasure.before, in: view)
      // A hole changes what lies in it. A stroke that falls apart may look another way wherever its parts are near.
      if erasure.after.count == 1 { box = box.intersection(hole.grown(by: reach + 1)) }
      changed.add(box.intersection(layout.bounds))
      guard hasGroups, erasure.after.isEmpty else { continue }
      for stroke in drawing.joined(bytaking: erasure.before.id, from: before) {
        changed.add(layout.bounds.intersection(PixelRect(of: stroke, in: view)))
      }
    }
    stale.add(changed)
    return changed
  }

  /// Makes the picture that of the drawing; how many pixels were drawn again.
  mutating func refresh(with renderer: inout InkRenderer) -> Int {
    guard !stale.isEmpty else { return 0 }
    let (drawing, layout, stale) = (self.drawing, self.layout, self.stale)
    self.stale = Damage()
    var words = pixels.mutableSpan
    for rect in stale {
      for y in rect.minY..<rect.maxY {
        for index in layout.row(y, rect) { words[index] = 0 }
      }
      renderer.draw(drawing, on: &words, layout: layout, clip: rect)
    }
    return stale.area
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

extension PixelLayout {
  /// The words of a row of a rectangle.
  func row(_ y: Int, _ rect: PixelRect) -> Range<Int> {
    let start = (y - bounds.minY) * rowLength + rect.minX - bounds.minX
    return start..<start + rect.width
  }
}

extension PixelRect {
  /// All pixels that a stroke can reach: smoothing adds half a pixel, to a thin nib a whole one.
  init(of stroke: Stroke, in view: AffineTransform) {
    let box = view.bounds(of: stroke.renderBounds)
    self.init(around: box.expanded(by: 1.05 + (box.width + box.height) * 1e-4))
  }
}

extension Drawing {
  /// Whether strokes may be wet together.
  fileprivate var hasGroups: Bool { strokes.contains { $0.renderGroupID != nil } }

  /// The strokes of a group that are wet with others from now on, since what lay between is gone.
  fileprivate func joined(bytaking id: InkID, from before: Drawing) -> [Stroke] {
    guard let gone = before.position(of: id) else { return [] }
    func survivor(_ positions: some Sequence<Int>) -> Int? {
      positions.lazy.compactMap { position(of: before.strokes[$0].id) }.first
    }
    guard let lower = survivor((0..<gone).reversed()),
      let upper = survivor(gone + 1..<before.count),
      let group = strokes[lower].renderGroupID, strokes[upper].renderGroupID == group
    else { return [] }
    return strokes[upper...].prefix { $0.renderGroupID == group }
  }
}
