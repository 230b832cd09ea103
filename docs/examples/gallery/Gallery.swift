import Foundation
import InkDrawing
import InkFormats
import InkGeometry
import InkRendering
import InkStorage

/// Makes the pictures of the page with all inks and of the plates of each: `gallery FOLDER`, light
/// and dark, at 96, 192 and 300 dpi; a wash that dries; and the page as a drawing. `gallery --icons
/// FOLDER` makes the icons.
@main struct Gallery {
  static func main() throws {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let makesIcons = arguments.first == "--icons"
    if makesIcons { arguments.removeFirst() }
    guard arguments.count == 1, let folder = arguments.first else {
      print(
        """
        usage: gallery [--icons] FOLDER
        writes gallery.inkd, gallery-96.png, gallery-dark-96.png, ..., pencil-96.png, pencil-dark-96.png, ...,
        drying.png; with --icons only the icons, in folders as icon themes have them
        """)
      exit(2)
    }
    if makesIcons { return try Icons.write(to: folder) }
    let page = try GalleryPage().drawing
    try Data(page.encoded(.lossy(.standard))).write(
      to: URL(fileURLWithPath: folder + "/gallery.inkd"))
    var strip = WashStrip()
    try strip.run()
    try Data(strip.png()).write(to: URL(fileURLWithPath: folder + "/drying.png"))
    try write(page, GalleryPage.area, to: folder + "/gallery")
    for name in InkPlates.names {
      try write(InkPlates.drawing(name), InkPlates.area, to: folder + "/" + name)
    }
  }

  /// Writes a drawing at all resolutions, light and dark.
  private static func write(_ drawing: Drawing, _ area: Rect, to path: String) throws {
    for dpi in [96, 192, 300] {
      try write(drawing, area, dpi: dpi, to: "\(path)-\(dpi).png", in: .light)
      try write(drawing, area, dpi: dpi, to: "\(path)-dark-\(dpi).png", in: .dark)
    }
  }

  private static func write(
    _ drawing: Drawing, _ area: Rect, dpi: Int, to path: String, in appearance: Appearance
  ) throws {
    let scale = Double(dpi) / 25.4
    let paper = appearance == .light ? Color.white : Color(red: 0.12, green: 0.12, blue: 0.13)
    let image = drawing.image(
      in: area, scale: scale, appearance: appearance, background: paper)
    let bytes = try PngEncoder.encode(
      premultiplied: image.pixels.span, width: image.width, height: image.height,
      pixelsPerMillimeter: scale)
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }
}
