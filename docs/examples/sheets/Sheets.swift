import Foundation
import InkDrawing
import InkFormats
import InkGeometry
import InkRendering
import InkStorage

/// Makes pictures of the inks, of wet ink, of erasing and of a reveal: `sheets FOLDER
/// [DRAWING.inkd]`.
@main struct Sheets {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let folder = arguments.first else {
      print(
        "usage: sheets FOLDER [DRAWING.inkd]\nwrites inks.png, inks-dark.png, wet.png, erased.png, reveal.png"
      )
      exit(2)
    }
    let written =
      try arguments.dropFirst().first.map {
        try Drawing(decoding: Array(Data(contentsOf: URL(fileURLWithPath: $0))))
      }
      ?? EffectSheets.sample
    let inks = InkSheet().drawing
    try write(inks, to: folder + "/inks.png")
    try write(inks, to: folder + "/inks-dark.png", in: .dark)
    try write(EffectSheets.wetInk, to: folder + "/wet.png")
    try write(EffectSheets.erased, to: folder + "/erased.png")
    try write(EffectSheets.reveal(written), to: folder + "/reveal.png")
  }

  private static func write(
    _ drawing: Drawing, to path: String, in appearance: Appearance = .light
  ) throws {
    let scale = 8.0
    let paper = appearance == .light ? Color.white : Color(red: 0.11, green: 0.11, blue: 0.12)
    let image = drawing.image(
      in: drawing.bounds.expanded(by: 3), scale: scale, appearance: appearance, background: paper)
    let bytes = try PngEncoder.encode(
      premultiplied: image.pixels.span, width: image.width, height: image.height,
      pixelsPerMillimeter: scale)
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }
}
