import FittingYardstick
import Foundation
import InkFitting
import PredictionYardstick

// Prints how near fitted paths stay to the samples of writers, with how many control points, and
// what that takes. With --new-writers: each half of the writers of a file, and how likely ten
// others are within the bars. See README.md here.

do {
  let isForNew = CommandLine.arguments.contains("--new-writers")
  let files = CommandLine.arguments.dropFirst().filter { $0 != "--new-writers" }
  if files.isEmpty {
    print(FitFigures.header)
    for rate in [60.0, 133, 240, 1000] { print(try FitFigures.synthetic(rate: rate).lines) }
  }
  for file in files {
    let traces = try PenTrace.table(String(contentsOfFile: file, encoding: .utf8), name: file)
    print(FitFigures.header)
    var writers: [FitFigures] = []
    var halves = [FitFigures(name: "first, third, ..."), FitFigures(name: "second, fourth, ...")]
    var total = FitFigures(name: "all")
    for trace in traces {
      var figures = FitFigures(name: trace.name)
      for stroke in trace.strokes { try figures.add(stroke.map { FitSample($0, of: stroke) }) }
      print(figures.lines)
      halves[writers.count % 2].add(figures)
      writers.append(figures)
      total.add(figures)
    }
    if isForNew { for half in halves { print(half.lines) } }
    print(total.lines)
    if isForNew { print(NewWriters(writers).lines) }
  }
} catch {
  print("fitting-benchmark: \(error)")
  exit(1)
}
