import CommandSupport
import InkDrawing
import InkFormats
import InkRecognition
import InkStorage
import LinuxIO
package import ProgramOptions
import StylusModel
import TextRecognition

/// Writes drawings as the command line says.
package struct DrawingTarget {
  private static let tolerance = Option.optional(
    "tolerance", .positiveDecimal("MM", upTo: 10),
    "how far ink may move, in millimeters; by default 0.01, and .inkd keeps every bit")
  private static let dark = Option.flag("dark", "show light ink in pictures, for a dark background")
  private static let background = Option.optional(
    "background", .color("COLOR"),
    "the background of pictures; by default transparent, in a PDF paper")
  private static let dpi = Option.optional(
    "dpi", .positiveDecimal("DPI", upTo: 4800),
    "pixels per inch; by default 192 in a PNG, and 300 for textured ink in SVG and PDF")
  private static let outlines = Option.flag(
    "outlines", "write SVG and PDF with outlines only, for plotters and cutters")

  private static let text = Option.flag(
    "text", "make SVG and PDF searchable: include English handwriting as invisible text"
  )

  package static let options =
    [
      text.description, tolerance.description, dark.description, background.description,
      dpi.description, outlines.description,
    ] + RecognitionLanguage.options(needing: text)

  private let encoder: DrawingEncoder
  /// What handwriting is read as; nil: it is not.
  private let language: WritingLanguage?

  /// - Throws: what is wrong with the language or its words.
  init(_ invocation: Invocation) throws(StylusctlError) {
    var encoder = DrawingEncoder()
    encoder.tolerance = invocation[Self.tolerance]
    encoder.appearance = invocation[Self.dark] ? .dark : .light
    encoder.background = invocation[Self.background]
    encoder.dotsPerInch = invocation[Self.dpi]
    encoder.hasOutlinesOnly = invocation[Self.outlines]
    self.encoder = encoder
    language = invocation[Self.text] ? try RecognitionLanguage.loadLanguage(invocation) : nil
  }

  /// Makes sure that a format can have what was asked for.
  func checkSearchable(_ format: DrawingFormat, _ path: String) throws(StylusctlError) {
    guard language == nil || format == .svg || format == .pdf else {
      throw StylusctlError(
        "\(path): only SVG and PDF can contain text. Fix: leave out --text, or write SVG or PDF")
    }
  }

  /// Writes strokes in a format, and tells what it does not keep; nil if they could not all be
  /// read, and nothing was written then.
  func writeDrawing(
    _ drawing: OpenDrawing, as format: DrawingFormat, to path: String,
    progress: InkFileFormat.Progress
  ) throws(StylusctlError) -> [Loss]? {
    if format == .inkd { return try writeInkFile(drawing, to: path, progress) }
    let strokes = drawing.strokes
    var encoder = encoder
    if let language {
      try Self.checkStrokeCount(strokes, path)
      encoder.texts =
        format.hasPages
        ? strokes.pages.map { Self.texts(of: $0.strokes.drawing, language) }
        : [Self.texts(of: strokes.drawing, language)]
    }
    let picture = format == .png ? try png(strokes, encoder) : []
    var losses: [Loss] = []
    do throws(SystemError) {
      let output = try FileOutput(path)
      if format == .png {
        try output.write(picture)
      } else {
        losses = try encoder.writeStrokes(
          strokes, as: format, progress: progress, spool: .scratch(near: path)
        ) { bytes throws(SystemError) in
          try output.write(bytes)
        }
      }
      guard strokes.readError == nil else { return nil }
      try output.commit()
    } catch { throw StylusctlError(error) }
    return losses + DrawingDecoder.losses(pages: format.hasPages ? 1 : strokes.pages.count)
  }

  /// Writes a file of ours: first without a name, for what it ends with follows from all of it.
  private func writeInkFile(
    _ drawing: OpenDrawing, to path: String, _ progress: InkFileFormat.Progress
  ) throws(StylusctlError) -> [Loss]? {
    var file = encoder.tolerance == nil ? drawing.file : nil
    if file == nil { file = try encoded(drawing.strokes, near: path, progress) }
    guard let file else { return nil }
    let ending = file.ending
    let end = ending?.offset ?? file.source.count
    do throws(SystemError) {
      let output = try FileOutput(path)
      for start in stride(from: 0, to: end, by: Self.piece) {
        guard let bytes = try? file.source.readBytes(start..<min(end, start + Self.piece)) else {
          return nil
        }
        try output.write(bytes)
      }
      if let ending { try output.write(ending.bytes) }
      try output.commit()
    } catch { throw StylusctlError(error) }
    return []
  }

  /// The strokes in a scratch file of ours; nil if they could not all be read.
  private func encoded(
    _ strokes: StrokeSource, near path: String, _ progress: InkFileFormat.Progress
  ) throws(StylusctlError) -> StoredDrawing? {
    let scratch = try calling { () throws(SystemError) in try ScratchFile(near: path) }
    do throws(SystemError) {
      _ = try encoder.writeStrokes(strokes, as: .inkd, progress: progress) {
        bytes throws(SystemError) in
        try scratch.write(bytes)
      }
    } catch { throw StylusctlError(error) }
    guard strokes.readError == nil else { return nil }
    return StoredDrawing(InkByteSource(scratch.stored()), nil)
  }

  /// What is copied at once, in bytes.
  private static let piece = 1 << 20

  private func png(
    _ strokes: StrokeSource, _ encoder: DrawingEncoder
  ) throws(StylusctlError) -> [UInt8] {
    do throws(DrawingEncoder.DrawingEncodingError) { return try encoder.png(strokes) } catch {
      guard case .tooManyPixels(_, _, let most) = error else { throw StylusctlError(error) }
      throw StylusctlError("\(error). Fix: use --dpi \(Self.dots(most)) or less")
    }
  }

  /// How many strokes a drawing may have that is read as text, for all of it is in memory.
  private static let mostRead = 1_000_000

  private static func checkStrokeCount(_ strokes: StrokeSource, _ path: String)
    throws(StylusctlError)
  {
    guard strokes.count > mostRead else { return }
    throw StylusctlError(
      "\(path): the drawing has \(strokes.count) strokes, and only \(mostRead) can be read as text. Fix: "
        + "leave out --text")
  }

  /// What the words of a drawing read.
  private static func texts(of drawing: Drawing, _ language: WritingLanguage) -> [PictureText] {
    var reader = PageReader(language, readings: 1, threads: Machine.processorCount)
    return reader.read(drawing).lines.flatMap { line in
      line.words.compactMap { word in
        word.readings.first.map { PictureText($0.text, in: word.bounds) }
      }
    }
  }

  private static func dots(_ number: Double) -> String {
    if number >= 1 { return "\(Int(number))" }
    return Int((number * 10_000).rounded(.down)).decimals(4)
  }
}
