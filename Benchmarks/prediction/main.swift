import Foundation
import PredictionYardstick

let horizons = [8.0, 16, 24, 33, 50]
let path = CommandLine.arguments[1]
let traces = try PenTrace.table(String(contentsOfFile: path, encoding: .utf8), name: "x")
for contender in Contender.all {
  let writers = traces.map { contender.measures($0, horizons).compactMap(\.figures) }
  let all = horizons.indices.map { h in ErrorFigures(meanOf: writers.map { $0[h] }) }
  func line(_ m: ErrorFigures.Measure) -> String {
    all.map { String(format: "%.3f", $0[m]) }.joined(separator: " ")
  }
  print(contender.name)
  for measure in ErrorFigures.Measure.allCases { print("   ", line(measure), measure.rawValue) }
}
