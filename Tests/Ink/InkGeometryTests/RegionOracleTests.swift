import Foundation
import InkGeometry
import InkSynthesis
import OracleKit
import Testing

/// Regions against shapely.
@Suite(.enabled(if: Oracle.isThere, Oracle.mend)) struct RegionOracleTests {
  private typealias Ring = [[Double]]

  private struct PairCase: Encodable {
    var a: [Ring]
    var b: [Ring]
    var evenOdd: Bool
    var results: [String: [[Ring]]]
  }

  private struct SweepCase: Encodable {
    var poses: [[Double]]
    var tolerance: Double
    var parts: [[Ring]]
  }

  /// Coarse squares make shared edges and touching corners common; in a fine one nearly every
  /// crossing is between the steps of the grid.
  @Test(arguments: zip([8.0, 24, 50, 0.05], [1.0, 1, Region.gridStep, Region.gridStep]))
  func `operations agree with shapely's within a step of the grid along all edges`(
    side: Double, step: Double
  ) throws {
    var random = SplitMix64(seed: UInt64(side * 100))
    let cases = try (0..<40).map { index in
      let paths = (0..<4).map { _ in random.path(corners: 3...10, in: side, step: step) }
      return try pairCase(Array(paths[..<2]), Array(paths[2...]), evenOdd: index % 2 == 0)
    }
    let lines = try Oracle.lines(of: "regions", cases: cases)
    #expect(lines.count == cases.count * 6)
    for line in lines {
      let words = line.split(separator: " ")
      let numbers = words.dropFirst().compactMap { Double($0) }
      #expect(words.count == 6 && numbers[0] == 1, "not valid: \(line)")
      let bound = numbers[4] * Region.gridStep + 1e-9
      #expect(abs(numbers[1] - numbers[2]) <= bound && numbers[3] <= bound, "differs: \(line)")
    }
  }

  private func pairCase(_ a: [[Point]], _ b: [[Point]], evenOdd: Bool) throws -> String {
    let rule = evenOdd ? Region.Rule.evenOdd : .nonzero
    let (one, other) = (Region(rings: a, rule: rule), Region(rings: b, rule: rule))
    let results = [
      "a": one, "b": other, "union": one.union(other), "intersection": one.intersection(other),
      "subtraction": one.subtracting(other),
      "symmetricDifference": one.symmetricDifference(other),
    ]
    return try line(
      PairCase(
        a: a.map(Self.ring), b: b.map(Self.ring), evenOdd: evenOdd,
        results: results.mapValues(Self.parts)))
  }

  @Test(arguments: [0.002, 0.01, 0.1])
  func `a tip's way agrees with shapely's hulls of neighbours`(tolerance: Double) throws {
    var random = SplitMix64(seed: UInt64(tolerance * 1e6))
    let cases = try (0..<24).map { index in
      // A tip that changes from pose to pose, a round one that does, one that only moves.
      var poses = (0...index).map { _ in pose(&random, turning: index % 3 == 0) }
      if index % 3 == 2 {
        poses = poses.map { NibPose(center: $0.center, edge: poses[0].center * 0.1, radius: 1.3) }
      }
      let region = Region(sweeping: poses, tolerance: tolerance)
      let numbers = poses.map { [$0.center.x, $0.center.y, $0.edge.x, $0.edge.y, $0.radius] }
      return try line(
        SweepCase(poses: numbers, tolerance: tolerance, parts: Self.parts(region)))
    }
    let lines = try Oracle.lines(of: "regions", cases: cases)
    #expect(lines.count == cases.count)
    for line in lines {
      let numbers = line.split(separator: " ").dropFirst().compactMap { Double($0) }
      #expect(numbers.count == 6 && numbers[0] == 1, "not valid: \(line)")
      #expect(numbers[3] < 1e-9, "lacks something: \(line)")
      #expect(numbers[4] < 1e-9, "has too much: \(line)")
      #expect(abs(numbers[1] - numbers[2]) <= (tolerance + 0.001) * numbers[5], "\(line)")
    }
  }

  private func pose(_ random: inout SplitMix64, turning: Bool) -> NibPose {
    NibPose(
      center: random.place(in: 20, step: 0.001),
      edge: turning ? random.place(in: 3, step: 0.001) - Point(x: 1.5, y: 1.5) : .zero,
      radius: Double.random(in: 0.05...2, using: &random))
  }

  private func line(_ value: some Encodable) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
  }

  private static func ring(_ path: [Point]) -> Ring { path.map { [$0.x, $0.y] } }

  private static func parts(_ region: Region) -> [[Ring]] {
    region.parts.map { $0.rings.map(ring) }
  }
}
