import CLinux
import Glibc
package import Units

/// Waits for many descriptors at once: one epoll instance.
///
/// Level-triggered: a descriptor that is not drained is reported again.
@safe package struct Poller: ~Copyable {
  private let descriptor: FileDescriptor
  private let events: UnsafeMutablePointer<epoll_event>

  /// The descriptor of the set: another poller may watch it; it is readable when one of the set is
  /// ready.
  package var number: Int32 { descriptor.number }

  /// The largest number of descriptors that one wait reports; the others follow in the next wait.
  package static let batch = 64

  /// The events to wait for, and the events found.
  package struct Interest: OptionSet, BitwiseCopyable, Sendable {
    package var rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }
    package static let readable = Interest(rawValue: EPOLLIN.rawValue)
    package static let writable = Interest(rawValue: EPOLLOUT.rawValue)
    /// Reported in any case: the other side is closed or the descriptor is broken.
    package static let hangUp = Interest(rawValue: EPOLLHUP.rawValue | EPOLLERR.rawValue)
  }

  /// A descriptor that is ready, by the token it was added with.
  package struct Ready: BitwiseCopyable {
    package var token: UInt64
    package var found: Interest
  }

  /// Creates an empty set.
  package init() throws(SystemError) {
    let number = epoll_create1(Int32(EPOLL_CLOEXEC))
    guard number >= 0 else { throw SystemError("create an epoll instance") }
    descriptor = FileDescriptor(owning: number)
    unsafe events = .allocate(capacity: Self.batch)
    unsafe events.initialize(repeating: epoll_event(), count: Self.batch)
  }

  deinit { unsafe events.deallocate() }

  /// Starts watching; each report contains `token`.
  package func add(_ number: Int32, token: UInt64, _ interest: Interest = .readable)
    throws(SystemError)
  {
    try control(EPOLL_CTL_ADD, number, token, interest)
  }

  /// Starts watching; each report contains the number of `source`.
  package func watch(
    _ number: Int32, as source: some RawRepresentable<UInt64>, for interest: Interest = .readable
  ) throws(SystemError) {
    try add(number, token: source.rawValue, interest)
  }

  /// Changes what is watched for.
  package func change(_ number: Int32, token: UInt64, _ interest: Interest) throws(SystemError) {
    try control(EPOLL_CTL_MOD, number, token, interest)
  }

  /// Stops watching; a descriptor that is not watched is not an error.
  package func remove(_ number: Int32) {
    _ = epoll_ctl(descriptor.number, EPOLL_CTL_DEL, number, nil)
  }

  /// Waits until something is ready or the time is over.
  ///
  /// - Parameters:
  ///   - patience: the time limit, below 24 days, rounded up to a millisecond; nil for none.
  ///   - ready: emptied, then filled with the events; its capacity is used again.
  package func wait(
    atMost patience: Microseconds? = nil, into ready: inout [Ready]
  ) throws(SystemError) {
    ready.removeAll(keepingCapacity: true)
    let count = unsafe epoll_wait(
      descriptor.number, events, Int32(Self.batch), patience?.wholeMilliseconds ?? -1)
    guard count >= 0 else {
      if errno == EINTR { return }
      throw SystemError("wait for events")
    }
    for index in 0..<Int(count) {
      let event = unsafe events[index]
      unsafe ready.append(
        Ready(token: event.data.u64, found: Interest(rawValue: event.events)))
    }
  }

  private func control(_ operation: Int32, _ number: Int32, _ token: UInt64, _ interest: Interest)
    throws(SystemError)
  {
    var event = unsafe epoll_event()
    unsafe event.events = interest.rawValue
    unsafe event.data.u64 = token
    guard unsafe epoll_ctl(descriptor.number, operation, number, &event) == 0 else {
      throw SystemError("watch", "descriptor \(number)")
    }
  }
}
