import CommandSupport
import LinuxIO
import ProgramOptions
import StylusClient
import StylusProtocol

/// `stylusctl hand`: lists and deletes the learned models of the caller's hands.
struct HandCommand: Command {
  private let invocation: Invocation

  private static let action = Positional.required(
    .choice("ACTION") as ValueKind<HandAction>, "show or forget")

  /// The action.
  private enum HandAction: String, CaseIterable, Sendable { case show, forget }

  static let description = ProgramDescription(
    "hand", "show or remove what predictions learned about your hand",
    options: [SharedOption.json.description],
    positionals: [action.description]
  )
  .explained(
    """
    If a program requests predictions, the daemon learns how each hand moves each pen, and keeps \
    that for the next session. The data describes how movements continue, and contains no position \
    and no time of any ink.

    show prints, for each pen that drew since the daemon started, the number of learned moments, \
    and by what percentage learning reduces the error of predictions 16 ms ahead. A plus sign \
    means that the error is larger; the learned data then has little weight. forget removes all of \
    it from memory and disk. learn = no in stylusd.conf turns learning off.
    """
  )
  .example("stylusctl hand show", "show how much learning helps")
  .example("stylusctl hand forget", "remove the learned data")

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws(StylusctlError) -> ExitCode {
    var connection = try Connecting.connect(invocation)
    do throws(ClientError) {
      switch invocation[Self.action] {
      case .show: printHands(try connection.statistics().hands)
      case .forget: printForgotten(try connection.forgetHands())
      }
    } catch {
      throw StylusctlError(error)
    }
    return .success
  }

  private func printHands(_ hands: [HandStatistics]) {
    if invocation[SharedOption.json] {
      for hand in hands where !JSONLines.printLine(hand) { return }
    } else if hands.isEmpty {
      StandardStream.output(
        "nothing was learned yet. Draw while a program such as inkoverlay requests predictions\n")
    } else {
      StandardStream.output(ShownText(lines: StatisticsTable.hands(hands)))
    }
  }

  private func printForgotten(_ count: Int) {
    if invocation[SharedOption.json] {
      _ = JSONLines.printLine(HandsForgotten(hands: count))
    } else {
      StandardStream.output(count == 1 ? "1 hand forgotten\n" : "\(count) hands forgotten\n")
    }
  }
}
