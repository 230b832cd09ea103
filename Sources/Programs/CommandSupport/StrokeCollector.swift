import StylusClient
package import StylusModel
package import StylusProtocol

/// Keeps the strokes of a live stream for a picture.
package struct StrokeCollector {
  /// The finished strokes, in the order in which they finished.
  package private(set) var finished: [CapturedStroke] = []
  private var open = OpenStrokes()

  /// Nothing was taken yet.
  package init() {}

  /// Finished strokes and those that are still open, in order of beginning.
  package var all: [CapturedStroke] { (finished + open.all).sorted { $0.id < $1.id } }

  /// Takes what the stream says.
  package mutating func collectMessage(_ message: LiveMessage) {
    let whole = open.applyContent(message.content)
    if let whole, case .update = message.content { finished.append(whole) }
  }

  /// Takes a stroke that was not told by the stream.
  package mutating func collectStroke(_ stroke: CapturedStroke) {
    open.forget(stroke.id)
    finished.append(stroke)
  }

  /// Takes an update of the pipeline.
  package mutating func collectUpdate(_ update: StrokeUpdate) {
    if let stroke = open.applyUpdate(update) { finished.append(stroke) }
  }
}
