package import InkDrawing
import InkStorage

/// Encodes a drawing as the bytes of a file.
package struct DrawingEncoder: Sendable {
  /// The largest distance by which ink may move, in millimeters; nil for exact encoding in our own
  /// format, and for the default of each other format.
  package var tolerance: Double?
  /// The appearance of the ink in pictures.
  package var appearance = Appearance.light
  /// The background of pictures; nil for none, or for the paper of a PDF.
  package var background: Color?
  /// The pixels per inch, greater than 0, of a PNG, and of textured ink in SVG and PDF; nil for 192
  /// and 300.
  package var dotsPerInch: Double?
  /// Whether SVG and PDF contain only outlines.
  package var hasOutlinesOnly = false
  /// The text of parts of each page, for PDF; in an SVG, all pages count as one.
  package var texts: [[PictureText]] = []
  /// Whether large files of our own format get a preview, which takes a few microseconds per
  /// stroke.
  package var addsPreviews = true

  /// Creates an encoder with the default options.
  package init() {}

  /// The reason why a drawing cannot be encoded.
  package enum DrawingEncodingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The picture would have more than 268 million pixels, or a side of more than a million; with
    /// the largest possible number of dots per inch.
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

  /// Returns the bytes, and what the format does not keep.
  package func encode(
    _ drawing: Drawing, as format: DrawingFormat,
    progress: InkFileFormat.Progress = { _, _ in }
  ) throws(DrawingEncodingError) -> (bytes: [UInt8], losses: [Loss]) {
    try encode(InkDocument(drawing), as: format, progress: progress)
  }

  /// Encodes a document; in a format without pages, they are placed one below the other.
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

  /// Returns a PNG picture.
  package func png(_ strokes: StrokeSource) throws(DrawingEncodingError) -> [UInt8] {
    try PngPicture(strokes, appearance, on: background, dotsPerInch: dotsPerInch ?? 192).encoded()
  }

  /// Writes strokes that need not be in memory, in any format except PNG, in parts of some
  /// kilobytes. ``PreviewEnding`` adds the preview to an ink file.
  ///
  /// - Parameter spool: storage for data that a format must keep until the end.
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

  /// Writes the same bytes as ``Drawing/encoded(_:ids:)``, or as the document that the strokes
  /// belong to.
  private func writeInkFile<Failure: Error>(
    _ strokes: StrokeSource, _ progress: InkFileFormat.Progress,
    to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var writer = InkStrokeWriter(profile)
    let pages = strokes.pages
    let hasPages = !pages.isDrawing
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

  /// Returns the document in our own format, with a preview if it is large.
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
