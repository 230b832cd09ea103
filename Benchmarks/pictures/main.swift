import Glibc
import InkDrawing
import InkFormats
import InkGeometry

/// How much CPU time a picture takes and how large it is, for each ink and for a whole drawing.
///
///     pictures-benchmark [STROKES]      200 if nothing is said
///     pictures-benchmark show FOLDER    writes two small pictures there

/// Turns like handwriting: loops of a few millimeters on a line, with force, tilt and speed that
/// change.
func stroke(_ type: InkType, at origin: Point, phase: Double) -> Stroke {
  let ink = Ink(type)
  let points = (0..<24).map { step in
    let t = Double(step)
    let wave = Turn.direction(of: t * 1.1 + phase)
    let slow = Turn.direction(of: t * 0.23 + phase * 3)
    let pen = PenState(
      force: Float(0.45 + 0.35 * slow.x), altitude: Float(0.9 + 0.2 * slow.y),
      azimuth: Float(0.6 + 0.3 * wave.y), speed: Float(60 + 40 * wave.x))
    let tip = ink.tip(width: type.defaultWidth, pen: pen)
    return StrokePoint(
      location: origin + Point(x: t * 0.45 + 0.9 * wave.x, y: 1.8 * wave.y), timeOffset: t * 0.03,
      size: tip.size, opacity: tip.opacity, force: pen.force, azimuth: pen.azimuth,
      altitude: pen.altitude)
  }
  return Stroke(
    ink: ink,
    path: StrokePath(
      controlPoints: points,
      creationDate: WallTime(microsecondsSince1970: 1_700_000_000_000_000 + Int64(phase * 1e6))))
}

func sheet(_ types: [InkType], count: Int) -> Drawing {
  Drawing(
    strokes: (0..<count).map { number in
      let column = number % 100
      let origin = Point(x: Double(column) * 14, y: Double(number / 100) * 8)
      return stroke(types[number % types.count], at: origin, phase: Double(number) * 0.37)
    })
}

func measure(_ name: String, _ drawing: Drawing) {
  var sizes: [String] = []
  let ways: [(String, (([UInt8]) -> Void) -> Void)] = [
    ("svg", { sink in _ = SvgWriter().write(drawing, to: sink) }),
    ("svg+data", { sink in _ = SvgWriter(includesData: true).write(drawing, to: sink) }),
    ("pdf", { sink in _ = PdfWriter().write(drawing, to: sink) }),
    ("pdf flat", { sink in _ = PdfWriter(content: .flat).write(drawing, to: sink) }),
  ]
  for (way, write) in ways {
    var size = 0
    let start = clock()
    write { size += $0.count }
    let microseconds = (clock() - start) / drawing.count
    sizes.append("\(way) \(size / drawing.count) B \(microseconds) us")
  }
  print(name, "CPU, each of \(drawing.count):", sizes.joined(separator: ", "))
}

/// Writes the sheet of all inks to a folder, to look at.
func show(in folder: String) {
  let drawing = sheet(InkType.allCases.filter { $0 != .eraser }, count: 16)
  for (name, bytes) in [
    ("inks.svg", SvgWriter().bytes(of: drawing).bytes),
    ("inks.pdf", PdfWriter().bytes(of: drawing).bytes),
  ] {
    guard let file = unsafe fopen("\(folder)/\(name)", "w") else {
      print("cannot write \(name) in \(folder): is it a folder of yours?")
      exit(1)
    }
    unsafe fwrite(bytes, 1, bytes.count, file)
    unsafe fclose(file)
  }
}

if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "show" {
  show(in: CommandLine.arguments[2])
  exit(0)
}
let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 200
for type in InkType.allCases where type != .eraser {
  measure("\(type)", sheet([type], count: min(count, 200)))
}
measure("pens", sheet([.pen, .monoline, .fountainPen, .reed], count: count))
measure("all inks", sheet(InkType.allCases.filter { $0 != .eraser }, count: count))
