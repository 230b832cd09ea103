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
let drawing = Drawing(strokes: strokes)
let samples = strokes.reduce(0) { $0 + $1.path.count }
print("strokes \(strokes.count) samples \(samples)")
for (name, profile, ids) in [("lossy", InkProfile.lossy(.standard), InkIDs.kept), ("lossy renumbered", .lossy(.standard), .renumbered), ("exact", .exact, .kept), ("exact renumbered", .exact, .renumbered)] {
  let clock = ContinuousClock()
  var bytes: [UInt8] = []
  let t = clock.measure { bytes = drawing.encoded(profile, ids: ids) }
  var back = Drawing()
  let u = clock.measure { back = try! Drawing(decoding: bytes) }
  print(name, bytes.count, Double(bytes.count) / Double(samples), "encode", t / Double(samples), "decode", u / Double(samples), back == drawing, back.count)
}
func without(_ change: (inout StrokePoint) -> Void) -> Drawing {
  Drawing(strokes: strokes.map { s in
    var s = s
    s.path = StrokePath(controlPoints: s.path.controlPoints.map { var p = $0; change(&p); return p }, creationDate: s.path.creationDate)
    return s
  })
}
for (n, p) in [("lossy", InkProfile.lossy(.standard)), ("exact", .exact)] {
  let all = drawing.encoded(p, ids: .renumbered).count
  func show(_ name: String, _ d: Drawing) { print(n, name, Double(all - d.encoded(p, ids: .renumbered).count) * 8 / Double(samples), "bits/sample") }
  show("location", without { $0.location = .zero })
  show("time", without { $0.timeOffset = 0 })
  show("force", without { $0.force = 1; $0.size = Size(square: 0.5) })
  show("size", without { $0.size = Size(square: 0.5) })
  show("altitude", without { $0.altitude = 1;  $0.size = Size(square: 0.5) })
  show("azimuth", without { $0.azimuth = 0 })
}
