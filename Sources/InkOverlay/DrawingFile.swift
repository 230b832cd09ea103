import InkDrawing
import InkFormats
import InkGeometry
import InkRendering
import InkStorage
import LinuxIO

/// A file that drawings are written to, in the format that its name ends with.
package struct DrawingFile: Hashable, Sendable {
  /// Where it is.
  package let path: String
  private let format: Format

  /// The formats; the raw value is the end of a file's name.
  private enum Format: String, CaseIterable {
    case inkd, inkml, xopp, uim, svg, pdf, png
  }

  /// The ends of names that there are, for people.
  package static var endings: String {
    Format.allCases.map { "." + $0.rawValue }.joined(separator: ", ")
  }

  /// Nil if the name says no format.
  package init?(path: String) {
    let parts = path.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let format = parts.last.flatMap({ Format(rawValue: $0.lowercased()) })
    else { return nil }
    self.path = path
    self.format = format
  }

  /// Pixels of a PNG per millimetre: 192 per inch.
  private static let scale = 192 / 25.4

  /// Writes a drawing, in the place of what the file was.
  ///
  /// - Throws: what the kernel says; EFBIG for a picture of more than 268 million pixels.
  func write(_ drawing: Drawing) throws(SystemError) {
    guard let bytes = encode(drawing) else { throw SystemError("write", path, .tooLarge) }
    try FileBytes.write(bytes, to: path)
  }

  private func encode(_ drawing: Drawing) -> [UInt8]? {
    switch format {
    case .inkd: return drawing.encoded()
    case .inkml: return InkFileFormat.inkML.bytes(of: drawing).bytes
    case .xopp: return InkFileFormat.xopp.bytes(of: drawing).bytes
    case .uim: return InkFileFormat.uim.bytes(of: drawing).bytes
    case .svg: return collected { _ = SvgWriter(options: PictureOptions()).write(drawing, to: $0) }
    case .pdf: return collected { _ = PdfWriter(options: PictureOptions()).write(drawing, to: $0) }
    case .png: return png(of: drawing)
    }
  }

  private func collected(_ write: (([UInt8]) -> Void) -> Void) -> [UInt8] {
    var bytes: [UInt8] = []
    write { bytes += $0 }
    return bytes
  }

  private func png(of drawing: Drawing) -> [UInt8]? {
    let all = drawing.bounds.isEmpty ? Rect(min: .zero, max: .zero) : drawing.bounds
    let image = drawing.image(in: all.expanded(by: 1 / Self.scale), scale: Self.scale)
    guard image.bounds.width > 0 else { return nil }
    return try? PngEncoder.encode(
      premultiplied: image.pixels.span, width: image.width, height: image.height,
      pixelsPerMillimetre: Self.scale)
  }
}
