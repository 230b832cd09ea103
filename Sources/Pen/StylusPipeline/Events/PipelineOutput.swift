package import StylusModel

/// One output of the pipeline: an update for clients, or information for the daemon alone.
package enum PipelineOutput: BitwiseCopyable, Hashable, Sendable {
  /// An update that clients receive unchanged.
  case update(StrokeUpdate)
  /// A device was added at this time; the daemon adds its description for clients.
  case deviceAdded(DeviceID, Timestamp)
  /// The profile of a device, that is, how its values arrive, was determined better.
  case profiled(DeviceID, SourceProfile, Timestamp)
  /// A device or a late source sent something that cannot be; it was put right or left out.
  case anomaly(DeviceID, Anomaly, Timestamp)
}

/// Takes the outputs of one event, in order.
///
/// A generic parameter, never an existential: taking an output must not allocate.
package protocol PipelineSink {
  /// Takes one output.
  mutating func emit(_ output: PipelineOutput)
}

extension PipelineSink {
  /// Emits an update for clients.
  package mutating func emit(_ update: StrokeUpdate) { emit(.update(update)) }
}

extension [PipelineOutput]: PipelineSink {
  package mutating func emit(_ output: PipelineOutput) { append(output) }
}

extension [PipelineOutput] {
  /// The updates that clients receive unchanged.
  package var updates: [StrokeUpdate] {
    compactMap { if case .update(let update) = $0 { update } else { nil } }
  }
}
