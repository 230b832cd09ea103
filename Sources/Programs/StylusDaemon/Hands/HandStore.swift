import LinuxIO
import StrokeJournal
import StylusPipeline

/// Keeps what was learned of passes on the disk, on its own thread.
///
/// Belongs to the main thread and waits for nothing but, in ``stop()``, the last write. One wish is
/// served after the other: what is fetched is what was kept before.
final class HandStore {
  private let requests: Mailbox<HandRequest>
  private let answers: Mailbox<HandAnswer>
  private var worker: WorkerThread?
  private var lastTicket: UInt64 = 0
  /// Who waits for hands to be forgotten.
  private var waiting: [UInt64: UInt64] = [:]

  /// The requests to the disk.
  enum HandRequest: Sendable {
    case fetch(HandKey)
    case keep(HandKey, HandModel)
    case forget(owner: UInt32, ticket: UInt64)
    case stop
  }

  /// The answers of the disk.
  enum HandAnswer: Sendable {
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
      try Mailbox<HandRequest>(capacity: Self.capacity),
      try Mailbox<HandAnswer>(capacity: Self.capacity)
    )
    (self.requests, self.answers) = (wishes, answers)
    worker = try WorkerThread(named: "hands") {
      HandKeeper(folder: HandFolder(path: folder), from: wishes, to: answers).processRequests()
    }
  }

  /// Becomes readable when there are answers.
  var arrival: Int32 { answers.arrival }

  /// The next answer; nil if there is none yet. ``acknowledge()`` before the first.
  func nextAnswer() -> HandAnswer? { answers.take() }

  /// To be called when ``arrival`` is readable.
  func acknowledge() { answers.acknowledge() }

  /// Makes a request; if the queue is full it is dropped, and a hand is fetched or stored another
  /// time.
  func submit(_ wish: HandRequest) { _ = requests.post(wish) }

  /// Forgets what is kept of a user's hands, for a client, or nobody; false if too much waits.
  func removeHands(owner: UInt32, for session: UInt64?) -> Bool {
    lastTicket += 1
    guard requests.post(.forget(owner: owner, ticket: lastTicket)) else { return false }
    waiting[lastTicket] = session
    return true
  }

  /// The client that asked for what an answer tells; nil if it was told.
  func asker(of ticket: UInt64) -> UInt64? { waiting.removeValue(forKey: ticket) }

  /// Waits until all that was inserted before is kept, or was tried once more.
  func stop() {
    guard let worker = worker.take() else { return }
    if requests.post(.stop) { worker.join() } else { worker.detach() }
  }
}
