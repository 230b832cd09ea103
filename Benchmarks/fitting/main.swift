import Foundation
import InkDrawing
import InkFitting
import InkGeometry
import PredictionYardstick
import PublicPredictors

func samples(_ stroke: [Observed]) -> [FitSample] {
  let began = stroke[0].time
  return stroke.map {
    FitSample(
      time: ($0.time - began) / 1000, location: Point(x: $0.position.x, y: $0.position.y),
      force: $0.pressure, azimuth: $0.lean?.azimuth ?? 0, altitude: $0.lean?.altitude ?? .pi / 2)
  }
}
let args = CommandLine.arguments
let every = args.count > 2 ? Int(args[2])! : 1
let live = args.count > 3 && args[3] == "live"
let traces = try PenTrace.table(String(contentsOfFile: args[1], encoding: .utf8), name: "x")
var all = PathErrors()
var total = 0
let clock = ContinuousClock()
func show(_ name: String, _ e: PathErrors, _ n: Int, _ d: Duration) {
  func f(_ x: Double) -> String { String(format: "%.4f", x) }
  print(name, n, e.points, "ratio", f(Double(e.points) / Double(n)), "same", f(e.atSameTime.quantile(0.5)), f(e.atSameTime.quantile(0.95)), f(e.atSameTime.max() ?? 0),
  "near", f(e.nearest.quantile(0.5)), f(e.nearest.quantile(0.95)), f(e.nearest.max() ?? 0), "force", f(e.force.quantile(0.95)), f(e.force.max() ?? 0), "us/sample", f(Double(d.components.attoseconds) / 1e12 / Double(n) + Double(d.components.seconds) * 1e6 / Double(n)))
}
var totalTime = Duration.zero
for trace in traces {
  var e = PathErrors()
  var n = 0
  var time = Duration.zero
  for (i, stroke) in trace.strokes.enumerated() where i % every == 0 {
    let s = samples(stroke)
    n += s.count
    var path: StrokePath?
    time += try clock.measure {
      if live {
        var f = StrokeFitter()
        for x in s { try f.append(x) }
        f.finish()
        path = f.path
      } else {
        path = try StrokePath(fitting: s)
      }
    }
    e.add(path!, of: s)
  }
  show(trace.name, e, n, time)
  all.add(e)
  total += n
  totalTime += time
}
show("all", all, total, totalTime)
