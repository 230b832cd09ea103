import InkGeometry

@testable import InkRendering

/// The exact hull of two poses, told by its supporting lines: a place is inside if no line in any of
/// many directions has the whole hull on its other side.
struct HullOracle {
  private static let directions = (0..<1024).map { Turn.direction(of: Double($0) * .pi / 512) }
  private let supports: [Double]

  init(_ a: NibPose, _ b: NibPose) {
    let discs = [a, b].flatMap { pose in
      [(pose.center - pose.edge, pose.radius), (pose.center + pose.edge, pose.radius)]
    }
    supports = Self.directions.map { direction in
      discs.map { $0.0.dot(direction) + $0.1 }.reduce(-.infinity, max)
    }
  }

  /// The share of a pixel that is inside, of 8 x 8 places.
  func coverage(x: Int, y: Int) -> Double {
    let middle = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
    let depths = supports.indices.map { middle.dot(Self.directions[$0]) - supports[$0] }
    let deepest = depths.reduce(-.infinity, max)
    guard abs(deepest) < 0.75 else { return deepest < 0 ? 1 : 0 }
    // No other line can matter anywhere in the pixel.
    let near = supports.indices.filter { depths[$0] > deepest - 1.5 && depths[$0] > -0.75 }
    var inside = 0
    for i in 0..<64 {
      let way = Point(x: (Double(i & 7) - 3.5) / 8, y: (Double(i >> 3) - 3.5) / 8)
      if near.allSatisfy({ depths[$0] + way.dot(Self.directions[$0]) <= 0 }) { inside += 1 }
    }
    return Double(inside) / 64
  }
}

/// How far values are from the true coverage, in 255ths, where either is neither 0 nor 1.
struct CoverageError {
  private(set) var mean = 0.0
  private(set) var worst = 0.0
  private(set) var count = 0

  /// Compares the hull of two poses, in a box of so many pixels.
  mutating func add(_ a: NibPose, _ b: NibPose, size: Int) {
    let bounds = PixelRect(x: 0, y: 0, width: size, height: size)
    let layer = WetLayer.covered(by: [a, b], bounds)
    let oracle = HullOracle(a, b)
    for y in 0..<size {
      for x in 0..<size {
        let (value, truth) = (Double(layer[x, y]), oracle.coverage(x: x, y: y) * 255)
        guard (value > 0 && value < 255) || (truth > 0 && truth < 255) else { continue }
        mean = (mean * Double(count) + abs(value - truth)) / Double(count + 1)
        count += 1
        worst = max(worst, abs(value - truth))
      }
    }
  }
}
