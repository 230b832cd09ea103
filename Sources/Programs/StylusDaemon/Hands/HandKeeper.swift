import LinuxIO
import StrokeJournal
import StylusModel
import StylusPipeline

/// The thread of a ``HandStore``. A hand that cannot be written is tried again until it can be.
struct HandKeeper: ~Copyable {
  private let folder: HandFolder
  private let requests: Mailbox<HandStore.HandRequest>
  private let answers: Mailbox<HandStore.HandAnswer>
  /// Held until the end, from the first look at the folder on.
  private var lock: FileLock?
  /// Whether another daemon keeps hands there. This one then only reads them.
  private var isForeign = false
  /// The hands that are not on the disk yet.
  private var unkept: [HandKey: HandModel] = [:]
  /// When they are tried again.
  private var due: Timestamp?
  /// How long the next pause is. It grows with each failure.
  private var pause = HandKeeper.shortestPause

  private static let shortestPause = Microseconds.milliseconds(500)
  private static let longestPause = Microseconds.milliseconds(30_000)
  /// More hands than this do not wait for the disk.
  private static let mostUnkept = 64

  init(
    folder: HandFolder, from wishes: Mailbox<HandStore.HandRequest>,
    to answers: Mailbox<HandStore.HandAnswer>
  ) {
    (self.folder, self.requests, self.answers) = (folder, wishes, answers)
  }

  /// Serves until it is asked to stop.
  consuming func processRequests() {
    while true {
      let patience = due.map { max($0 - .now, Microseconds(0)) }
      _ = Readiness.wait(for: nil, orStop: requests.arrival, atMost: patience)
      requests.acknowledge()
      while let wish = requests.take() {
        if case .stop = wish { return keepAll(isEnd: true) }
        handleRequest(wish)
      }
      if let due, due <= .now { keepAll() }
    }
  }

  private mutating func handleRequest(_ wish: HandStore.HandRequest) {
    switch wish {
    case .fetch(let key):
      takeFolder()
      postAnswer(.fetched(key, unkept[key] ?? folder.loadHand(key, isOurs: !isForeign)))
    case .keep(let key, let hand):
      guard !isForeign, unkept[key] != nil || unkept.count < Self.mostUnkept else { return }
      unkept[key] = hand
      // After a failure new hands wait, too.
      if due == nil { keepAll() }
    case .forget(let owner, let ticket): removeHands(owner, ticket)
    case .stop: break
    }
  }

  /// Locks the folder as soon as it is there. The second program stores nothing, even after the
  /// first has ended: the data that it has read may be older than what the first has written since.
  private mutating func takeFolder() {
    guard lock == nil, !isForeign else { return }
    do throws(FileLockError) { lock = try folder.lock() } catch {
      // Whatever else is wrong is wrong with writing a hand, too, and reported there.
      guard case .held = error else { return }
      isForeign = true
      unkept = [:]
      Log.write(
        .warning,
        "learned hands are kept only in memory: \(error). Fix: stop the other stylusd, or give "
          + "this one a folder of its own (XDG_STATE_HOME, STATE_DIRECTORY)")
    }
  }

  /// Writes all hands that are not on the disk.
  private mutating func keepAll(isEnd: Bool = false) {
    let hadFailed = due != nil
    due = nil
    guard !unkept.isEmpty else { return }
    guard let error = writeAll() else {
      pause = Self.shortestPause
      if hadFailed { Log.write(.notice, "learned hands are saved again") }
      return
    }
    due = .now + pause
    pause = min(Microseconds(2 * pause.value), Self.longestPause)
    complain(of: error, isEnd: isEnd, isFirst: !hadFailed)
  }

  /// Writes what can be written, and returns why something cannot.
  private mutating func writeAll() -> SystemError? {
    var failure: SystemError?
    do throws(SystemError) { try folder.makeFolder() } catch { return error }
    takeFolder()
    for (key, hand) in unkept {
      do throws(SystemError) {
        try folder.saveHand(hand, key)
        unkept[key] = nil
      } catch {
        failure = error
      }
    }
    return failure
  }

  private func complain(of error: SystemError, isEnd: Bool, isFirst: Bool) {
    let fix = error.fix ?? "make that folder writable"
    if isEnd {
      Log.write(
        .warning,
        "data learned about a hand since it was last saved is lost: \(error). Fix: \(fix)")
    } else if isFirst {
      Log.write(
        .warning,
        "a learned hand is kept only in memory: \(error). Saving is retried. Fix: \(fix)"
      )
    }
  }

  private mutating func removeHands(_ owner: UInt32, _ ticket: UInt64) {
    let waiting = unkept.keys.filter { $0.owner == owner }
    for key in waiting { unkept[key] = nil }
    do throws(SystemError) {
      let removed = try folder.removeAll(of: owner)
      postAnswer(.forgotten(max(removed, waiting.count), ticket: ticket))
    } catch {
      postAnswer(.refused(error, ticket: ticket))
    }
  }

  /// Where nobody takes answers there is nobody to wait for them.
  private func postAnswer(_ answer: HandStore.HandAnswer) { _ = answers.post(answer) }
}
