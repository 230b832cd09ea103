package import Desktops
package import InkGeometry
package import LinuxIO
package import TextFields
package import Units

/// The windows of GNOME's shell, from our extension: the shell itself does not report them.
///
/// The extension has an object on the shell's own connection, so the answers come from the shell.
package final class GnomeWindows: WindowSource {
  private let shell: DesktopBus
  private var changes: BusListener?

  private static let path = "/org/stylusd/ScribbleWindows"
  private static let interface = "org.stylusd.ScribbleWindows"

  /// Connects to the session's bus.
  ///
  /// - Parameter address: the bus; by default that of the environment.
  package init(address: String? = nil, at now: Timestamp) throws(WindowSourceError) {
    shell = try DesktopBus("GNOME Shell", "org.gnome.Shell", address: address, at: now)
    let rule = "type='signal',interface='\(Self.interface)',member='Changed',path='\(Self.path)'"
    changes = BusListener.signals(
      rule, on: shell.bus, weakHandler(of: self) { $0.handleBusMessage($1) })
    shell.callMethod(
      Self.path, Self.interface, "Watch", then: weakHandler(of: self) { $0.beginWatching($1) })
  }

  package var windows: [DesktopWindow]? { shell.windows }
  package var number: Int32 { shell.bus.number }
  package var interest: Poller.Interest { shell.bus.interest }
  package var ownWindows: OwnWindows? { OwnWindows(ink: shell.inkArea) }

  package func refreshWindows(at now: Timestamp) throws(WindowSourceError) -> Bool {
    try shell.refreshWindows()
  }

  package func checkTimeout(at now: Timestamp) throws(WindowSourceError) -> Timestamp? {
    try shell.checkTimeout(at: now)
  }

  /// GNOME reports the field without a new keyboard focus.
  package func focus(
    _ window: WindowID, isAnew: Bool, at now: Timestamp
  ) throws(WindowSourceError) {
    guard !isAnew, let id = shell.ownName(of: window) else { return }
    shell.callMethod(Self.path, Self.interface, "Focus", [.text(id)])
    if let fault = shell.fault { throw fault }
  }

  /// Taps a position of the layout, in logical pixels; false if that is not possible.
  package func tap(at place: Point) -> Bool {
    func pixel(_ value: Double) -> BusArgument { .signed(Int32(max(-1e6, min(value, 1e6)))) }
    shell.callMethod(Self.path, Self.interface, "Tap", [pixel(place.x), pixel(place.y)])
    return shell.fault == nil
  }

  /// Copies a text to the clipboard; `then` gets whether that succeeded.
  package func copy(_ text: String, then: @escaping (_ isDone: Bool) -> Void) {
    shell.callMethod(Self.path, Self.interface, "Copy", [.text(text)]) { then($0 != nil) }
  }

  /// The state of the user's keyboards; nil if it is not reported.
  package var keyboard: KeyboardState? { shell.keyboard }

  /// Presses keys for us, by the kernel's numbers; negative numbers release a key.
  ///
  /// - Parameters:
  ///   - keyboard: the state they are meant for; if it has changed, or a modifier key is held, no
  ///     key is pressed.
  ///   - then: gets whether they were pressed, in a later turn.
  /// - Returns: false if nothing was sent.
  package func pressKeys(
    _ keys: [Int32], on keyboard: KeyboardState, then: @escaping (_ isDone: Bool) -> Void
  ) -> Bool {
    guard shell.fault == nil else { return false }
    let arguments: [BusArgument] = [
      .unsigned(keyboard.group), .flag(keyboard.isCapsLocked),
      .list(of: "i", keys.map { .signed($0) }),
    ]
    shell.callMethod(Self.path, Self.interface, "Press", arguments) { then($0?.flag() == true) }
    return shell.fault == nil
  }

  /// Handles the extension's first answer, or that there is none.
  private func beginWatching(_ answer: BusAnswer?) {
    guard let answer else {
      shell.fault = GnomeRefusal.lacksExtension.fault
      return
    }
    let text = answer.text()
    if let refusal = GnomeRefusal(text) {
      shell.fault = refusal.fault
      return
    }
    shell.owner = answer.sender
    shell.parseWindows(text)
  }

  private func handleBusMessage(_ message: BusAnswer) {
    guard let owner = shell.owner, message.sender == owner else { return }
    shell.parseWindows(message.text())
  }
}
