import LinuxIO
import StylusModel

/// Reads the samples of a trace from CSV that comes in pieces, in bounded memory.
///
///     var reader = TraceReader()
///     reader.appendBytes(piece)                                  // as often as bytes come
///     while try reader.readSample() { use(reader.point) }
///     reader.endInput()                                        // the last line may lack its end
///     while try reader.readSample() { use(reader.point) }
///
/// The header line names the columns, in any order: `stroke,t_ms,x_mm,y_mm,pressure`, perhaps
/// `altitude` and `azimuth`, and others that do not matter. A stroke lasts as long as its label
/// stays. Times are milliseconds on any clock and do not run backwards within a stroke; pressure is
/// 0...1, angles are radians.
package struct TraceReader: Sendable {
  /// The sample that was read last.
  package private(set) var point = TracePoint()
  private var lines = TraceLines()
  private var columns: TraceColumns?

  /// A reader before the header line.
  package init() {}

  /// Takes more bytes.
  package mutating func appendBytes(_ piece: ArraySlice<UInt8>) { lines.appendBytes(piece) }

  /// Says that no more bytes come.
  package mutating func endInput() { lines.endInput() }

  /// The line that was read last; counts from 1, and is 0 before the first.
  package var line: Int { lines.number }

  /// Whether the header line has been read.
  package var hasHeader: Bool { columns != nil }

  /// Reads the next sample; false if more bytes must come first, or none will.
  ///
  /// - Throws: where the bytes are no trace; the reader is of no use then.
  package mutating func readSample() throws(TraceError) -> Bool {
    while try lines.readLine() {
      if let columns {
        try readRow(columns)
        return true
      }
      try readHeader()
    }
    return false
  }

  // MARK: The header

  private mutating func readHeader() throws(TraceError) {
    var names = lines.fields.map { String(decoding: lines.bytes[$0], as: UTF8.self) }
    // Some write the header line as a comment, or comments before it.
    let isComment = names[0].hasPrefix("#")
    if isComment { names[0] = String(names[0].drop { $0 == "#" || $0 == " " }) }
    do throws(TraceColumns.TraceHeaderError) { columns = try TraceColumns(names) } catch {
      guard isComment else { throw makeError(error) }
    }
  }

  private func makeError(_ fault: TraceColumns.TraceHeaderError) -> TraceError {
    switch fault {
    case .missing(let names):
      TraceError(
        line: line,
        what: names == TraceColumns.ColumnName.needed
          ? "this is neither a trace nor a recording"
          : "the header line lacks " + names.joined(separator: ", "),
        fix: "begin with a line such as " + TraceColumns.ColumnName.needed.joined(separator: ",")
          + " in UTF-8, separated by commas")
    case .doubled(let name):
      TraceError(
        line: line, column: name, what: "the header line names it twice",
        fix: "rename the column that should be ignored")
    }
  }

  // MARK: A row

  private mutating func readRow(_ columns: TraceColumns) throws(TraceError) {
    guard lines.fields.count == columns.count else { throw wrongCount(columns) }
    let begins = try takeLabel(lines.fields[columns.stroke])
    let time = try time(columns)
    if !begins, time < point.sample.time { throw backwards() }
    var sample = Sample(
      time: time, x: try coordinate(columns.x, TraceColumns.ColumnName.x),
      y: try coordinate(columns.y, TraceColumns.ColumnName.y))
    sample.provenance[.time] = .measured
    sample.provenance[.position] = .measured
    sample.pressure = try pressure(columns)
    sample.provenance[.pressure] = .measured
    try lean(&sample, columns)
    point.sample = sample
    point.index = begins ? 0 : point.index + 1
    point.stamp.removeAll(keepingCapacity: true)
    point.stamp += lines.bytes[lines.fields[columns.time]]
  }

  /// Whether the label is another than before.
  private mutating func takeLabel(_ field: Range<Int>) throws(TraceError) -> Bool {
    guard !field.isEmpty else {
      throw TraceError(
        line: line, column: TraceColumns.ColumnName.stroke, what: "the label is missing",
        fix: "give the rows of each stroke a number or a name")
    }
    guard point.stroke == 0 || !lines.bytes[field].elementsEqual(point.label) else { return false }
    point.stroke += 1
    point.label.removeAll(keepingCapacity: true)
    point.label += lines.bytes[field]
    return true
  }

  private func time(_ columns: TraceColumns) throws(TraceError) -> Timestamp {
    let name = TraceColumns.ColumnName.time
    let milliseconds = try parseColumn(columns.time, name)
    guard abs(milliseconds) <= Self.latest else {
      throw outOfRange(name, "a time in milliseconds, at most 10^13", "subtract the first time")
    }
    return Timestamp(microseconds: Int64((milliseconds * 1000).rounded()))
  }

  /// Three hundred years, in milliseconds.
  private static let latest = 1e13

  private func coordinate(_ column: Int, _ name: String) throws(TraceError) -> Millimeters {
    let length = try parseColumn(column, name)
    guard abs(length) <= Self.farthest else {
      throw outOfRange(name, "a position within a kilometer", "write millimeters")
    }
    return Millimeters(Float(length))
  }

  /// A kilometre, in millimeters.
  private static let farthest = 1e6

  private func pressure(_ columns: TraceColumns) throws(TraceError) -> Fraction {
    let name = TraceColumns.ColumnName.pressure
    let share = try parseColumn(columns.pressure, name)
    guard -Self.rounding...1 + Self.rounding ~= share else {
      throw outOfRange(name, "within 0...1", "divide by the tablet's greatest pressure")
    }
    return Fraction(Float(share))
  }

  /// The excess over the range that counts as a rounded pressure.
  private static let rounding = 0.01

  // MARK: Tilt

  /// Takes altitude and azimuth, where both are told.
  private func lean(_ sample: inout Sample, _ columns: TraceColumns) throws(TraceError) {
    let altitude = try angle(columns.altitude, TraceColumns.ColumnName.altitude, 0...Double.pi / 2)
    let azimuth = try angle(
      columns.azimuth, TraceColumns.ColumnName.azimuth, -2 * Double.pi...2 * Double.pi)
    guard let altitude, let azimuth else { return }
    sample.altitude = Radians(max(0, min(Float(altitude), .pi / 2)))
    let direction = Float(azimuth < 0 ? azimuth + 2 * Double.pi : azimuth)
    sample.azimuth = Radians(0..<2 * .pi ~= direction ? direction : 0)
    sample.provenance[.tilt] = .measured
  }

  /// The excess over the range that counts as a rounded angle, in radians.
  private static let slack = 1e-3

  /// An angle in radians; nil where it is not told. One beyond its range, perhaps in degrees,
  /// counts as not told: places, which are all that is asked for, do not depend on it.
  private func angle(
    _ column: Int?, _ name: String, _ range: ClosedRange<Double>
  ) throws(TraceError) -> Double? {
    guard let column, !lines.fields[column].isEmpty else { return nil }
    let angle = try parseColumn(column, name)
    return range.lowerBound - Self.slack <= angle && angle <= range.upperBound + Self.slack
      ? angle : nil
  }

  // MARK: Fields and faults

  private func parseColumn(_ column: Int, _ name: String) throws(TraceError) -> Double {
    let field = lines.bytes[lines.fields[column]]
    if let number = decimal(field) { return number }
    let what =
      field.isEmpty
      ? "the number is missing"
      : "'\(Terminal.printable(String(decoding: field.prefix(40), as: UTF8.self)))' is not a "
        + "finite number"
    throw TraceError(
      line: line, column: name, what: what,
      fix: "write a decimal number with a point, or leave the row out")
  }

  private func outOfRange(_ name: String, _ what: String, _ fix: String) -> TraceError {
    TraceError(line: line, column: name, what: "not \(what)", fix: fix)
  }

  private func backwards() -> TraceError {
    TraceError(
      line: line, column: TraceColumns.ColumnName.time,
      what: "the time is earlier than in the previous row",
      fix: "sort the rows of a stroke by time, or give each stroke a label of its own")
  }

  private func wrongCount(_ columns: TraceColumns) -> TraceError {
    TraceError(
      line: line, what: "\(lines.fields.count) fields, but the header line has \(columns.count)",
      fix: "write one field for each column, and decimals with a point")
  }
}
