import LinuxIO
package import StylusModel
import StylusProtocol

/// Tells the news of a daemon as events, and puts its strokes together for that.
package struct InkNarration: Sendable {
  /// As many samples of a stroke as daemons keep.
  private var open = OpenStrokes(longest: 65_536)
  /// Whether times are those of this machine's CLOCK_MONOTONIC.
  private var isLive = false
  private let clockOffset: @Sendable () -> Microseconds

  /// Nothing was heard yet.
  ///
  /// - Parameter clockOffset: what to add to a time of CLOCK_MONOTONIC for microseconds since 1970,
  ///   as the clocks stand when it is asked.
  package init(clockOffset: @escaping @Sendable () -> Microseconds = { WallClock.offset }) {
    self.clockOffset = clockOffset
  }

  /// The event that news stand for; nil for what is only the protocol's.
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

  /// The event that a message stands for; nil for what is only the protocol's.
  ///
  /// - Parameter whole: the stroke that it made whole, or finished.
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
  /// The event that an update stands for; nil for the finish of a stroke that was never told.
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
