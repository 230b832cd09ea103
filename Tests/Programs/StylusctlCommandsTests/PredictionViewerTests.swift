import Foundation
import InkConversion
import StylusModel
import StylusPipeline
import StylusTestKit
import Testing

@testable import StylusctlCommands

/// Points of one stroke, 5 ms apart, through places in millimeters.
private func points(_ stroke: Int = 1, through places: [(x: Float, y: Float)]) -> [TracePoint] {
  inkSamples(through: places).enumerated().map { index, sample in
    var point = TracePoint()
    (point.stroke, point.index, point.sample) = (stroke, index, sample)
    point.label = Array("s\(stroke)".utf8)
    point.stamp.appendDecimal(milliseconds: sample.time.microseconds)
    return point
  }
}

/// Around a circle of 8 mm twice a second.
private let circle: [(x: Float, y: Float)] = (0..<80).map { step in
  let angle = Float(step) * .pi / 50
  return (20 + 4 * cos(angle), 30 + 4 * sin(angle))
}

/// Along a line at 0.2 mm a millisecond.
private let line: [(x: Float, y: Float)] = (0..<41).map { (Float($0), 7) }

/// What was printed, and how often.
private final class Page {
  var text = ""
  var prints = 0

  func take(_ bytes: [UInt8]) -> Bool {
    text += String(decoding: bytes, as: UTF8.self)
    prints += 1
    return true
  }

  /// The rows below the header line, parted.
  var rows: [[String]] {
    text.split(separator: "\n").dropFirst().map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
  }
}

@Suite struct PredictionRowsTests {
  private let page = Page()
  let horizons: [Microseconds] = [.milliseconds(8), Microseconds(16_667), .milliseconds(50)]

  @Test func eachRowIsWhatThePredictorAnswersAtThatMoment() throws {
    var rows = PredictionRows(horizons, to: page.take)
    var predictor = TipPredictor()
    var witness = TipPredictor()
    let points = points(through: circle)
    for point in points {
      predictor.observe(point.sample)
      let isRead = rows.showPrediction(point, predictor.prediction)
      #expect(isRead)
    }
    let isRead = rows.show()
    #expect(isRead)
    #expect(page.text.hasPrefix("stroke,index,t_ms,h_ms,x_mm,y_mm,sigma_mm\n"))
    #expect(page.rows.count == points.count * 3)
    var answered = 0
    for (point, place) in zip(points, stride(from: 0, to: page.rows.count, by: 3)) {
      witness.observe(point.sample)
      for (horizon, row) in zip(horizons, page.rows[place..<place + 3]) {
        let answer = witness.prediction?.sample(after: horizon)
        let stays = PredictedSample(point.sample, uncertainty: Millimeters(.nan))
        #expect(row[0] == "s1" && row[1] == "\(point.index)")
        #expect(row[2] == "\(1000 + 5 * point.index)")
        #expect(try near(row[4], (answer ?? stays).sample.x))
        #expect(try near(row[5], (answer ?? stays).sample.y))
        if let answer {
          #expect(try near(row[6], answer.uncertainty))
          answered += 1
        } else {
          #expect(row[6] == "nan")
        }
      }
    }
    #expect(page.rows.prefix(3).map { $0[3] } == ["8", "16.667", "50"])
    #expect(answered > points.count, "the circle is hardly predicted")
  }

  /// Whether a text is a length with four decimals.
  private func near(_ text: String, _ length: Millimeters) throws -> Bool {
    abs(try #require(Double(text)) - Double(length.value)) <= 0.000_051
  }

  @Test func withoutAnAnswerTheTipStays() {
    var rows = PredictionRows([.milliseconds(0), .milliseconds(8)], to: page.take)
    _ = rows.showPrediction(points(3, through: [(1.5, 2)])[0], nil)
    _ = rows.show()
    #expect(
      page.text == PredictionRows.header()
        + "s3,0,1000,0,1.5000,2.0000,nan\ns3,0,1000,8,1.5000,2.0000,nan\n")
  }

  @Test func moreColumnsAreOfWhatIsAskedForInTheirOrder() {
    var rows = PredictionRows([.milliseconds(8)], with: [.learning, .voices], to: page.take)
    _ = rows.showPrediction(points(3, through: [(1.5, 2)])[0], nil)
    _ = rows.show()
    #expect(
      page.text
        == "stroke,index,t_ms,h_ms,x_mm,y_mm,sigma_mm,trend_9,trend_7,experts,network,hand,calm,lessons,gain\n"
        + "s3,0,1000,8,1.5000,2.0000,nan,nan,nan,nan,nan,nan,nan,nan,nan\n")
  }

  @Test func aTraceOfAnyLengthIsPrintedInPieces() {
    var rows = PredictionRows(horizons, to: page.take)
    for point in points(through: Array(repeating: (1, 2), count: 4_000)) {
      _ = rows.showPrediction(point, nil)
    }
    #expect(page.prints > 3)
    _ = rows.show()
    #expect(page.rows.count == 12_000)
  }

  @Test func aReaderThatIsGoneIsNoticed() {
    var rows = PredictionRows(horizons) { _ in false }
    let taken = points(through: Array(repeating: (1, 2), count: 4_000)).prefix {
      rows.showPrediction($0, nil)
    }
    #expect(taken.count < 4_000)
  }
}

@Suite struct PredictionSummaryTests {
  /// The words of the row of a horizon, without its name.
  private func row(_ summary: PredictionSummary, _ horizon: String) throws -> [Substring] {
    let lines = summary.text.split(separator: "\n").map { $0.split(separator: " ") }
    return try #require(lines.first { $0.starts(with: [horizon[...], "ms"]) }).dropFirst(2) + []
  }

  @Test func whoStaysIsLateByTheWayOfTheHorizon() throws {
    var summary = PredictionSummary([.milliseconds(8), .milliseconds(20), .milliseconds(50)])
    for stroke in 1...2 {
      for point in points(stroke, through: line) { _ = summary.showPrediction(point, nil) }
      summary.end(stroke: stroke)
    }
    #expect(summary.text.hasPrefix("2 strokes, 82 samples;"))
    // 1 mm in 5 ms; the last samples of a stroke reach beyond its lift. 95 % of equals are equal.
    for (horizon, compared, error) in [("8", 78, 1.6), ("20", 74, 4.0), ("50", 62, 10.0)] {
      let cells = try row(summary, horizon)
      #expect(cells[0] == "\(compared)")
      for cell in cells[1...4] { #expect(abs(try #require(Double(cell)) / error - 1) < 0.009) }
      #expect(cells[5...].joined() == "0%100%")
    }
  }

  @Test func anErrorIsTheDistanceToWhereTheStrokeWasThen() throws {
    var summary = PredictionSummary([.milliseconds(16)])
    var predictor = TipPredictor()
    let points = points(through: circle)
    var errors: [Double] = []
    for point in points {
      predictor.observe(point.sample)
      _ = summary.showPrediction(point, predictor.prediction)
      // 16 ms later is a fifth of the way from the third sample to the fourth.
      guard point.index + 4 < points.count else { continue }
      let (before, after) = (points[point.index + 3].sample, points[point.index + 4].sample)
      let guess = predictor.prediction?.sample(after: .milliseconds(16))?.sample ?? point.sample
      let x = before.x.value + (after.x.value - before.x.value) / 5 - guess.x.value
      let y = before.y.value + (after.y.value - before.y.value) / 5 - guess.y.value
      errors.append(Double((x * x + y * y).squareRoot()))
    }
    let cells = try row(summary, "16")
    #expect(cells[0] == "\(errors.count)")
    #expect(
      abs(try #require(Double(cells[1])) - errors.reduce(0, +) / Double(errors.count)) < 0.001)
    let p95 = errors.sorted()[Int((0.95 * Double(errors.count)).rounded(.up)) - 1]
    #expect(abs(try #require(Double(cells[2])) - p95) < 0.01 * p95 + 0.001)
  }

  @Test func aSampleThatIsNotLaterDoesNotCount() throws {
    var summary = PredictionSummary([.milliseconds(8)])
    for point in points(through: line) {
      for _ in 0..<3 { _ = summary.showPrediction(point, nil) }
    }
    #expect(try row(summary, "8")[0] == "39")
  }

  @Test func strokesMayGrowSideBySide() throws {
    var (together, apart) = (
      PredictionSummary([.milliseconds(8)]), PredictionSummary([.milliseconds(8)])
    )
    let (first, second) = (points(1, through: line), points(2, through: circle))
    for point in first + second { _ = apart.showPrediction(point, nil) }
    for (one, two) in zip(first, second) {
      _ = together.showPrediction(one, nil)
      _ = together.showPrediction(two, nil)
    }
    for point in second.dropFirst(first.count) { _ = together.showPrediction(point, nil) }
    #expect(together.text == apart.text)
  }

  @Test func nothingToCompareIsSaidSo() throws {
    let summary = PredictionSummary([.milliseconds(8)])
    #expect(summary.text.hasPrefix("0 strokes, 0 samples;"))
    #expect(try row(summary, "8") == ["0", "-", "-", "-", "-", "-", "-"])
  }

  @Test func theTableFitsATerminal() {
    var summary = PredictionSummary([.milliseconds(8), Microseconds(16_667)])
    for point in points(through: line) { _ = summary.showPrediction(point, nil) }
    #expect(summary.text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }
}

@Suite struct ErrorTallyTests {
  @Test func aQuantileIsExactToAPercent() throws {
    var tally = ErrorTally()
    var distances = (0..<5_000).map { 0.001 * Double($0 * $0) / 100 + 0.000_3 }
    distances.shuffle()
    for distance in distances { tally.countDistance(distance) }
    distances.sort()
    for share in [0.01, 0.5, 0.95, 1] {
      let exact = distances[Int((share * 5_000).rounded(.up)) - 1]
      let found = try #require(tally.quantile(share))
      #expect(abs(found / exact - 1) < 0.009)
    }
    let mean = try #require(tally.mean)
    #expect(abs(mean - distances.reduce(0, +) / 5_000) < 1e-9)
  }

  @Test func anyDistanceCanBeCounted() {
    var tally = ErrorTally()
    for distance in [0, 1e-300, 1e300, .infinity, .nan, -Double.nan] {
      tally.countDistance(distance)
    }
    #expect(tally.count == 6 && tally.quantile(0) == 0)
    #expect(ErrorTally().quantile(0.5) == nil && ErrorTally().mean == nil)
  }
}
