package import InkGeometry
package import LinuxIO
package import TextFields
package import Units

/// The windows of GNOME's shell, from our extension of it: the shell itself tells nobody.
///
/// The extension has an object on the shell's own connection, so that whoever answers is the shell.
package final class GnomeWindows: WindowSource {
  private let shell: DesktopBus
  private var changes: BusListener?

  private static let path = "/org/stylusd/ScribbleWindows"
  private static let interface = "org.stylusd.ScribbleWindows"

  /// Connects to the session's bus.
  ///
  /// - Parameter address: the bus; nil: that of the environment.
  package init(address: String? = nil, at now: Timestamp) throws(WindowFault) {
    shell = try DesktopBus("GNOME Shell", "org.gnome.Shell", address: address, at: now)
    let rule = "type='signal',interface='\(Self.interface)',member='Changed',path='\(Self.path)'"
    changes = BusListener.signals(rule, on: shell.bus) { [weak self] in self?.handleBusMessage($0) }
    shell.callMethod(Self.path, Self.interface, "Watch") { [weak self] answer in
      guard let self else { return }
      guard let answer else {
        shell.fault = .lacksExtension
        return
      }
      let text = answer.text()
      if let fault = Self.refusal(text) {
        shell.fault = fault
        return
      }
      shell.owner = answer.sender
      shell.parseWindows(text)
    }
  }

  /// Why the extension does not serve us, in place of the windows.
  private static func refusal(_ text: String?) -> WindowFault? {
    switch text {
    case "asking": .awaitsConsent
    case "refused": .lacksConsent
    case "foreign": .notInstalled
    default: nil
    }
  }

  package var name: String { shell.name }
  package var windows: [DesktopWindow]? { shell.windows }
  package var number: Int32 { shell.bus.number }
  package var interest: Poller.Interest { shell.bus.interest }
  package var inkArea: Rect? { shell.inkArea }
  package var placesOwnWindows: Bool { true }

  package func refreshWindows(at now: Timestamp) throws(WindowFault) -> Bool {
    try shell.refreshWindows()
  }

  package func checkTimeout(at now: Timestamp) throws(WindowFault) -> Timestamp? {
    try shell.checkTimeout(at: now)
  }

  package func focus(_ window: WindowID, at now: Timestamp) throws(WindowFault) {
    guard let id = shell.ownName(of: window) else { return }
    shell.callMethod(Self.path, Self.interface, "Focus", [.text(id)])
    if let fault = shell.fault { throw fault }
  }

  package func tap(at place: Point) -> Bool {
    func pixel(_ value: Double) -> BusArgument { .signed(Int32(max(-1e6, min(value, 1e6)))) }
    shell.callMethod(Self.path, Self.interface, "Tap", [pixel(place.x), pixel(place.y)])
    return shell.fault == nil
  }

  package var hasClipboard: Bool { true }

  package func copy(_ text: String, then: @escaping (_ isDone: Bool) -> Void) {
    shell.callMethod(Self.path, Self.interface, "Copy", [.text(text)]) { then($0 != nil) }
  }

  package var keyboard: ToldKeyboard? { shell.keyboard }

  package func pressKeys(
    _ keys: [Int32], on keyboard: ToldKeyboard, then: @escaping (_ isDone: Bool) -> Void
  ) -> Bool {
    guard shell.fault == nil else { return false }
    let arguments: [BusArgument] = [
      .unsigned(keyboard.group), .flag(keyboard.isCapsLocked),
      .list(of: "i", keys.map { .signed($0) }),
    ]
    shell.callMethod(Self.path, Self.interface, "Press", arguments) { then($0?.flag() == true) }
    return shell.fault == nil
  }

  private func handleBusMessage(_ message: BusAnswer) {
    guard let owner = shell.owner, message.sender == owner else { return }
    shell.parseWindows(message.text())
  }
}
