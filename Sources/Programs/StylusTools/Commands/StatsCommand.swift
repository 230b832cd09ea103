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
    "print again every so many seconds, until a signal comes or the daemon goes")

  static let description = ProgramDescription(
    "stats", "shows how long a pen's way takes, and what waits where",
    options: [SharedOption.json.description, watch.description]
  )
  .explained(
    """
    Everything counts from the start of the daemon. A hop begins where the one before it ends: drain (from \
    the kernel to the strokes), reconcile (to the clients' thread), publish (into the clients' \
    buffers), send (into their sockets); whole is all of it. Times are microseconds, percentiles at \
    most 1.6 % off. Hands: what predictions learned, and what that brought (stylusctl hand).

    With --json, the reply of GetStatistics (stylus-protocol), a line each time.
    """
  )
  .example("stylusctl stats --watch 1", "look on while somebody draws")

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
