import CLinux
import Glibc

/// A thread with a name, joined or let go when told to.
package struct WorkerThread: ~Copyable {
  private let handle: pthread_t

  /// The closure on its way to the new thread.
  private final class Start {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Starts a thread; the name is cut to the kernel's 15 bytes.
  package init(named name: String, _ body: @escaping @Sendable () -> Void) throws(SystemError) {
    let short = String(name.prefix(15))
    let start = unsafe Unmanaged.passRetained(
      Start {
        unsafe clinux_name_this_thread(short)
        body()
      })
    var thread = pthread_t()
    let code = unsafe pthread_create(
      &thread, nil,
      { argument in
        guard let argument = unsafe argument else { return nil }
        unsafe Unmanaged<Start>.fromOpaque(argument).takeRetainedValue().body()
        return nil
      }, start.toOpaque())
    guard code == 0 else {
      unsafe start.release()
      throw SystemError("start thread", name, Errno(rawValue: code))
    }
    handle = thread
  }

  /// Waits until the thread is over.
  package consuming func join() { _ = pthread_join(handle, nil) }

  /// Lets it go: nobody waits for its end.
  package consuming func detach() { _ = pthread_detach(handle) }
}
