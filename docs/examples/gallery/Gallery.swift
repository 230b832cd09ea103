import Foundation
import InkDrawing
import InkFormats
import InkGeometry
import InkRendering
import InkStorage

/// Makes the pictures of the page with all inks: `gallery FOLDER`, light and dark, at 96, 192 and 300 dpi, and the page
/// as a drawing.
@main struct Gallery {
  static func main() throws {
    guard let folder = CommandLine.arguments.dropFirst().first else {
      print("usage: gallery FOLDER\nwrites gallery.inkd, gallery-96.png, gallery-dark-96.png, ...")
      exit(2)
    }
    let page = try GalleryPage().drawing
    try Data(page.encoded(.lossy(.standard))).write(
      to: URL(fileURLWithPath: folder + "/gallery.inkd"))
    for dpi in [96, 192, 300] {
      try write(page, dpi: dpi, to: "\(folder)/gallery-\(dpi).png", in: .light)
      try write(page, dpi: dpi, to: "\(folder)/gallery-dark-\(dpi).png", in: .dark)
    }
  }

  private static func write(
    _ drawing: Drawing, dpi: Int, to path: String, in appearance: Appearance
  ) throws {
    let scale = Double(dpi) / 25.4
    let paper = appearance == .light ? Color.white : Color(red: 0.12, green: 0.12, blue: 0.13)
    let image = drawing.image(
      in: GalleryPage.area, scale: scale, appearance: appearance, background: paper)
    let bytes = try PngEncoder.encode(
      premultiplied: image.pixels.span, width: image.width, height: image.height,
      pixelsPerMillimetre: scale)
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }
}
