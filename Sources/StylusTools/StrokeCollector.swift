import InkModel
import StylusProtocol

/// Puts the strokes of a live stream together again.
struct StrokeCollector {
  /// The finished strokes, in the order in which they finished.
  private(set) var finished: [CapturedStroke] = []
  private var open: [StrokeID: CapturedStroke] = [:]

  /// Finished strokes and those that are still open, in order of beginning.
  var all: [CapturedStroke] { (finished + open.values).sorted { $0.id < $1.id } }

  /// Takes what the stream says.
  mutating func take(_ message: LiveMessage) {
    switch message.content {
    case .snapshot(let part):
      let id = part.beginning.stroke
      if part.first == 0 { open[id] = CapturedStroke(beginning: part.beginning) }
      open[id]?.samples += part.samples
    case .finished(let summary, let stored): finish(summary, stored)
    case .update(let update): take(update)
    default: break
    }
  }

  /// Takes an update of the pipeline.
  mutating func take(_ update: StrokeUpdate) {
    switch update {
    case .began(let beginning): open[beginning.stroke] = CapturedStroke(beginning: beginning)
    case .sample(let id, let sample): open[id]?.samples.append(sample)
    case .corrected(let correction): correct(correction)
    case .identified(let id, let tool, _): open[id]?.tool = tool
    case .finished(let summary): finish(summary, 0)
    case .cancelled(let id, _): open[id] = nil
    default: break
    }
  }

  private mutating func correct(_ correction: SampleCorrection) {
    let position = Int(correction.position)
    guard let count = open[correction.stroke]?.samples.count, position < count else { return }
    open[correction.stroke]?.samples[position] = correction.sample
  }

  private mutating func finish(_ summary: StrokeSummary, _ stored: UInt64) {
    guard var stroke = open.removeValue(forKey: summary.stroke) else { return }
    stroke.sequence = stored
    stroke.flags = summary.flags
    stroke.settlement = summary.settlement
    finished.append(stroke)
  }
}
