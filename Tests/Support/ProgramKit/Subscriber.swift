import Foundation
import LinuxIO
import StylusClient
package import StylusModel
package import StylusProtocol

/// A client with a thread of its own, which notes every message of a daemon and when it came.
package final class Subscriber: @unchecked Sendable {
  /// A message, and when it had been read on CLOCK_MONOTONIC.
  package struct Note {
    package var content: LiveMessage.LiveContent
    package var sequence: UInt64
    package var arrival: Timestamp
  }

  private let condition = NSCondition()
  private var taken: [Note] = []
  private var samples = 0
  private var isOver = false
  private var failure: String?

  /// Connects and listens until the daemon ends the stream; wants hover and tails of so many
  /// milliseconds.
  package init(of socket: String, predicted: Int = 0) {
    Thread.detachNewThread { [self] in
      do {
        try listen(to: socket, predicted: predicted)
        finish(nil)
      } catch {
        finish("\(error)")
      }
    }
  }

  /// Everything so far.
  package var notes: [Note] { condition.withLock { taken } }

  /// How many samples of all devices have come, those of hovering pens among them.
  package var sampleCount: Int { condition.withLock { samples } }

  /// How many tails have come, those that were taken away not counted.
  package var tailCount: Int {
    notes.count { if case .predicted(_, let tail) = $0.content { !tail.isEmpty } else { false } }
  }

  /// Whether the daemon told that it was too slow.
  package var lostSome: Bool {
    wasGivenUp || notes.contains { if case .lost = $0.content { true } else { false } }
  }

  /// Whether the daemon ended the stream because it was not read.
  package var wasGivenUp: Bool { notes.last?.content == .endOfStream(.tooSlow) }

  /// Why the stream broke; nil while it lives and after it ended in good order.
  package var complaint: String? { condition.withLock { failure } }

  /// The first message of which this holds, waiting for it; nil if it does not come.
  package func first(
    seconds: Double = Programs.patience, _ isWanted: (LiveMessage.LiveContent) -> Bool
  ) -> Note? {
    let limit = Date(timeIntervalSinceNow: seconds)
    var seen = 0
    while true {
      let (fresh, isLast) = wait(beyond: seen, until: limit)
      if let found = fresh.first(where: { isWanted($0.content) }) { return found }
      if isLast { return nil }
      seen += fresh.count
    }
  }

  /// Whether this comes to hold; asked again after a delivery, but seldom enough that asking takes
  /// no time from listening where many come.
  package func wait(seconds: Double = Programs.patience, until isDone: () -> Bool) -> Bool {
    let limit = Date(timeIntervalSinceNow: seconds)
    var seen = 0
    while !isDone() {
      let (fresh, isLast) = wait(beyond: seen, until: limit)
      if isLast { return isDone() }
      seen += fresh.count
      Thread.sleep(forTimeInterval: 0.02)
    }
    return true
  }

  /// What came beyond the first `seen` notes, and whether nothing more will come in time.
  private func wait(beyond seen: Int, until limit: Date) -> (ArraySlice<Note>, isLast: Bool) {
    condition.lock()
    defer { condition.unlock() }
    while taken.count == seen, !isOver {
      if !condition.wait(until: limit) { return ([], true) }
    }
    return (taken[seen...], taken.count == seen && isOver)
  }

  private func listen(to socket: String, predicted: Int) throws {
    var wishes = Subscription()
    wishes.hover = true
    wishes.predicted = predicted
    var live = try InkConnection(path: socket).live(wishes)
    repeat {
      let arrival = Timestamp.now
      var fresh: [Note] = []
      while let message = try live.waiting() {
        fresh.append(
          Note(content: message.content, sequence: message.sequence, arrival: arrival))
      }
      condition.withLock {
        taken += fresh
        samples += fresh.count { $0.content.isSample }
        condition.broadcast()
      }
    } while try live.receiveBytes()
  }

  private func finish(_ complaint: String?) {
    condition.withLock {
      failure = complaint
      isOver = true
      condition.broadcast()
    }
  }
}

extension Subscriber {
  /// The updates about one device and its strokes, in order.
  package func updates(of device: DeviceID) -> [StrokeUpdate] {
    var strokes: Set<StrokeID> = []
    return notes.compactMap { note in
      guard case .update(let update) = note.content else { return nil }
      if case .began(let beginning) = update, beginning.device == device {
        strokes.insert(beginning.stroke)
      }
      return update.isAbout(device, strokes) ? update : nil
    }
  }

  /// Every sample of one device with what it was part of, hovering included, and when it came.
  package func samples(of device: DeviceID) -> [ReceivedSample] {
    var strokes: Set<StrokeID> = []
    return notes.compactMap { note in
      switch note.content {
      case .update(.began(let beginning)) where beginning.device == device:
        strokes.insert(beginning.stroke)
        return nil
      case .update(.sample(let stroke, let sample)) where strokes.contains(stroke):
        return ReceivedSample(sample: sample, stroke: stroke, arrival: note.arrival)
      case .update(.hover(device, _, let sample)):
        return ReceivedSample(sample: sample, stroke: nil, arrival: note.arrival)
      default: return nil
      }
    }
  }

  /// Whether the last that was heard of one device is that its tool went.
  package func hasLeft(_ device: DeviceID) -> Bool {
    guard case .proximity(let change) = updates(of: device).last else { return false }
    return change.kind != .entered
  }

  /// How finished strokes of one device ended, in order.
  package func flags(of device: DeviceID) -> [StrokeFlags] {
    updates(of: device).compactMap { update in
      if case .finished(let summary) = update { summary.flags } else { nil }
    }
  }
}

/// A sample as a client got it.
package struct ReceivedSample {
  package var sample: Sample
  /// Nil while the pen hovered.
  package var stroke: StrokeID?
  package var arrival: Timestamp

  /// Puts one together.
  package init(sample: Sample, stroke: StrokeID?, arrival: Timestamp) {
    self.sample = sample
    self.stroke = stroke
    self.arrival = arrival
  }
}

extension LiveMessage.LiveContent {
  fileprivate var isSample: Bool {
    switch self {
    case .update(.sample), .update(.hover): true
    default: false
    }
  }

  /// The finish that it tells of a stroke that is kept; nil for other messages.
  package var kept: StrokeSummary? {
    if case .update(.finished(let summary)) = self, summary.stored != nil { summary } else { nil }
  }
}

extension StrokeUpdate {
  fileprivate func isAbout(_ wanted: DeviceID, _ strokes: Set<StrokeID>) -> Bool {
    switch self {
    case .deviceRemoved(let device, _), .gap(let device, _), .hover(let device, _, _):
      device == wanted
    case .proximity(let change): change.device == wanted
    case .pad(let action): action.device == wanted
    case .began(let beginning): beginning.device == wanted
    case .sample(let stroke, _), .cancelled(let stroke, _): strokes.contains(stroke)
    case .ended(let ending): strokes.contains(ending.stroke)
    case .finished(let summary): strokes.contains(summary.stroke)
    case .corrected(let correction): strokes.contains(correction.stroke)
    case .identified(let stroke, _, _): strokes.contains(stroke)
    }
  }
}
