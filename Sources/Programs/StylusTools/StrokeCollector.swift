import StylusClient
import StylusModel
import StylusProtocol

/// Keeps the strokes of a live stream for a picture.
struct StrokeCollector {
  /// The finished strokes, in the order in which they finished.
  private(set) var finished: [CapturedStroke] = []
  private var open = OpenStrokes()

  /// Finished strokes and those that are still open, in order of beginning.
  var all: [CapturedStroke] { (finished + open.all).sorted { $0.id < $1.id } }

  /// Takes what the stream says.
  mutating func take(_ message: LiveMessage) {
    switch message.content {
    case .snapshot(let part): _ = open.restore(part)
    case .update(let update): take(update)
    default: break
    }
  }

  /// Takes a stroke that was not told by the stream.
  mutating func take(_ stroke: CapturedStroke) {
    open.forget(stroke.id)
    finished.append(stroke)
  }

  /// Takes an update of the pipeline.
  mutating func take(_ update: StrokeUpdate) {
    switch update {
    case .began(let beginning): open.begin(beginning)
    case .sample(let id, let sample): open.append(sample, to: id)
    case .corrected(let correction): open.correct(correction)
    case .identified(let id, let tool, _): open.identify(id, tool)
    case .finished(let summary): if let stroke = open.finish(summary) { finished.append(stroke) }
    case .cancelled(let id, _): open.forget(id)
    default: break
    }
  }
}
