import Evdev
import Foundation
import InkSynthesis
import StylusDevices
import StylusModel
import StylusPipeline
import Testing

/// How far a pen leans, whatever its axes count.
@Suite struct TiltScaleTests {
  /// A tilt as its maker meant it: an angle, and the number that stands for it.
  private struct Maker {
    let range: AxisRange
    let unitsPerDegree: Double
    let upright: Double

    /// One of the ways in which tablets count tilts.
    init(_ random: inout SplitMix64) {
      let most = Int.random(in: 45...90, using: &random)
      let isSigned = Bool.random(using: &random)
      switch Int.random(in: 0...3, using: &random) {
      case 0:
        // Whole degrees, or parts of them, with the right resolution.
        let parts = [1, 10, 100].randomElement(using: &random) ?? 1
        let half = Int32(most * parts)
        unitsPerDegree = Double(parts)
        let resolution = Int32((Double(parts) * 180 / Double.pi).rounded())
        range =
          isSigned
          ? AxisRange(minimum: -half, maximum: half, resolution: resolution)
          : AxisRange(minimum: 0, maximum: 2 * half, resolution: resolution)
        upright = isSigned ? 0 : Double(half)
      case 1:
        // A range that begins far from 0.
        let start = Int32.random(in: 1...5_000, using: &random)
        let half = Int32(most * 100)
        unitsPerDegree = 100
        range = AxisRange(minimum: start, maximum: start + 2 * half, resolution: 5_730)
        upright = Double(start + half)
      case 2:
        // No resolution: 64 degrees to either side.
        let half = Int32.random(in: 20...20_000, using: &random)
        unitsPerDegree = Double(half) / 64
        range =
          isSigned
          ? AxisRange(minimum: -half, maximum: half - 1)
          : AxisRange(minimum: 0, maximum: 2 * half - 1)
        upright = isSigned ? 0 : Double(half)
      default:
        // A resolution that cannot be: the pen would lean by several turns.
        let half = Int32.random(in: 30...127, using: &random)
        unitsPerDegree = Double(half) / 64
        range = AxisRange(
          minimum: -half, maximum: half,
          resolution: Int32.random(in: 1...(half / 4), using: &random))
        upright = 0
      }
    }

    func raw(_ degrees: Double) -> Int32 { Int32((upright + degrees * unitsPerDegree).rounded()) }
  }

  @Test(arguments: twoHundredSeeds)
  func aLeanIsReadAsItsMakerMeantIt(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let maker = Maker(&random)
    var pen = try assembler(
      of: plainNode {
        $0.axes[Axis.tiltX] = maker.range
        $0.axes[Axis.tiltY] = maker.range
      })
    for time in 0..<5 as Range<Int64> {
      let lean = (0..<2).map { _ in Double.random(in: -44...44, using: &random) }
      let shown = try pen.firstFrame(
        of: frame(
          time, .pen(1), .axis(Axis.tiltX, maker.raw(lean[0])),
          .axis(Axis.tiltY, maker.raw(lean[1]))))
      let allowed = 0.5 / maker.unitsPerDegree + 0.2
      #expect(abs(Double(shown.tiltX.degrees) - lean[0]) < allowed, "\(maker.range)")
      #expect(abs(Double(shown.tiltY.degrees) - lean[1]) < allowed, "\(maker.range)")
    }
  }

  @Test(
    arguments: [
      // ASUS: hundredths of a degree from 0, upright in the middle.
      (AxisRange(minimum: 0, maximum: 18_000, resolution: 5_730), 13_500, 9_000, 45.0),
      // One unit a degree, told as one a radian.
      (AxisRange(minimum: -127, maximum: 128, resolution: 1), 30, 0, 75.0),
      (AxisRange(minimum: -60, maximum: 60, resolution: 1), 30, 0, 58.0),
      // Wacom's, as they were.
      (AxisRange(minimum: -64, maximum: 63, resolution: 57), 30, 0, 59.84),
      (AxisRange(minimum: 0, maximum: 127), 94, 64, 60.0),
      (AxisRange(minimum: -127, maximum: 127, resolution: 57), 30, 0, 59.84),
    ] as [(AxisRange, Int32, Int32, Double)])
  func theAltitudeFollows(range: AxisRange, x: Int32, y: Int32, altitude: Double) throws {
    var node = NodeScript(
      plainNode {
        $0.axes[Axis.tiltX] = range
        $0.axes[Axis.tiltY] = range
      })
    node.set(.x(10_000), .y(10_000), .pen(1))
    node.set(.axis(Axis.tiltX, x), .axis(Axis.tiltY, y), .pressure(3_000), .touch(1))
    node.report()
    node.set(.x(10_100))
    node.report()
    let ink = try PlayedInk(node.recording)
    let sample = try #require(ink.strokes.first?.last)
    #expect(abs(Double(sample.altitude.value) * 180 / Double.pi - altitude) < 0.05)
  }
}
