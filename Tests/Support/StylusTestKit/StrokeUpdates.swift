package import StylusModel

/// The updates of one stroke through places in millimeters, one sample each 5 ms.
package func strokeUpdates(
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
package func inkSamples(
  through places: [(x: Float, y: Float)], pressure: Float? = 0.5
) -> [Sample] {
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
