import Foundation
import InkDrawing
import InkFormats
import InkGeometry
import InkRendering
import InkStorage

/// `make FOLDER PAGES` writes `notes.inkd` and `page-N.xopp`; `show NOTES.inkd OUT.png WIDTH` draws
/// the first page, so many pixels wide, and reads no more of the file than that takes.
func make(_ folder: String, pages: Int) throws {
  var all = Drawing()
  for number in 0..<pages {
    let strokes = Notebook.strokes()
    try save(
      InkFileFormat.xopp.bytes(of: Drawing(strokes: strokes)).bytes, "\(folder)/page-\(number).xopp"
    )
    let move = InkTransform.translation(Point(x: 0, y: Double(number) * Notebook.page.height))
    for var stroke in strokes {
      stroke.transform = move
      all.append(stroke)
    }
  }
  try save(all.encoded(.lossy(.standard)), folder + "/notes.inkd")
}

func show(_ file: String, _ picture: String, width: Int) throws {
  let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: file))
  let size = Int(try handle.seekToEnd())
  let source = InkByteSource(count: size) { range in
    guard (try? handle.seek(toOffset: UInt64(range.lowerBound))) != nil else { return nil }
    return (try? handle.read(upToCount: range.count)).flatMap { $0 }.map(Array.init)
  }
  let page = Rect(min: .zero, max: Point(x: Notebook.page.width, y: Notebook.page.height))
  let visible = Drawing(strokes: try InkFile(source).strokes(touching: page))
  let scale = Double(width) / Notebook.page.width
  let image = visible.image(in: page, scale: scale, background: .white)
  let png = try PngEncoder.encode(
    premultiplied: image.pixels.span, width: image.width, height: image.height,
    pixelsPerMillimeter: scale)
  try save(png, picture)
}

func save(_ bytes: [UInt8], _ path: String) throws {
  try Data(bytes).write(to: URL(fileURLWithPath: path))
}

let arguments = Array(CommandLine.arguments.dropFirst())
switch (arguments.first, arguments.count) {
case ("make", 3): try make(arguments[1], pages: Int(arguments[2]) ?? 25)
case ("show", 4): try show(arguments[1], arguments[2], width: Int(arguments[3]) ?? 1920)
default:
  print("usage: first-screen-benchmark make FOLDER PAGES | show NOTES.inkd OUT.png WIDTH")
  exit(2)
}
