import Foundation
import InkDrawing
import InkGeometry
import OracleKit
import Testing

/// Erasers, lassos and masks against shapely, which is told control points, transforms and the ways
/// of erasers, and computes by itself where ink lies.
@Suite(.enabled(if: Oracle.isThere, Oracle.mend)) struct StrokeOracleTests {
  /// How far an eraser's edge may be off, in millimeters: its outline lies up to 0.005 outside of
  /// its tip's, the corners of masks lie on a grid of 1/4096 in the stroke's own coordinates, which
  /// is here at most 0.001, and shapely's arcs are flattened by as much.
  private static let slack = 0.008

  @Test(arguments: [1, 2])
  func `an eraser leaves what shapely leaves, once and often, and every piece is one`(seed: UInt64)
    throws
  {
    var random = RandomStrokes(seed: seed)
    var cases: [EraseCase] = []
    for index in 0..<10 {
      let whole = try random.stroke(masked: index % 3 == 2)
      let ways = (0..<(index % 2 == 0 ? 1 : 8)).map { _ in random.way(over: whole) }
      var drawing = Drawing(strokes: [whole])
      for way in ways { drawing.erase(way.region, mode: .pixel) }
      cases.append(EraseCase(whole, ways, left: Array(drawing.strokes), slack: Self.slack))
    }
    let answers: [EraseAnswer] = try Self.answers(to: cases)
    #expect(answers.count == cases.count)
    for (question, answer) in zip(cases, answers) { check(question, answer) }
    // Else nothing was tested: most erasers meet ink, and shapely is mostly sure of the number of
    // pieces.
    #expect(answers.count { $0.erased > 0.01 } > cases.count / 2)
    #expect(answers.count { $0.parts != nil } > cases.count / 2)
  }

  private func check(_ question: EraseCase, _ answer: EraseAnswer) {
    let bound = Self.slack * (answer.edges + 0.1) + answer.crumbs
    #expect(answer.difference <= bound, "\(question.name): \(answer)")
    #expect(answer.shared <= bound, "pieces share ink in \(question.name): \(answer)")
    #expect(answer.fallenApart == 0, "a piece has fallen apart in \(question.name): \(answer)")
    if let parts = answer.parts {
      #expect(question.left.count == parts, "\(question.name): \(answer)")
    }
    // Of an edge that turns and grows at once a few hundredths of a millimeter are missing at its
    // ends.
    #expect(answer.lacking < 0.005 && answer.excess < 1e-5, "\(question.name): \(answer)")
  }

  @Test func `object erasers, lassos and rectangles take the strokes that shapely takes`() throws {
    var random = RandomStrokes(seed: 11)
    var (cases, ours): ([SelectCase], [[Bool]]) = ([], [])
    for index in 0..<48 {
      let stroke = try random.stroke(masked: index % 2 == 0)
      let area =
        index % 4 < 2
        ? random.lasso(around: stroke) : random.way(over: stroke, radius: 0.1...6).region
      var drawing = Drawing(strokes: [stroke])
      let taken = [SelectionRule.touched, .mostly, .enclosed].map {
        drawing.select(area, rule: $0) == [stroke.id]
      }
      drawing.erase(area, mode: .object)
      ours.append(taken + [drawing.count == 0])
      cases.append(SelectCase(stroke, area, slack: 0.01))
    }
    let answers: [SelectAnswer] = try Self.answers(to: cases)
    #expect(answers.count == cases.count)
    for (index, answer) in answers.enumerated() {
      let wanted = [answer.touched, answer.mostly, answer.enclosed, answer.touched]
      for (mine, theirs) in zip(ours[index], wanted) where theirs != nil {
        #expect(mine == theirs, "\(cases[index].stroke.ink) \(index): \(ours[index]) \(answer)")
      }
    }
    for answer in [\SelectAnswer.touched, \.mostly, \.enclosed] {
      #expect(answers.count { $0[keyPath: answer] == true } > 0)
      #expect(answers.count { $0[keyPath: answer] == false } > 0)
    }
  }

  @Test func `a mask leaves the stretches of the line that shapely finds inside it`() throws {
    var random = RandomStrokes(seed: 21)
    let cases = try (0..<24).map { _ in
      let stroke = try random.stroke(masked: true)
      return RangesCase(
        stroke: StrokeCase(stroke),
        ranges: stroke.maskedPathRanges.map { [$0.lowerBound, $0.upperBound] }, slack: 0.006)
    }
    let answers: [RangesAnswer] = try Self.answers(to: cases)
    #expect(answers.count == cases.count)
    for (question, answer) in zip(cases, answers) {
      #expect(answer.wrong == 0, "\(question.stroke.ink): \(answer)")
    }
    let (asked, inside) = answers.reduce((0, 0)) { ($0.0 + $1.asked, $0.1 + $1.inside) }
    #expect(asked > 5_000 && inside > asked / 4 && inside < asked)
  }

  private static func answers<Answer: Decodable>(to cases: [some Encodable]) throws -> [Answer] {
    let texts = try cases.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) }
    return try Oracle.lines(of: "strokes", cases: texts).map {
      try JSONDecoder().decode(Answer.self, from: Data($0.utf8))
    }
  }
}

private typealias Parts = [[[[Double]]]]

private func parts(_ region: Region) -> Parts {
  region.parts.map { $0.rings.map { $0.map { [$0.x, $0.y] } } }
}

/// All that decides where a stroke's ink lies.
private struct StrokeCase: Encodable {
  var ink: String
  var points: [[Double]]
  var range: [Double]
  var transform: [Double]
  var mask: Parts?

  init(_ stroke: Stroke) {
    ink = stroke.ink.type.name
    points = stroke.path.map {
      [
        $0.location.x, $0.location.y, $0.size.width, $0.size.height, Double($0.azimuth),
        Double($0.roll),
      ]
    }
    range = [stroke.path.parametricRange.lowerBound, stroke.path.parametricRange.upperBound]
    let t = stroke.transform
    transform = [t.a, t.b, t.c, t.d, t.tx, t.ty]
    mask = stroke.mask.map(parts)
  }
}

private struct EraseCase: Encodable {
  var whole: StrokeCase
  var ways: [EraserWay]
  var left: [StrokeCase]
  var covered: Parts
  var slack: Double
  var spare: Double

  init(_ whole: Stroke, _ ways: [EraserWay], left: [Stroke], slack: Double) {
    self.whole = StrokeCase(whole)
    self.ways = ways
    self.left = left.map(StrokeCase.init)
    covered = parts(whole.coveredRegion)
    self.slack = slack
    spare = 2 * slack
    // Where an edge turns in place its hulls cover more; see the number of steps of a span.
    if whole.path.contains(where: { $0.size.width != $0.size.height }) {
      let widest = whole.path.reduce(0) { max($0, $1.size.width, $1.size.height) }
      spare += (0.005 * widest).squareRoot() * whole.transform.greatestScale
    }
  }

  var name: String {
    "\(whole.ink) of \(whole.points.count) points, \(ways.count) ways, \(whole.transform)"
  }
}

private struct EraseAnswer: Decodable {
  /// Square millimeters between what is left and what should be, in more than one piece, and taken
  /// away.
  var difference, shared, erased: Double
  /// Millimeters of the erasers' edges in ink.
  var edges: Double
  /// Square millimeters of pieces too small to keep.
  var crumbs: Double
  /// How many pieces there should be; nil: that depends on less than the slack.
  var parts: Int?
  /// How many pieces are more than one.
  var fallenApart: Int
  /// Square millimeters that we do not say the whole covers, and that we say and it does not.
  var lacking, excess: Double
}

private struct SelectCase: Encodable {
  var stroke: StrokeCase
  var area: Parts
  var slack: Double

  init(_ stroke: Stroke, _ area: Region, slack: Double) {
    self.stroke = StrokeCase(stroke)
    self.area = parts(area)
    self.slack = slack
  }
}

/// Nil: that depends on less than the slack.
private struct SelectAnswer: Decodable {
  var touched, mostly, enclosed: Bool?
}

private struct RangesCase: Encodable {
  var stroke: StrokeCase
  var ranges: [[Double]]
  var slack: Double
}

private struct RangesAnswer: Decodable {
  var asked, inside, wrong: Int
}
