import LinuxIO
import ProgramOptions
import StylusClient
import StylusProtocol

/// `stylusctl hand`: what the daemon learned of the caller's hands, and forgetting it.
struct HandCommand: Command {
  private let invocation: Invocation

  private static let action = Positional.required(
    .choice("ACTION") as ValueKind<HandAction>, "show or forget")

  /// What is to be done.
  private enum HandAction: String, CaseIterable, Sendable { case show, forget }

  static let description = ProgramDescription(
    "hand", "shows or forgets what predictions learned of your hand",
    options: [SharedOption.json.description],
    positionals: [action.description]
  )
  .explained(
    """
    While somebody asks for predictions, the daemon learns how each hand moves each pen. It keeps that for the next \
    time: no place and no time of any ink, only how movements go on.

    show tells for each pen that drew since the daemon started from how many moments it was learned, and by how many \
    per cent the error of predictions 16 ms ahead is smaller for it. With a plus it is greater; then \
    what was learned is hardly heard. forget removes all of it, from memory and from the disk. learn = no in \
    stylusd.conf switches learning off.
    """
  )
  .example("stylusctl hand show", "what learning brought")
  .example("stylusctl hand forget", "begin anew")

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
        "nothing was learned yet: draw, while a program such as inkoverlay asks for predictions\n")
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
