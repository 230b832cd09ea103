package import InkGeometry
package import LinuxIO
package import TextFields
package import Units

/// Tells which windows a desktop shows, and where. One for each kind of compositor.
///
///     poller.add(source.number, token: token)
///     ... readable: if try source.refreshWindows(at: now) { look at source.windows }
package protocol WindowSource: AnyObject {
  /// What people know it by.
  var name: String { get }
  /// The descriptor to watch, and for what.
  var number: Int32 { get }
  var interest: Poller.Interest { get }
  /// The windows of which something is seen, the lowest first; nil before they are known.
  var windows: [DesktopWindow]? { get }
  /// Takes what came; never waits.
  ///
  /// - Returns: whether the windows are others, or elsewhere.
  /// - Throws: what ended it for good.
  func refreshWindows(at now: Timestamp) throws(WindowFault) -> Bool
  /// Gives a window the keyboard, if it is still there; what became of it is told as any change.
  func focus(_ window: WindowID, at now: Timestamp) throws(WindowFault)
  /// Takes the keyboard from a window that has it and gives it back, where the desktop needs that
  /// to tell of its field again.
  func refocus(_ window: WindowID, at now: Timestamp) throws(WindowFault)
  /// When to be asked again though nothing came; nil: not before.
  func checkTimeout(at now: Timestamp) throws(WindowFault) -> Timestamp?
  /// Where the window of our ink lies on a compositor that has no layers; nil: it covers its
  /// output, or is not known.
  var inkArea: Rect? { get }
  /// Whether it puts windows of ours where they belong, on a desktop without layers.
  var placesOwnWindows: Bool { get }
  /// Taps a place of the layout for us, in logical pixels; false if it cannot.
  func tap(at place: Point) -> Bool
  /// Whether it copies texts for us.
  var hasClipboard: Bool { get }
  /// Copies a text to the clipboard; `then` is told whether it did.
  func copy(_ text: String, then: @escaping (_ isDone: Bool) -> Void)
  /// What counts of the user's keyboards; nil: it does not tell.
  var keyboard: ToldKeyboard? { get }
  /// Presses keys for us, by the kernel's numbers; below 0: lets one go.
  ///
  /// - Parameters:
  ///   - keyboard: what they are for; where another counts by then, or a modifier key is held, none
  ///     is pressed.
  ///   - then: is told whether they were, in a later turn.
  /// - Returns: false if nothing was sent.
  func pressKeys(
    _ keys: [Int32], on keyboard: ToldKeyboard, then: @escaping (_ isDone: Bool) -> Void
  ) -> Bool
  /// It is not asked any more.
  func stopWatching()
}

/// What of the user's keyboards counts besides their keymap.
package struct ToldKeyboard: BitwiseCopyable, Hashable, Sendable {
  /// Which of the layouts, from 0 on.
  package var group: UInt32
  package var isCapsLocked: Bool

  package init(group: UInt32, isCapsLocked: Bool) {
    (self.group, self.isCapsLocked) = (group, isCapsLocked)
  }
}

extension WindowSource {
  package var interest: Poller.Interest { .readable }
  package var inkArea: Rect? { nil }
  package var placesOwnWindows: Bool { false }
  package func refocus(_ window: WindowID, at now: Timestamp) throws(WindowFault) {}
  package func tap(at place: Point) -> Bool { false }
  package var hasClipboard: Bool { false }
  package func copy(_ text: String, then: @escaping (_ isDone: Bool) -> Void) { then(false) }
  package var keyboard: ToldKeyboard? { nil }
  package func pressKeys(
    _ keys: [Int32], on keyboard: ToldKeyboard, then: @escaping (_ isDone: Bool) -> Void
  ) -> Bool { false }
  package func stopWatching() {}
}

/// Which desktop this is, by what its session says of itself.
package enum Desktop: Hashable, Sendable {
  case sway(socket: String)
  case kwin
  case gnome

  /// That of the session, as this process was told.
  package static var ofSession: Desktop? {
    Desktop(
      swaySocket: Environment.variable("SWAYSOCK"),
      names: Environment.variable("XDG_CURRENT_DESKTOP"))
  }

  /// - Parameters:
  ///   - swaySocket: SWAYSOCK.
  ///   - names: XDG_CURRENT_DESKTOP, by the desktop entry specification names with colons between
  ///     them.
  /// - Returns: nil for one that is not known.
  package init?(swaySocket: String?, names: String?) {
    let names = names?.lowercased().split(separator: ":") ?? []
    if let swaySocket, !swaySocket.isEmpty {
      self = .sway(socket: swaySocket)
    } else if names.contains("kde") {
      self = .kwin
    } else if names.contains("gnome") {
      self = .gnome
    } else {
      return nil
    }
  }
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
  /// GNOME's shell answers, but our extension of it does not.
  case lacksExtension
  /// The extension asks its user whether this program may be served.
  case awaitsConsent
  /// Its user said no.
  case lacksConsent
  /// This program is not the one that is installed beside the extension, or others can change it.
  case notInstalled

  package var description: String {
    switch self {
    case .unknownDesktop:
      "this desktop tells nobody where its windows are, so no field is written into; known are sway (SWAYSOCK), KWin and GNOME "
        + "(XDG_CURRENT_DESKTOP). The writing pad does without. Fix: use one of them"
    case .unreachable(let name, let error):
      "\(name) does not tell where windows are: \(error). Fix: start inkscribe in its session"
    case .gone(let name): "\(name) is gone; waiting for it"
    case .senseless(let name):
      "\(name) says what this does not understand of its windows. Fix: none; report it with its version"
    case .silent(let name):
      "\(name) does not tell where windows are, though it was asked; waiting for it"
    case .lacksExtension:
      "GNOME Shell tells nobody where its windows are without an extension, so no field is written into. "
        + "Fix: gnome-extensions enable scribble@stylusd.org, and log in anew"
    case .awaitsConsent:
      "GNOME Shell asks whether inkscribe may see windows, tap and press keys; no field is written into before. Fix: answer its dialog"
    case .lacksConsent:
      "GNOME Shell was told not to let inkscribe see windows, tap and press keys, so no field is written into. "
        + "Fix: remove the line that refuses it from ~/.config/stylusd/gnome-scribble"
    case .notInstalled:
      "GNOME Shell's extension serves only the inkscribe that is installed, in a place where nobody else can change it, so no field is "
        + "written into. Fix: install it by its package or scripts/install, or write a line 'program PATH' with the path of this one "
        + "into ~/.config/stylusd/gnome-scribble; start it anew after an upgrade"
    }
  }
}
