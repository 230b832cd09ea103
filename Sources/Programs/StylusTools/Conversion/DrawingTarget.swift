import InkDrawing
import InkFormats
import InkRecognition
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
  private static let dpi = Option.optional(
    "dpi", .positiveDecimal("DPI", upTo: 4800),
    "pixels per inch: of a PNG, 192 unless said; of textured ink in SVG and PDF, 300 unless said")
  private static let outlines = Option.flag(
    "outlines", "SVG and PDF have outlines only, as plotters and cutters want it")

  private static let text = Option.flag(
    "text", "SVG and PDF can be searched: English handwriting lies in them as text that nobody sees"
  )

  static let options =
    [
      text.description, tolerance.description, dark.description, background.description,
      dpi.description, outlines.description,
    ] + RecognitionLanguage.options(needing: text)

  private let encoder: DrawingEncoder
  /// What handwriting is read as; nil: it is not.
  private let language: WritingLanguage?

  /// - Throws: what is wrong with the language or its words.
  init(_ invocation: Invocation) throws(CommandFailure) {
    var encoder = DrawingEncoder()
    encoder.tolerance = invocation[Self.tolerance]
    encoder.appearance = invocation[Self.dark] ? .dark : .light
    encoder.background = invocation[Self.background]
    encoder.dotsPerInch = invocation[Self.dpi]
    encoder.hasOutlinesOnly = invocation[Self.outlines]
    self.encoder = encoder
    language = invocation[Self.text] ? try RecognitionLanguage.read(invocation) : nil
  }

  /// Makes sure that a format can have what was asked for.
  func check(_ format: DrawingFormat, _ path: String) throws(CommandFailure) {
    guard language == nil || format == .svg || format == .pdf else {
      throw CommandFailure(
        "\(path): only SVG and PDF can be searched. Fix: leave out --text, or write one of those")
    }
  }

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
  ) throws(CommandFailure) -> (bytes: [UInt8], losses: [Loss]) {
    var encoder = encoder
    if let language { encoder.texts = Self.texts(of: drawing, language) }
    do throws(DrawingEncoder.Fault) {
      return try encoder.encode(drawing, as: format, progress: progress)
    } catch {
      guard case .tooManyPixels(_, _, let most) = error else { throw CommandFailure(error) }
      throw CommandFailure("\(error). Fix: --dpi \(Self.dots(most)) or less")
    }
  }

  /// What the words of a drawing read.
  private static func texts(of drawing: Drawing, _ language: WritingLanguage) -> [PictureText] {
    var reader = PageReader(language, readings: 1)
    return reader.read(drawing).lines.flatMap { line in
      line.words.compactMap { word in
        word.readings.first.map { PictureText($0.text, in: word.bounds) }
      }
    }
  }

  private static func dots(_ number: Double) -> String {
    if number >= 1 { return "\(Int(number))" }
    let tenThousandths = String(Int((number * 10_000).rounded(.down)))
    return "0." + String(repeating: "0", count: max(0, 4 - tenThousandths.count)) + tenThousandths
  }
}
