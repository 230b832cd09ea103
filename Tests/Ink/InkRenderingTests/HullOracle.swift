import InkGeometry

@testable import InkRendering

/// The exact hull of two poses, told by its supporting lines: a place is inside if no line in any
/// of many directions has the whole hull on its other side.
struct HullOracle {
  private static let directions = (0..<1024).map { Turn.direction(of: Double($0) * .pi / 512) }
  private let supports: [Double]
  /// The directions in which two discs reach equally far, and how far all do.
  private let sides: [(Point, Double)]

  init(_ a: NibPose, _ b: NibPose) {
    let discs = [a, b].flatMap { pose in
      [(pose.center - pose.edge, pose.radius), (pose.center + pose.edge, pose.radius)]
    }
    func support(_ direction: Point) -> Double {
      discs.map { $0.0.dot(direction) + $0.1 }.reduce(-.infinity, max)
    }
    supports = Self.directions.map(support)
    sides = discs.flatMap { a in
      discs.compactMap { b in
        let (way, fall) = (b.0 - a.0, a.1 - b.1)
        guard way.length > abs(fall) else { return nil }
        let across = (way.squaredLength - fall * fall).squareRoot()
        let direction = (way * fall + way.quarterTurned * across) * (1 / way.squaredLength)
        return (direction, support(direction))
      }
    }
  }

  /// How far a pixel's middle lies outside, to 0.0001 pixels; inside it is negative.
  func distance(x: Int, y: Int) -> Double {
    let middle = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
    func depth(_ i: Int) -> Double { middle.dot(Self.directions[i]) - supports[i] }
    let rough = stride(from: 0, to: supports.count, by: 32).map(depth).reduce(-.infinity, max)
    // A line in between passes at most this much further out, for what fits into 80 pixels.
    if rough > 0.5 || rough < -8 { return rough }
    return supports.indices.map(depth).reduce(sides.map { middle.dot($0) - $1 }.max() ?? rough, max)
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
