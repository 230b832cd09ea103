import InkDrawing
import InkGeometry
import InkRendering
import StylusModel

/// Ink that goes away by itself: seen for a while after the pen was lifted, then fainter and
/// fainter.
struct FadingStroke: Sendable {
  /// What it covers, on a layer no larger than that.
  let layer: InkLayer
  /// Tells a renderer ink, seed and group.
  let look: Stroke
  /// The stroke that it was.
  let id: StrokeID
  /// When it begins to fade.
  private(set) var fades: Timestamp
  /// Where a wash goes that has a mask.
  let maskedWays: [[NibPose]]
  /// How much is left of it: 255ths.
  private(set) var level = 255

  init(_ stroke: WetStroke, lifted: Timestamp) {
    layer = stroke.layer.cropped()
    look = stroke.look
    id = stroke.id
    maskedWays = stroke.isMaskedWash ? stroke.ways(near: stroke.bounds) : []
    fades = lifted + stroke.style.holding
  }

  /// Lets it fade from that moment on, if it does not yet.
  mutating func fade(at time: Timestamp) { fades = min(fades, time) }

  /// How much is left of ink that began to fade at a moment, 255ths.
  private func level(at time: Timestamp) -> Int {
    let spent = max(0, (time - fades).value)
    guard spent < StrokeStyle.fading.value else { return 0 }
    return Int(255 - spent * 255 / StrokeStyle.fading.value)
  }

  /// Lets it fade; whether it looks another way now.
  mutating func advance(to time: Timestamp) -> Bool {
    let now = min(level, level(at: time))
    guard now != level else { return false }
    level = now
    return true
  }
}
