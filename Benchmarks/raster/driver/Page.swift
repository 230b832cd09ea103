import InkGeometry
import InkSynthesis
import StylusModel

/// A page of handwriting as poses of a tip, in millimeters.
struct Page {
  static let size = (width: 148.0, height: 105.0)
  let strokes: [[NibPose]]

  /// Writes with a tip of this width at half of its force, sampled at 240 Hz: round, or a nib held
  /// at 45 degrees that is 0.3 of its width thick.
  init(tip: Double, isNib: Bool = false) throws {
    let text = "the quick brown fox\njumps over the lazy\ndog, and then again\nin the other way"
    let area = Tablet.Area(
      left: Millimeters(0), top: Millimeters(0), width: Millimeters(Float(Self.size.width)),
      height: Millimeters(Float(Self.size.height)))
    let stays = try Handwriting(style: HandStyle(), seed: 6).synthesize(
      text, in: area, sensor: Sensor(rate: 240))
    let contacts = stays.flatMap { $0.split { $0.pressure.value <= 0 } }
    strokes = contacts.filter { $0.count > 1 }.map { $0.map { Self.pose($0, tip, isNib) } }
  }

  private static func pose(_ sample: Sample, _ tip: Double, _ isNib: Bool) -> NibPose {
    let reach = tip * (0.25 + 0.5 * Double(sample.pressure.value))
    let center = Point(x: Double(sample.x.value), y: Double(sample.y.value))
    guard isNib else { return NibPose(center: center, radius: reach) }
    let edge = Turn.direction(of: -.pi / 4) * (0.7 * reach)
    return NibPose(center: center, edge: edge, radius: 0.3 * reach)
  }

  /// The same in pixels.
  func poses(dotsPerInch: Double) -> [[NibPose]] {
    let scale = InkTransform.scale(x: dotsPerInch / 25.4, y: dotsPerInch / 25.4)
    return strokes.map { $0.map { $0.transformed(by: scale) } }
  }
}
