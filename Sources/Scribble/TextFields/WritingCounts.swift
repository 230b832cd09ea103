package import Units

/// Counts of results since the start, and waiting times.
package struct WritingCounts: Hashable, Sendable {
  /// Phrases that are in their fields, and were read back.
  package var written = 0
  /// Phrases that could not be inserted.
  package var failed = 0
  /// Ink that was not text.
  package var unread = 0
  package var gestures = 0
  /// Words of which another reading was chosen, or that were taken away from a list.
  package var corrected = 0
  package var taps = 0
  /// From the last lift to the text that was read back, in microseconds: the newest.
  package private(set) var waits: [Int64] = []
  private var next = 0

  /// The maximum number kept.
  package static let mostWaits = 1_024

  package init() {}

  mutating func recordPhrase(writtenAfter wait: Microseconds) {
    if waits.count < Self.mostWaits {
      waits.append(wait.value)
    } else {
      waits[next] = wait.value
      next = (next + 1) % Self.mostWaits
    }
  }

  /// The taps among what is to be done.
  mutating func countTaps(among actions: [WritingAction]) {
    for case .tap in actions { taps += 1 }
  }

  /// A phrase is over.
  mutating func tally(_ done: WrittenPhrase) {
    if done.text.isLost {
      failed += 1
    } else if done.text.written != nil, !done.isStruckOut {
      written += 1
    } else if done.gesture == .none, !done.isStruckOut {
      unread += 1
    }
  }

  /// The wait that is not exceeded in this fraction of cases; nil if there is none.
  package func wait(_ share: Double) -> Microseconds? {
    guard !waits.isEmpty else { return nil }
    let sorted = waits.sorted()
    return Microseconds(sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))])
  }
}
