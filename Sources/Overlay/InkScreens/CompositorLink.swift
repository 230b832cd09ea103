package import LinuxIO
package import StylusModel
package import WaylandClient

/// The connection to the compositor, made again when it breaks.
package struct CompositorLink {
  /// Nil while there is none.
  package private(set) var compositor: Compositor?
  private var retry: Timestamp? = Timestamp(microseconds: 0)
  private var backoff = Backoff(upTo: .milliseconds(30_000))
  /// The fault, as it was reported.
  private var missed: CompositorOutage?
  /// Since when all is known about it.
  private var since: Timestamp?
  /// When it is said that it does not answer; nil once it did, or it was said.
  private var isMuteAt: Timestamp?
  private var isWatchedForRoom = false

  /// The time limit for its first answers.
  private static let patience = Microseconds.milliseconds(3_000)

  /// Messages that are logged once: that there is no compositor, or that there is one, but no
  /// picture.
  fileprivate enum CompositorOutage { case away, refusing }

  /// Not connected yet.
  package init() {}

  /// Connects if it is time to.
  ///
  /// - Returns: when to be asked again.
  /// - Throws: permanent errors.
  package mutating func maintainConnection(
    at now: Timestamp, token: UInt64, on poller: borrowing Poller
  ) throws(WaylandError) -> Timestamp? {
    if let compositor {
      watchForRoom(compositor, token: token, on: poller)
      return awaitAnswer(at: now)
    }
    if let retry, retry > now { return retry }
    do throws(WaylandError) {
      let made = try Compositor()
      do throws(SystemError) { try poller.add(made.number, token: token) } catch {
        throw .system(error)
      }
      compositor = made
      isMuteAt = now + Self.patience
      isWatchedForRoom = false
      return isMuteAt
    } catch {
      return try lose(because: error, at: now, on: poller)
    }
  }

  /// While the socket is full, the loop is woken when there is room.
  private mutating func watchForRoom(
    _ compositor: Compositor, token: UInt64, on poller: borrowing Poller
  ) {
    guard compositor.isFull != isWatchedForRoom else { return }
    isWatchedForRoom = compositor.isFull
    let interest: Poller.Interest = isWatchedForRoom ? [.readable, .writable] : .readable
    try? poller.change(compositor.number, token: token, interest)
  }

  /// Says that nothing comes. The overlay still waits for it, because a stopped compositor may
  /// continue.
  private mutating func awaitAnswer(at now: Timestamp) -> Timestamp? {
    guard let due = isMuteAt, due <= now else { return isMuteAt }
    isMuteAt = nil
    logError(.mute(seconds: Int(Self.patience.value / 1_000_000)), as: .away)
    return nil
  }

  private mutating func logError(_ fault: WaylandError, as trouble: CompositorOutage) {
    if missed != trouble { Log.write(.notice, "\(fault)") }
    missed = trouble
  }

  /// All is known about it.
  ///
  /// - Throws: the missing interface, if nothing can be shown without it.
  package mutating func found(at now: Timestamp) throws(WaylandError) {
    guard let compositor else { return }
    isMuteAt = nil
    since = now
    if let fault = compositor.shortcoming { throw fault }
    if missed == .away {
      Log.write(.notice, "the compositor is running")
      missed = nil
    }
    for global in [WaylandGlobal.layerShell, .presentation]
    where compositor.missing.contains(global) {
      Log.write(.notice, "the compositor has no \(global.rawValue): \(global.loss)")
    }
  }

  /// It is not needed any more.
  package mutating func disconnect(on poller: borrowing Poller) {
    if let compositor { poller.remove(compositor.number) }
    compositor = nil
  }

  /// It no longer works; all owners of its surfaces have released them.
  ///
  /// - Returns: when to be asked again.
  /// - Throws: permanent errors.
  @discardableResult package mutating func lose(
    because fault: WaylandError, at now: Timestamp, on poller: borrowing Poller
  ) throws(WaylandError) -> Timestamp {
    disconnect(on: poller)
    guard let trouble = fault.passing else { throw fault }
    // One that refuses pictures is found each time: only one that worked for a while makes a new
    // beginning.
    if let since, now - since >= Backoff.healthy {
      backoff.forgive()
      missed = nil
    }
    since = nil
    isMuteAt = nil
    logError(fault, as: trouble)
    let next = now + backoff.nextWait()
    retry = next
    return next
  }
}

extension WaylandError {
  /// The fault that the overlay waits for to end: memory and outputs may return, too; nil if it
  /// does not wait.
  fileprivate var passing: CompositorLink.CompositorOutage? {
    switch self {
    case .system, .noOutput, .refused: .refusing
    default: canHeal ? .away : nil
    }
  }
}
