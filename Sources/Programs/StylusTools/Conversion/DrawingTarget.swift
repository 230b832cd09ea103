import InkDrawing
import InkFormats
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

  static let options = [
    tolerance.description, dark.description, background.description, dpi.description,
    outlines.description,
  ]

  private let encoder: DrawingEncoder

  init(_ invocation: Invocation) {
    var encoder = DrawingEncoder()
    encoder.tolerance = invocation[Self.tolerance]
    encoder.appearance = invocation[Self.dark] ? .dark : .light
    encoder.background = invocation[Self.background]
    encoder.dotsPerInch = invocation[Self.dpi]
    encoder.hasOutlinesOnly = invocation[Self.outlines]
    self.encoder = encoder
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
    do throws(DrawingEncoder.Fault) {
      return try encoder.encode(drawing, as: format, progress: progress)
    } catch {
      guard case .tooManyPixels(_, _, let most) = error else { throw CommandFailure(error) }
      throw CommandFailure("\(error). Fix: --dpi \(Self.dots(most)) or less")
    }
  }

  private static func dots(_ number: Double) -> String {
    if number >= 1 { return "\(Int(number))" }
    let tenThousandths = String(Int((number * 10_000).rounded(.down)))
    return "0." + String(repeating: "0", count: max(0, 4 - tenThousandths.count)) + tenThousandths
  }
}
