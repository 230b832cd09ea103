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
    let jobs = Contender.all.indices.flatMap { who in source.traces.indices.map { (who, $0) } }
    await withTaskGroup(of: (Int, Int, [ErrorFigures?]).self) { group in
      for (who, writer) in jobs {
        group.addTask {
          let measures = Contender.all[who].measures(source.traces[writer], Self.horizons)
          return (who, writer, measures.map(\.figures))
        }
      }
      var done = 0
      for await (who, writer, result) in group {
        figures[who][writer] = result
        done += 1
        Progress.show("\(source.name): \(done) of \(jobs.count) replays")
      }
    }
    Progress.clear()
    self.figures = figures
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
