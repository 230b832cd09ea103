import Foundation
import InkDrawing
import InkFitting
import InkGeometry
import PredictionYardstick
import PublicPredictors

// Prints how near fitted paths stay to the samples of writers, with how many control points, and what that takes.
// See Benchmarks/README.md.

guard CommandLine.arguments.count > 1 else {
  print("usage: fitting-benchmark FILE.csv ... (see Benchmarks/README.md, Fitting)")
  exit(2)
}
do {
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
