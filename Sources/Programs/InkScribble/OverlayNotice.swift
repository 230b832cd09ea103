import InkGeometry
import InkScreens
import LinuxIO
import StylusClient
import StylusModel
import StylusProtocol

/// Tells an overlay that runs next to this where ink is not its own, on its own thread: nobody
/// waits for it. What is told counts for some seconds, so that it need not be taken back.
struct OverlayNotice {
  private let thread: SideThread<OverlayAreas, Bool>
  private var sent = OverlayAreas(areas: [])
  private var next = Timestamp(microseconds: 0)

  /// Areas are sent again after this time; an overlay discards them after ``OverlayAreas/lease``.
  private static let interval = Microseconds.milliseconds(2_000)

  init() throws(SystemError) {
    let link = Lock(Link())
    thread = try SideThread(named: "ink-overlay") { areas in link.withLock { $0.sendAreas(areas) } }
  }

  /// Tells it if it is others, or long ago.
  ///
  /// - Returns: when to be asked again; nil: not before something happens.
  mutating func publishAreas(_ areas: [Rect], pad: Rect?, at now: Timestamp) -> Timestamp? {
    _ = thread.takeResults()
    let none = OverlayAreas(areas: [])
    let all = OverlayAreas(
      areas: areas.prefix(OverlayAreas.most).map { LayoutArea($0) },
      pad: pad.map { LayoutArea($0) })
    if all == none, sent == none { return nil }
    guard all != sent || next <= now else { return next }
    (sent, next) = (all, now + Self.interval)
    thread.submit(all)
    return all == none ? nil : next
  }
}

/// The connection, made again with the next word where it broke. That there is no overlay is usual.
private final class Link {
  private var connection: OverlayConnection?

  func sendAreas(_ areas: OverlayAreas) -> Bool {
    do throws(OverlayCallError) {
      var open: OverlayConnection
      if let kept = connection.take() {
        open = kept
      } else {
        open = try OverlayConnection(patience: .milliseconds(1_000))
      }
      try open.leaveOut(areas)
      connection = consume open
      return true
    } catch {
      return false
    }
  }
}
