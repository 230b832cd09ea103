import LinuxIO
package import StylusModel
package import StylusPipeline

/// Prints predictions as CSV: a header line, and a row for each sample and horizon.
///
/// Where the predictor declines, the row holds the sample's own place, and `nan` for the uncertainty.
package struct PredictionRows: PredictionViewer {
  private let horizons: [Horizon]
  private var rows: [UInt8]
  private var beginning: [UInt8] = []
  private let put: ([UInt8]) -> Bool

  private struct Horizon {
    let span: Microseconds
    /// `8,`
    let text: [UInt8]
  }

  /// The names of the columns.
  package static let header = "stroke,index,t_ms,h_ms,x_mm,y_mm,sigma_mm\n"
  /// When so many bytes wait they are printed, whether more comes or not.
  private static let enough = 1 << 16

  /// Rows for some horizons, in this order.
  ///
  /// - Parameter put: prints bytes; false if nobody reads any more.
  package init(
    _ horizons: [Microseconds], to put: @escaping ([UInt8]) -> Bool = StandardStream.output
  ) {
    self.put = put
    self.horizons = horizons.map { span in
      var text: [UInt8] = []
      text.append(milliseconds: span.value)
      text.append(UInt8(ascii: ","))
      return Horizon(span: span, text: text)
    }
    rows = Array(Self.header.utf8)
    rows.reserveCapacity(2 * Self.enough)
  }

  package mutating func take(_ point: TracePoint, _ prediction: TipPrediction?) -> Bool {
    beginning.removeAll(keepingCapacity: true)
    beginning += point.label
    beginning.append(Self.comma)
    beginning.append(whole: UInt64(point.index))
    beginning.append(Self.comma)
    beginning += point.stamp
    beginning.append(Self.comma)
    for horizon in horizons {
      rows += beginning
      rows += horizon.text
      append(Expectation(point.sample, prediction, after: horizon.span))
    }
    return rows.count < Self.enough || show()
  }

  private mutating func append(_ expectation: Expectation) {
    rows.append(fourDecimals: expectation.x)
    rows.append(Self.comma)
    rows.append(fourDecimals: expectation.y)
    rows.append(Self.comma)
    rows.append(fourDecimals: expectation.uncertainty ?? .nan)
    rows.append(UInt8(ascii: "\n"))
  }

  package mutating func end(stroke: Int) {}

  package mutating func show() -> Bool {
    defer { rows.removeAll(keepingCapacity: true) }
    return rows.isEmpty || put(rows)
  }

  private static let comma = UInt8(ascii: ",")
}
