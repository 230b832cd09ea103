import CommandSupport
import DesktopSetup
import LinuxIO
import ProgramOptions
import SetupPlan

/// `stylusctl scribble setup` and `remove`: do everything that a desktop needs for writing into its
/// text fields, and take it back.
struct ScribbleSetup {
  private let invocation: Invocation
  private let setup: DesktopSetup<MachineSetup>

  static let yes = Option.flag("yes", "do not ask")
  static let dryRun = Option.flag("dry-run", "only show what would be done")

  init(_ invocation: Invocation) throws(StylusctlError) {
    self.invocation = invocation
    let machine = MachineSetup(socket: invocation[Connecting.socket])
    do throws(SetupError) { setup = try DesktopSetup(on: machine) } catch {
      throw StylusctlError(error)
    }
  }

  // MARK: Setting up

  func setUp() throws(StylusctlError) -> ExitCode {
    let reports = setup.reports()
    if invocation[SharedOption.json], invocation[Self.dryRun] { return printJSON(reports) }
    if !invocation[SharedOption.json] { printPlan(reports) }
    if invocation[Self.dryRun] { return .success }
    if reports.contains(where: { $0.state == .missing }) {
      guard invocation[Self.yes] || Agreement.ask("Set this up? [y/N] ") else {
        throw StylusctlError("nothing was changed. Fix: answer y, or add --yes")
      }
    }
    return try carryOut(reports)
  }

  private func carryOut(_ before: [StepReport]) throws(StylusctlError) -> ExitCode {
    var after: [StepReport] = []
    do throws(SetupError) {
      try setup.setUp { report in
        after.append(report)
        if !invocation[SharedOption.json], !before.contains(report) {
          StandardStream.output(ShownText(lines: Self.resultLine(report)))
        }
      }
    } catch {
      throw StylusctlError(error)
    }
    if invocation[SharedOption.json] { _ = printJSON(after) } else { printResult(after) }
    return after.allSatisfy(\.state.isDone) ? .success : .failure
  }

  private func printJSON(_ reports: [StepReport]) -> ExitCode {
    for report in reports { _ = JSONLines.printLine(report) }
    return .success
  }

  private func printPlan(_ reports: [StepReport]) {
    let desktop = "This desktop is \(setup.desktop.title). It needs:"
    StandardStream.output(ShownText(lines: Self.planText(reports, desktop: desktop)))
  }

  private func printResult(_ reports: [StepReport]) {
    let failures = reports.count { !$0.state.isDone }
    let waits = reports.contains { $0.state.isWaiting }
    let result =
      failures > 0
      ? "\(failures) of \(reports.count) steps are not done; see above. To try again: stylusctl scribble setup"
      : waits ? "Done, except for what waits for your next login." : "Everything is set up."
    StandardStream.output("\(result)\n")
  }

  /// What people read before they agree.
  static func planText(_ reports: [StepReport], desktop: String) -> String {
    let consent = SetupConsent.sentences.map { "\($0)\n" }.joined()
    return consent + "\n\(desktop)\n" + reports.map(reportLine).joined()
  }

  /// A step before the setup: its state, its name, what it is for, and what is changed.
  private static func reportLine(_ report: StepReport) -> String {
    stepLines(report, "\(report.step.purpose) (\(report.step.place))", report.state.detail)
  }

  /// A step after the setup.
  private static func resultLine(_ report: StepReport) -> String {
    stepLines(report, report.state.detail)
  }

  private static func stepLines(_ report: StepReport, _ sentences: String?...) -> String {
    let indent = String(repeating: " ", count: 33)
    let start = filled("  \(report.state.word)", to: 15)
    let text = sentences.compactMap { $0 }.joined(separator: "\n\(indent)")
    let name = text.isEmpty ? report.step.rawValue : filled(report.step.rawValue, to: 18)
    return start + name + text + "\n"
  }

  private static func filled(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 1))
  }

  // MARK: Taking back

  func takeBack() throws(StylusctlError) -> ExitCode {
    let steps = try recording { () throws(SetupError) in try setup.changedSteps() }
    guard !steps.isEmpty else {
      StandardStream.output("No setup was done here, so nothing was changed.\n")
      return .success
    }
    StandardStream.output("These steps of the setup are taken back:\n")
    for step in steps { StandardStream.output("  \(step.rawValue) (\(step.place))\n") }
    if invocation[Self.dryRun] { return .success }
    guard invocation[Self.yes] || Agreement.ask("Take them back? [y/N] ") else {
      throw StylusctlError("nothing was changed. Fix: answer y, or add --yes")
    }
    var failures = 0
    try recording { () throws(SetupError) in
      try setup.takeBack { step in
        if case .failed = step.outcome { failures += 1 }
        StandardStream.output("\(Self.sentence(step))\n")
      }
    }
    guard failures == 0 else {
      StandardStream.error("To try again: stylusctl scribble remove\n")
      return .failure
    }
    return .success
  }

  private static func sentence(_ step: RestoredStep) -> String {
    switch step.outcome {
    case .restored: "  \(step.step.rawValue): as before the setup"
    case .changedSince: "  \(step.step.rawValue): left as it is, because you have changed it since"
    case .failed(let error): "  \(step.step.rawValue): not taken back: \(error)"
    }
  }

  private func recording<Value>(
    _ body: () throws(SetupError) -> Value
  ) throws(StylusctlError) -> Value {
    do throws(SetupError) { return try body() } catch { throw StylusctlError(error) }
  }

  // MARK: The status

  /// A line for each step of this desktop that is missing or waits, and what to do; no line if
  /// nothing is.
  func statusText() -> String {
    let open = setup.reports().filter { $0.state != .done }
    let lines = open.map { report in
      "\(report.step.rawValue) (\(report.step.place)): " + (report.state.detail ?? "not set up")
    }
    let fix = "To set it up: stylusctl scribble setup"
    let isMissing = open.contains { !$0.state.isDone }
    return (lines + (isMissing ? [fix] : [])).map { "\($0)\n" }.joined()
  }
}
