package import LinuxIO

/// A menu of one level as `com.canonical.dbusmenu` describes it. The root has the number 0.
///
/// Each answer is limited by the number of entries, whatever a caller asks for.
package struct TrayMenu: Hashable, Sendable {
  package private(set) var entries: [TrayEntry]
  /// Counts the layouts.
  package private(set) var revision: UInt32 = 1

  /// What became of a menu.
  package enum MenuChange: Hashable, Sendable {
    case none
    /// Entries came or went.
    case layout
    /// These entries look different: their numbers and properties, of type `a(ia{sv})`.
    case properties(BusArgument)
  }

  private static let root: Int32 = 0

  package init(_ entries: [TrayEntry]) { self.entries = entries }

  /// Shows other entries; returns what trays must be told.
  package mutating func replaceEntries(with new: [TrayEntry]) -> MenuChange {
    let old = entries
    entries = new
    guard old.map(\.id) == new.map(\.id) else {
      revision &+= 1
      return .layout
    }
    let changed = zip(old, new).filter { $0 != $1 }.map(\.1)
    guard !changed.isEmpty else { return .none }
    return .properties(Self.list(of: changed, EntryProperties.all))
  }

  /// Whether there is an entry with this number.
  package func contains(_ id: Int) -> Bool { id == Self.root || entry(id) != nil }

  /// The entry that may be chosen; nil if there is none.
  package func choosableEntry(_ id: Int) -> Int32? {
    guard let entry = entry(id), entry.isEnabled, entry.kind != .separator else { return nil }
    return entry.id
  }

  private func entry(_ id: Int) -> TrayEntry? { entries.first { Int($0.id) == id } }

  /// An entry with its children, of type `(ia{sv}av)`; nil if there is none.
  ///
  /// - Parameters:
  ///   - depth: the number of levels below it; negative: all.
  ///   - names: the properties to report; none: all.
  package func layout(of id: Int, depth: Int, _ names: [String]) -> BusArgument? {
    let wanted = EntryProperties(names)
    if let entry = entry(id) { return Self.item(entry.id, wanted.values(of: entry), []) }
    guard id == Self.root else { return nil }
    let children =
      depth == 0
      ? [] : entries.map { BusArgument.variant(Self.item($0.id, wanted.values(of: $0), [])) }
    return Self.item(Self.root, wanted.ofRoot, children)
  }

  /// The properties of entries, of type `a(ia{sv})`; unknown numbers are left out.
  ///
  /// - Parameter ids: the entries; none: all.
  package func properties(of ids: [Int], _ names: [String]) -> BusArgument {
    let ids = Set(ids)
    let chosen = ids.isEmpty ? entries : entries.filter { ids.contains(Int($0.id)) }
    return Self.list(of: chosen, EntryProperties(names))
  }

  /// A property of an entry; nil if there is none.
  package func property(_ name: String, of id: Int) -> BusArgument? {
    let wanted = EntryProperties([name])
    let values = id == Self.root ? wanted.ofRoot : entry(id).map { wanted.values(of: $0) }
    guard case .entry(_, let value)? = values?.first else { return nil }
    return value
  }

  private static func item(
    _ id: Int32, _ values: [BusArgument], _ children: [BusArgument]
  ) -> BusArgument {
    .structure([.signed(id), .list(of: "{sv}", values), .list(of: "v", children)])
  }

  private static func list(of entries: [TrayEntry], _ wanted: EntryProperties) -> BusArgument {
    .list(
      of: "(ia{sv})",
      entries.map {
        .structure([.signed($0.id), .list(of: "{sv}", wanted.values(of: $0))])
      })
  }
}

/// The properties that a caller asks for.
private struct EntryProperties {
  private let names: Set<String>?

  static let all = EntryProperties([])

  /// - Parameter names: none: all.
  init(_ names: [String]) { self.names = names.isEmpty ? nil : Set(names) }

  /// Those of the menu itself.
  var ofRoot: [BusArgument] { chosen([("children-display", .text("submenu"))]) }

  /// Those of an entry. All are given, even where trays assume them, so that a change back is seen.
  func values(of entry: TrayEntry) -> [BusArgument] {
    switch entry.kind {
    case .separator: chosen([("type", .text("separator"))])
    case .plain: chosen(Self.usual(entry))
    case .radio(let isChosen): chosen(Self.usual(entry) + Self.toggle("radio", isChosen))
    case .check(let isOn): chosen(Self.usual(entry) + Self.toggle("checkmark", isOn))
    }
  }

  private static func usual(_ entry: TrayEntry) -> [(String, BusArgument)] {
    // An underscore would mark the next letter as a key.
    let label = entry.label.split(separator: "_", omittingEmptySubsequences: false)
    return [
      ("label", .text(label.joined(separator: "__"))), ("enabled", .flag(entry.isEnabled)),
    ]
  }

  private static func toggle(_ type: String, _ isOn: Bool) -> [(String, BusArgument)] {
    [("toggle-type", .text(type)), ("toggle-state", .signed(isOn ? 1 : 0))]
  }

  private func chosen(_ values: [(String, BusArgument)]) -> [BusArgument] {
    values.compactMap { name, value in
      guard names?.contains(name) ?? true else { return nil }
      return .entry(.text(name), .variant(value))
    }
  }
}
