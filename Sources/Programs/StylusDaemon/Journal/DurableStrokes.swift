import LinuxIO
import StrokeJournal
import StylusModel
import StylusProtocol

/// Finished strokes on their way into the journal: holds them back until they are on the disk, and
/// asks on behalf of clients.
///
/// Belongs to the main thread and waits for nothing but, in ``stop()``, the last write. Life:
/// ``persistStroke(_:_:)`` for each finished stroke, ``nextStep(_:)`` whenever ``arrival`` is
/// readable.
final class DurableStrokes {
  private let writer: JournalWriter
  private let place: JournalPlace
  private let room: WaitingLimits
  private var state = JournalPhase.failing
  /// Why strokes are in memory only; nil once all of them are in the file.
  private var journalError: JournalError?
  /// The strokes that wait for the disk, in order.
  private var held: [Held] = []
  /// How many samples they have.
  private var heldSamples = 0
  private var waiting: [UInt64: WaitingCall] = [:]
  private var lastTicket: UInt64 = 0
  /// The journal's oldest stroke of an owner when it was last asked; nil if that is not known.
  private var oldest: [UInt32: UInt64] = [:]
  /// The file that was opened last.
  private var epoch: UInt64?
  /// Each owner's newest stroke in the file when it was opened for the first time.
  private var earlier: [UInt32: UInt64] = [:]
  /// Each owner's ``Anchor``.
  private var anchors: [UInt32: Anchor] = [:]

  /// A number in memory, and what the same stroke has in the file; those that were given to the
  /// file since follow on both sides.
  private struct Anchor {
    var memory: UInt64
    var file: UInt64
  }

  private enum JournalPhase {
    case writing(spell: UInt64)
    /// What memory holds and the file does not is being written, behind the file's newest numbers.
    case catchingUp(JournalOpening)
    /// Nothing is written until the file has been opened.
    case failing
  }

  /// How much may wait for the disk.
  struct WaitingLimits {
    var strokes = 256
    /// Samples of all these strokes.
    var samples = 1_000_000
  }

  /// A stroke that waits for the disk.
  struct Held {
    let summary: StrokeSummary
    /// Its owner.
    let owner: UInt32
    /// How many samples it has.
    fileprivate let samples: Int
    /// Whether clients know that it is finished, but not under which number it is kept.
    fileprivate(set) var isAnnounced = false
  }

  /// A call that waits for its answer.
  struct WaitingCall {
    let session: UInt64
    /// The owner of the strokes.
    let owner: UInt32
    let request: DaemonRequest
    let question: JournalQuestion
  }

  /// A request to the journal for a caller.
  enum JournalQuestion {
    /// Strokes that memory has no more.
    case strokes(StrokeQuery)
    case list(JournalQuery)
    case report
    /// Removes what is older than a number; nil for everything.
    case wipe(before: UInt64?)
  }

  /// The journal's answer for a caller.
  enum JournalReply {
    case page(JournalPage)
    case wiped(Int)
    case report(JournalReport)
    case refused(JournalError)
  }

  /// The next action.
  enum JournalTask {
    /// These strokes are to be kept, and told if they are not.
    case release([Held])
    /// A call can be answered.
    case answer(JournalReply, WaitingCall)
  }

  /// Opens the journal and starts its thread; a file that cannot be used is tried again later.
  init(
    _ place: JournalPlace, _ retention: JournalRetention, room: WaitingLimits = WaitingLimits()
  ) throws(SystemError) {
    self.place = place
    self.room = room
    journalError = .absent(place.path)
    writer = try JournalWriter(place, retention)
  }

  /// Becomes readable when there is something for ``nextStep(_:)``.
  var arrival: Int32 { writer.arrival }

  /// Whether strokes wait for the disk.
  var isHolding: Bool { !held.isEmpty }

  /// Whether no more strokes may wait.
  var isFull: Bool { held.count >= room.strokes || heldSamples >= room.samples }

  /// What `GetStatus` says.
  var status: (state: JournalState, fault: String?) {
    journalError.map { (.failing, "\($0)") } ?? (.on, nil)
  }

  // MARK: Strokes

  /// Gives a stroke of the present owner to the disk, and holds its end back; false if it is to be
  /// told at once. Nobody's ink is not kept.
  func persistStroke(_ summary: StrokeSummary, _ ink: inout InkState) -> Bool {
    guard let owner = ink.owner, ink.store.hasRoom(for: owner),
      let (newest, spell) = base(of: owner, ink),
      var stroke = ink.completed(by: summary)
    else { return false }
    stroke.sequence = newest + UInt64(held.count { $0.owner == owner }) + 1
    writer.submit(.append([UnwrittenStroke(owner: owner, stroke: stroke)], spell: spell))
    let samples = stroke.samples.count
    held.append(Held(summary: summary, owner: owner, samples: samples))
    heldSamples += samples
    return true
  }

  /// Behind which number of the file an owner's next stroke goes, except for those that are held;
  /// nil if none can be written.
  private func base(of owner: UInt32, _ ink: InkState) -> (newest: UInt64, spell: UInt64)? {
    let newest = ink.store.finished(of: owner).newest
    switch state {
    case .failing: return nil
    case .writing(let spell): return (newest, spell)
    case .catchingUp(let opening):
      let anchor =
        anchors[owner] ?? Anchor(memory: newest, file: opening.newest[owner, default: 0])
      anchors[owner] = anchor
      return (anchor.file + (newest - anchor.memory), opening.spell)
    }
  }

  /// The strokes that wait and that clients are to be told of now, because their owner goes.
  func announceHeld() -> [StrokeSummary] {
    let untold = held.filter { !$0.isAnnounced }.map(\.summary)
    for index in held.indices { held[index].isAnnounced = true }
    return untold
  }

  /// Stops waiting for the disk: it is too slow. Held back updates no longer wait.
  func giveUp(_ ink: inout InkState) -> [Held] {
    let fault = JournalError.behind(place.path)
    Log.write(.error, "the journal cannot be written: \(fault). Strokes are kept only in memory")
    defer { writer.submit(.startOver) }
    return fail(fault, &ink)
  }

  /// From now on numbers are told that are not in the file, so they belong to another epoch.
  private func fail(_ fault: JournalError, _ ink: inout InkState) -> [Held] {
    if case .writing = state {
      for owner in Set(ink.store.owners + held.map(\.owner)) {
        let newest = ink.store.finished(of: owner).newest
        anchors[owner] = Anchor(memory: newest, file: newest)
      }
      ink.epoch = UInt64.random(in: 1..<1 << 53)
    }
    state = .failing
    self.journalError = fault
    defer { held = [] }
    heldSamples = 0
    return held
  }

  /// The next thing that the journal said; nil if there is none.
  func nextStep(_ ink: inout InkState) -> JournalTask? {
    writer.acknowledge()
    while let answer = writer.nextAnswer() {
      switch answer {
      case .opened(let opening): catchUp(opening, &ink)
      case .committed(let count, let spell):
        if let step = committed(count, spell, &ink) { return step }
      case .failed(let fault):
        let late = fail(fault, &ink)
        if !late.isEmpty { return .release(late) }
      case .page(let page, let ticket):
        if let step = answered(.page(page), ticket) { return step }
      case .wiped(let count, let ticket):
        if let step = answered(.wiped(count), ticket) { return step }
      case .report(let report, let ticket):
        if let step = answered(.report(report), ticket) { return step }
      case .refused(let fault, let ticket):
        if let step = answered(.refused(fault), ticket) { return step }
      }
    }
    return nil
  }

  private func answered(_ reply: JournalReply, _ ticket: UInt64) -> JournalTask? {
    waiting.removeValue(forKey: ticket).map { .answer(reply, $0) }
  }

  /// Writes what memory holds and the file does not.
  private func catchUp(_ opening: JournalOpening, _ ink: inout InkState) {
    oldest = [:]
    state = .catchingUp(opening)
    var strokes: [UnwrittenStroke] = []
    for owner in Set(ink.store.owners + opening.newest.keys) {
      strokes += missing(of: owner, in: opening, ink.store.finished(of: owner))
    }
    epoch = opening.epoch
    guard !strokes.isEmpty else { return applyOpening(opening, &ink) }
    writer.submit(.append(strokes, spell: opening.spell))
  }

  /// Those of an owner, with the numbers that they will have in the file.
  private func missing(
    of owner: UInt32, in opening: JournalOpening, _ kept: FinishedStrokes
  ) -> [UnwrittenStroke] {
    let newest = opening.newest[owner, default: 0]
    var written: UInt64 = 0
    // Another file has nothing of what memory holds; an older copy of this one counts as another.
    if opening.epoch == epoch, let anchor = anchors[owner], newest >= anchor.file {
      written = anchor.memory + (newest - anchor.file)
    } else {
      earlier[owner] = newest
    }
    let memory = min(max(written, kept.oldest - 1), kept.newest)
    anchors[owner] = Anchor(memory: memory, file: newest)
    return kept.keptStrokes(since: memory, limit: .max).enumerated().map { index, stroke in
      var stroke = stroke
      stroke.sequence = newest + UInt64(index) + 1
      return UnwrittenStroke(owner: owner, stroke: stroke)
    }
  }

  /// All that memory holds is in the file: the numbers are the file's from now on.
  private func applyOpening(_ opening: JournalOpening, _ ink: inout InkState) {
    ink.epoch = opening.epoch
    for (owner, anchor) in anchors {
      ink.renumberStrokes(
        newest: anchor.file, above: anchor.memory, earlier: earlier[owner, default: 0], of: owner)
    }
    state = .writing(spell: opening.spell)
    journalError = nil
  }

  private func committed(_ count: Int, _ spell: UInt64, _ ink: inout InkState) -> JournalTask? {
    var count = count
    switch state {
    case .catchingUp(let opening) where opening.spell == spell:
      applyOpening(opening, &ink)
      count -= 1
    case .writing(spell): break
    default: return nil
    }
    guard count > 0 else { return nil }
    let late = Array(held.prefix(count))
    held.removeFirst(count)
    for stroke in late {
      heldSamples -= stroke.samples
      // Who had none in the file has some now.
      if oldest[stroke.owner] == 0 { oldest[stroke.owner] = nil }
    }
    return .release(late)
  }

  // MARK: Clients

  /// Whether the file may hold strokes of an owner that are asked for and that memory has no more.
  func mayHave(_ query: StrokeQuery, of owner: UInt32, _ store: StrokeStore) -> Bool {
    let kept = store.finished(of: owner)
    guard case .writing = state, query.since + 1 < kept.oldest else { return false }
    return oldest[owner].map { $0 != 0 && $0 < kept.oldest } ?? true
  }

  /// Asks the journal for a caller who may; the answer comes with ``nextStep(_:)``.
  func ask(
    _ question: JournalQuestion, _ request: DaemonRequest, of owner: UInt32,
    for session: ClientSession,
    _ store: StrokeStore
  ) {
    lastTicket += 1
    let ticket = lastTicket
    switch question {
    case .strokes(let query):
      let older = Self.older(query, store.finished(of: owner))
      writer.submit(.page(older, owner: owner, ticket: ticket))
    case .list(let query): writer.submit(.page(query, owner: owner, ticket: ticket))
    case .report: writer.submit(.report(owner: owner, ticket: ticket))
    case .wipe(let before): writer.submit(.wipe(owner: owner, before: before, ticket: ticket))
    }
    waiting[ticket] = WaitingCall(
      session: session.number, owner: owner, request: request, question: question)
    session.awaitAnswer()
  }

  /// Strokes that are no longer in memory.
  private static func older(_ query: StrokeQuery, _ kept: FinishedStrokes) -> JournalQuery {
    var older = JournalQuery()
    older.before = kept.oldest
    older.since = query.since
    older.limit = query.limit
    return older
  }

  /// Records what an answer says about the file; what was removed from it is forgotten in memory
  /// too, whether or not who asked for that is still there.
  func learn(from reply: JournalReply, to caller: WaitingCall, _ ink: inout InkState) {
    switch (reply, caller.question) {
    case (.page(let page), .strokes): oldest[caller.owner] = page.oldest
    case (.wiped, .wipe(let before)):
      oldest[caller.owner] = nil
      ink.forgetStrokes(of: caller.owner, before: before ?? .max)
    default: break
    }
  }

  /// Keeps strokes for another time from now on.
  func retain(_ retention: JournalRetention) { writer.submit(.retain(retention)) }

  /// Waits until everything is written, and ends the thread.
  func stop() { writer.stop() }
}
