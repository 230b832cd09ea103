import SimulatedPens
import StylusModel
import StylusPipeline

/// How long the pipeline takes for a frame, and how many updates that gives.
struct Speed {
  /// Takes updates and forgets them.
  private struct Counter: PipelineSink {
    var count = 0
    mutating func emit(_ output: PipelineOutput) { count += 1 }
  }

  /// Prints a line for each class: the median of eleven runs.
  static func print() throws {
    Swift.print("| class | frames | updates a frame | ns a frame |\n|---|---|---|---|")
    for kind in SimulatedPen.Kind.allCases {
      let trace = try Trace(writing: "the quick brown fox\njumps over it", rate: 600, seed: 1)
      let pen = SimulatedPen(kind, from: trace, seed: 1)
      var counter = Counter()
      let runs = (0..<11).map { _ in
        counter = Counter()
        return ContinuousClock().measure {
          var pipeline = InkPipeline()
          pipeline.receive(.added(pen.arrival), into: &counter)
          for event in pen.events { pipeline.receive(event, into: &counter) }
        }
      }.sorted()
      let frames = pen.events.count
      let share = Double(counter.count) / Double(frames)
      let nanoseconds = runs[5] / .nanoseconds(1) / Double(frames)
      Swift.print(
        "| \(kind.rawValue) | \(frames) | \((share * 100).rounded() / 100) | \(Int(nanoseconds)) |")
    }
  }
}
