import PredictionYardstick

/// The errors of all contenders over one set.
struct Comparison {
  /// Milliseconds ahead.
  static let horizons = [8.0, 16, 24, 33, 50]

  let source: TraceSet
  /// For each contender, writer and horizon; writers who wrote too little for a horizon have none.
  private(set) var figures: [[[ErrorFigures?]]]

  /// Replays every writer for every contender, as many at a time as there are cores.
  init(_ source: TraceSet) async {
    self.source = source
    let none = [ErrorFigures?](repeating: nil, count: Self.horizons.count)
    var figures = Contender.all.map { _ in source.traces.map { _ in none } }
    let parts =
      source.isOneTool ? [source.traces.indices] : source.traces.indices.map { $0..<$0 + 1 }
    let jobs = Contender.all.indices.flatMap { who in parts.map { (who, $0) } }
    await withTaskGroup(of: (Int, Range<Int>, [[ErrorFigures?]]).self) { group in
      for (who, part) in jobs {
        group.addTask {
          let measures = Contender.all[who].measures(Array(source.traces[part]), Self.horizons)
          return (who, part, measures.map { $0.map(\.figures) })
        }
      }
      var done = 0
      for await (who, part, result) in group {
        figures[who].replaceSubrange(part, with: result)
        done += 1
        Progress.show("\(source.name): \(done) of \(jobs.count) replays")
      }
    }
    Progress.clear()
    self.figures = figures
  }

  /// A contender's figures of one trace, or over all.
  func figures(_ who: Int, _ trace: Int?, _ horizon: Int) -> ErrorFigures {
    guard let trace else { return overall(who, horizon) }
    return figures[who][trace][horizon] ?? ErrorFigures(values: [:])
  }

  /// A contender's mean error over that of the peer that is best in hindsight, of one trace or over
  /// all.
  func ratio(_ who: Int, _ trace: Int?, _ horizon: Int) -> Double {
    let errors = Contender.all.indices.filter { Contender.all[$0].side == .peer }
      .map { figures($0, trace, horizon)[.mean] }.filter { !$0.isNaN }
    return figures(who, trace, horizon)[.mean] / (errors.min() ?? .nan)
  }

  /// A contender's figures over all writers, each of the same weight.
  func overall(_ who: Int, _ horizon: Int) -> ErrorFigures {
    ErrorFigures(meanOf: figures[who].compactMap { $0[horizon] })
  }

  /// The mean errors of a contender's writers.
  func writers(_ who: Int, _ horizon: Int) -> [Double] {
    figures[who].compactMap { $0[horizon]?[.mean] }.filter { !$0.isNaN }
  }

  /// The peer with the least mean error, chosen in hindsight.
  func best(_ sides: [Contender.Side], _ horizon: Int) -> Int? {
    Contender.all.indices.filter { sides.contains(Contender.all[$0].side) }
      .min { overall($0, horizon)[.mean] < overall($1, horizon)[.mean] }
  }
}
