import StylusModel
import StylusTools

/// The updates of one stroke through places in millimeters, one sample each 5 ms.
func strokeUpdates(
  _ number: UInt64 = 1, tool: ToolKind = .pen, device: UInt32 = 1,
  through places: [(x: Float, y: Float)], pressure: Float? = 0.5
) -> [StrokeUpdate] {
  let id = StrokeID(rawValue: number)
  let start = Timestamp(microseconds: 1_000_000)
  let beginning = StrokeBeginning(
    stroke: id, device: DeviceID(rawValue: device), tool: Tool(kind: tool), time: start)
  let samples = inkSamples(through: places, pressure: pressure)
  let end = samples.last?.time ?? start
  let summary = StrokeSummary(
    stroke: id, time: end, flags: [], samples: UInt32(samples.count))
  return [.began(beginning)] + samples.map { .sample(id, $0) } + [
    .ended(StrokeEnding(stroke: id, time: end, flags: [])), .finished(summary),
  ]
}

/// Samples at places in millimeters, one each 5 ms.
func inkSamples(through places: [(x: Float, y: Float)], pressure: Float? = 0.5) -> [Sample] {
  places.enumerated().map { index, place in
    var sample = Sample(
      time: Timestamp(microseconds: 1_000_000 + Int64(index) * 5_000),
      x: Millimeters(place.x), y: Millimeters(place.y))
    if let pressure {
      sample.pressure = Fraction(pressure)
      sample.provenance[.pressure] = .measured
    }
    return sample
  }
}

/// A tablet of a size in millimeters.
func tablet(
  _ number: UInt32 = 1, name: String = "Wacom Intuos4 6x9", width: Float = 160, height: Float = 100
) -> Tablet {
  var tablet = Tablet(id: DeviceID(rawValue: number), name: name, role: .pen)
  tablet.area = Tablet.Area(
    left: Millimeters(0), top: Millimeters(0),
    width: Millimeters(width), height: Millimeters(height))
  return tablet
}

/// What a terminal of this size can show; everything, unless told otherwise.
func traits(
  columns: Int = 40, rows: Int = 16, isTerminal: Bool = true, _ environment: [String: String] = [:]
) -> TerminalTraits {
  let usual = ["TERM": "xterm-256color", "LANG": "en_GB.UTF-8"]
  let all = usual.merging(environment) { $1 }
  return TerminalTraits(isTerminal: isTerminal, columns: columns, rows: rows) { all[$0] }
}
