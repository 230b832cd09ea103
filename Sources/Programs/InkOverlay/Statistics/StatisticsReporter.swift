import InkScreens
import LinuxIO
import StylusModel
import StylusProtocol

/// Reports the statistics each second, if they are requested.
struct StatisticsReporter {
  private let form: StatisticsForm?
  private var due: Timestamp?

  private static let period = Microseconds.milliseconds(1_000)

  init(_ form: StatisticsForm?) { self.form = form }

  /// Tells if it is time to.
  ///
  /// - Returns: when to be asked again.
  mutating func reportIfDue(at now: Timestamp, _ state: OverlayState) -> Timestamp? {
    guard form != nil else { return nil }
    if let due, due > now { return due }
    if due != nil { writeLatencies(state.screens.latencies) }
    due = now + Self.period
    return due
  }

  /// Tells now.
  func writeLatencies(_ latencies: [OverlayLatency]) {
    for latency in latencies {
      switch form {
      case .text: Log.write(.notice, latency.line)
      case .json:
        var writer = JSONWriter()
        latency.write(to: &writer)
        writer.endText(UInt8(ascii: "\n"))
        StandardStream.offer(data: writer.bytes)
      case nil: break
      }
    }
  }
}
