package import LinuxIO

/// The journal as seen by the thread that submits strokes: never blocks, except in ``stop()``.
///
/// Life: start it, call ``submit(_:)``, call ``nextAnswer()`` whenever ``arrival`` is readable,
/// stop it. The first answer is `opened` or `failed` and is available immediately.
package final class JournalWriter {
  private let requests: Mailbox<JournalRequest>
  private let answers: Mailbox<JournalAnswer>
  private var worker: WorkerThread?

  /// The largest number of requests under way; the caller must not exceed it.
  package static let capacity = 4_096

  /// The keeper on its way to its thread.
  private final class Load: @unchecked Sendable {
    let keeper: JournalKeeper
    init(_ keeper: JournalKeeper) { self.keeper = keeper }
  }

  /// Opens the journal, waiting for the disk, and starts the thread.
  ///
  /// - Throws: if no descriptor or thread is available, but not if the file cannot be used.
  package init(_ place: JournalPlace, _ retention: JournalRetention) throws(SystemError) {
    requests = try Mailbox(capacity: Self.capacity)
    answers = try Mailbox(capacity: 2 * Self.capacity)
    let load = Load(try JournalKeeper(place, retention, from: requests, to: answers))
    load.keeper.openFile()
    worker = try WorkerThread(named: "journal") {
      do throws(SystemError) { try load.keeper.processRequests() } catch {
        Log.write(.error, "the journal thread cannot continue: \(error)")
      }
    }
  }

  /// Becomes readable when there are answers.
  package var arrival: Int32 { answers.arrival }

  /// To be called when ``arrival`` is readable, before ``nextAnswer()``.
  package func acknowledge() { answers.acknowledge() }

  /// Asks for something; more than ``capacity`` at a time is our mistake and stops the program.
  package func submit(_ request: JournalRequest) {
    guard requests.post(request) else { preconditionFailure("too many requests to the journal") }
  }

  /// The next answer; nil if there is none yet.
  package func nextAnswer() -> JournalAnswer? { answers.take() }

  /// Waits until all submitted strokes are written and the thread has ended.
  package func stop() {
    guard let worker = worker.take() else { return }
    submit(.stop)
    worker.join()
  }
}
