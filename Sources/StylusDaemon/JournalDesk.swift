import InkModel
import LinuxIO
import StrokeJournal
import StylusProtocol

/// The journal beside the ledger: holds strokes back until they are on the disk, and asks on behalf of clients.
///
/// Belongs to the main thread and waits for nothing but, in ``stop()``, the last write. Life:
/// ``take(_:_:)`` for each finished stroke, ``next(_:)`` whenever ``arrival`` is readable.
final class JournalDesk {
  private let writer: JournalWriter
  private let place: JournalPlace
  /// Whose the strokes are.
  private let owner: UInt32
  private var state: State = .failing(.absent(""))
  /// The ends of strokes that wait for the disk, in order.
  private var held: [StrokeUpdate] = []
  private var heldSamples = 0
  private var waiting: [UInt64: Waiting] = [:]
  private var lastTicket: UInt64 = 0
  /// The journal's oldest stroke of the owner when it was last asked; nil if that is not known.
  private var oldest: UInt64?
  /// The file that was opened last, and its newest stroke then.
  private var epoch: UInt64?
  private var earlier: UInt64 = 0
  /// A number in memory, and what the same stroke has in the file; those that were given to the file
  /// since follow on both sides.
  private var anchor: (memory: UInt64, file: UInt64) = (0, 0)

  private enum State {
    case writing(spell: UInt64)
    /// What memory holds and the file does not is being written, behind the file's newest number.
    case catchingUp(JournalOpening)
    case failing(JournalFault)
  }

  /// A call that waits for its answer.
  struct Waiting {
    var session: UInt64
    /// Who called.
    var user: UInt32
    var request: Request
  }

  /// What is to be done now.
  enum Step {
    /// So many ends are to be told, which were held back.
    case release([StrokeUpdate])
    /// A call can be answered.
    case answer(JournalAnswer, Waiting)
  }

  /// How many strokes, and samples of them, may wait for the disk.
  static let mostHeld = 256
  private static let mostSamples = 1_000_000

  /// Opens the journal and starts its thread; a file that cannot be used is tried again later.
  init(
    _ place: JournalPlace, _ retention: JournalRetention, owner: UInt32
  ) throws(SystemError) {
    self.place = place
    self.owner = owner
    writer = try JournalWriter(place, retention)
  }

  /// Becomes readable when there is something for ``next(_:)``.
  var arrival: Int32 { writer.arrival }

  /// Whether strokes wait for the disk.
  var isHolding: Bool { !held.isEmpty }

  /// Whether no more strokes may wait.
  var isFull: Bool { held.count >= Self.mostHeld || heldSamples >= Self.mostSamples }

  /// What `GetStatus` says.
  var status: (state: JournalState, fault: String?) {
    if case .failing(let fault) = state { (.failing, "\(fault)") } else { (.on, nil) }
  }

  // MARK: Strokes

  /// Gives a stroke to the disk, and holds its end back; false if it is to be told at once.
  func take(_ summary: StrokeSummary, _ ledger: Ledger) -> Bool {
    let base: (newest: UInt64, spell: UInt64)
    switch state {
    case .failing: return false
    case .writing(let spell): base = (ledger.store.newest, spell)
    case .catchingUp(let opening):
      base = (anchor.file + (ledger.store.newest - anchor.memory), opening.spell)
    }
    guard var stroke = ledger.store.completed(by: summary) else { return false }
    stroke.sequence = base.newest + UInt64(held.count) + 1
    writer.put(.append([JournaledStroke(owner: owner, stroke: stroke)], spell: base.spell))
    held.append(.finished(summary))
    heldSamples += stroke.samples.count
    return true
  }

  /// Stops waiting for the disk: it is too slow. What was held back is to be told now.
  func giveUp(_ ledger: inout Ledger) -> [StrokeUpdate] {
    let fault = JournalFault.behind(place.path)
    Log.write(.error, "the journal is not written: \(fault). Strokes are kept in memory only")
    defer { writer.put(.startOver) }
    return fail(.behind(place.path), &ledger)
  }

  /// From now on numbers are told that are not in the file, so they belong to another epoch.
  private func fail(_ fault: JournalFault, _ ledger: inout Ledger) -> [StrokeUpdate] {
    if case .writing = state {
      anchor = (ledger.store.newest, ledger.store.newest)
      ledger.epoch = UInt64.random(in: 1..<1 << 53)
    }
    state = .failing(fault)
    defer { held = [] }
    heldSamples = 0
    return held
  }

  /// The next thing that the journal said; nil if there is none.
  func next(_ ledger: inout Ledger) -> Step? {
    writer.acknowledge()
    while let answer = writer.next() {
      switch answer {
      case .opened(let opening): catchUp(opening, &ledger)
      case .committed(let count, let spell):
        if let step = committed(count, spell, &ledger) { return step }
      case .failed(let fault):
        let late = fail(fault, &ledger)
        if !late.isEmpty { return .release(late) }
      case .page(_, let ticket), .wiped(_, let ticket), .report(_, let ticket),
        .refused(_, let ticket):
        if let caller = waiting.removeValue(forKey: ticket) { return .answer(answer, caller) }
      }
    }
    return nil
  }

  /// Writes what memory holds and the file does not.
  private func catchUp(_ opening: JournalOpening, _ ledger: inout Ledger) {
    let newest = opening.newest[owner, default: 0]
    let store = ledger.store
    // Another file has nothing of what memory holds; an older copy of this one counts as another.
    let isKnown = opening.epoch == epoch && newest >= anchor.file
    let written = isKnown ? anchor.memory + (newest - anchor.file) : 0
    if !isKnown { earlier = newest }
    anchor = (min(max(written, store.oldest - 1), store.newest), newest)
    epoch = opening.epoch
    oldest = nil
    state = .catchingUp(opening)
    var strokes = Array(store.strokes(since: anchor.memory, limit: .max))
    guard !strokes.isEmpty else { return adopt(opening, &ledger) }
    for index in strokes.indices { strokes[index].sequence = newest + UInt64(index) + 1 }
    writer.put(
      .append(strokes.map { JournaledStroke(owner: owner, stroke: $0) }, spell: opening.spell))
  }

  /// All that memory holds is in the file: the numbers are the file's from now on.
  private func adopt(_ opening: JournalOpening, _ ledger: inout Ledger) {
    ledger.adopt(
      epoch: opening.epoch, newest: anchor.file, above: anchor.memory, earlier: earlier)
    state = .writing(spell: opening.spell)
  }

  private func committed(_ count: Int, _ spell: UInt64, _ ledger: inout Ledger) -> Step? {
    var count = count
    switch state {
    case .catchingUp(let opening) where opening.spell == spell:
      adopt(opening, &ledger)
      count -= 1
    case .writing(spell): break
    default: return nil
    }
    guard count > 0 else { return nil }
    let late = Array(held.prefix(count))
    held.removeFirst(count)
    if held.isEmpty { heldSamples = 0 }
    return .release(late)
  }

  // MARK: Clients

  /// Whether the file may hold strokes that are asked for and that memory has no more.
  func mayHave(_ query: StrokeQuery, _ store: StrokeStore) -> Bool {
    guard case .writing = state, query.since + 1 < store.oldest else { return false }
    return oldest.map { $0 != 0 && $0 < store.oldest } ?? true
  }

  /// Asks the journal for a caller; the answer comes with ``next(_:)``.
  ///
  /// - Throws: `permissionDenied` for strokes of another user, except to root; `noJournal`.
  func ask(
    _ request: Request, for session: Session, _ store: StrokeStore
  ) throws(VarlinkError) {
    lastTicket += 1
    let ticket = lastTicket
    switch request {
    case .getStrokes(let query):
      writer.put(.page(Self.older(query, store), owner: owner, ticket: ticket))
    case .listJournal(let query):
      let owner = try owner(query.owner, for: session)
      writer.put(.page(query, owner: owner, ticket: ticket))
    case .getJournal(let inquiry):
      writer.put(.report(owner: try owner(inquiry.owner, for: session), ticket: ticket))
    case .wipeJournal(let wipe):
      let owner = try owner(wipe.owner, for: session)
      writer.put(.wipe(owner: owner, before: wipe.before, ticket: ticket))
    default: preconditionFailure("the journal knows nothing of this")
    }
    waiting[ticket] = Waiting(
      session: session.number, user: session.user, request: request)
    session.isAwaiting = true
  }

  /// What memory has no more.
  private static func older(_ query: StrokeQuery, _ store: StrokeStore) -> JournalQuery {
    var older = JournalQuery()
    older.before = store.oldest
    older.since = query.since
    older.limit = query.limit
    return older
  }

  /// Whose strokes a caller may ask for: those of root are those of the daemon.
  private func owner(_ wanted: UInt32?, for session: Session) throws(VarlinkError) -> UInt32 {
    let own = own(session.user)
    guard let wanted, wanted != own else { return own }
    guard session.user == 0 else { throw .permissionDenied }
    return wanted
  }

  private func own(_ user: UInt32) -> UInt32 { user == 0 ? owner : user }

  /// Takes note of what an answer says about the file.
  func learn(from page: JournalPage) { oldest = page.oldest }

  /// Forgets strokes in memory that were removed from the file.
  func forget(_ wipe: JournalWipe, by user: UInt32, _ ledger: inout Ledger) {
    oldest = nil
    guard (wipe.owner ?? own(user)) == owner else { return }
    ledger.forgetStrokes(before: wipe.before ?? .max)
  }

  /// Keeps strokes for another time from now on.
  func retain(_ retention: JournalRetention) { writer.put(.retain(retention)) }

  /// Waits until everything is written, and ends the thread.
  func stop() { writer.stop() }
}
