import Foundation
import InkDrawing
import InkFitting
import InkGeometry
import PredictionYardstick
import PublicPredictors

let even = CommandLine.arguments.contains("even")
func samples(_ stroke: [Observed]) -> [FitSample] {
  let span = stroke.last!.time - stroke[0].time
  let began = stroke[0].time
  return stroke.enumerated().map { i, o in
    FitSample(
      time: even && stroke.count > 1 ? span / 1000 * Double(i) / Double(stroke.count - 1) : (o.time - began) / 1000, location: Point(x: o.position.x, y: o.position.y),
      force: o.pressure, azimuth: o.lean?.azimuth ?? 0, altitude: o.lean?.altitude ?? .pi / 2)
  }
}
let args = CommandLine.arguments
let every = args.count > 2 ? Int(args[2])! : 1
let live = args.count > 3 && args[3] == "live" 
let traces = try PenTrace.table(String(contentsOfFile: args[1], encoding: .utf8), name: "x")
var all = PathErrors()
var total = 0
var endCount = [Int](repeating: 0, count: 12), mid = 0, endTotal = 0, midTime = 0.0, endErr = [Double](repeating: 0, count: 12), endF = endErr
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
    if CommandLine.arguments.contains("ends") {
      let p = path!; let d = p.duration
      if s.count >= 24 {
        for x in p { let t = x.timeOffset; let k = Int(min(t, d - t) / 0.0075); if k < 12 { endCount[k] += 1 } else { mid += 1 }; }
        endTotal += 1; midTime += (d / 0.0075 - 24)
        var q = PathErrors(); q.add(p, of: s)
        for i in 0..<12 { endErr[i] += q.nearest[i] * q.nearest[i] + q.nearest[s.count-1-i] * q.nearest[s.count-1-i]; endF[i] += q.force[i] * q.force[i] + q.force[s.count-1-i]*q.force[s.count-1-i] }
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

if endTotal > 0 { print("cps per end by sample:", endCount.map { String(format: "%.2f", Double($0) / Double(2 * endTotal)) }, "mid per sample", Double(mid) / midTime)
print("rms near by index", endErr.map { String(format: "%.4f", ($0 / Double(2 * endTotal)).squareRoot()) })
print("rms force by index", endF.map { String(format: "%.4f", ($0 / Double(2 * endTotal)).squareRoot()) }) 
let a = all.nearest.map { $0 * $0 }.reduce(0, +) / Double(all.nearest.count), b = all.force.map { $0 * $0 }.reduce(0, +) / Double(all.force.count)
print("rms", a.squareRoot(), b.squareRoot()) }
