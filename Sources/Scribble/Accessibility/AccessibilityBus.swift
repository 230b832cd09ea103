package import LinuxIO
package import Units

/// The bus on which applications report their fields: AT-SPI. No call blocks, and each request has
/// a time limit.
///
///     let bus = try AccessibilityBus(at: now)
///     bus.watch(on: poller, token: token)
///     ... readable, or the deadline came: bus.process(on: poller)
///
/// An application that does not answer in time gets no requests for a while: only its own fields
/// are affected.
package final class AccessibilityBus {
  private let session: BusConnection
  private var bus: BusConnection?
  private let tokens: (session: UInt64, bus: UInt64)
  private var interests: (session: Poller.Interest, bus: Poller.Interest) = (.readable, .readable)
  private var busAddress: String?
  /// The time of the next request for the bus's address.
  private var retry: Timestamp?
  /// Applications that did not answer, and the time until which they get no requests.
  private var rests: [String: Timestamp] = [:]
  /// Why there are no fields, and the fix; nil if there is no problem.
  package private(set) var accessibilityError: AccessibilityError?

  /// The time after which an application that did not answer is asked again.
  package static let rest = Microseconds.milliseconds(5_000)

  /// Why no fields can be found.
  package enum AccessibilityError: Hashable, Sendable, CustomStringConvertible {
    /// There is no session bus.
    case noSession
    /// No service reports the address of the accessibility bus.
    case noBus
    /// The connection broke.
    case lost

    package var description: String {
      switch self {
      case .noSession:
        "there is no session bus (D-Bus), so no field can be found; the writing pad still works. "
          + "Fix: start inkscribe in the desktop's session"
      case .noBus:
        "there is no accessibility bus (AT-SPI), so no field can be found; the writing pad still "
          + "works. Fix: install at-spi2-core, and restart it"
      case .lost:
        "the accessibility bus is gone, so no field can be found; the writing pad still works. "
          + "Waiting for the bus"
      }
    }
  }

  /// Connects to the session's bus and requests the address of the accessibility bus.
  ///
  /// - Parameter address: the session's bus; by default that of the environment.
  package init(
    session token: UInt64, bus: UInt64, on poller: borrowing Poller, address: String? = nil
  ) throws(SystemError) {
    session = try BusConnection(session: address)
    tokens = (token, bus)
    interests.session = session.interest
    try poller.add(session.number, token: token, interests.session)
    askAddress()
  }

  private func askAddress() {
    let isSent = session.call(
      BusCall("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress").taking(3_000),
      then: weakHandler(of: self) { $0.handleAddress($1) })
    if !isSent { missBus(.noBus) }
  }

  private func handleAddress(_ answer: Result<BusAnswer, BusCallError>) {
    guard case .success(let answer) = answer, let address = answer.text(), !address.isEmpty else {
      return missBus(.noBus)
    }
    busAddress = address
  }

  private func missBus(_ fault: AccessibilityError) {
    self.accessibilityError = fault
    retry = .now + Self.rest
  }

  /// Whether requests can be sent.
  package var isReady: Bool { bus != nil }

  /// The latest time of the next call of ``process(on:)``.
  package var deadline: Timestamp? { earlier(earlier(session.deadline, bus?.deadline), retry) }

  /// Reads pending data and sends waiting data.
  package func process(on poller: borrowing Poller) {
    if let retry, retry <= .now {
      self.retry = nil
      askAddress()
    }
    do throws(SystemError) {
      try session.process()
      if session.interest != interests.session {
        interests.session = session.interest
        try poller.change(session.number, token: tokens.session, interests.session)
      }
    } catch {
      accessibilityError = accessibilityError ?? .noSession
    }
    connect(on: poller)
    guard let bus else { return }
    do throws(SystemError) {
      try bus.process()
      guard bus.interest != interests.bus else { return }
      interests.bus = bus.interest
      try poller.change(bus.number, token: tokens.bus, interests.bus)
    } catch {
      poller.remove(bus.number)
      self.bus = nil
      missBus(.lost)
    }
  }

  private func connect(on poller: borrowing Poller) {
    guard bus == nil, let address = busAddress else { return }
    busAddress = nil
    do throws(SystemError) {
      let made = try BusConnection(address: address)
      interests.bus = made.interest
      try poller.add(made.number, token: tokens.bus, interests.bus)
      bus = made
      accessibilityError = nil
    } catch {
      missBus(.noBus)
    }
  }

  /// The bus is not needed any more.
  package func disconnect(on poller: borrowing Poller) {
    poller.remove(session.number)
    if let bus { poller.remove(bus.number) }
    bus = nil
  }

  /// Whether an application did not answer a short while ago.
  package func rests(_ name: String) -> Bool {
    guard let until = rests[name] else { return false }
    if until > .now { return true }
    rests[name] = nil
    return false
  }

  /// Sends a request; `then` gets the answer, nil for none; at once if nothing can be sent.
  func ask<Value>(_ question: BusQuestion<Value>, then: @escaping (Value?) -> Void) {
    let name = question.call.destination
    guard let bus, !rests(name) else { return then(nil) }
    let handler = weakHandler(of: self) {
      (asker: AccessibilityBus, answer: Result<BusAnswer, BusCallError>) in
      switch answer {
      case .success(let answer): then(question.read(answer))
      case .failure(let fault):
        if fault == .late { asker.rests[name] = .now + Self.rest }
        then(nil)
      }
    }
    if !bus.call(question.call, then: handler) { then(nil) }
  }
}
