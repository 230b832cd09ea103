import PublicPredictors

/// Why a table of samples cannot be read.
package enum TraceTableError: Error, Hashable, Sendable, CustomStringConvertible {
  case header(String)
  case line(Int, String)
  case noCount(String)
  case noStroke

  package var description: String {
    switch self {
    case .header(let line):
      "the header line is '\(line.prefix(80))'. Fix: make it "
        + "'\(PenTrace.strokeHeader)[,altitude,azimuth]' or '\(PenTrace.writerHeader)'"
    case .line(let number, let text):
      "line \(number), '\(text.prefix(80))', is not one number for each column of the header. "
        + "Fix: correct or delete the line"
    case .noCount(let line):
      "the first line is '\(line.prefix(80))', not the number of points. Fix: name a file of seven "
        + "columns, x y time status azimuth altitude pressure"
    case .noStroke:
      "no stroke has two samples and any pressure. Fix: where the pen touches, write a pressure above 0"
    }
  }
}

extension PenTrace {
  /// The header of anyone's strokes; `,altitude,azimuth` (radians) may follow.
  package static let strokeHeader = "stroke,t_ms,x_mm,y_mm,pressure"
  /// The header of the freely licensed writers: lengths in 0.005 mm, pressure up to 1023, angles in
  /// tenths of a degree.
  package static let writerHeader = "writer,t_ms,x,y,pressure,azimuth_ddeg,altitude_ddeg"

  /// The pens of a table of comma-separated values: one trace for strokes, one for each writer.
  ///
  /// The rows of one stroke, or of one writer, stand together. A stroke without any pressure is a
  /// stay in the air.
  package static func table(_ text: String, name: String) throws(TraceTableError) -> [PenTrace] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let header = lines.first.map(String.init) ?? ""
    let traces: [PenTrace]
    if header == writerHeader {
      traces = try groups(of: lines, columns: 7, reading: Observed.init(writer:)).map {
        PenTrace(name: $0.key, readings: $0.readings)
      }
    } else if header == strokeHeader || header == strokeHeader + ",altitude,azimuth" {
      let columns = header == strokeHeader ? 5 : 7
      var trace = PenTrace(name: name, strokes: [])
      for group in try groups(of: lines, columns: columns, reading: Observed.init(stroke:)) {
        trace.add(group.readings)
      }
      traces = [trace]
    } else {
      throw .header(header)
    }
    guard traces.contains(where: { $0.strokes.contains { $0.count > 1 } }) else { throw .noStroke }
    return traces
  }

  /// The rows below the header, taken apart where their first column changes.
  private static func groups(
    of lines: [Substring], columns: Int, reading: ([Double]) -> Observed
  ) throws(TraceTableError) -> [(key: String, readings: [Observed])] {
    var groups: [(key: String, readings: [Observed])] = []
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      let numbers = fields.dropFirst().compactMap { Double($0) }
      guard fields.count == columns, numbers.count == columns - 1, numbers.allSatisfy(\.isFinite)
      else { throw .line(index + 1, String(line)) }
      if groups.last.map({ $0.key == fields[0] }) != true { groups.append((String(fields[0]), [])) }
      groups[groups.count - 1].readings.append(reading(numbers))
    }
    return groups
  }
}

extension Observed {
  fileprivate init(stroke numbers: [Double]) {
    self.init(
      time: numbers[0], position: Position(x: numbers[1], y: numbers[2]),
      pressure: min(max(numbers[3], 0), 1),
      lean: numbers.count < 6 ? nil : Lean(altitude: numbers[4], azimuth: numbers[5]))
  }

  fileprivate init(writer numbers: [Double]) {
    self.init(
      time: numbers[0], position: Position(x: numbers[1], y: numbers[2]) * 0.005,
      pressure: min(max(numbers[3] / 1023, 0), 1),
      lean: Lean(altitude: numbers[5] / 1800 * .pi, azimuth: numbers[4] / 1800 * .pi))
  }
}
