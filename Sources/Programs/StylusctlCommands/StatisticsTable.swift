import LinuxIO
import StylusModel
import StylusProtocol

/// The statistics of a daemon as tables for people.
enum StatisticsTable {
  /// The whole page: hops, queues, clients, hands, and what was lost.
  static func statisticsText(of statistics: DaemonStatistics) -> String {
    var blocks = [
      table(
        ["hop", "count", "p50 us", "p99 us", "p99.9 us", "max us"], statistics.hops.map(row(of:))),
      table(
        ["queue", "waiting", "at most", "of"],
        statistics.queues.map { ["\($0.queue)", "\($0.waiting)", "\($0.most)", "\($0.capacity)"] }),
    ]
    if !statistics.clients.isEmpty {
      blocks.append(
        table(
          ["client", "bytes waiting", "at most", "updates dropped"],
          statistics.clients.map {
            ["process \($0.process)", "\($0.waiting)", "\($0.most)", "\($0.dropped)"]
          }))
    }
    if !statistics.hands.isEmpty { blocks.append(hands(statistics.hands)) }
    blocks.append(summary(of: statistics))
    return blocks.joined(separator: "\n") + "\n"
  }

  /// What was learned of hands, and what it brought.
  static func hands(_ hands: [HandStatistics]) -> String {
    table(
      ["hand", "pen", "moments learned", "error 16 ms ahead"],
      hands.map { hand in
        [
          "device \(hand.device.rawValue)",
          hand.serial == 0 ? "any" : "0x" + String(hand.serial, radix: 16), "\(hand.lessons)",
          percent(-hand.gain),
        ]
      })
  }

  /// A share with its sign, and one digit behind the point.
  private static func percent(_ share: Float) -> String {
    let tenths = Int64((Double(share) * 1000).rounded())
    return "\(tenths < 0 ? "" : "+")\(tenths.decimals(1)) %"
  }

  private static func row(of hop: HopStatistics) -> [String] {
    let name = "\(hop.hop)"
    guard hop.count > 0 else { return [name, "0", "-", "-", "-", "-"] }
    return [name, "\(hop.count)"] + [hop.p50, hop.p99, hop.p999, hop.max].map(tenths)
  }

  /// A number of microseconds with one digit behind the point.
  private static func tenths(_ value: Float) -> String {
    Int64((Double(value) * 10).rounded()).decimals(1)
  }

  private static func summary(of statistics: DaemonStatistics) -> String {
    let priority =
      switch statistics.priority {
      case .ordinary: "ordinary priority"
      case .direct: "real-time priority (granted by the kernel)"
      case .realtimeKit: "real-time priority (granted by RealtimeKit)"
      }
    let memory =
      switch statistics.locked {
      case .nothing: "memory not locked"
      case .present: "start-up memory locked"
      case .everything: "memory locked"
      }
    return """
      gaps \(statistics.gaps), events left out \(statistics.leftOut), \
      updates dropped \(statistics.dropped), anomalies \(statistics.anomalies)
      \(priority), \(memory), up \(statistics.uptime.value / 1_000_000) s

      """
  }

  /// Columns as wide as they must be: words to the left, numbers to the right.
  static func table(_ head: [String], _ rows: [[String]]) -> String {
    let widths = head.indices.map { column in
      ([head] + rows).map { $0[column].count }.max() ?? 0
    }
    return ([head] + rows).map { cells in
      cells.enumerated().map { column, cell in
        let room = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + room : room + cell
      }.joined(separator: "  ") + "\n"
    }.joined()
  }
}
