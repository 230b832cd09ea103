import StylusModel
import StylusProtocol

/// Tells the news of a daemon as events, and puts its strokes together for that.
package struct InkNarration: Sendable {
  /// As many samples of a stroke as daemons keep.
  private var open = OpenStrokes(longest: 65_536)

  /// Nothing was heard yet.
  package init() {}

  /// The events that news stand for; none for what is only the protocol's.
  package mutating func events(of news: InkNews) -> [InkEvent] {
    switch news {
    case .message(let message): return events(of: message.content)
    case .fetched(let stroke):
      open.forget(stroke.id)
      return [.finished(stroke)]
    case .missed(let missed): return [.missed(missed)]
    case .lost(let stroke):
      open.forget(stroke)
      return [.lost(stroke)]
    case .disconnected(let error, let retry): return [.disconnected(error, retry: retry)]
    }
  }

  private mutating func events(of content: LiveMessage.Content) -> [InkEvent] {
    switch content {
    case .hello(let hello):
      [.connected(InkPlace(epoch: hello.epoch, sequence: hello.stored))]
    case .ping, .endOfStream, .changed(_, nil, _): []
    case .lost(let lost): [.missed(.updates(lost.last &- lost.first &+ 1))]
    case .snapshot(let part): open.restore(part).map { [.restored($0)] } ?? []
    case .added(let device, let tablet, _): [.device(device, tablet)]
    case .changed(let device, let tablet?, _): [.device(device, tablet)]
    case .predicted(let stroke, let points):
      [.predicted(stroke, PredictedTail(origin: open[stroke]?.samples.last, points: points))]
    case .update(let update): event(of: update).map { [$0] } ?? []
    }
  }

  private mutating func event(of update: StrokeUpdate) -> InkEvent? {
    switch update {
    case .deviceRemoved(let device, _): return .deviceRemoved(device)
    case .gap(let device, let time): return .gap(device, time)
    case .proximity(let change): return .proximity(change)
    case .hover(let device, let tool, let sample): return .hover(device, tool, sample)
    case .pad(let action): return .pad(action)
    case .finished(let summary): return open.finish(summary).map { .finished($0) }
    default: return strokeEvent(of: update)
    }
  }

  /// What happens to a stroke that is drawn.
  private mutating func strokeEvent(of update: StrokeUpdate) -> InkEvent? {
    switch update {
    case .began(let beginning):
      open.begin(beginning)
      return .began(beginning)
    case .sample(let stroke, let sample):
      open.append(sample, to: stroke)
      return .sample(stroke, sample)
    case .corrected(let correction):
      open.correct(correction)
      return .corrected(correction)
    case .identified(let stroke, let tool, _):
      open.identify(stroke, tool)
      return .identified(stroke, tool)
    case .ended(let ending): return .ended(ending)
    case .cancelled(let stroke, _):
      open.forget(stroke)
      return .cancelled(stroke)
    default: return nil
    }
  }
}
