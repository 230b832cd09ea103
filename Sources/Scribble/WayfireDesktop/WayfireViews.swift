import Desktops
import InkGeometry
import StylusProtocol
import TextFields

/// Wayfire's lists of outputs and views.
///
/// The list of views is not in the visible order. A view that had the keyboard later is above
/// others, because Wayfire raises it, and a dialog is above its window.
enum WayfireViews {
  /// The largest number of windows of a desktop.
  private static let mostWindows = 512
  /// The largest depth of dialogs of dialogs.
  private static let deepest = 16

  /// The outputs in a reply; invalid entries are ignored.
  static func outputs(in values: [JSONValue]) -> [Int64: WayfireOutput] {
    var found: [Int64: WayfireOutput] = [:]
    for case .object(let entry) in values {
      guard let id = entry.integer("id"), let set = entry.integer("wset-index"),
        let area = entry.box("geometry")
      else { continue }
      found[id] = WayfireOutput(area: area, windowSet: set)
    }
    return found
  }

  /// The windows of which something is seen, the lowest first.
  static func windows(in values: [JSONValue], on outputs: [Int64: WayfireOutput]) -> [DesktopWindow]
  {
    var views: [Int64: View] = [:]
    for case .object(let entry) in values.prefix(mostWindows) {
      guard let view = View(entry, on: outputs) else { continue }
      views[view.window.id.rawValue] = view
    }
    let ranks = views.mapValues { rank(of: $0, among: views) }
    return views.values
      .sorted {
        let (one, other) = (ranks[$0.number] ?? Rank(), ranks[$1.number] ?? Rank())
        return one == other ? $0.number < $1.number : one < other
      }
      .map(\.window)
  }

  /// A toplevel that is seen.
  private struct View {
    var window: DesktopWindow
    var parent: Int64?
    /// When it last had the keyboard, by a clock of Wayfire's.
    var focused: Int64
    /// 1: always above others; -1: always below.
    var band: Int

    var number: Int64 { window.id.rawValue }

    init?(_ entry: JSONObject, on outputs: [Int64: WayfireOutput]) {
      guard entry["role"] == .string("toplevel"), entry.isTrue("mapped"),
        !entry.isTrue("minimized"), entry["layer"] != .string("none"),
        let id = entry.integer("id"), let process = entry.integer("pid"), process > 0,
        let output = entry.integer("output-id").flatMap({ outputs[$0] }),
        entry.integer("wset-index") == output.windowSet, let local = entry.box("geometry")
      else { return nil }
      // Views count from their output's corner, surfaces from the layout's.
      let whole = Rect(min: local.min + output.area.min, max: local.max + output.area.min)
      let surface = entry.box("base-geometry")
      // A frame that Wayfire draws around a program's surface is not part of it, nor is a window's
      // shadow.
      let content = surface.map { whole.intersection($0) } ?? whole
      guard !whole.intersection(output.area).isEmpty, content.width > 0, content.height > 0
      else { return nil }
      window = DesktopWindow(
        id: WindowID(rawValue: id), process: Int32(clamping: process),
        title: entry.stringOrEmpty("title"),
        application: entry.stringOrEmpty("app-id"), area: content, outer: surface,
        isFocused: entry.isTrue("activated"))
      parent = entry.integer("parent")
      focused = entry.integer("last-focus-timestamp") ?? 0
      band = entry.isTrue("always-on-top") ? 1 : entry.isTrue("always-on-bottom") ? -1 : 0
    }
  }

  /// The stacking order: bands, then the time of the last keyboard focus, then dialogs.
  private struct Rank: Comparable {
    var band = 0
    var focused: Int64 = 0
    var depth = 0

    static func < (one: Rank, other: Rank) -> Bool {
      (one.band, one.focused, one.depth) < (other.band, other.focused, other.depth)
    }
  }

  /// A dialog is never below its window.
  private static func rank(of view: View, among views: [Int64: View]) -> Rank {
    var rank = Rank(band: view.band, focused: view.focused, depth: 0)
    var parent = view.parent
    while let above = parent.flatMap({ views[$0] }), rank.depth < deepest {
      rank.depth += 1
      rank.focused = max(rank.focused, above.focused)
      rank.band = max(rank.band, above.band)
      parent = above.parent
    }
    return rank
  }
}

/// An output of Wayfire's.
struct WayfireOutput: Hashable {
  /// In the layout.
  var area: Rect
  /// The set of workspaces that it shows; views of another are not seen.
  var windowSet: Int64
}
