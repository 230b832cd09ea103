import StylusModel
import StylusPipeline

/// A device, what it sent, and what the pipeline said of it.
struct Story {
  var device = DeviceArrival(
    device: DeviceID(rawValue: 1),
    measures: [.init(.position), .init(.pressure), .init(.tilt), .init(.distance)],
    time: Timestamp(microseconds: 0))
  var events: [DeviceEvent] = []

  /// A device with a profile.
  init(_ change: (inout SourceProfile) -> Void = { _ in }) { change(&device.profile) }

  /// Adds a frame.
  mutating func add(_ frame: ToolFrame) { events.append(.tool(frame)) }

  /// Everything that the pipeline says.
  var outputs: [PipelineOutput] {
    var pipeline = InkPipeline()
    var outputs: [PipelineOutput] = []
    for event in [.added(device)] + events { pipeline.receive(event, into: &outputs) }
    return outputs
  }

  /// What clients hear of it.
  var updates: [StrokeUpdate] { outputs.updates }

  /// The samples of all strokes, as they were sent.
  var sent: [Sample] {
    updates.compactMap { if case .sample(_, let sample) = $0 { sample } else { nil } }
  }

  /// The samples of all strokes, as they were in the end.
  var final: [Sample] {
    var samples: [StrokeID: [Sample]] = [:]
    for update in updates {
      if case .sample(let id, let sample) = update { samples[id, default: []].append(sample) }
      if case .corrected(let correction) = update {
        samples[correction.stroke]?[Int(correction.position)] = correction.sample
      }
    }
    return samples.sorted { $0.key < $1.key }.flatMap(\.value)
  }

  /// What went wrong.
  var anomalies: [Anomaly] {
    outputs.compactMap { if case .anomaly(_, let anomaly, _) = $0 { anomaly } else { nil } }
  }

  /// The ends of all strokes.
  var summaries: [StrokeSummary] {
    updates.compactMap { if case .finished(let summary) = $0 { summary } else { nil } }
  }
}

extension ToolFrame {
  /// The same frame with something changed.
  func with(_ change: (inout ToolFrame) -> Void) -> ToolFrame {
    var frame = self
    change(&frame)
    return frame
  }
}
