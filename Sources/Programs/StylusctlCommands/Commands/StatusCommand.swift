import CommandSupport
import LinuxIO
import ProgramOptions
import StylusClient
import StylusModel
import StylusProtocol

/// `stylusctl status`: the state of stylusd, the overlay and inkscribe at one glance.
struct StatusCommand: Command {
  private let invocation: Invocation

  static let description = ProgramDescription(
    "status", "show the state of stylusd, the overlay and inkscribe",
    options: [SharedOption.json.description]
  )
  .explained(
    """
    Shows versions, how long each program has been running, tablets, clients and the journal. The \
    overlay and inkscribe are optional. The status is 1 if stylusd does not answer.
    """
  )
  .example("stylusctl status", "check whether everything is running")

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws(StylusctlError) -> ExitCode {
    var code = ExitCode.success
    do throws(StylusctlError) {
      var daemon = try Connecting.connect(invocation)
      let status = try connecting { () throws(ClientError) in try daemon.status() }
      printReport(status, Self.text(of: status))
    } catch {
      StandardStream.error(ShownText(lines: "stylusd: \(error.message)\n"))
      code = .failure
    }
    printOverlay()
    printScribble()
    return code
  }

  private func printOverlay() {
    do throws(OverlayCallError) {
      var overlay = try OverlayConnection(patience: .milliseconds(2_000))
      let status = try overlay.status()
      let mode = "overlay: \(status.mode.rawValue), \(OverlayReport.inkText(of: status.ink)), "
      printReport(
        status,
        mode + "inkoverlay \(status.version), up \(Self.timeText(status.uptime))"
          + (status.daemonFault.map { "\nno ink from stylusd: \($0)" } ?? ""))
    } catch {
      if !invocation[SharedOption.json] { StandardStream.output("overlay: not running\n") }
    }
  }

  private func printScribble() {
    do throws(ScribbleCallError) {
      var scribble = try ScribbleConnection(patience: .milliseconds(2_000))
      let status = try scribble.status()
      printReport(
        status,
        "scribble: \(status.mode.rawValue), inkscribe \(status.version), \(status.fields) fields in "
          + "\(status.windows) windows")
    } catch {
      if !invocation[SharedOption.json] { StandardStream.output("scribble: not running\n") }
    }
  }

  private func printReport(_ report: some JSONWritable, _ text: String) {
    if invocation[SharedOption.json] {
      _ = JSONLines.printLine(report)
    } else {
      StandardStream.output(ShownText(lines: text + "\n"))
    }
  }

  /// The daemon's state in three lines.
  static func text(of status: DaemonStatus) -> String {
    let source =
      switch status.source {
      case .live: "reading tablets"
      case .replay(let name, _): "playing \(name)"
      }
    var lines = [
      "stylusd \(status.version), up \(timeText(status.uptime)), \(source)",
      "\(counted(status.tablets, "tablet")), \(counted(status.clients, "client")), "
        + "\(counted(status.strokes, "finished stroke"))",
    ]
    switch status.journal {
    case .off: lines.append("journal: off, so strokes are lost when stylusd ends")
    case .on: lines.append("journal: finished strokes are on the disk")
    case .failing: lines.append("journal: \(status.journalFault ?? "cannot be written")")
    }
    return lines.joined(separator: "\n")
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// A time in its two largest units, such as 2 h 5 min.
  static func timeText(_ time: Microseconds) -> String {
    let seconds = time.value / 1_000_000
    let (minutes, hours) = (seconds / 60, seconds / 3_600)
    if hours >= 24 { return "\(hours / 24) d \(hours % 24) h" }
    if hours > 0 { return "\(hours) h \(minutes % 60) min" }
    return minutes > 0 ? "\(minutes) min \(seconds % 60) s" : "\(seconds) s"
  }
}
