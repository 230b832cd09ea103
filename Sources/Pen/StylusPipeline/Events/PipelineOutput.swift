package import StylusModel

/// One thing that the pipeline says: what clients hear, or what the daemon alone must know.
package enum PipelineOutput: BitwiseCopyable, Hashable, Sendable {
  /// Clients hear this as it is.
  case update(StrokeUpdate)
  /// A device is there from now on, and since this moment; who knows its description tells clients.
  case deviceAdded(DeviceID, Timestamp)
  /// It is known better how a device's values arrive.
  case profiled(DeviceID, SourceProfile, Timestamp)
  /// A device or a late source sent something that cannot be; it was put right or left out.
  case anomaly(DeviceID, Anomaly, Timestamp)
}

/// Takes what one event causes, in order.
///
/// A generic parameter, never an existential: taking an output must not allocate.
package protocol PipelineSink {
  /// Takes one output.
  mutating func emit(_ output: PipelineOutput)
}

extension PipelineSink {
  /// Takes what clients hear.
  package mutating func emit(_ update: StrokeUpdate) { emit(.update(update)) }
}

extension [PipelineOutput]: PipelineSink {
  package mutating func emit(_ output: PipelineOutput) { append(output) }
}

extension [PipelineOutput] {
  /// What clients hear of them as it is.
  package var updates: [StrokeUpdate] {
    compactMap { if case .update(let update) = $0 { update } else { nil } }
  }
}
