import StylusModel
import StylusProtocol
import Testing

@Test func theStatusSurvivesItsJSON() throws {
  let sources: [DaemonStatus.Source] = [
    .live, .replay(name: "a \"b\"", speed: 0.1), .replay(name: "", speed: nil),
  ]
  for (source, journal) in zip(sources, JournalState.allCases) {
    var status = DaemonStatus(version: "1.2", epoch: 3, uptime: Microseconds(4), source: source)
    status.journal = journal
    status.tablets = 1
    status.clients = 2
    status.strokes = 3
    status.gaps = 4
    status.dropped = 5
    status.anomalies = 6
    #expect(try DaemonStatus(replied(status)) == status)
  }
}

@Test func statisticsAreReadAsTheyAreWritten() throws {
  var hop = HopStatistics(.reconcile)
  hop.count = 12
  hop.p50 = 1.5
  hop.p99 = 20.25
  hop.p999 = 300
  hop.max = 4_000.5
  var statistics = DaemonStatistics(
    uptime: Microseconds(4), hops: [HopStatistics(.drain), hop],
    queues: [QueueStatistics(.updates, capacity: 8_192, waiting: 1, most: 70)],
    clients: [ClientStatistics(process: 7, waiting: 8, most: 9, dropped: 10)])
  statistics.gaps = 1
  statistics.leftOut = 2
  statistics.dropped = 3
  statistics.anomalies = 4
  statistics.priority = .realtimeKit
  statistics.locked = .present
  #expect(try DaemonStatistics(replied(statistics)) == statistics)
}

@Test(arguments: [
  ("hop", "drain"), ("queue", "late"), ("priority", "ordinary"), ("locked", "nothing"),
])
func statisticsWithAnUnknownWordAreRefusedByTheNameOfItsField(field: String, word: String) throws {
  let statistics = DaemonStatistics(
    uptime: Microseconds(4), hops: [HopStatistics(.drain)],
    queues: [QueueStatistics(.late, capacity: 1, waiting: 0, most: 0)], clients: [])
  try expectRefusal(of: statistics, field, word) { (object) throws(ProtocolError) in
    _ = try DaemonStatistics(object)
  }
}

@Test func aStatusWithAnUnknownJournalIsRefusedByTheNameOfItsField() throws {
  let status = DaemonStatus(version: "1.2", epoch: 3, uptime: Microseconds(4), source: .live)
  try expectRefusal(of: status, "journal", "off") { (object) throws(ProtocolError) in
    _ = try DaemonStatus(object)
  }
}

/// A value that has another word in a field, or a number, is refused by that field's name.
private func expectRefusal(
  of value: some JSONWritable, _ field: String, _ word: String,
  _ read: (JSONObject) throws(ProtocolError) -> Void
) throws {
  let text = String(decoding: writtenJSON(value), as: UTF8.self)
  for wrong in ["\"nonsense\"", "7"] {
    let changed = text.replacing("\"\(field)\":\"\(word)\"", with: "\"\(field)\":\(wrong)")
    #expect(changed != text)
    guard case .object(let object) = try JSONValue(parsing: Array(changed.utf8)) else {
      Issue.record("no object")
      return
    }
    #expect(throws: ProtocolError.invalidField(field)) { try read(object) }
  }
}
