import LinuxIO
import StylusProtocol

/// The overlay's keys in KDE Plasma: a desktop entry that Plasma's service of global shortcuts
/// reads when the session begins.
struct KDEShortcuts {
  /// The desktop entry.
  let path: String

  private static let file = "inkoverlay-keys.desktop"
  private static let title = "Ink overlay"
  private static let service = "org.kde.kglobalaccel /kglobalaccel org.kde.KGlobalAccel"

  /// - Parameter folder: the folder of the user's data.
  init(inData folder: String) { path = "\(folder)/kglobalaccel/\(Self.file)" }

  /// The text of the desktop entry. Each key is an action; the entry itself starts the overlay.
  static func entry(of shortcuts: [OverlayShortcut]) -> String {
    let entry = [
      "[Desktop Entry]", "Type=Application", "Name=\(title)", "Exec=inkoverlay",
      "Icon=inkoverlay", "Actions=" + shortcuts.map { "\($0.name);" }.joined(),
    ]
    let actions = shortcuts.flatMap { shortcut in
      [
        "", "[Desktop Action \(shortcut.name)]", "Name=\(shortcut.summary)",
        "Exec=stylusctl overlay \(shortcut.command)", "X-KDE-Shortcuts=Meta+\(shortcut.key)",
      ]
    }
    return (entry + actions).map { "\($0)\n" }.joined()
  }

  /// The command that has a running session read the entry at once.
  static let loading =
    "busctl --user call \(service) doRegister as 4 \(file) _launch '\(title)' '\(title)'"

  /// The commands that have a running session forget the keys.
  static func unloading(_ shortcuts: [OverlayShortcut]) -> [String] {
    (["_launch"] + shortcuts.map(\.name)).map {
      "busctl --user call \(service) unregister ss \(file) \($0)"
    }
  }
}
