import InkRecognition
import LinuxIO
import StylusModel
import WritingStore

/// Adds chosen words to the file of `stylusctl words` that could not be added at once, as soon as
/// it can be written.
final class WordKeeper: Sendable {
  private let waiting: Lock<[String]>
  private let writer: LatestWriter<Void>

  init(_ file: RememberedFile<CorrectedWords>) throws(SystemError) {
    let waiting = Lock<[String]>([])
    self.waiting = waiting
    writer = try LatestWriter(named: "ink-words") { (_: Void) in
      Self.writeWaiting(waiting, to: file)
    }
  }

  /// Has a word added. Never waits.
  func enqueueWord(_ word: String) {
    waiting.withLock { $0.append(word) }
    writer.submit(())
  }

  /// Tries once more.
  ///
  /// - Returns: whether all words are in the file.
  func finishWriting(within patience: Microseconds) -> Bool {
    writer.finishWriting(within: patience)
  }

  /// Nil, or why a word cannot be added.
  private static func writeWaiting(
    _ waiting: Lock<[String]>, to file: RememberedFile<CorrectedWords>
  ) -> String? {
    while let word = waiting.withLock({ $0.first }) {
      do throws(RememberedFileError) { _ = try file.addWord(word) } catch {
        let fix = error.fix ?? "make that file writable"
        return
          "a chosen word is not saved: \(error). It is used until inkscribe ends, and saving is "
          + "retried. Fix: \(fix), or set learn = no in inkscribe.conf"
      }
      waiting.withLock { _ = $0.removeFirst() }
    }
    return nil
  }
}
