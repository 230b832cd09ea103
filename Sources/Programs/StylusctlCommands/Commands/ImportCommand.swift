import CommandSupport
import InkConversion
import InkFormats
import ProgramOptions

/// `stylusctl import`: ink of others in our own format.
struct ImportCommand: Command {
  private let invocation: Invocation

  static let description = ProgramDescription(
    "import", "convert ink of other programs to .inkd drawings",
    options: DrawingTarget.options + DrawingSource.options + [
      WrittenFile.force.description, Conversion.quiet.description,
    ],
    positionals: [Conversion.names.description]
  )
  .explained(
    """
    Reads InkML, Xournal++, UIM or a recording; the content decides the type of a file, not its \
    name. With a single name, the drawing is written next to the source. The drawing is written as .inkd, which keeps every bit unless --tolerance is given. \
    Standard error reports what cannot be imported, one line for each kind of loss. An existing \
    file is replaced only with --force.

    If a file is damaged, everything that can be read is imported. Standard error reports the \
    faults by stroke and line, and the status is 3 if ink is missing. --strict refuses such a \
    file.
    """
  )
  .example("stylusctl import notes.xopp", "convert a Xournal++ file to notes.inkd")
  .example("stylusctl import *.uim drawings/", "convert several files")

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws(StylusctlError) -> ExitCode {
    try Conversion(invocation, "import", into: .inkd).convertAll()
  }
}
