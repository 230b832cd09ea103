package import InkDrawing
import InkStorage

/// Makes the bytes of a file of a drawing.
package struct DrawingEncoder: Sendable {
  /// How far ink may move, in millimetres; nil: not at all in our own format, in others as far as those usually do.
  package var tolerance: Double?
  /// What pictures show the ink for.
  package var appearance = Appearance.light
  /// What pictures lie on; nil: nothing, or the paper of a PDF.
  package var background: Color?
  /// Pixels per inch, above 0: of a PNG, and of textured ink in SVG and PDF; nil: 192, and 300.
  package var dotsPerInch: Double?
  /// Whether SVG and PDF have outlines only.
  package var hasOutlinesOnly = false
  /// What parts of the drawing read, for SVG and PDF.
  package var texts: [PictureText] = []

  /// As it is usual.
  package init() {}

  /// Why a drawing has no bytes.
  package enum Fault: Error, Hashable, Sendable, CustomStringConvertible {
    /// A picture of more than 268 million pixels, or with a side of more than a million; and the most dots per inch
    /// that would do.
    case tooManyPixels(width: Int?, height: Int?, mostDotsPerInch: Double)
    case png(PngError)

    package var description: String {
      switch self {
      case .tooManyPixels(let width, let height, _):
        "the picture would have \(width.map { "\($0)" } ?? "billions") x "
          + "\(height.map { "\($0)" } ?? "billions of") pixels; 268 million may be, and 1000000 on a side"
      case .png(let error): "\(error)"
      }
    }
  }

  /// The bytes, and what the format does not keep.
  package func encode(
    _ drawing: Drawing, as format: DrawingFormat,
    progress: InkFileFormat.Progress = { _, _ in }
  ) throws(Fault) -> (bytes: [UInt8], losses: [Loss]) {
    switch format {
    case .inkd: return (drawing.encoded(profile), [])
    case .inkml: return foreign(.inkML, drawing, progress)
    case .xopp: return foreign(.xopp, drawing, progress)
    case .uim: return foreign(.uim, drawing, progress)
    case .svg:
      return collected { SvgWriter(options: picture).write(drawing, progress: progress, to: $0) }
    case .pdf:
      return collected { PdfWriter(options: picture).write(drawing, progress: progress, to: $0) }
    case .png:
      let picture = PngPicture(drawing, appearance, on: background, dotsPerInch: dotsPerInch ?? 192)
      return (try picture.encoded(), [])
    }
  }

  /// The same of a document; where the format has no pages they lie one below the other.
  package func encode(
    _ document: InkDocument, as format: DrawingFormat
  ) throws(Fault) -> [UInt8] {
    if format == .inkd { return document.encoded(profile) }
    return try encode(document.joined, as: format).bytes
  }

  private var profile: InkProfile {
    tolerance.map { .lossy(InkTolerance(location: $0, size: $0 / 2)) } ?? .exact
  }

  private func foreign(
    _ format: InkFileFormat, _ drawing: Drawing, _ progress: InkFileFormat.Progress
  ) -> ([UInt8], [Loss]) {
    var options = InkWritingOptions()
    if let tolerance { options.tolerance = tolerance }
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
    options.background = background
    if let tolerance { options.tolerance = tolerance }
    if let dotsPerInch { options.texture = .pixels(perInch: dotsPerInch) }
    if hasOutlinesOnly { options.texture = .outlines }
    options.texts = texts
    return options
  }
}
