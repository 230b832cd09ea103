import Glibc
import InkDrawing
import InkFormats
import InkGeometry
import InkRendering
import InkStorage

/// How long a small picture of a large drawing takes, and how large the files are.
///
///     previews-benchmark FILE COUNT [FOLDER [INK]]
///
/// Repeats the strokes of FILE (.inkd) on a page until there are COUNT, with another ink if one is
/// named. FOLDER gets the drawing and the pictures; - is no folder.

func bytes(of path: String) -> [UInt8] {
  var bytes: [UInt8] = []
  var part = [UInt8](repeating: 0, count: 1 << 20)
  guard let file = unsafe fopen(path, "r") else {
    print("previews-benchmark: cannot open \(path)")
    exit(1)
  }
  while case let count = unsafe fread(&part, 1, part.count, file), count > 0 {
    bytes += part[..<count]
  }
  unsafe fclose(file)
  return bytes
}

func write(_ bytes: [UInt8], to path: String) {
  guard let file = unsafe fopen(path, "w") else { return }
  unsafe fwrite(bytes, 1, bytes.count, file)
  unsafe fclose(file)
}

/// The strokes of a drawing, again and again in rows.
func repeated(_ drawing: Drawing, count: Int, ink: InkType?) -> [Stroke] {
  let all = drawing.strokes.map { stroke in
    var stroke = stroke
    if let ink {
      stroke.ink = Ink(ink, color: Color(rgba: ink == .marker ? 0xFFD0_00FF : 0x2040_80FF))
    }
    return stroke
  }
  let size = drawing.bounds
  let copies = (count + all.count - 1) / all.count
  let columns = max(1, Int(Double(copies).squareRoot() / (size.width / size.height).squareRoot()))
  return (0..<count).map { number in
    let copy = number / all.count
    var stroke = all[number % all.count]
    let place = Point(
      x: Double(copy % columns) * size.width * 1.02, y: Double(copy / columns) * size.height * 1.02)
    stroke.transform = stroke.transform.then(.translation(place))
    stroke.id = InkID()
    stroke.originID = stroke.id
    return stroke
  }
}

func measured(_ name: String, _ count: Int, _ work: () -> Void) {
  let start = clock()
  work()
  let microseconds = Double(clock() - start)
  print(
    "\(name): \((microseconds / 1000).rounded()) ms, \((microseconds / Double(count) * 10).rounded() / 10) us each"
  )
}

guard CommandLine.arguments.count > 2, let count = Int(CommandLine.arguments[2]) else {
  print("previews-benchmark FILE COUNT [FOLDER [INK]]")
  exit(2)
}
let source = try Drawing(decoding: bytes(of: CommandLine.arguments[1]))
let ink = CommandLine.arguments.dropFirst(4).first.flatMap { name in
  InkType.allCases.first { "\($0)" == name }
}
let strokes = repeated(source, count: count, ink: ink)
let bounds = strokes.reduce(Rect.empty) { $0.union($1.renderBounds) }
let points = strokes.reduce(0) { $0 + $1.path.count }
print("\(count) strokes, \(points) points, \(bounds.width) x \(bounds.height) mm")
let folder = CommandLine.arguments.dropFirst(3).first.flatMap { $0 == "-" ? nil : $0 }

var pictures: [Raster] = []
measured("painter, both", count) {
  var painter = MiniaturePainter(
    bounds: bounds, longerSide: 512, mostScale: 192 / 25.4, for: [.light, .dark])
  for stroke in strokes { painter?.draw(stroke) }
  pictures = painter?.finish() ?? []
}
measured("painter, light", count) {
  var painter = MiniaturePainter(
    bounds: bounds, longerSide: 512, mostScale: 192 / 25.4, for: [.light])
  for stroke in strokes { painter?.draw(stroke) }
  _ = painter?.finish()
}
for (name, picture) in zip(["light", "dark"], pictures) {
  let png = try PngEncoder.encode(
    premultiplied: picture.pixels.span, width: picture.width, height: picture.height)
  print("\(name): \(picture.width) x \(picture.height), PNG \(png.count) bytes")
  if let folder { write(png, to: "\(folder)/\(name).png") }
}
if count <= 20_000 || folder != nil {
  let drawing = Drawing(strokes: strokes)
  for (name, appearance) in [("light", Appearance.light), ("dark", .dark)] {
    var encoder = DrawingEncoder()
    encoder.appearance = appearance
    encoder.dotsPerInch = min(192, 508 / max(bounds.width, bounds.height) * 25.4)
    var png: [UInt8] = []
    measured("full, \(name)", count) {
      png = (try? encoder.encode(drawing, as: .png).bytes) ?? []
    }
    if let folder { write(png, to: "\(folder)/full-\(name).png") }
  }
  if let folder {
    var file: [UInt8] = []
    measured("encoded", count) { file = drawing.encoded() }
    print("file: \(file.count) bytes")
    write(file, to: "\(folder)/drawing.inkd")
  }
}
