package import LinuxIO

/// The journal, seen from the thread that gives it strokes: never waits, except in ``stop()``.
///
/// Life: started, ``submit(_:)`` and ``nextAnswer()`` whenever ``arrival`` is readable, stopped.
/// The first answer is `opened` or `failed`, and is there at once.
package final class JournalWriter {
  private let requests: Mailbox<JournalRequest>
  private let answers: Mailbox<JournalAnswer>
  private var worker: WorkerThread?

  /// The most requests that may be on their way; the caller takes care of that.
  package static let capacity = 4_096

  /// The keeper on its way to its thread.
  private final class Load: @unchecked Sendable {
    let keeper: JournalKeeper
    init(_ keeper: JournalKeeper) { self.keeper = keeper }
  }

  /// Opens the journal, waiting for the disk, and starts the thread.
  ///
  /// - Throws: if there are no descriptors or threads. A file that cannot be used is no reason.
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

  /// Waits until everything is written that was inserted before, and the thread is over.
  package func stop() {
    guard let worker = worker.take() else { return }
    submit(.stop)
    worker.join()
  }
}
