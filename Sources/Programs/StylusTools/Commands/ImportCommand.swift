import InkFormats
import ProgramOptions

/// `stylusctl import`: ink of others in our own format.
struct ImportCommand: Command {
  private let invocation: Invocation

  static let description = ProgramDescription(
    "import", "makes .inkd drawings of ink of other programs",
    options: DrawingTarget.options + DrawingSource.options + [
      Conversion.force.description, Conversion.quiet.description,
    ],
    positionals: [Conversion.names.description]
  )
  .explained(
    """
    What is read is InkML, Xournal++, UIM or a recording; its first bytes tell which. The drawing is written as .inkd, which keeps \
    every bit unless --tolerance is given. What cannot be taken is told on standard error, a line for \
    each kind of loss. A file that is there is replaced only with --force.

    Of a damaged file everything that can be read is taken. What is wrong is told by stroke and line, and the status is 3 if \
    ink is missing; --strict refuses such a file.
    """
  )
  .example("stylusctl import notes.xopp notes.inkd", "a Xournal++ file as a drawing")
  .example("stylusctl import *.uim drawings/", "a drawing for each file")

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws(StylusctlError) -> ExitCode {
    try Conversion(invocation, "import", into: .inkd).convertAll()
  }
}
