import Glibc
import LinuxIO
import StylusModel

/// Says on a terminal how far a long work is, in one line that is written over.
package final class ProgressLine {
  private let what: String
  private let unit: String
  private let isShown: Bool
  private var next = Timestamp.now + .milliseconds(500)
  private var isOpen = false

  /// - Parameters:
  ///   - unit: what is counted.
  ///   - isWanted: whether anything is to be said at all.
  package init(_ what: String, of unit: String = "strokes", isWanted: Bool) {
    self.what = what
    self.unit = unit
    isShown = isWanted && isatty(2) == 1
  }

  /// Progress as N of M; printed at most five times per second, and not in the first half second.
  package func showProgress(_ done: Int, _ total: Int) {
    guard isShown, .now >= next else { return }
    next = .now + .milliseconds(200)
    isOpen = true
    StandardStream.error("\r\(what): \(done) of \(total) \(unit)\u{1B}[K")
  }

  /// Takes the line away.
  package func eraseLine() {
    if isOpen { StandardStream.error("\r\u{1B}[K") }
    isOpen = false
  }
}
