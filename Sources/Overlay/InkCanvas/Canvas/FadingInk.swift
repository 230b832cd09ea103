import InkDrawing
import InkRendering
import StylusModel

/// The fading strokes, lowest first.
struct FadingInk: Sendable {
  private(set) var strokes: [FadingStroke] = []

  /// The largest number of fading strokes; if there are more, the oldest disappear immediately.
  static let most = 256

  /// The time from which something fades, which may be in the past; nil if nothing will fade.
  var nextFading: Timestamp? { strokes.lazy.map(\.fades).min() }

  /// Adds a stroke that will fade.
  mutating func insert(
    _ stroke: FadingStroke, _ renderer: borrowing InkRenderer, _ damage: inout BufferDamage
  ) {
    if strokes.count == Self.most { damage.mark(strokes.removeFirst().box(in: renderer)) }
    strokes.append(stroke)
  }

  /// Starts fading strokes, even if they would be held longer.
  mutating func hasten(_ ids: Set<StrokeID>, at time: Timestamp) {
    for index in strokes.indices where ids.contains(strokes[index].id) {
      strokes[index].fade(at: time)
    }
  }

  /// Fades all strokes and removes those that have disappeared.
  ///
  /// - Returns: whether any was removed, which may have separated others of a group.
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
  /// Returns all pixels that the stroke may change.
  func box(in renderer: borrowing InkRenderer) -> PixelRect {
    layer.dirty.grown(by: renderer.reach(of: look))
  }
}

extension WetStroke {
  /// Returns all pixels that the stroke may change, as far as it is up to date.
  func box(in renderer: borrowing InkRenderer) -> PixelRect {
    bounds.grown(by: renderer.reach(of: look))
  }
}

extension InkRenderer {
  /// Returns how far from its own ink a stroke may be visible and change other wet ink.
  func reach(of stroke: Stroke) -> Int {
    stroke.renderGroupID == nil ? reach(of: stroke.ink.type) : groupReach(of: stroke.ink.type)
  }
}
