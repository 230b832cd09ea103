import InkGeometry
import InkSynthesis

@testable import InkRendering

/// Ways of tips in pixels.
enum TipPaths {
  /// A curl that turns, widens, fades and crosses itself, about 60 pixels wide.
  static func curl(edge: Double = 0, radius: Double = 3, steps: Int = 40) -> [NibPose] {
    (0...steps).map { step in
      let share = Double(step) / Double(steps)
      let reach = Turn.direction(of: share * 9)
      return NibPose(
        center: Point(x: 40.3 + reach.x * (8 + 20 * share), y: 37.7 + reach.y * (25 - 12 * share)),
        edge: Turn.direction(of: share * 2 - 0.7) * edge,
        radius: radius * (0.4 + share), opacity: 0.3 + 0.7 * share)
    }
  }

  /// Neighboring poses anywhere in a box of `size` pixels.
  static func pair(_ dice: inout SplitMix64, size: Double = 24, chisel: Bool) -> (NibPose, NibPose)
  {
    func pose() -> NibPose {
      NibPose(
        center: Point(x: dice.number(6...size - 6), y: dice.number(6...size - 6)),
        edge: chisel ? Turn.direction(of: dice.number(0...6.3)) * dice.number(0...5) : .zero,
        radius: dice.number(0.5...4))
    }
    return (pose(), pose())
  }
}

extension WetLayer {
  /// All values within bounds, row by row.
  func values(in bounds: PixelRect) -> [UInt8] {
    guard !bounds.isEmpty else { return [] }
    var values: [UInt8] = []
    for y in bounds.minY..<bounds.maxY {
      for x in bounds.minX..<bounds.maxX { values.append(self[x, y]) }
    }
    return values
  }

  mutating func cover(_ poses: [NibPose]) { cover(poses.span) }

  static func covered(by poses: [NibPose], _ bounds: PixelRect) -> WetLayer {
    var layer = WetLayer(bounds: bounds)
    layer.cover(poses.span)
    return layer
  }
}

/// FNV-1a, for images that shall never change.
func checksum(_ bytes: some Sequence<UInt8>) -> UInt64 {
  bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}

extension SplitMix64 {
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }
}
