import CommandSupport
import LinuxIO
import ProgramOptions
import StylusDevices

/// `stylusctl record`: what tablets send, as a recording.
struct RecordCommand: Command {
  private let invocation: Invocation

  private static let nodes = Positional.list(
    .text("NODE"), "event nodes such as event5; by default, all pens and pads")
  private static let seconds = Option.optional(
    "seconds", .positiveDecimal("S", upTo: 1e6), "stop after S seconds; by default, at Ctrl-C")

  static let description = ProgramDescription(
    "record", "record the events of tablets as evemu text",
    options: [
      SharedOption.output.description, WrittenFile.force.description, seconds.description,
    ],
    positionals: [nodes.description]
  )
  .explained(
    """
    Other programs still receive the events. A recording contains handwriting, so only its owner \
    can read the file. With --force, an existing file is kept until the recording ends; until \
    then, the new one is in FILE.part, which remains if the program is killed.
    """
  )
  .example("stylusctl record -o pen.evemu", "record until Ctrl-C")

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws(StylusctlError) -> ExitCode {
    try WrittenFile.checkFree(invocation[SharedOption.output], invocation)
    let names = try self.names()
    let tap: TabletTap
    do throws(LiveDeviceError) { tap = try TabletTap(names) } catch { throw StylusctlError(error) }
    var recorder = try Recorder(
      tap, to: invocation[SharedOption.output], for: invocation[Self.seconds])
    let outcome = try recorder.recordFile()
    StandardStream.error("\(recorder.frames) frames of \(names.count) devices recorded\n")
    return outcome
  }

  private func names() throws(StylusctlError) -> [String] {
    let named = invocation[Self.nodes]
    guard named.isEmpty else { return named }
    let found = try calling { () throws(SystemError) in try TabletNodes() }
    for fault in found.deviceErrors { StandardStream.error("stylusctl record: \(fault)\n") }
    guard !found.names.isEmpty else {
      throw StylusctlError("no pen and no pad can be read. To find out why: stylusctl doctor")
    }
    return found.names
  }

  private struct TabletNodes {
    let names: [String]
    let deviceErrors: [LiveDeviceError]
    init() throws(SystemError) { (names, deviceErrors) = try TabletTap.tablets() }
  }
}
