import Glibc

/// A value that only one thread at a time can access: a lock of the C library, which the thread
/// sanitizer supports.
///
/// The sanitizer does not support Swift's `Mutex`, whose code is in a library without
/// instrumentation, and reports false races for values behind it. Not for the path of a pen's data:
/// a thread that finds it locked waits.
@safe package final class Lock<Value>: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private var value: Value

  /// Guards a value.
  package init(_ value: consuming sending Value) {
    unsafe mutex = .allocate(capacity: 1)
    unsafe mutex.initialize(to: pthread_mutex_t())
    unsafe pthread_mutex_init(mutex, nil)
    self.value = value
  }

  deinit {
    unsafe pthread_mutex_destroy(mutex)
    unsafe mutex.deallocate()
  }

  /// Lets a body look at the value, and change it; not again from within.
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return try body(&value)
  }
}
