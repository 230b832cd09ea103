package import InkGeometry
package import LinuxIO
package import TextFields
package import Units

/// Tells which windows a desktop shows, and where.
///
///     poller.add(source.number, token: token)
///     ... readable: if try source.refreshWindows(at: now) { look at source.windows }
package protocol WindowSource: AnyObject {
  /// The descriptor to watch, and for what.
  var number: Int32 { get }
  var interest: Poller.Interest { get }
  /// The windows of which something is seen, the lowest first; nil before they are known.
  var windows: [DesktopWindow]? { get }
  /// Where windows of our own are, on a desktop without layers that puts them where they belong;
  /// nil on all others.
  var ownWindows: OwnWindows? { get }
  /// Takes what came; never waits.
  ///
  /// - Returns: whether the windows are others, or elsewhere.
  /// - Throws: what ended it for good.
  func refreshWindows(at now: Timestamp) throws(WindowSourceError) -> Bool
  /// Gives a window the keyboard, if it is still there; what became of it is told as any change.
  ///
  /// - Parameter isAnew: it has the keyboard: that is taken from it and given back, where the
  ///   desktop needs that to report its field again.
  func focus(_ window: WindowID, isAnew: Bool, at now: Timestamp) throws(WindowSourceError)
  /// Sends what waits; never waits.
  ///
  /// - Returns: when to be asked again though nothing came; nil: not before.
  func checkTimeout(at now: Timestamp) throws(WindowSourceError) -> Timestamp?
  /// It is not asked any more.
  func stopWatching()
}

extension WindowSource {
  package var interest: Poller.Interest { .readable }
  package var ownWindows: OwnWindows? { nil }
  package func stopWatching() {}
}

/// Windows of our own on a desktop without layers.
package struct OwnWindows: Hashable, Sendable {
  /// Where that of our ink lies; nil: it covers its output, or is not known.
  package var ink: Rect?

  package init(ink: Rect?) { self.ink = ink }
}

/// Why nobody reports which windows there are.
package enum WindowSourceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No compositor is known that tells; `known` are those that do.
  case unknownDesktop(known: String)
  /// It cannot be reached.
  case unreachable(String, SystemError)
  /// It is gone.
  case gone(String)
  /// It said what makes no sense.
  case senseless(String)
  /// It does not answer.
  case silent(String)
  /// It tells nobody, or not us: why, and what to do about it.
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
