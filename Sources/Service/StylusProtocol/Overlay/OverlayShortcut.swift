/// A key that a desktop binds to a command of the overlay, pressed together with Super.
package struct OverlayShortcut: Hashable, Sendable {
  /// Its name, by which desktops remember it: it never changes.
  package let name: String
  /// The key's name in XKB, such as F9.
  package let key: String
  /// The command: what follows `stylusctl overlay`.
  package let command: String
  /// What it does, for people.
  package let summary: String

  /// All of them: docs/keys.md, Keys.
  package static let all = [
    OverlayShortcut(
      name: "hide", key: "F9", command: "hide toggle",
      summary: "Hide everything of the ink overlay, or show it again"),
    OverlayShortcut(
      name: "draw", key: "F10", command: "toggle",
      summary: "Draw on the screen, or let clicks through"),
    OverlayShortcut(
      name: "picker", key: "F11", command: "picker toggle",
      summary: "Show or hide the tool picker"),
    OverlayShortcut(
      name: "clear", key: "F12", command: "clear",
      summary: "Clear the ink on the screen; undo restores it"),
  ]
}
