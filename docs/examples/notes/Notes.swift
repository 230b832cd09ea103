import StylusClient
import StylusModel

/// What a program for notes does with live ink: wet strokes grow under the pen, dry ones stay on
/// the page.
@main struct Notes {
  static func main() async throws(ClientError) {
    var wet: [StrokeID: [Sample]] = [:]
    var page: [CapturedStroke] = []
    for try await event in InkStream(path: CommandLine.arguments.dropFirst().first) {
      switch event {
      case .began(let beginning): wet[beginning.stroke] = []
      case .restored(let stroke): wet[stroke.id] = stroke.samples
      case .sample(let stroke, let sample): wet[stroke]?.append(sample)
      case .corrected(let better):
        let position = Int(better.position)
        if wet[better.stroke]?.indices.contains(position) == true {
          wet[better.stroke]?[position] = better.sample
        }
      case .predicted(let stroke, let tail):
        // A real one asks its display when the next picture will be seen; here, 12 ms after the
        // tip.
        let seen = (tail.origin?.time).map { $0 + .milliseconds(12) }
        draw(stroke, wet[stroke] ?? [], ahead: seen.map { tail.points(until: $0) } ?? [])
      case .finished(let stroke):
        wet[stroke.id] = nil
        page.append(stroke)
        print("\(page.count) on the page, the last one of \(stroke.samples.count) samples")
      case .cancelled(let stroke), .lost(let stroke): wet[stroke] = nil
      case .disconnected(let reason, _): print("waiting: \(reason)")
      case .missed(let what): print("missed: \(what)")
      default: break
      }
    }
  }

  /// Where a real one draws.
  static func draw(_ stroke: StrokeID, _ samples: [Sample], ahead: [PredictedSample]) {}
}
