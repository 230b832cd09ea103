import InkFormats
import ProgramOptions

/// `stylusctl export`: ink in the formats of others, and in pictures.
struct ExportCommand: Command {
  private let invocation: Invocation

  private static let to = Option.optional(
    "to", ValueKind<DrawingFormat>.choice("FORMAT"), "what is written to a folder")

  static let description = ProgramDescription(
    "export", "writes ink as InkML, Xournal++, UIM, SVG, PDF, PNG or .inkd",
    options: [to.description] + DrawingTarget.options + DrawingSource.options
      + [Conversion.force.description, Conversion.quiet.description],
    positionals: [Conversion.names.description]
  )
  .explained(
    """
    What is read is a recording ('demo' is built in), a drawing in our format or as InkML, Xournal++ \
    or UIM, or '-' for the finished strokes that the daemon still has. What is written follows from \
    the name's end: \(DrawingFormat.names).

    What a format cannot keep is told on standard error, a line for each kind of loss. A file that is \
    there is replaced only with --force, and what is read never. A stroke whose times cannot be is \
    left out and named, and the status is 1 then. Of a damaged drawing everything that can be read is written; what is \
    wrong is told, and the status is 3 if ink is missing. --strict refuses such a file.
    """
  )
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
