import Desktops
import InkGeometry
import StylusProtocol
import TextFields

/// sway's tree of outputs, workspaces, containers and windows.
enum SwayTree {
  /// The windows that are seen, the lowest first; nil if the text is not a tree.
  static func windows(in text: [UInt8]) -> [DesktopWindow]? {
    guard case .object(let root)? = try? JSONValue(parsing: text) else { return nil }
    var found: [DesktopWindow] = []
    walk(root, into: &found)
    return found
  }

  /// The largest number of windows of a desktop.
  private static let mostWindows = 512

  /// Floating windows are above tiled ones; among floating windows, later ones are above. (JSON has
  /// a depth of 64 at most.)
  private static func walk(_ node: JSONObject, into found: inout [DesktopWindow]) {
    for child in node.objects("nodes") { walk(child, into: &found) }
    for child in node.objects("floating_nodes") { walk(child, into: &found) }
    guard found.count < mostWindows, let window = window(node) else { return }
    // A full-screen window covers its output, whatever else is reported.
    found.append(window)
  }

  private static func window(_ node: JSONObject) -> DesktopWindow? {
    guard let process = node.integer("pid"), process > 0, node.isTrue("visible"),
      let id = node.integer("id"), let area = content(of: node), area.width > 0, area.height > 0
    else { return nil }
    return DesktopWindow(
      id: WindowID(rawValue: id), process: Int32(clamping: process),
      title: node.stringOrEmpty("name"),
      application: node.stringOrEmpty("app_id"), area: area, isFocused: node.isTrue("focused"))
  }

  /// Without borders and titles: `window_rect`, from the corner of `rect`.
  private static func content(of node: JSONObject) -> Rect? {
    guard let whole = node.box("rect") else { return nil }
    guard let inner = node.box("window_rect"), inner.width > 0, inner.height > 0 else {
      return whole
    }
    return Rect(
      x: whole.min.x + inner.min.x, y: whole.min.y + inner.min.y, width: inner.width,
      height: inner.height)
  }
}
