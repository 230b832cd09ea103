import Glibc

/// Standard output of a program that signals end in good order: a reader that does not read delays
/// writes, but not the end.
///
/// Create it before any other thread, like every ``SignalSource``. A received signal is remembered:
/// ``stop`` stays readable, and from then on a write that finds no room is given up after a moment.
package final class StoppableOutput {
  private let signals: SignalSource

  /// Takes the signals over.
  package init(_ signals: [Int32] = [SIGINT, SIGTERM]) throws(SystemError) {
    self.signals = try SignalSource(signals)
  }

  /// The descriptor to wait for: readable once a signal has come.
  package var stop: Int32 { signals.number }

  /// Whether a signal has come.
  package var isStopped: Bool { Self.wait(milliseconds: 0, pollfd(stop, POLLIN)).contains(0) }

  /// Restores the default effect of signals that arrive from now on.
  package func giveBackSignals() {
    while signals.nextSignal() != nil {}
    signals.giveBack()
  }

  /// The most that a pipe accepts in one piece as soon as it has room; such a write never blocks,
  /// except if another program writes into the same pipe.
  private static let piece = 4_096
  /// How long a reader still has after a signal, in milliseconds.
  private static let grace: Int32 = 100

  /// Writes text for people; false if it cannot be written, or nobody read before a signal.
  package func put(_ text: ShownText) -> Bool { writeAll(Array(text.text.utf8)) }

  /// Writes data for programs, such as JSON or a recording; false as above.
  package func put(data bytes: [UInt8]) -> Bool { writeAll(StandardStream.presentable(bytes)) }

  /// Writes a drawing that controls the terminal, with only printable text; false as above.
  /// `scripts/checks/lint` has the list of permitted callers.
  package func put(drawing bytes: [UInt8]) -> Bool { writeAll(bytes) }

  /// Up to ``piece`` bytes are written into a pipe completely or not at all. A terminal may accept
  /// a part of them and then halt: that write waits until it continues.
  private func writeAll(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      guard awaitRoom() else { return false }
      let count = unsafe rest.prefix(Self.piece).withUnsafeBytes {
        unsafe Glibc.write(StandardStream.outputNumber, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR, errno != EAGAIN {
        StandardStream.recordOutputError(.current)
        return false
      }
    }
    return true
  }

  /// Waits until a write succeeds, or fails because nobody reads; false if a signal came first.
  private func awaitRoom() -> Bool {
    let room = pollfd(StandardStream.outputNumber, POLLOUT)
    if Self.wait(milliseconds: -1, room, pollfd(stop, POLLIN)).contains(0) { return true }
    return Self.wait(milliseconds: Self.grace, room).contains(0)
  }

  /// Waits for one of several descriptors; returns the indices of those that are ready.
  private static func wait(milliseconds: Int32, _ wanted: pollfd...) -> [Int] {
    var found = wanted
    while unsafe poll(&found, nfds_t(found.count), milliseconds) < 0, errno == EINTR {}
    return found.indices.filter { found[$0].revents != 0 }
  }
}

extension pollfd {
  fileprivate init(_ number: Int32, _ events: Int32) {
    self.init(fd: number, events: Int16(events), revents: 0)
  }
}
