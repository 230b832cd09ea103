import LinuxIO
import StylusModel

/// Opens a file in the editor of the user's desktop, as the loop sees it: by the desktop's portal,
/// otherwise by xdg-open.
struct EditorLink {
  private var portal: FilePortal?
  private var programs = EditorPrograms()
  /// What is to be opened.
  private var path = ""
  private var interest: Poller.Interest = .readable
  private let token: UInt64
  /// Whether the overlay runs as a service.
  private let isService: Bool

  /// - Parameter token: of the connection to the portal in the poller.
  init(token: UInt64, isService: Bool = Environment.variable("INVOCATION_ID") != nil) {
    (self.token, self.isService) = (token, isService)
  }

  /// When to be called though nothing came.
  var deadline: Timestamp? { earlier(portal?.connection.deadline, programs.deadline) }

  /// Begins to open a file; a request that is still under way is given up.
  ///
  /// - Returns: the result, if it is known already.
  mutating func openFile(
    _ path: String, at now: Timestamp, on poller: borrowing Poller
  ) -> EditorResult? {
    leavePortal(on: poller)
    self.path = path
    guard let portal = try? FilePortal(opening: path) else { return tryPrograms(at: now) }
    interest = portal.connection.interest
    guard (try? poller.add(portal.connection.number, token: token, interest)) != nil else {
      return tryPrograms(at: now)
    }
    self.portal = portal
    return advanceOpening(at: now, on: poller)
  }

  /// Reads what the portal says, and looks at programs.
  ///
  /// - Returns: the result, once.
  mutating func advanceOpening(at now: Timestamp, on poller: borrowing Poller) -> EditorResult? {
    guard let portal else { return programs.checkPrograms(at: now) }
    let isLost = (try? portal.connection.process()) == nil || !updateInterest(on: poller)
    guard isLost || portal.outcome != nil else { return programs.checkPrograms(at: now) }
    leavePortal(on: poller)
    switch portal.outcome {
    case .opened, .canceled: return .opened
    case .missing, nil: return tryPrograms(at: now)
    }
  }

  private mutating func tryPrograms(at now: Timestamp) -> EditorResult? {
    programs.startOpening(with: EditorPrograms.commands(for: path, isService: isService), at: now)
  }

  private mutating func leavePortal(on poller: borrowing Poller) {
    if let portal { poller.remove(portal.connection.number) }
    portal = nil
  }

  /// Waits for what the connection waits for; false if that is impossible.
  private mutating func updateInterest(on poller: borrowing Poller) -> Bool {
    guard let bus = portal?.connection, bus.interest != interest else { return true }
    interest = bus.interest
    return (try? poller.change(bus.number, token: token, interest)) != nil
  }
}
