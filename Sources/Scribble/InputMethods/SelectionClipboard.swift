import Desktops
package import WaylandClient

/// The clipboard, through the compositor's protocol for it (zwlr_data_control_v1).
package final class SelectionClipboard: DesktopClipboard {
  private let clipboard: Clipboard

  /// - Returns: nil if the compositor does not give programs access to the clipboard.
  package init?(of compositor: Compositor) {
    guard let clipboard = try? Clipboard(of: compositor) else { return nil }
    self.clipboard = clipboard
  }

  package func copy(_ text: String, then: @escaping (_ isDone: Bool) -> Void) {
    then((try? clipboard.copy(text)) != nil)
  }
}
