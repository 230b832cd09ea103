import InkDrawing
import InkGeometry
import InkRendering
import StylusModel

/// Ink that disappears automatically: it is fully visible for a while after the pen was lifted, and
/// then fades.
struct FadingStroke: Sendable {
  /// Its ink, on a layer of the smallest possible size.
  let layer: InkLayer
  /// Specifies ink, seed and group for a renderer.
  let look: Stroke
  /// The id of the original stroke.
  let id: StrokeID
  /// The time at which it begins to fade.
  private(set) var fades: Timestamp
  /// The paths of a wash with a mask.
  let maskedWays: [[NibPose]]
  /// The amount of ink that remains, in 255ths.
  private(set) var level = 255

  init(_ stroke: WetStroke, lifted: Timestamp) {
    layer = stroke.layer.cropped()
    look = stroke.look
    id = stroke.id
    maskedWays = stroke.isMaskedWash ? stroke.ways(near: stroke.bounds) : []
    fades = lifted + stroke.style.holding
  }

  /// Starts fading at a time, unless it starts earlier.
  mutating func fade(at time: Timestamp) { fades = min(fades, time) }

  /// Returns the amount of ink that remains at a time, in 255ths.
  private func level(at time: Timestamp) -> Int {
    let spent = max(0, (time - fades).value)
    guard spent < StrokeStyle.fading.value else { return 0 }
    return Int(255 - spent * 255 / StrokeStyle.fading.value)
  }

  /// Fades until a time; returns whether the ink looks different.
  mutating func advance(to time: Timestamp) -> Bool {
    let now = min(level, level(at: time))
    guard now != level else { return false }
    level = now
    return true
  }
}
