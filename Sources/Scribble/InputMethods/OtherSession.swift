package import Desktops
package import Units
package import WaylandClient

/// A session of an unknown desktop: it reports no windows, and uses the standard protocols that its
/// compositor supports.
package final class OtherSession: DesktopSession {
  package let name = "the desktop"
  private let known: String

  /// - Parameter known: the desktops that report windows.
  package init(known: String) { self.known = known }

  package func openWindows(at now: Timestamp) throws(WindowSourceError) -> any WindowSource {
    throw .unknownDesktop(known: known)
  }

  package func openServices(
    of compositor: Compositor, waitingOn watch: InputWatch, at now: Timestamp
  ) -> DesktopServices { DesktopServices(ofProtocolsOf: compositor) }
}

extension DesktopServices {
  /// With the protocols of wlroots, which many compositors support.
  package init(ofProtocolsOf compositor: Compositor) {
    self.init()
    let keys = VirtualKeys(of: compositor)
    let types = keys?.typesTexts == true
    let rest =
      types
      ? "programs that do not report their fields receive key strokes"
      : "only fields on the accessibility bus are written into"
    texts = try? InputMethodTexts(of: compositor, rest: rest)
    self.keys = keys
    clipboard = SelectionClipboard(of: compositor)
    guard texts == nil else { return }
    lack =
      types
      ? "the compositor has no input methods (zwp_input_method_manager_v2): \(rest)"
      : "the compositor has neither input methods nor virtual keyboards (zwp_input_method_manager_v2, "
        + "zwp_virtual_keyboard_manager_v1): \(rest)"
  }
}
