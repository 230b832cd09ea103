/// Whether the overlay asks the desktop's portal to bind keys.
package enum ShortcutUse: String, CaseIterable, Sendable {
  /// If the user has not refused it before, and the desktop asks only once.
  case auto
  /// At each start.
  case yes
  /// Never.
  case no
}
