package import LinuxIO
package import TextFields
package import Units

/// Tells which windows a desktop shows, and where. One for each kind of compositor.
///
///     poller.add(source.number, token: token)
///     ... readable: if try source.receive(at: now) { look at source.windows }
package protocol WindowSource: AnyObject {
  /// What people know it by.
  var name: String { get }
  /// The descriptor to watch.
  var number: Int32 { get }
  /// The windows of which something is seen, the lowest first; nil before they are known.
  var windows: [DesktopWindow]? { get }
  /// Takes what came; never waits.
  ///
  /// - Returns: whether the windows are others, or elsewhere.
  /// - Throws: what ended it for good.
  func receive(at now: Timestamp) throws(WindowFault) -> Bool
  /// Gives a window the keyboard, if it is still there; what became of it is told as any change.
  func focus(_ window: WindowID, at now: Timestamp) throws(WindowFault)
  /// When to be asked again though nothing came; nil: not before.
  func tend(at now: Timestamp) throws(WindowFault) -> Timestamp?
}

/// Why nobody tells which windows there are.
package enum WindowFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// No compositor is known that tells.
  case unknownDesktop
  /// It cannot be reached.
  case unreachable(String, SystemError)
  /// It is gone.
  case gone(String)
  /// It said what makes no sense.
  case senseless(String)
  /// It does not answer.
  case silent(String)

  package var description: String {
    switch self {
    case .unknownDesktop:
      "this desktop tells nobody where its windows are, so nothing can be written into them; known is sway "
        + "(SWAYSOCK). Fix: use sway, or a program's own canvas"
    case .unreachable(let name, let error):
      "\(name) does not tell where windows are: \(error). Fix: start inkscribe in its session"
    case .gone(let name): "\(name) is gone; waiting for it"
    case .senseless(let name):
      "\(name) says what this does not understand of its windows. Fix: none; report it with its version"
    case .silent(let name):
      "\(name) does not tell where windows are, though it was asked; waiting for it"
    }
  }
}
