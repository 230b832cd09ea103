import CommandSupport
import InkConversion
import InkFormats
import InkStorage
import LinuxIO
import ProgramOptions

/// `stylusctl recover`: everything that can still be read of a damaged file, as a new file.
struct RecoverCommand: Command {
  private let invocation: Invocation

  private static let file = Positional.required(
    .path("FILE"), "a damaged drawing, ink log or recording")
  private static let output = Positional<String?>.optional(
    .path("OUTPUT"), "the new file or its folder; by default, NAME.recovered.EXT next to FILE")
  /// How many lines of the report are printed about one thing.
  private static let mostLines = 40

  static let description = ProgramDescription(
    "recover", "rescue what can still be read from a damaged file",
    options: [WrittenFile.force.description, DrawingSource.limit.description],
    positionals: [file.description, output.description]
  )
  .explained(
    """
    Reads a damaged or truncated .inkd or .inklog file, such as those that the overlay sets aside \
    as .damaged, a Xournal++ or InkML file, or a recording (evemu or libinput record). The content \
    decides the type of a file, not its name. Everything that can be read is written to a new \
    file: ink as .inkd, a recording in its own format. FILE is never changed.

    Standard error reports what was recovered and what is missing: bytes, and strokes and pages \
    where they are known. An existing file is replaced only with --force, and FILE never.

    The status is 0 if nothing is missing, 3 if a file was written and something is missing, and 1 \
    if nothing could be read or written.
    """
  )
  .example("stylusctl recover notes.inkd", "write notes.recovered.inkd")
  .example("stylusctl recover torn.xopp saved.inkd", "save the strokes of a Xournal++ file")

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws(StylusctlError) -> ExitCode {
    let path = invocation[Self.file]
    let bytes = try calling { () throws(SystemError) in try FileBytes.readOrdinary(path: path) }
    guard let kind = DamagedKind(bytes) else { throw StylusctlError(Self.unknown(path, bytes)) }
    let output = try output(for: path, kind)
    let recovered = try writeRemains(of: consume bytes, kind, to: output)
    say("\(output) has \(recovered.found)")
    report(recovered.notes, of: path)
    report(recovered.missing, of: path)
    guard recovered.missing.isEmpty else { return .incomplete }
    say("\(path): nothing is missing")
    return .success
  }

  /// Writes what is left of the file.
  private func writeRemains(
    of bytes: consuming [UInt8], _ kind: DamagedKind, to output: String
  ) throws(StylusctlError) -> RecoveredFile {
    let path = invocation[Self.file]
    let limits = InkReadingLimits.streamed.raised(invocation[DrawingSource.limit])
    let file = try calling { () throws(SystemError) in try FileOutput(output) }
    var failure: SystemError?
    let recovered: RecoveredFile
    do throws(StylusctlError) {
      recovered = try kind.recovered(bytes, limits) { part in
        guard failure == nil else { return }
        do throws(SystemError) { try file.write(part) } catch { failure = error }
      }
    } catch {
      throw StylusctlError("\(path): \(error.message). Nothing was written")
    }
    guard !recovered.isEmpty || recovered.missing.isEmpty else {
      report(recovered.missing, of: path)
      throw StylusctlError("\(path): nothing in it can be read. Nothing was written")
    }
    do throws(SystemError) {
      if let failure { throw failure }
      try file.write(recovered.bytes)
      try file.commit()
    } catch { throw StylusctlError(error) }
    return recovered
  }

  private static func unknown(_ path: String, _ bytes: [UInt8]) -> String {
    bytes.isEmpty
      ? "\(path) is empty: there is nothing to recover"
      : "\(path) contains nothing that can be recovered. Fix: name an .inkd, .inklog, Xournal++ or "
        + "InkML file, or a recording"
  }

  // MARK: Where to

  private func output(for path: String, _ kind: DamagedKind) throws(StylusctlError) -> String {
    guard let output = invocation[Self.output] else {
      return RecoveredName.free(for: path, kind, in: nil)
    }
    if FileBytes.isFolder(output) { return RecoveredName.free(for: path, kind, in: output) }
    if let identity = FileIdentity(of: output), identity == FileIdentity(of: path) {
      throw StylusctlError("\(output) is the damaged file. Fix: write to another file")
    }
    if kind.isDrawing, let format = DrawingFormat(fileName: output), format != .inkd {
      throw StylusctlError(
        "recover writes ink as .inkd, not \(output). Fix: name an .inkd file, and convert it with `stylusctl export`"
      )
    }
    try WrittenFile.checkFree(output, invocation)
    return output
  }

  // MARK: The report

  private func say(_ line: String) { StandardStream.error("stylusctl recover: \(line)\n") }

  private func report<Line: CustomStringConvertible>(_ lines: [Line], of path: String) {
    for line in lines.prefix(Self.mostLines) { say("\(path): \(line)") }
    let rest = lines.count - Self.mostLines
    if rest > 0 { say("\(path): and \(rest) more like this") }
  }
}
