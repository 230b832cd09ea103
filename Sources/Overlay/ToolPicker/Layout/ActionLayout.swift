/// Where a picker has the buttons of the program's actions: the one that lets clicks through at the
/// beginning, the others in columns at the end, or all at the beginning with the others in a panel.
struct ActionLayout: Hashable, Sendable {
  /// The elements behind the handle: one, or two across the picker.
  let first: [PickerElement]
  /// The columns of the group at the end, each with up to two actions.
  let columns: [[PickerAction]]
  /// The actions in the panel.
  let collapsed: [PickerAction]

  /// The lengths along the picker: of an element at the beginning, of a column, and of the line
  /// before the columns.
  static let (opening, column, divider) = (44.0, 40.0, 15.0)

  /// - Parameter isCollapsed: whether the group is in a panel.
  init(_ actions: Set<PickerAction>, isCollapsed: Bool) {
    let grouped = PickerAction.grouped.filter(actions.contains)
    var first: [PickerElement] = actions.contains(.passThrough) ? [.action(.passThrough)] : []
    collapsed = isCollapsed ? grouped : []
    if !collapsed.isEmpty { first.append(.actions) }
    self.first = first
    columns =
      isCollapsed
      ? []
      : stride(from: 0, to: grouped.count, by: 2).map { Array(grouped[$0...].prefix(2)) }
  }

  /// The length of the beginning.
  var firstLength: Double { first.isEmpty ? 0 : Self.opening }

  /// The length of the group at the end.
  var groupLength: Double {
    columns.isEmpty ? 0 : Self.divider + Double(columns.count) * Self.column
  }
}
