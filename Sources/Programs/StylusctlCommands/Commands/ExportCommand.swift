import CommandSupport
import InkConversion
import InkFormats
import ProgramOptions

/// `stylusctl export`: ink in the formats of others, and in pictures.
struct ExportCommand: Command {
  private let invocation: Invocation

  private static let to = Option.optional(
    "to", ValueKind<DrawingFormat>.choice("FORMAT"),
    "the format of files in a folder, or of a file without a name; by default, PDF")

  static let description = ProgramDescription(
    "export", "write ink as InkML, Xournal++, UIM, SVG, PDF, PNG or .inkd",
    options: [to.description] + DrawingTarget.options + DrawingSource.options
      + [WrittenFile.force.description, Conversion.quiet.description],
    positionals: [Conversion.names.description]
  )
  .explained(
    """
    Reads recordings ('demo' is built in), drawings in our own format or as InkML, Xournal++ or \
    UIM, and '-' for the finished strokes that the daemon still has. The ending of the last name \
    selects the format: \(DrawingFormat.names). With a single name, a PDF is written next to the \
    source.

    Standard error reports what a format cannot keep, one line for each kind of loss. An existing \
    file is replaced only with --force, a source file never. Strokes with impossible times are \
    left out and reported, and the status is 1. If a drawing is damaged, everything that can be \
    read is written. Standard error reports the faults, and the status is 3 if ink is missing. \
    --strict refuses such a file.
    """
  )
  .alsoCalled("convert")
  .example("stylusctl export notes.inkd", "write notes.pdf")
  .example("stylusctl export - today.pdf", "the daemon's strokes as a PDF with ink annotations")
  .example(
    "stylusctl export demo demo.png --ink pencil --dpi 300", "a picture of the built-in recording"
  )
  .example("stylusctl export --to svg *.xopp pictures/", "a picture of each Xournal++ file")

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws(StylusctlError) -> ExitCode {
    try Conversion(invocation, "export", into: invocation[Self.to]).convertAll()
  }
}
