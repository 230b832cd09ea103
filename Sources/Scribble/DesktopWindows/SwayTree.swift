import InkGeometry
import StylusProtocol
import TextFields

/// sway's tree of outputs, workspaces, containers and windows.
enum SwayTree {
  /// The windows that are seen, the lowest first; nil if the text is no tree.
  static func windows(in text: [UInt8]) -> [DesktopWindow]? {
    guard case .object(let root)? = try? JSONValue(parsing: text) else { return nil }
    var found: [DesktopWindow] = []
    walk(root, into: &found)
    return found
  }

  /// A desktop has no more windows.
  private static let mostWindows = 512

  /// What floats lies above what is tiled; of what floats, what comes later above. (JSON nests 64
  /// deep at most.)
  private static func walk(_ node: JSONObject, into found: inout [DesktopWindow]) {
    for child in children(of: node, "nodes") { walk(child, into: &found) }
    for child in children(of: node, "floating_nodes") { walk(child, into: &found) }
    guard found.count < mostWindows, let window = window(node) else { return }
    // A window in full screen covers its output, whatever is said of others.
    found.append(window)
  }

  private static func children(of node: JSONObject, _ key: String) -> [JSONObject] {
    guard case .array(let values)? = node[key] else { return [] }
    return values.compactMap { if case .object(let child) = $0 { child } else { nil } }
  }

  private static func window(_ node: JSONObject) -> DesktopWindow? {
    guard let process = integer(node["pid"]), process > 0, node["visible"] == .bool(true),
      let id = integer(node["id"]), let area = content(of: node), area.width > 0, area.height > 0
    else { return nil }
    return DesktopWindow(
      id: WindowID(rawValue: id), process: Int32(clamping: process),
      title: stringOrEmpty(node["name"]),
      application: stringOrEmpty(node["app_id"]), area: area,
      isFocused: node["focused"] == .bool(true))
  }

  /// Without borders and titles: `window_rect`, from the corner of `rect`.
  private static func content(of node: JSONObject) -> Rect? {
    guard let whole = rect(node["rect"]) else { return nil }
    guard let inner = rect(node["window_rect"]), inner.width > 0, inner.height > 0 else {
      return whole
    }
    return Rect(
      x: whole.min.x + inner.min.x, y: whole.min.y + inner.min.y, width: inner.width,
      height: inner.height)
  }

  private static func rect(_ value: JSONValue?) -> Rect? {
    guard case .object(let object)? = value, let x = integer(object["x"]),
      let y = integer(object["y"]), let width = integer(object["width"]),
      let height = integer(object["height"]), width >= 0, height >= 0
    else { return nil }
    return Rect(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
  }

  private static func integer(_ value: JSONValue?) -> Int64? {
    if case .integer(let number)? = value { number } else { nil }
  }

  private static func stringOrEmpty(_ value: JSONValue?) -> String {
    if case .string(let text)? = value { text } else { "" }
  }
}
