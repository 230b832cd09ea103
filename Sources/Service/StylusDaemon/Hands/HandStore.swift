import LinuxIO
import StrokeJournal
import StylusPipeline

/// Keeps what was learned of hands on the disk, on a thread of its own.
///
/// Belongs to the main thread and waits for nothing but, in ``stop()``, the last write. One wish is served after the
/// other: what is fetched is what was kept before.
final class HandStore {
  private let wishes: Mailbox<Wish>
  private let answers: Mailbox<Answer>
  private var worker: WorkerThread?
  private var lastTicket: UInt64 = 0
  /// Who waits for hands to be forgotten.
  private var waiting: [UInt64: UInt64] = [:]

  /// What is wanted of the disk.
  enum Wish: Sendable {
    case fetch(HandKey)
    case keep(HandKey, HandModel)
    case forget(owner: UInt32, ticket: UInt64)
    case stop
  }

  /// What the disk has to say.
  enum Answer: Sendable {
    /// Nil if nothing is kept.
    case fetched(HandKey, HandModel?)
    case forgotten(Int, ticket: UInt64)
    case refused(SystemError, ticket: UInt64)
  }

  /// The most wishes that wait; a pen has no more than two, and of clients each has one.
  private static let capacity = 4_096

  /// Starts the thread; the folder is made when there is something to keep.
  init(folder: String) throws(SystemError) {
    let (wishes, answers) = (
      try Mailbox<Wish>(capacity: Self.capacity), try Mailbox<Answer>(capacity: Self.capacity)
    )
    (self.wishes, self.answers) = (wishes, answers)
    worker = try WorkerThread(named: "hands") {
      HandKeeper(folder: HandFolder(path: folder), from: wishes, to: answers).run()
    }
  }

  /// Becomes readable when there are answers.
  var arrival: Int32 { answers.arrival }

  /// The next answer; nil if there is none yet. ``acknowledge()`` before the first.
  func next() -> Answer? { answers.take() }

  /// To be called when ``arrival`` is readable.
  func acknowledge() { answers.acknowledge() }

  /// Wants something; where too much waits it is not done: a hand is fetched, or kept, another time.
  func put(_ wish: Wish) { _ = wishes.put(wish) }

  /// Forgets what is kept of a user's hands, for a client, or nobody; false if too much waits.
  func forget(owner: UInt32, for session: UInt64?) -> Bool {
    lastTicket += 1
    guard wishes.put(.forget(owner: owner, ticket: lastTicket)) else { return false }
    waiting[lastTicket] = session
    return true
  }

  /// The client that asked for what an answer tells; nil if it was told.
  func asker(of ticket: UInt64) -> UInt64? { waiting.removeValue(forKey: ticket) }

  /// Waits until all is kept that was put in before.
  func stop() {
    guard let worker = worker.take() else { return }
    if wishes.put(.stop) { worker.join() } else { worker.detach() }
  }
}

/// The thread of a ``HandStore``.
private struct HandKeeper: ~Copyable {
  private let folder: HandFolder
  private let wishes: Mailbox<HandStore.Wish>
  private let answers: Mailbox<HandStore.Answer>
  /// Held until the end, from the first look at the folder on.
  private var lock: FileLock?
  /// Whether another daemon keeps hands there: then this one only reads them.
  private var isForeign = false
  /// Whether the log knows that nothing can be kept.
  private var hasComplained = false

  init(
    folder: HandFolder, from wishes: Mailbox<HandStore.Wish>, to answers: Mailbox<HandStore.Answer>
  ) {
    (self.folder, self.wishes, self.answers) = (folder, wishes, answers)
  }

  /// Serves until it is told to stop.
  consuming func run() {
    while true {
      _ = Readiness.wait(for: nil, orStop: wishes.arrival)
      wishes.acknowledge()
      while let wish = wishes.take() {
        if case .stop = wish { return }
        serve(wish)
      }
    }
  }

  private mutating func serve(_ wish: HandStore.Wish) {
    switch wish {
    case .fetch(let key):
      takeFolder()
      tell(.fetched(key, folder.read(key)))
    case .keep(let key, let hand): keep(hand, key)
    case .forget(let owner, let ticket): forget(owner, ticket)
    case .stop: break
    }
  }

  /// Locks the folder as soon as it is there. Whoever comes second keeps nothing, also after the first has ended: what it has read may be
  /// older than what the first has written since.
  private mutating func takeFolder() {
    guard lock == nil, !isForeign else { return }
    do throws(FileLockError) { lock = try folder.lock() } catch {
      // Whatever else is wrong is wrong with writing a hand, too, and said there.
      guard case .held = error else { return }
      isForeign = true
      Log.write(
        .warning,
        "what is learned of hands is kept in memory only: \(error). Fix: end the other stylusd, or give this one a "
          + "folder of its own (XDG_STATE_HOME, STATE_DIRECTORY)")
    }
  }

  private mutating func keep(_ hand: HandModel, _ key: HandKey) {
    do throws(SystemError) {
      try folder.makeFolder()
      takeFolder()
      if isForeign { return }
      try folder.write(hand, key)
      hasComplained = false
    } catch {
      if !hasComplained {
        Log.write(.warning, "what was learned of a hand is kept in memory only: \(error)")
      }
      hasComplained = true
    }
  }

  private func forget(_ owner: UInt32, _ ticket: UInt64) {
    do throws(SystemError) {
      tell(.forgotten(try folder.removeAll(of: owner), ticket: ticket))
    } catch {
      tell(.refused(error, ticket: ticket))
    }
  }

  /// Where nobody takes answers there is nobody to wait for them.
  private func tell(_ answer: HandStore.Answer) { _ = answers.put(answer) }
}
