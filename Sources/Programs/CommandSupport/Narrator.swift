package import StylusModel
package import StylusPipeline
package import StylusProtocol

/// Numbers the updates of a pipeline in this process and says them as the daemon would.
package struct Narrator {
  /// The tablets, each as it is known so far.
  package private(set) var tablets: [Tablet]
  private var sequence: UInt64 = 0
  private var stored: UInt64 = 0

  /// Will tell of these tablets when they come.
  package init(_ tablets: [Tablet]) { self.tablets = tablets }

  /// What the daemon would say; nil, and no number, where it says nothing.
  package mutating func message(for output: PipelineOutput) -> LiveMessage? {
    guard let content = content(of: output) else { return nil }
    sequence += 1
    return LiveMessage(sequence: sequence, content: content)
  }

  private mutating func content(of output: PipelineOutput) -> LiveMessage.LiveContent? {
    switch output {
    case .deviceAdded(let id, let time):
      return .added(id, tablets.first { $0.id == id }, time)
    case .profiled(let id, let profile, let time):
      guard let index = tablets.firstIndex(where: { $0.id == id }) else { return nil }
      tablets[index].profile = profile
      return .changed(id, tablets[index], time)
    case .update(.finished(var summary)):
      stored += 1
      summary.stored = stored
      return .update(.finished(summary))
    case .update(let update): return .update(update)
    case .anomaly: return nil
    }
  }
}
