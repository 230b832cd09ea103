package import InkDrawing
import InkStorage

/// Makes the bytes of a file of a drawing.
package struct DrawingEncoder: Sendable {
  /// How far ink may move, in millimeters; nil: not at all in our own format, in others as far as
  /// those usually do.
  package var tolerance: Double?
  /// What pictures show the ink for.
  package var appearance = Appearance.light
  /// What pictures lie on; nil: nothing, or the paper of a PDF.
  package var background: Color?
  /// Pixels per inch, above 0: of a PNG, and of textured ink in SVG and PDF; nil: 192, and 300.
  package var dotsPerInch: Double?
  /// Whether SVG and PDF have outlines only.
  package var hasOutlinesOnly = false
  /// What parts of each page read, for PDF; for SVG they count as one.
  package var texts: [[PictureText]] = []
  /// Whether large files of our own format get a preview, which takes a few microseconds for each
  /// stroke.
  package var addsPreviews = true

  /// As it is usual.
  package init() {}

  /// Why a drawing has no bytes.
  package enum DrawingEncodingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A picture of more than 268 million pixels, or with a side of more than a million; and the
    /// most dots per inch that would do.
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
  ) throws(DrawingEncodingError) -> (bytes: [UInt8], losses: [Loss]) {
    try encode(InkDocument(drawing), as: format, progress: progress)
  }

  /// The same of a document; where the format has no pages they lie one below the other.
  package func encode(
    _ document: InkDocument, as format: DrawingFormat,
    progress: InkFileFormat.Progress = { _, _ in }
  ) throws(DrawingEncodingError) -> (bytes: [UInt8], losses: [Loss]) {
    if format == .inkd { return (stored(document), []) }
    let strokes = StrokeSource(document)
    if format == .png { return (try png(strokes), []) }
    var bytes: [UInt8] = []
    let losses = writeStrokes(strokes, as: format, progress: progress) { bytes += $0 }
    return (bytes, losses)
  }

  /// A picture of pixels.
  package func png(_ strokes: StrokeSource) throws(DrawingEncodingError) -> [UInt8] {
    try PngPicture(strokes, appearance, on: background, dotsPerInch: dotsPerInch ?? 192).encoded()
  }

  /// Writes strokes that need not be in memory, in any format but PNG, in parts of some kilobytes.
  /// ``PreviewEnding`` gives a file of ours its preview.
  ///
  /// - Parameter spool: for what a format has to keep until the end.
  /// - Returns: what the format does not keep.
  package func writeStrokes<Failure: Error>(
    _ strokes: StrokeSource, as format: DrawingFormat,
    progress: InkFileFormat.Progress = { _, _ in },
    spool: ByteSpool<Failure> = .inMemory,
    to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) -> [Loss] {
    switch format {
    case .inkd:
      try writeInkFile(strokes, progress, to: sink)
      return []
    case .inkml: return try foreign(.inkML, strokes, progress, spool, to: sink)
    case .xopp: return try foreign(.xopp, strokes, progress, spool, to: sink)
    case .uim: return try foreign(.uim, strokes, progress, spool, to: sink)
    case .svg:
      return try SvgWriter(options: picture).write(strokes, progress: progress, to: sink)
    case .pdf:
      var writer = PdfWriter(options: picture)
      writer.pageTexts = texts
      return try writer.write(strokes, progress: progress, to: sink)
    case .png: preconditionFailure("a picture of pixels is not written stroke by stroke")
    }
  }

  /// The same bytes as of ``Drawing/encoded(_:ids:)``, or of the document that they are of.
  private func writeInkFile<Failure: Error>(
    _ strokes: StrokeSource, _ progress: InkFileFormat.Progress,
    to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var writer = InkStrokeWriter(profile)
    let pages = strokes.pages
    let hasPages = pages.count > 1 || pages[0].background != nil
    var done = 0
    try sink(writer.begin(hasPages: hasPages))
    for page in pages {
      if hasPages { try sink(writer.beginPage(on: page.background)) }
      for stroke in page.strokes {
        let chunk = writer.appendStroke(stroke)
        if !chunk.isEmpty { try sink(chunk) }
        done += 1
        progress(done, strokes.count)
      }
    }
    try sink(writer.finish())
  }

  /// Our own format, with a preview if it is large.
  private func stored(_ document: InkDocument) -> [UInt8] {
    let bytes = document.encoded(profile)
    guard addsPreviews, let file = try? InkFile(bytes),
      let ending = PreviewEnding(of: file, storing: document)
    else { return bytes }
    return bytes[..<ending.offset] + ending.bytes
  }

  private var profile: InkProfile {
    tolerance.map { .lossy(InkTolerance(location: $0, size: $0 / 2)) } ?? .exact
  }

  private func foreign<Failure: Error>(
    _ format: InkFileFormat, _ strokes: StrokeSource, _ progress: InkFileFormat.Progress,
    _ spool: ByteSpool<Failure>, to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) -> [Loss] {
    var options = InkWritingOptions()
    if let tolerance { options.tolerance = tolerance }
    options.profile = profile
    return try format.write(
      strokes, options: options, progress: progress, spool: spool, to: sink)
  }

  private var picture: PictureOptions {
    var options = PictureOptions()
    options.appearance = appearance
    options.background = background
    if let tolerance { options.tolerance = tolerance }
    if let dotsPerInch { options.texture = .pixels(perInch: dotsPerInch) }
    if hasOutlinesOnly { options.texture = .outlines }
    options.texts = Array(texts.joined())
    return options
  }
}
