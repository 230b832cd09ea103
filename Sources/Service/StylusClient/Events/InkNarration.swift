import LinuxIO
package import StylusModel
import StylusProtocol

/// Converts the news of a daemon to events, and assembles the strokes for them.
package struct InkNarration: Sendable {
  /// The same limit for the samples of a stroke as in daemons.
  private var open = OpenStrokes(longest: 65_536)
  /// Whether times are those of this machine's CLOCK_MONOTONIC.
  private var isLive = false
  private let clockOffset: @Sendable () -> Microseconds

  /// Creates a converter.
  ///
  /// - Parameter clockOffset: returns the current difference between microseconds since 1970 and
  ///   CLOCK_MONOTONIC.
  package init(clockOffset: @escaping @Sendable () -> Microseconds = { WallClock.offset }) {
    self.clockOffset = clockOffset
  }

  /// Returns the event for an item of news; nil if it concerns only the protocol.
  package mutating func event(of news: InkNews) -> InkEvent? {
    switch news {
    case .met(let daemon):
      isLive = daemon.isLive
      return nil
    case .message(let message):
      let whole = open.applyContent(message.content, clockOffset: isLive ? clockOffset() : nil)
      return event(for: message.content, whole)
    case .fetched(let stroke):
      open.forget(stroke.id)
      return .finished(stroke)
    case .missed(let missed): return .missed(missed)
    case .lost(let stroke):
      open.forget(stroke)
      return .lost(stroke)
    case .disconnected(let error, let retry): return .disconnected(error, retry: retry)
    }
  }

  /// Returns the event for a message; nil if it concerns only the protocol.
  ///
  /// - Parameter whole: the stroke that the message completed or finished.
  private func event(for content: LiveMessage.LiveContent, _ whole: CapturedStroke?) -> InkEvent? {
    switch content {
    case .hello(let hello):
      .connected(InkPlace(epoch: hello.epoch, sequence: hello.stored))
    case .ping, .endOfStream, .changed(_, nil, _): nil
    case .lost(let lost): .missed(.updates(lost.last &- lost.first &+ 1))
    case .snapshot: whole.map { .restored($0) }
    case .added(let device, let tablet, _): .device(device, tablet)
    case .changed(let device, let tablet?, _): .device(device, tablet)
    case .predicted(let stroke, let points):
      .predicted(stroke, PredictedTail(origin: open[stroke]?.samples.last, points: points))
    case .update(let update): InkEvent(update, whole)
    }
  }
}

extension InkEvent {
  /// Creates the event for an update; nil for the end of a stroke that was never reported.
  fileprivate init?(_ update: StrokeUpdate, _ finished: CapturedStroke?) {
    switch update {
    case .deviceRemoved(let device, _): self = .deviceRemoved(device)
    case .gap(let device, let time): self = .gap(device, time)
    case .proximity(let change): self = .proximity(change)
    case .hover(let device, let tool, let sample): self = .hover(device, tool, sample)
    case .pad(let action): self = .pad(action)
    case .began(let beginning): self = .began(beginning)
    case .sample(let stroke, let sample): self = .sample(stroke, sample)
    case .corrected(let correction): self = .corrected(correction)
    case .identified(let stroke, let tool, _): self = .identified(stroke, tool)
    case .ended(let ending): self = .ended(ending)
    case .cancelled(let stroke, _): self = .cancelled(stroke)
    case .finished:
      guard let finished else { return nil }
      self = .finished(finished)
    }
  }
}
