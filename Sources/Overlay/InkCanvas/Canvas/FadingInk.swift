import InkDrawing
import InkRendering
import StylusModel

/// The strokes that fade, the lowest first.
struct FadingInk: Sendable {
  private(set) var strokes: [FadingStroke] = []

  /// So many strokes fade at a time; of more the oldest are gone at once.
  static let most = 256

  /// From when on something fades: maybe a moment that is over. Nil if nothing is to.
  var nextFading: Timestamp? { strokes.lazy.map(\.fades).min() }

  /// A stroke is to fade.
  mutating func insert(
    _ stroke: FadingStroke, _ renderer: borrowing InkRenderer, _ damage: inout BufferDamage
  ) {
    if strokes.count == Self.most { damage.mark(strokes.removeFirst().box(in: renderer)) }
    strokes.append(stroke)
  }

  /// Some strokes fade from now on, though they were to be seen longer.
  mutating func hasten(_ ids: Set<StrokeID>, at time: Timestamp) {
    for index in strokes.indices where ids.contains(strokes[index].id) {
      strokes[index].fade(at: time)
    }
  }

  /// Lets all strokes fade, and takes those away that are gone.
  ///
  /// - Returns: whether any is: it may have kept others of a group apart.
  mutating func fadeFurther(
    to time: Timestamp, _ renderer: borrowing InkRenderer, _ damage: inout BufferDamage
  ) -> Bool {
    for index in strokes.indices where strokes[index].advance(to: time) {
      damage.mark(strokes[index].box(in: renderer))
    }
    guard strokes.contains(where: { $0.level == 0 }) else { return false }
    strokes.removeAll { $0.level == 0 }
    for stroke in strokes where stroke.look.renderGroupID != nil {
      damage.mark(stroke.box(in: renderer))
    }
    return true
  }
}

extension FadingStroke {
  /// All pixels that it may change.
  func box(in renderer: borrowing InkRenderer) -> PixelRect {
    layer.dirty.grown(by: renderer.reach(of: look))
  }
}

extension WetStroke {
  /// All pixels that it may change, as far as it is up to date.
  func box(in renderer: borrowing InkRenderer) -> PixelRect {
    bounds.grown(by: renderer.reach(of: look))
  }
}

extension InkRenderer {
  /// How far from its own ink a stroke may be seen, and changes others that it is wet with.
  func reach(of stroke: Stroke) -> Int {
    stroke.renderGroupID == nil ? reach(of: stroke.ink.type) : groupReach(of: stroke.ink.type)
  }
}
