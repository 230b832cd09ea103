import InkDrawing
import InkFormats
import InkGeometry
import InkRendering
import InkStorage
import LinuxIO
import ProgramOptions

/// Writes drawings as the command line says.
struct DrawingTarget {
  private static let tolerance = Option.optional(
    "tolerance", .positiveDecimal("MM", upTo: 10),
    "how far ink may move, in millimetres: 0.01 unless said; .inkd keeps every bit unless said")
  private static let dark = Option.flag("dark", "pictures show light ink, as on a dark ground")
  private static let background = Option.optional(
    "background", .color("COLOR"), "what pictures lie on; else they are transparent, PDF is paper")
  private static let dpi = Option.value(
    "dpi", .positiveDecimal("DPI", upTo: 4800), default: "192", "pixels per inch of a PNG")

  static let options = [
    tolerance.description, dark.description, background.description, dpi.description,
  ]

  private let invocation: Invocation

  init(_ invocation: Invocation) { self.invocation = invocation }

  /// Writes a drawing in a format, and tells what it does not keep.
  func write(
    _ drawing: Drawing, as format: DrawingFormat, to path: String,
    progress: InkFileFormat.Progress
  ) throws(CommandFailure) -> [Loss] {
    let (bytes, losses) = try encode(drawing, as: format, progress)
    try calling { () throws(SystemError) in try FileBytes.write(bytes, to: path) }
    return losses
  }

  private func encode(
    _ drawing: Drawing, as format: DrawingFormat, _ progress: InkFileFormat.Progress
  ) throws(CommandFailure) -> ([UInt8], [Loss]) {
    switch format {
    case .inkd: return (drawing.encoded(profile), [])
    case .inkml: return foreign(.inkML, drawing, progress)
    case .xopp: return foreign(.xopp, drawing, progress)
    case .uim: return foreign(.uim, drawing, progress)
    case .svg:
      return collected { SvgWriter(options: picture).write(drawing, progress: progress, to: $0) }
    case .pdf:
      return collected { PdfWriter(options: picture).write(drawing, progress: progress, to: $0) }
    case .png: return try pixels(of: drawing)
    }
  }

  /// Exact, unless a tolerance was asked for.
  private var profile: InkProfile {
    invocation[Self.tolerance].map { .lossy(InkTolerance(location: $0, size: $0 / 2)) } ?? .exact
  }

  private func foreign(
    _ format: InkFileFormat, _ drawing: Drawing, _ progress: InkFileFormat.Progress
  ) -> ([UInt8], [Loss]) {
    var options = InkWritingOptions()
    if let tolerance = invocation[Self.tolerance] { options.tolerance = tolerance }
    return collected { format.write(drawing, options: options, progress: progress, to: $0) }
  }

  /// What a writer gives in parts, as a whole.
  private func collected(_ write: (([UInt8]) -> Void) -> [Loss]) -> ([UInt8], [Loss]) {
    var bytes: [UInt8] = []
    let losses = write { bytes += $0 }
    return (bytes, losses)
  }

  private var picture: PictureOptions {
    var options = PictureOptions()
    options.appearance = appearance
    options.background = invocation[Self.background]
    if let tolerance = invocation[Self.tolerance] { options.tolerance = tolerance }
    return options
  }

  private var appearance: Appearance { invocation[Self.dark] ? .dark : .light }

  private func pixels(of drawing: Drawing) throws(CommandFailure) -> ([UInt8], [Loss]) {
    let scale = invocation[Self.dpi] / 25.4
    // A margin of a pixel for the rims of the ink; a drawing without ink is one pixel.
    let all = drawing.bounds.isEmpty ? Rect(min: .zero, max: .zero) : drawing.bounds
    let image = drawing.image(
      in: all.expanded(by: 1 / scale), scale: scale, appearance: appearance,
      background: invocation[Self.background])
    guard image.bounds.width > 0 else {
      throw CommandFailure(
        "the picture would have more than 268 million pixels. Mend: a smaller --dpi")
    }
    do throws(PngError) {
      let bytes = try PngEncoder.encode(
        premultiplied: image.pixels.span, width: image.width, height: image.height,
        pixelsPerMillimetre: scale)
      return (bytes, [])
    } catch {
      throw CommandFailure(error)
    }
  }
}
