package import Units

/// Waits for a thread's descriptors, its signals and one deadline, and reports events.
///
///     let loop = try EventLoop<Source>(signals: [SIGTERM, SIGINT])
///     try loop.poller.add(socket.number, token: loop.token(.socket))
///     while !isOver {
///       loop.deadline = nextDeadline
///       for event in try loop.wait() {
///         switch event {
///         case .ready(.socket): receive()
///         case .ready(.output): send()
///         case .signal: isOver = true
///         case .deadline: break                            // due work is done in each turn
///         }
///       }
///     }
///
/// It makes no decision and calls no handler: the time is passed to a program's state, so that its
/// tests need no loop (decision 33).
package final class EventLoop<Source: RawRepresentable> where Source.RawValue == UInt64 {
  /// An event that ended a wait.
  package enum Event {
    /// A descriptor that was added with the token of this source.
    case ready(Source)
    /// A signal that the loop was created with.
    case signal(Int32)
    /// The deadline has passed, and is no longer set.
    case deadline
  }

  /// For adding, changing and removing descriptors, with ``token(_:)``.
  package let poller: Poller
  /// The time at which a wait ends without an event; nil for no limit. Setting the same deadline
  /// again costs no system call.
  package var deadline: Timestamp?

  private let alarm: Alarm
  private let signals: SignalSource?
  /// The current setting of the timer.
  private var armed: Timestamp?
  private var ready: [Poller.Ready] = []
  private var events: [Event] = []

  private static var alarmToken: UInt64 { .max }
  private static var signalToken: UInt64 { .max - 1 }

  /// Creates a loop. With signals, create it before any other thread (``SignalSource``).
  ///
  /// - Parameter signals: the signals to block and to report; if empty, signals are not changed.
  /// - Throws: the error if a descriptor could not be created.
  package convenience init(signals: [Int32] = []) throws(SystemError) {
    if signals.isEmpty {
      try self.init(reporting: nil)
    } else {
      try self.init(reporting: try SignalSource(signals))
    }
  }

  /// Creates a loop for signals that are blocked already.
  package init(reporting signals: consuming SignalSource?) throws(SystemError) {
    poller = try Poller()
    alarm = try Alarm()
    try poller.add(alarm.number, token: Self.alarmToken)
    switch signals {
    case .some(let source): signalDescriptor = source.number
    case .none: signalDescriptor = nil
    }
    self.signals = signals
    if let signalDescriptor { try poller.add(signalDescriptor, token: Self.signalToken) }
  }

  /// The token for adding a source's descriptor; must not be one of the two greatest numbers.
  package func token(_ source: Source) -> UInt64 { source.rawValue }

  /// Watches a descriptor until it is removed from ``poller``.
  package func watch(
    _ number: Int32, as source: Source, for interest: Poller.Interest = .readable
  ) throws(SystemError) {
    try poller.add(number, token: token(source), interest)
  }

  /// Readable while a signal waits to be reported: for work that blocks and must stop then.
  package let signalDescriptor: Int32?

  /// Waits until an event arrives or the deadline passes.
  ///
  /// - Returns: the events, in the kernel's order; possibly none.
  package func wait() throws(SystemError) -> [Event] {
    setAlarm()
    try poller.wait(into: &ready)
    events.removeAll(keepingCapacity: true)
    for found in ready {
      switch found.token {
      case Self.alarmToken: acknowledgeAlarm()
      case Self.signalToken: collectSignals()
      default: if let source = Source(rawValue: found.token) { events.append(.ready(source)) }
      }
    }
    return events
  }

  private func setAlarm() {
    guard deadline != armed else { return }
    armed = deadline
    if let deadline { alarm.arm(at: deadline) } else { alarm.stop() }
  }

  private func acknowledgeAlarm() {
    alarm.acknowledge()
    (armed, deadline) = (nil, nil)
    events.append(.deadline)
  }

  /// All signals: the kernel reports two of the same kind as one.
  private func collectSignals() {
    switch signals {
    case .some(let source):
      while let signal = source.nextSignal() { events.append(.signal(signal)) }
    case .none: break
    }
  }
}
