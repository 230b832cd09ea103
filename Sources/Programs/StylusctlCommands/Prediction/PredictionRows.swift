package import InkConversion
import LinuxIO
package import StylusModel
package import StylusPipeline

/// Prints predictions as CSV: a header line, and a row for each sample and horizon.
///
/// Where the predictor declines, the row holds the sample's own place, and `nan` for the
/// uncertainty.
package struct PredictionRows: PredictionViewer {
  private let horizons: [Horizon]
  private let columns: Columns
  private var rows: [UInt8]
  private var beginning: [UInt8] = []
  private let put: ([UInt8]) -> Bool

  private struct Horizon {
    let span: Microseconds
    /// `8,`
    let text: [UInt8]
  }

  /// What is told next to each answer.
  package struct Columns: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// What each voice counts, and how much the tip is kept from jerking.
    package static let voices = Columns(rawValue: 1)
    /// From how many moments the hand was learned so far, and by what share the error became
    /// smaller.
    package static let learning = Columns(rawValue: 2)
  }

  /// The names of the columns.
  package static func header(_ columns: Columns = []) -> String {
    "stroke,index,t_ms,h_ms,x_mm,y_mm,sigma_mm"
      + (columns.contains(.voices) ? ",trend_9,trend_7,experts,network,hand,calm" : "")
      + (columns.contains(.learning) ? ",lessons,gain" : "") + "\n"
  }
  /// The number of waiting bytes that are printed even if more may come.
  private static let enough = 1 << 16

  /// Rows for some horizons, in this order.
  ///
  /// - Parameters:
  ///   - columns: what is told next to them.
  ///   - put: prints bytes; false if nobody reads any more.
  package init(
    _ horizons: [Microseconds], with columns: Columns = [],
    to put: @escaping ([UInt8]) -> Bool = { StandardStream.output(data: $0) }
  ) {
    self.put = put
    self.columns = columns
    self.horizons = horizons.map { span in
      var text: [UInt8] = []
      text.appendDecimal(milliseconds: span.value)
      text.append(UInt8(ascii: ","))
      return Horizon(span: span, text: text)
    }
    rows = Array(Self.header(columns).utf8)
    rows.reserveCapacity(2 * Self.enough)
  }

  package mutating func showPrediction(_ point: TracePoint, _ prediction: TipPrediction?) -> Bool {
    beginning.removeAll(keepingCapacity: true)
    beginning += point.label
    beginning.append(Self.comma)
    beginning.appendDigits(whole: UInt64(point.index))
    beginning.append(Self.comma)
    beginning += point.stamp
    beginning.append(Self.comma)
    for horizon in horizons {
      rows += beginning
      rows += horizon.text
      appendCells(Expectation(point.sample, prediction, after: horizon.span))
      if columns.contains(.voices) { appendVoices(prediction, horizon.span) }
      if columns.contains(.learning) { appendLearning(prediction) }
      rows.append(UInt8(ascii: "\n"))
    }
    return rows.count < Self.enough || show()
  }

  private mutating func appendCells(_ expectation: Expectation) {
    rows.appendDecimal(fourDecimals: expectation.x)
    rows.append(Self.comma)
    rows.appendDecimal(fourDecimals: expectation.y)
    rows.append(Self.comma)
    rows.appendDecimal(fourDecimals: expectation.uncertainty ?? .nan)
  }

  private mutating func appendVoices(_ prediction: TipPrediction?, _ horizon: Microseconds) {
    let voices = prediction?.voices(after: horizon)
    let shares = [
      voices?.lightTrend, voices?.heavyTrend, voices?.experts, voices?.network, voices?.hand,
    ]
    for share in shares {
      rows.append(Self.comma)
      rows.appendDecimal(fourDecimals: share.map(Double.init) ?? .nan)
    }
    rows.append(Self.comma)
    rows.appendDecimal(fourDecimals: prediction?.patience ?? .nan)
  }

  private mutating func appendLearning(_ prediction: TipPrediction?) {
    rows.append(Self.comma)
    if let prediction {
      rows.appendDigits(whole: prediction.lessons)
    } else {
      rows.appendDecimal(fourDecimals: .nan)
    }
    rows.append(Self.comma)
    rows.appendDecimal(fourDecimals: prediction?.gain ?? .nan)
  }

  package mutating func end(stroke: Int) {}

  package mutating func show() -> Bool {
    defer { rows.removeAll(keepingCapacity: true) }
    return rows.isEmpty || put(rows)
  }

  private static let comma = UInt8(ascii: ",")
}
