import CLinux
import Glibc

/// Turns signals into something to wait for: one signalfd.
///
/// Create it before any other thread: threads inherit the blocked set, and a signal that one of
/// them leaves unblocked would be delivered there instead.
package struct SignalSource: ~Copyable {
  private let descriptor: FileDescriptor
  private let signals: [Int32]

  /// The descriptor to wait for.
  package var number: Int32 { descriptor.number }

  /// Blocks the given signals for this thread and those it starts, and collects them.
  package init(_ signals: [Int32]) throws(SystemError) {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for signal in signals { unsafe sigaddset(&set, signal) }
    guard unsafe pthread_sigmask(SIG_BLOCK, &set, nil) == 0 else {
      throw SystemError("block signals")
    }
    let number = unsafe signalfd(-1, &set, Int32(SFD_CLOEXEC) | Int32(SFD_NONBLOCK))
    guard number >= 0 else { throw SystemError("create a signalfd") }
    descriptor = FileDescriptor(owning: number)
    self.signals = signals
  }

  /// Restores the default effect of the signals on this thread, such as ending the process: for
  /// work that nobody waits for any more and that may not end by itself.
  package func giveBack() {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for signal in signals { unsafe sigaddset(&set, signal) }
    unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  /// The next pending signal, or nil.
  package func nextSignal() -> Int32? {
    var detail = signalfd_siginfo()
    let size = MemoryLayout<signalfd_siginfo>.size
    guard unsafe read(number, &detail, size) == size else { return nil }
    return Int32(detail.ssi_signo)
  }

  /// Makes writes to a closed socket or pipe fail with EPIPE instead of ending the process.
  package static func ignoreBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }

  /// Makes writes beyond the process's limit for file sizes fail with EFBIG instead of ending the
  /// process.
  package static func ignoreFileLimits() { _ = signal(SIGXFSZ, SIG_IGN) }
}
