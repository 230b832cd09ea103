/// What a tray shows of a program.
package struct TrayContents: Hashable, Sendable {
  /// The name of the program.
  package var title: String
  /// What appears while the pointer is over the icon.
  package var tooltip: String
  /// The icon, in several sizes.
  package var icons: [TrayIcon]
  /// The entries of the menu.
  package var menu: [TrayEntry]

  package init(title: String, tooltip: String, icons: [TrayIcon], menu: [TrayEntry]) {
    (self.title, self.tooltip, self.icons, self.menu) = (title, tooltip, icons, menu)
  }
}
