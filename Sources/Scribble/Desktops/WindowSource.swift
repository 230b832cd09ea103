package import InkGeometry
package import LinuxIO
package import TextFields
package import Units

/// Reports the windows of a desktop and their positions.
///
///     poller.add(source.number, token: token)
///     ... readable: if try source.refreshWindows(at: now) { look at source.windows }
package protocol WindowSource: AnyObject {
  /// The descriptor to watch, and the events to wait for.
  var number: Int32 { get }
  var interest: Poller.Interest { get }
  /// The visible windows, the lowest first; nil before they are known.
  var windows: [DesktopWindow]? { get }
  /// The areas of our own windows, on a desktop without layers that positions them correctly; nil
  /// on all others.
  var ownWindows: OwnWindows? { get }
  /// Processes incoming messages; never blocks.
  ///
  /// - Returns: whether the windows or their positions changed.
  /// - Throws: the error that ended it for good.
  func refreshWindows(at now: Timestamp) throws(WindowSourceError) -> Bool
  /// Gives a window the keyboard, if it still exists; the result is reported like any change.
  ///
  /// - Parameter isAnew: the window already has the keyboard, which is taken away and given back if
  ///   the desktop needs that to report its field again.
  func focus(_ window: WindowID, isAnew: Bool, at now: Timestamp) throws(WindowSourceError)
  /// Sends waiting messages; never blocks.
  ///
  /// - Returns: the time of the next call if nothing arrives before; nil for none.
  func checkTimeout(at now: Timestamp) throws(WindowSourceError) -> Timestamp?
  /// No further calls will follow.
  func stopWatching()
}

extension WindowSource {
  package var interest: Poller.Interest { .readable }
  package var ownWindows: OwnWindows? { nil }
  package func stopWatching() {}
}

/// Windows of our own on a desktop without layers.
package struct OwnWindows: Hashable, Sendable {
  /// The area of the window with our ink; nil if it covers its output, or is unknown.
  package var ink: Rect?

  package init(ink: Rect?) { self.ink = ink }
}

/// Why no windows are reported.
package enum WindowSourceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No supported compositor was found; `known` lists those that report windows.
  case unknownDesktop(known: String)
  /// It cannot be reached.
  case unreachable(String, SystemError)
  /// The connection is closed.
  case gone(String)
  /// It sent an invalid message.
  case senseless(String)
  /// It does not answer.
  case silent(String)
  /// It does not report windows to us: the reason, and the fix.
  case withheld(String)

  package var description: String {
    switch self {
    case .unknownDesktop(let known):
      "this desktop does not report where its windows are, so no field is written into; known are "
        + "\(known). The writing pad still works. Fix: use one of them"
    case .unreachable(let name, let error):
      "\(name) does not report where windows are: \(error). Fix: start inkscribe in its session"
    case .gone(let name): "\(name) is gone; waiting for it"
    case .senseless(let name):
      "\(name) sends window data that inkscribe does not understand. Fix: none; report it to us "
        + "with its version"
    case .silent(let name):
      "\(name) has not yet answered where windows are; waiting for it"
    case .withheld(let why): why
    }
  }
}
