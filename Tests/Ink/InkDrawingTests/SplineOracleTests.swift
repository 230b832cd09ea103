import Foundation
import InkDrawing
import InkGeometry
import InkSynthesis
import OracleKit
import Testing

/// Paths beside SciPy's B-spline, quadrature and root finding.
@Suite(.enabled(if: Oracle.isThere, Oracle.mend)) struct SplineOracleTests {
  private struct Case: Encodable {
    var points: [[Double]]
    var values: [Double]
    var steps: [[Double]]
  }

  private struct Answer: Decodable {
    var locations: [[Double]]
    var slopes: [[Double]]
    var bends: [[Double]]
    var lengths: [Double]
    var offsets: [Double]
  }

  /// A random walk that turns sharply and now and then stands still.
  private static func walk(_ count: Int, _ numbers: inout SplitMix64) -> StrokePath {
    var place = Point.zero
    var time = 0.0
    return StrokePath(
      controlPoints: (0..<count).map { _ in
        let step = Double.random(in: 0...1, using: &numbers) < 0.1 ? 0 : 4.0
        place =
          place
          + Point(
            x: .random(in: -step...step, using: &numbers),
            y: .random(in: -step...step, using: &numbers))
        time += .random(in: 0.001...0.02, using: &numbers)
        return StrokePoint(location: place, timeOffset: time)
      })
  }

  @Test(arguments: 1...6)
  func `values, slopes, bends, lengths and offsets are those of SciPy`(seed: UInt64) throws {
    var numbers = SplitMix64(seed: seed)
    let path = Self.walk(Int.random(in: 2...24, using: &numbers), &numbers)
    let end = Double(path.count - 1)
    let values = (0..<24).map { _ in Double.random(in: 0...end, using: &numbers) } + [0, end]
    let steps = (0..<12).map { _ in
      [Double.random(in: 0...end, using: &numbers), .random(in: -9...9, using: &numbers)]
    }
    let question = Case(
      points: path.map { [$0.location.x, $0.location.y, $0.timeOffset] }, values: values,
      steps: steps)
    let text = String(decoding: try JSONEncoder().encode(question), as: UTF8.self)
    let said = try Oracle.lines(of: "spline", cases: [text]).joined()
    let answer = try JSONDecoder().decode(Answer.self, from: Data(said.utf8))
    for (number, value) in values.enumerated() {
      check(path, at: value, answer.locations[number], answer.slopes[number], answer.bends[number])
      #expect(abs(path.length(in: 0...value) - answer.lengths[number]) < 1e-7)
    }
    for (step, expected) in zip(steps, answer.offsets) {
      let reached = path.parametricValue(step[0], offsetBy: .distance(step[1]))
      // Where the line stands still many values are as far.
      let between = path.length(in: min(reached, expected)...max(reached, expected))
      #expect(between < 1e-6)
    }
  }

  private func check(
    _ path: StrokePath, at value: Double, _ location: [Double], _ slope: [Double], _ bend: [Double]
  ) {
    let point = path.interpolatedPoint(at: value)
    #expect(point.location.distance(to: Point(x: location[0], y: location[1])) < 1e-11)
    #expect(abs(point.timeOffset - location[2]) < 1e-12)
    let derivative = path.derivative(at: value)
    #expect(derivative.distance(to: Point(x: slope[0], y: slope[1])) < 1e-11)
    guard let curvature = path.curvature(at: value), derivative.length > 1e-3 else { return }
    // Where the line is slow its curvature is a small difference of great numbers.
    let scale = hypot(bend[0], bend[1]) / pow(derivative.length, 2)
    let expected = (slope[0] * bend[1] - slope[1] * bend[0]) / pow(hypot(slope[0], slope[1]), 3)
    #expect(abs(curvature - expected) <= 1e-10 * (1 + scale))
  }
}
