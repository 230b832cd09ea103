import Foundation
import InkDrawing
import InkGeometry
import InkStorage

func load(_ path: String) -> [Stroke] {
  let text = try! String(contentsOfFile: path, encoding: .utf8)
  var strokes: [Stroke] = []
  var points: [StrokePoint] = []
  var start = 0.0
  var writer = Substring()
  let ink = Ink(.pen)
  func end() {
    if !points.isEmpty {
      strokes.append(Stroke(ink: ink, path: StrokePath(controlPoints: points, creationDate: WallTime(microsecondsSince1970: 1_700_000_000_000_000 + Int64(start * 1e6)))))
    }
    points = []
  }
  for line in text.split(separator: "\n").dropFirst() {
    let f = line.split(separator: ",")
    if f[0] != writer { end(); writer = f[0] }
    let v = f.dropFirst().map { Double($0)! }
    if v[3] <= 0 { end(); continue }
    let t = v[0] / 1000
    if points.isEmpty { start = t }
    let pen = PenState(force: Float(v[3] / 1023), altitude: Float(v[5] * .pi / 1800), azimuth: Float(v[4] * .pi / 1800))
    let tip = ink.tip(width: 0.5, pen: pen)
    points.append(StrokePoint(location: Point(x: v[1] / 200, y: v[2] / 200), timeOffset: Double(Int(v[0]) - Int((start * 1000).rounded())) / 1000, size: tip.size, opacity: tip.opacity, force: pen.force, azimuth: pen.azimuth, altitude: pen.altitude))
  }
  end()
  return strokes
}
let strokes = load(CommandLine.arguments[1])
if CommandLine.arguments.count > 2 { train(strokes) } else {
let samples = strokes.reduce(0) { $0 + $1.path.count }
print("all", Double(Drawing(strokes: strokes).encoded(.lossy(.standard), ids: .renumbered).count) / Double(samples))
for k in [1, 4, 16, 64, 256] {
  var bytes = 0
  for s in stride(from: 0, to: strokes.count - k, by: k) { bytes += Drawing(strokes: strokes[s..<s + k]).encoded(.lossy(.standard), ids: .renumbered).count }
  print(k, Double(bytes) / Double(samples))
}}
