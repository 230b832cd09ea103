import CLinux
import Glibc
import Synchronization

/// A thread with a name, which is joined or detached on request.
package struct WorkerThread: ~Copyable {
  private let handle: pthread_t
  /// The kernel's number of the thread.
  package let number: Int32

  /// The closure on its way to the new thread, and the thread's number on its way back.
  @safe private final class Start {
    let body: @Sendable () -> Void
    private let number = Atomic<Int32>(0)
    private let isThere: UnsafeMutablePointer<sem_t>

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
      unsafe isThere = .allocate(capacity: 1)
      unsafe sem_init(isThere, 0, 0)
    }

    deinit {
      unsafe sem_destroy(isThere)
      unsafe isThere.deallocate()
    }

    /// Tells the number. New thread only.
    func publishNumber(_ number: Int32) {
      self.number.store(number, ordering: .relaxed)
      unsafe sem_post(isThere)
    }

    /// Waits for the number.
    func awaitNumber() -> Int32 {
      while unsafe sem_wait(isThere) != 0 {}
      return number.load(ordering: .relaxed)
    }
  }

  /// Starts a thread, and waits until it runs; the name is cut to the kernel's 15 bytes.
  package init(named name: String, _ body: @escaping @Sendable () -> Void) throws(SystemError) {
    let short = String(name.prefix(15))
    let beginning = Start {
      unsafe clinux_name_this_thread(short)
      body()
    }
    let start = unsafe Unmanaged.passRetained(beginning)
    var thread = pthread_t()
    let code = unsafe pthread_create(
      &thread, nil,
      { argument in
        guard let argument = unsafe argument else { return nil }
        let start = unsafe Unmanaged<Start>.fromOpaque(argument).takeRetainedValue()
        start.publishNumber(clinux_this_thread())
        start.body()
        return nil
      }, start.toOpaque())
    guard code == 0 else {
      unsafe start.release()
      throw SystemError("start thread", name, Errno(rawValue: code))
    }
    handle = thread
    number = beginning.awaitNumber()
  }

  /// Waits until the thread is over.
  package consuming func join() { _ = pthread_join(handle, nil) }

  /// Detaches it: nobody waits for its end.
  package consuming func detach() { _ = pthread_detach(handle) }
}
