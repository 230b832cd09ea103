import StylusModel
import StylusProtocol

// Replies of the daemon, the parameters of its methods, and what is in them, at random.
extension Dice {
  mutating func maybe<Value>(_ value: (inout Dice) -> Value) -> Value? {
    bool() ? value(&self) : nil
  }

  mutating func one<Element>(of choices: [Element]) -> Element {
    choices[Int(below(UInt64(choices.count)))]
  }

  mutating func span() -> Microseconds { Microseconds(Int64(number())) }
  mutating func total() -> Int { Int(number()) }

  mutating func daemonStatus() -> DaemonStatus {
    let source: DaemonStatus.Source =
      bool() ? .live : .replay(name: text(), speed: maybe { abs($0.float()) })
    var status = DaemonStatus(version: text(), epoch: number(), uptime: span(), source: source)
    status.began = maybe { $0.time() }
    (status.tablets, status.clients, status.strokes) = (total(), total(), total())
    (status.gaps, status.dropped, status.anomalies) = (number(), number(), number())
    status.owner = maybe { $0.bits32() }
    status.run = number()
    status.journal = one(of: JournalState.allCases)
    status.journalFault = maybe { $0.text() }
    return status
  }

  mutating func daemonStatistics() -> DaemonStatistics {
    let hops = HopStatistics.Hop.allCases.map { hop -> HopStatistics in
      var statistics = HopStatistics(hop)
      statistics.count = number()
      (statistics.p50, statistics.p99) = (abs(float()), abs(float()))
      (statistics.p999, statistics.max) = (abs(float()), abs(float()))
      return statistics
    }
    let queues = QueueStatistics.Queue.allCases.map {
      QueueStatistics($0, capacity: total(), waiting: total(), most: total())
    }
    let clients = (0..<below(4)).map { _ in
      ClientStatistics(
        process: Int32(bitPattern: bits32()), waiting: total(), most: total(), dropped: number())
    }
    var statistics = DaemonStatistics(
      uptime: span(), hops: hops, queues: queues, clients: clients)
    statistics.hands = (0..<below(3)).map { _ in
      HandStatistics(
        device: DeviceID(rawValue: bits32()), serial: bits32(), lessons: number(), gain: float())
    }
    (statistics.gaps, statistics.leftOut) = (number(), number())
    (statistics.dropped, statistics.anomalies) = (number(), number())
    statistics.priority = one(of: [.ordinary, .direct, .realtimeKit])
    statistics.locked = one(of: [.nothing, .present, .everything])
    return statistics
  }

  mutating func strokePage() -> StrokePage {
    var query = StrokeQuery(since: 0)
    query.samples = bool()
    var page = StrokePage(for: query, oldest: 1, newest: number(), epoch: number())
    for _ in 0..<below(4) { _ = page.append(stroke(samples: samples(upTo: 4))) }
    (page.run, page.earlier) = (number(), number())
    return page
  }

  mutating func journaledStroke() -> JournaledStroke {
    JournaledStroke(
      owner: bits32(), written: Int64(number()), stroke: stroke(samples: samples(upTo: 3)))
  }

  mutating func journalPage() -> JournalPage {
    var page = JournalPage()
    page.strokes = (0..<below(3)).map { _ in journaledStroke() }
    (page.oldest, page.newest, page.damaged) = (number(), number(), total())
    page.next = maybe { $0.number() }
    return page
  }

  mutating func journalReport() -> JournalReport {
    var report = JournalReport()
    report.path = text()
    report.epoch = number()
    report.strokes = total()
    report.bytes = Int64(number())
    report.owners = (0..<below(3)).map { _ in
      JournalReport.Owner(user: bits32(), strokes: total(), oldest: number(), newest: number())
    }
    report.aside = (0..<below(3)).map { _ in text() }
    return report
  }

  // MARK: Parameters

  mutating func subscription() -> Subscription {
    var subscription = Subscription()
    subscription.devices = maybe { dice in (0..<dice.below(65)).map { _ in dice.device() } }
    (subscription.hover, subscription.pads) = (bool(), bool())
    (subscription.updates, subscription.pings) = (bool(), bool())
    subscription.predicted = Int(below(51))
    subscription.maxBatch = Microseconds(Int64(below(100_001)))
    return subscription
  }

  mutating func strokeQuery() -> StrokeQuery {
    var query = StrokeQuery(since: number())
    query.limit = Int(1 + below(1_000))
    query.samples = bool()
    query.owner = maybe { $0.bits32() }
    return query
  }

  mutating func journalQuery() -> JournalQuery {
    var query = JournalQuery()
    query.owner = maybe { $0.bits32() }
    query.since = number()
    query.before = maybe { $0.number() }
    query.limit = Int(1 + below(1_000))
    query.samples = bool()
    return query
  }

  mutating func journalWipe() -> JournalWipe {
    var wipe = JournalWipe()
    wipe.owner = maybe { $0.bits32() }
    wipe.before = maybe { $0.number() }
    return wipe
  }

  mutating func lateOffer() -> LateOffer {
    let all = PropertySet.detachable.properties
    var properties = PropertySet(one(of: all))
    for property in all where bool() { properties.insert(PropertySet(property)) }
    return LateOffer(device: device(), properties: properties, clock: one(of: LateClock.allCases))
  }
}

/// A value as a reply of a service, or the parameters of a call, holds it.
func object(_ value: some JSONWritable) throws -> JSONObject {
  var writer = JSONWriter()
  writer.reply(value)
  return try VarlinkReply(parsing: Array(writer.bytes.dropLast())).parameters
}

extension JSONObject {
  /// The same with another value of a member, or without it for none.
  func with(_ key: String, _ value: JSONValue?) throws -> JSONObject {
    var writer = JSONWriter()
    writer.beginObject()
    for member in members where member.key != key {
      writer.key(member.key)
      member.value.write(to: &writer)
    }
    if let value {
      writer.key(key)
      value.write(to: &writer)
    }
    writer.endObject()
    guard case .object(let object) = try JSONValue(parsing: writer.bytes) else { return self }
    return object
  }
}
