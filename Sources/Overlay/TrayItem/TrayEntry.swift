/// An entry of the menu of a tray item.
package struct TrayEntry: Hashable, Sendable {
  /// Its number in the menu; greater than 0 and unique.
  package let id: Int32
  /// Its text; empty for a separator.
  package let label: String
  /// How it looks and what it shows.
  package let kind: EntryKind
  /// Whether it can be chosen.
  package let isEnabled: Bool

  /// The kinds of entries.
  package enum EntryKind: Hashable, Sendable {
    case plain
    case separator
    /// One of several choices.
    case radio(isChosen: Bool)
    /// Something that is on or off.
    case check(isOn: Bool)
  }

  /// Creates an entry with a text.
  package init(_ id: Int32, _ label: String, _ kind: EntryKind = .plain, isEnabled: Bool = true) {
    (self.id, self.label, self.kind, self.isEnabled) = (id, label, kind, isEnabled)
  }

  /// Creates a line between entries.
  package init(separator id: Int32) { self.init(id, "", .separator, isEnabled: false) }
}
