import CommandSupport
import Glibc
import LinuxIO
import ProgramOptions
import StylusClient
import StylusProtocol

/// `stylusctl stats`: how long the hops of a pen's way take, and what waits where.
struct StatsCommand: Command {
  private let invocation: Invocation

  private static let watch = Option.optional(
    "watch", short: "w", .positiveDecimal("SECONDS", upTo: 3_600),
    "print again every SECONDS, until a signal arrives or the daemon ends")

  static let description = ProgramDescription(
    "stats", "show how long pen events take, and how much data waits",
    options: [SharedOption.json.description, watch.description]
  )
  .explained(
    """
    All values count from the start of the daemon. The steps follow each other: drain (from the \
    kernel to the strokes), reconcile (to the clients' thread), publish (into the clients' \
    buffers) and send (into their sockets); whole is the total. Times are microseconds; \
    percentiles are accurate to 1.6 %. Hands: what predictions learned, and how much it helps (stylusctl hand).

    With --json, print the reply of GetStatistics (stylus-protocol), one line each time.
    """
  )
  .example("stylusctl stats --watch 1", "print every second while you draw")

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws(StylusctlError) -> ExitCode {
    var connection = try Connecting.connect(invocation)
    while printStatistics(try Self.fetchStatistics(&connection)),
      let seconds = invocation[Self.watch]
    {
      usleep(UInt32(seconds * 1_000_000))
    }
    return .success
  }

  private static func fetchStatistics(
    _ connection: inout InkConnection
  ) throws(StylusctlError) -> DaemonStatistics {
    do throws(ClientError) { return try connection.statistics() } catch {
      throw StylusctlError(error)
    }
  }

  /// Prints what the daemon said; false if nobody reads any more.
  private func printStatistics(_ statistics: DaemonStatistics) -> Bool {
    guard !invocation[SharedOption.json] else { return JSONLines.printLine(statistics) }
    return StandardStream.output(ShownText(lines: StatisticsTable.statisticsText(of: statistics)))
  }
}
