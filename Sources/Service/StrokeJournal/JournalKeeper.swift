import LinuxIO
import StylusModel
import StylusProtocol

/// The journal's thread: opens the file, writes what waits in one transaction, answers, trims, and
/// opens it again after a failure.
final class JournalKeeper {
  private let place: JournalPlace
  private let requests: Mailbox<JournalRequest>
  private let answers: Mailbox<JournalAnswer>
  private let poller: Poller
  private var file: JournalFile?
  private var retention: JournalRetention
  private var clock: RetentionClock
  private var spell: UInt64 = 0
  private var isStopping = false
  private var ready: [Poller.Ready] = []
  /// The time of the next attempt, and the length of the wait after that.
  private var nextTry = Timestamp(microseconds: 0)
  private var pause = JournalKeeper.shortestPause
  private var nextTrim = Timestamp(microseconds: 0)
  /// Why the file is or was unusable since the last commit; logged once.
  private var loggedError: JournalError?
  /// The damage that was found in the file, which must be renamed before the next attempt.
  private var damage: JournalError?
  private var leftOut = DamagedRows()

  private static let shortestPause = Microseconds.milliseconds(1_000)
  private static let longestPause = Microseconds.milliseconds(60_000)
  /// The interval between removals of strokes that are too old or too many.
  private static let trimPeriod = Microseconds.milliseconds(30_000)
  /// The most requests that share a transaction.
  private static let group = 1_024

  init(
    _ place: JournalPlace, _ retention: JournalRetention, from requests: Mailbox<JournalRequest>,
    to answers: Mailbox<JournalAnswer>
  ) throws(SystemError) {
    self.place = place
    self.retention = retention
    clock = RetentionClock(days: retention.days)
    self.requests = requests
    self.answers = answers
    poller = try Poller()
    try poller.add(requests.arrival, token: 1)
  }

  /// Serves until it is asked to stop and everything it received before is written.
  func processRequests() throws(SystemError) {
    while !isStopping {
      try poller.wait(atMost: wait, into: &ready)
      requests.acknowledge()
      while processWaiting() {}
      if file == nil, Timestamp.now >= nextTry { openFile() }
      if Timestamp.now >= nextTrim { trim() }
      logLeftOut(at: .now)
    }
    logLeftOut(at: Timestamp(microseconds: .max))
    file = nil
  }

  /// Opens the file for the first time; may be called before the thread runs.
  func openFile() {
    do throws(JournalError) {
      let opened = try openOrReplace()
      file = opened
      spell += 1
      nextTrim = Timestamp.now
      postAnswer(.opened(JournalOpening(epoch: opened.epoch, newest: opened.newest, spell: spell)))
    } catch {
      fail(error)
    }
  }

  private func logLeftOut(at now: Timestamp) {
    for line in leftOut.lines(about: place.path, at: now) { Log.write(.error, line) }
  }

  private func openOrReplace() throws(JournalError) -> JournalFile {
    if let damage { try putAside(damage) }
    do throws(JournalError) { return try JournalFile(opening: place) } catch {
      guard error.isDamage else { throw error }
      try putAside(error)
      return try JournalFile(opening: place)
    }
  }

  private func putAside(_ fault: JournalError) throws(JournalError) {
    let kept = try place.putAside(now: WallClock.microseconds)
    damage = nil
    Log.write(
      .error,
      "\(fault). The journal continues in a new file, with the strokes still in memory; "
        + "the damaged file is kept as \(kept)"
    )
  }

  /// The time to sleep: at least a millisecond.
  private var wait: Microseconds {
    max((file == nil ? nextTry : nextTrim) - .now, .milliseconds(1))
  }

  private func postAnswer(_ answer: JournalAnswer) {
    guard answers.post(answer) else { preconditionFailure("more answers than requests") }
  }

  /// Closes the file, logs the reason and schedules another attempt. A damaged file is renamed at
  /// once; the log reports the new path, or why the renaming failed.
  private func fail(_ fault: JournalError) {
    file = nil
    postAnswer(.failed(fault))
    guard !fault.isDamage else {
      damage = fault
      nextTry = Timestamp.now
      return
    }
    nextTry = Timestamp.now + pause
    pause = min(Microseconds(2 * pause.value), Self.longestPause)
    if fault != loggedError {
      Log.write(.error, "the journal cannot be written: \(fault). Strokes are kept only in memory")
    }
    loggedError = fault
  }

  // MARK: Requests

  /// Serves waiting requests, all strokes in one transaction; false if none waited.
  private func processWaiting() -> Bool {
    var strokes: [UnwrittenStroke] = []
    var appends = 0
    var others: [JournalRequest] = []
    var taken = 0
    while taken < Self.group, let request = requests.take() {
      taken += 1
      guard case .append(let entries, spell) = request else {
        // Later requests must not overtake the strokes before them, nor the other way round.
        if case .append = request { continue }
        others.append(request)
        break
      }
      strokes += entries
      appends += 1
    }
    if appends > 0 { commit(strokes, appends) }
    for request in others { handleRequest(request) }
    return taken > 0
  }

  private func commit(_ strokes: [UnwrittenStroke], _ requests: Int) {
    guard let file else { return }
    do throws(JournalError) {
      try file.append(strokes, now: WallClock.microseconds)
      postAnswer(.committed(requests, spell: spell))
      recovered()
    } catch {
      fail(error)
    }
  }

  private func recovered() {
    pause = Self.shortestPause
    guard loggedError != nil else { return }
    loggedError = nil
    Log.write(.notice, "the journal can be written again")
  }

  private func handleRequest(_ request: JournalRequest) {
    switch request {
    case .append: break
    case .page(let query, let owner, let ticket):
      answerTicket(ticket) { (file) throws(JournalError) in
        var damaged: [UInt64] = []
        let page = try file.page(query, of: owner) { damaged.append($0) }
        self.leftOut.recordRows(damaged, of: owner)
        return .page(page, ticket: ticket)
      }
    case .wipe(let owner, let before, let ticket):
      answerTicket(ticket) { (file) throws(JournalError) in
        .wiped(try file.wipe(owner: owner, before: before), ticket: ticket)
      }
    case .report(let owner, let ticket):
      answerTicket(ticket) { (file) throws(JournalError) in
        .report(try file.report(owner: owner), ticket: ticket)
      }
    case .startOver: startOver()
    case .retain(let retention):
      self.retention = retention
      clock.retain(days: retention.days)
      nextTrim = Timestamp.now
    case .stop: isStopping = true
    }
  }

  private func answerTicket(
    _ ticket: UInt64, _ body: (JournalFile) throws(JournalError) -> JournalAnswer
  ) {
    guard let file else {
      return postAnswer(.refused(damage ?? loggedError ?? .absent(place.path), ticket: ticket))
    }
    do throws(JournalError) { postAnswer(try body(file)) } catch {
      postAnswer(.refused(error, ticket: ticket))
      fail(error)
    }
  }

  private func startOver() {
    guard let file else { return }
    spell += 1
    postAnswer(.opened(JournalOpening(epoch: file.epoch, newest: file.newest, spell: spell)))
  }

  private func trim() {
    nextTrim = Timestamp.now + Self.trimPeriod
    guard let file else { return }
    do throws(JournalError) {
      // If more remains, again at once, but waiting strokes come first.
      if try file.trim(retention, now: try agedTo(file)) { nextTrim = Timestamp.now }
    } catch {
      fail(error)
    }
  }

  /// The time from which the age of strokes is computed; a leap of the clock is reported.
  private func agedTo(_ file: JournalFile) throws(JournalError) -> Int64 {
    let (wall, running) = (WallClock.microseconds, BootClock.microseconds)
    if let leap = clock.leap(wall: wall, running: running) {
      Log.write(
        .warning,
        "the system's clock jumped \(abs(leap) / 1_000_000) s \(leap < 0 ? "back" : "ahead"). "
          + "Strokes of the "
          + "journal age by at most one day per hour. Fix: check the clock (timedatectl)")
    }
    return clock.now(wall: wall, running: running, oldest: try file.oldestWritten())
  }
}
