import StylusModel
import StylusProtocol

/// Numbers the updates of a pipeline in this process and says them as the daemon would.
struct Narrator {
  /// The tablets, each as it is known so far.
  private(set) var tablets: [Tablet]
  private var sequence: UInt64 = 0
  private var stored: UInt64 = 0

  /// Will tell of these tablets when they come.
  init(_ tablets: [Tablet]) { self.tablets = tablets }

  /// What the daemon would say; nil, and no number, where it says nothing.
  mutating func message(for update: StrokeUpdate) -> LiveMessage? {
    guard let content = content(of: update) else { return nil }
    sequence += 1
    return LiveMessage(sequence: sequence, content: content)
  }

  private mutating func content(of update: StrokeUpdate) -> LiveMessage.Content? {
    switch update {
    case .deviceAdded(let id, let time):
      return tablets.first { $0.id == id }.map { .added($0, time) } ?? .update(update)
    case .profiled(let id, let profile, let time):
      guard let index = tablets.firstIndex(where: { $0.id == id }) else { return nil }
      tablets[index].profile = profile
      return .changed(id, tablets[index], time)
    case .finished(let summary):
      stored += 1
      return .finished(summary, stored: stored)
    case .anomaly:
      return nil
    default:
      return .update(update)
    }
  }
}
