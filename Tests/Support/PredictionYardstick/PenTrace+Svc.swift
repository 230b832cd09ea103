import PublicPredictors

extension PenTrace {
  /// The pen of a `.svc` file, as the Brain Diseases Analysis Laboratory and others write them: how
  /// many points there are, then a line for each: x, y, time, whether the tip is down, azimuth,
  /// altitude, pressure.
  ///
  /// There are two kinds. As the tablet gave them: lengths in 0.005 mm, times in milliseconds,
  /// pressure up to 32767. Or converted, told by their decimal points: millimeters, seconds, 0...1.
  /// Angles are in tenths of a degree in both.
  package static func svc(_ text: String, name: String) throws(TraceTableError) -> PenTrace {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard let header = lines.first, Int(header) != nil else {
      throw .noCount(String(lines.first ?? ""))
    }
    let isConverted = lines.dropFirst().first?.contains(".") ?? false
    var readings: [Observed] = []
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      let fields = line.split(separator: " ")
      let numbers = fields.compactMap { Double($0) }
      guard fields.count == 7, numbers.count == 7, numbers.allSatisfy(\.isFinite) else {
        throw .line(index + 1, String(line))
      }
      readings.append(Observed(svc: numbers, isConverted: isConverted))
    }
    let trace = PenTrace(name: name, readings: readings)
    guard trace.strokes.contains(where: { $0.count > 1 }) else { throw .noStroke }
    return trace
  }
}

extension Observed {
  fileprivate init(svc numbers: [Double], isConverted: Bool) {
    let pressure = isConverted ? numbers[6] : numbers[6] / 32767
    self.init(
      time: isConverted ? numbers[2] * 1000 : numbers[2],
      position: Position(x: numbers[0], y: numbers[1]) * (isConverted ? 1 : 0.005),
      // A tip that is down presses, however little the tablet feels.
      pressure: numbers[3] == 0 ? 0 : min(max(pressure, 0.001), 1),
      lean: Lean(altitude: numbers[5] / 1800 * .pi, azimuth: numbers[4] / 1800 * .pi))
  }
}
