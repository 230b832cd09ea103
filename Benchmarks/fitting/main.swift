import FittingYardstick
import Foundation
import InkFitting
import PredictionYardstick

// Prints how near fitted paths stay to the samples of writers, with how many control points, and what that takes.
// See Benchmarks/README.md.

do {
  if CommandLine.arguments.count < 2 {
    print(FitFigures.header)
    for rate in [60.0, 133, 240, 1000] { print(try FitFigures.synthetic(rate: rate).lines) }
  }
  for file in CommandLine.arguments.dropFirst() {
    let traces = try PenTrace.table(String(contentsOfFile: file, encoding: .utf8), name: file)
    print(FitFigures.header)
    var total = FitFigures(name: "all")
    for trace in traces {
      var figures = FitFigures(name: trace.name)
      for stroke in trace.strokes { try figures.add(stroke.map { FitSample($0, of: stroke) }) }
      print(figures.lines)
      total.add(figures)
    }
    print(total.lines)
  }
} catch {
  print("fitting-benchmark: \(error)")
  exit(1)
}
