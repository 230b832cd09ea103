import Foundation
import InkGeometry

/// What is timed: an operation on two shapes, or a tip's way.
struct Case: Decodable {
  var name: String
  /// The operation: union, subtraction, sweep, or hulls for a tip whose radius changes.
  var work: String
  var a: [[Double]]
  var b: [[Double]]
  /// The tip's radius in millimeters; `a` is its way, with a radius for each place if that changes.
  var radius: Double
  var tolerance: Double

  /// The cases of a file, one a line, as JSON.
  static func read(_ path: String) throws -> [Case] {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return try text.split(separator: "\n").map {
      try JSONDecoder().decode(Case.self, from: Data($0.utf8))
    }
  }

  /// How long each of some runs took, in nanoseconds, and the area that came out.
  func run(_ times: Int) -> (nanoseconds: [Int64], area: Double) {
    let (first, second) = (Region(lasso: a.map(Self.place)), Region(lasso: b.map(Self.place)))
    let poses = a.map { NibPose(center: Self.place($0), radius: $0.count > 2 ? $0[2] : radius) }
    var result = Region.empty
    let nanoseconds = (0..<times).map { _ in
      let start = ContinuousClock.now
      switch work {
      case "union": result = first.union(second)
      case "subtraction": result = first.subtracting(second)
      default: result = Region(sweeping: poses, tolerance: tolerance)
      }
      return Int64((ContinuousClock.now - start) / .nanoseconds(1))
    }
    return (nanoseconds, result.area)
  }

  private static func place(_ numbers: [Double]) -> Point { Point(x: numbers[0], y: numbers[1]) }
}
