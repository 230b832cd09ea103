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
    let whole = open.take(message.content)
    if let whole, case .update = message.content { finished.append(whole) }
  }

  /// Takes a stroke that was not told by the stream.
  mutating func take(_ stroke: CapturedStroke) {
    open.forget(stroke.id)
    finished.append(stroke)
  }

  /// Takes an update of the pipeline.
  mutating func take(_ update: StrokeUpdate) {
    if let stroke = open.take(update) { finished.append(stroke) }
  }
}
