import InkGeometry
import StylusProtocol
import TextFields

/// Windows as reported by our script in KWin and our extension of GNOME: JSON, the lowest first.
///
///     {"windows":[{"id":"7","pid":421,"title":"a","app":"foot","x":0,"y":30,
///       "width":640,"height":480,"focused":true}]}
///
/// and, on GNOME, `"keyboard":{"group":0,"caps":false}` next to them. The sender is not trusted:
/// invalid entries are ignored, and anything but a list is treated as missing.
package enum WindowList {
  /// The longest valid text: 512 windows with titles of a thousand characters, in bytes.
  static let longest = 1 << 20
  /// The largest number of windows of a desktop.
  static let most = 512
  /// No layout reaches further, in logical pixels.
  private static let farthest = 1e6

  /// The windows; nil if the text is not such a list.
  package static func windows(in text: String) -> [ReportedWindow]? { parseWindows(text)?.windows }

  /// The windows, and the state of the keyboards if it is reported; nil if the text is not such a
  /// list.
  package static func parseWindows(_ text: String) -> (
    windows: [ReportedWindow], keyboard: KeyboardState?
  )? {
    let bytes = Array(text.utf8)
    guard bytes.count <= longest, case .object(let root)? = try? JSONValue(parsing: bytes),
      case .array(let entries)? = root["windows"]
    else { return nil }
    let windows = entries.prefix(most).compactMap { entry in
      if case .object(let object) = entry { window(object) } else { nil }
    }
    return (windows, object(root["keyboard"]).flatMap(keyboard))
  }

  /// xkb supports no more layouts.
  private static let groups: Range<Int64> = 0..<32

  private static func keyboard(_ entry: JSONObject) -> KeyboardState? {
    guard case .integer(let group)? = entry["group"], groups.contains(group),
      case .bool(let isCapsLocked)? = entry["caps"]
    else { return nil }
    return KeyboardState(group: UInt32(group), isCapsLocked: isCapsLocked)
  }

  private static func window(_ entry: JSONObject) -> ReportedWindow? {
    guard case .string(let id)? = entry["id"], !id.isEmpty, id.utf8.count <= 64,
      case .integer(let process)? = entry["pid"], process > 0, process <= Int64(Int32.max),
      let area = area(of: entry), area.width > 0, area.height > 0
    else { return nil }
    return ReportedWindow(
      name: id, process: Int32(process), title: stringOrEmpty(entry["title"]),
      application: stringOrEmpty(entry["app"]), area: area,
      outer: object(entry["outer"]).flatMap(area(of:)),
      isFocused: entry["focused"] == .bool(true))
  }

  private static func object(_ value: JSONValue?) -> JSONObject? {
    if case .object(let object)? = value { object } else { nil }
  }

  private static func area(of entry: JSONObject) -> Rect? {
    guard let x = boundedNumber(entry["x"]), let y = boundedNumber(entry["y"]),
      let width = boundedNumber(entry["width"]), let height = boundedNumber(entry["height"]),
      width >= 0,
      height >= 0
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  private static func boundedNumber(_ value: JSONValue?) -> Double? {
    let number: Double
    switch value {
    case .integer(let whole): number = Double(whole)
    case .number(let other): number = other
    default: return nil
    }
    return abs(number) <= farthest ? number : nil
  }

  private static func stringOrEmpty(_ value: JSONValue?) -> String {
    if case .string(let text)? = value { text } else { "" }
  }
}

/// A window as reported, with the compositor's own name for it.
package struct ReportedWindow: Hashable {
  var name: String
  var process: Int32
  var title: String
  var application: String
  var area: Rect
  /// With the shadow that its program draws around it, if that is known.
  var outer: Rect?
  var isFocused: Bool
}

/// Gives windows with names numbers, which are never reused.
struct WindowNumbers {
  private var numbers: [String: Int64] = [:]
  private var last: Int64 = 0

  /// The windows without ours: nobody writes into our own surfaces.
  mutating func windows(_ told: [ReportedWindow], except own: Int32) -> [DesktopWindow] {
    let there = Set(told.map(\.name))
    numbers = numbers.filter { there.contains($0.key) }
    var known: Set<String> = []
    return told.compactMap { window in
      guard window.process != own, known.insert(window.name).inserted else { return nil }
      if numbers[window.name] == nil {
        last += 1
        numbers[window.name] = last
      }
      return DesktopWindow(
        id: WindowID(rawValue: numbers[window.name] ?? 0), process: window.process,
        title: window.title, application: window.application, area: window.area,
        outer: window.outer, isFocused: window.isFocused)
    }
  }

  /// The compositor's name of a window in the last list.
  func name(of window: WindowID) -> String? {
    numbers.first { $0.value == window.rawValue }?.key
  }
}
