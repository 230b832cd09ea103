import CommandSupport
import LinuxIO
import ProgramOptions
import StylusDoctor

/// `stylusctl doctor`: possible faults in reading pens, and their fixes.
struct DoctorCommand: Command {
  private let invocation: Invocation

  static let description = ProgramDescription(
    "doctor", "check what pens need, and print how to fix it",
    options: [SharedOption.json.description]
  )
  .explained(
    """
    Changes nothing. The exit status is 1 if something must be fixed before pens can be read or \
    their ink is available.
    """
  )

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws(StylusctlError) -> ExitCode {
    let doctor = Doctor(MachineSurroundings(), socket: invocation[Connecting.socket])
    let findings = doctor.examine()
    if invocation[SharedOption.json] {
      for finding in findings where !JSONLines.printLine(finding) { break }
    } else {
      StandardStream.output(ShownText(lines: findings.report))
    }
    return findings.contains { $0.verdict == .failure } ? .failure : .success
  }
}
