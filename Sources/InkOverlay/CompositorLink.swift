import InkModel
import LinuxIO
import WaylandClient

/// The connection to the compositor, made again when it breaks.
struct CompositorLink {
  /// Nil while there is none.
  private(set) var compositor: Compositor?
  private var retry: Timestamp? = Timestamp(microseconds: 0)
  private var wait = Self.shortest
  private var since: Timestamp?
  private var isMissed = false
  private var isWatchedForRoom = false

  private static let shortest = Microseconds.milliseconds(100)
  private static let longest = Microseconds.milliseconds(30_000)
  /// A connection that did well for so long forgives all that failed before it.
  private static let healthy = Microseconds.milliseconds(1_000)

  /// Connects if it is time to.
  ///
  /// - Returns: when to be asked again.
  /// - Throws: what does not heal.
  mutating func tend(
    at now: Timestamp, token: UInt64, on poller: borrowing Poller
  ) throws(WaylandFault) -> Timestamp? {
    if let compositor { return watchForRoom(compositor, token: token, on: poller) }
    if let retry, retry > now { return retry }
    do throws(WaylandFault) {
      let made = try Compositor()
      do throws(SystemError) { try poller.add(made.number, token: token) } catch {
        throw .system(error)
      }
      compositor = made
      since = now
      isWatchedForRoom = false
      return nil
    } catch {
      return try lose(because: error, at: now, on: poller)
    }
  }

  /// While the socket is full, the loop is woken when there is room.
  private mutating func watchForRoom(
    _ compositor: Compositor, token: UInt64, on poller: borrowing Poller
  ) -> Timestamp? {
    guard compositor.isFull != isWatchedForRoom else { return nil }
    isWatchedForRoom = compositor.isFull
    let interest: Poller.Interest = isWatchedForRoom ? [.readable, .writable] : .readable
    try? poller.change(compositor.number, token: token, interest)
    return nil
  }

  /// All is known about it: it does what is wanted.
  mutating func found() {
    guard let compositor else { return }
    if isMissed { Notice.write("the compositor is there") }
    isMissed = false
    for global in [WaylandGlobal.layerShell, .presentation]
    where compositor.missing.contains(global) {
      Notice.write("the compositor has no \(global.rawValue): \(global.loss)")
    }
  }

  /// It does not work any more; whoever holds surfaces of it has let go of them.
  ///
  /// - Returns: when to be asked again.
  /// - Throws: what does not heal.
  @discardableResult mutating func lose(
    because fault: WaylandFault, at now: Timestamp, on poller: borrowing Poller
  ) throws(WaylandFault) -> Timestamp {
    if let compositor { poller.remove(compositor.number) }
    compositor = nil
    if let since, now - since >= Self.healthy { wait = Self.shortest }
    since = nil
    guard fault.isPassing else { throw fault }
    if !isMissed { Notice.write("\(fault)") }
    isMissed = true
    let next = now + wait
    retry = next
    wait = min(Microseconds(wait.value * 2), Self.longest)
    return next
  }
}

extension WaylandFault {
  /// Whether the overlay waits for better times: memory and outputs come back, too.
  fileprivate var isPassing: Bool {
    switch self {
    case .system, .noOutput: true
    default: canHeal
    }
  }
}
