/// Why a command cannot be done now; nothing was changed then.
public enum EditError: Error, Hashable, Sendable {
  /// The command is about what is selected.
  case nothingSelected
  /// There is no step to take back.
  case nothingToUndo
  /// Nothing was taken back, or something was done since.
  case nothingToRedo
  /// Nothing was cut or copied.
  case nothingToPaste
  /// The page is empty.
  case nothingDrawn
  /// The tool cannot have that width.
  case badWidth(Double, of: CanvasTool, ClosedRange<Double>)
  /// It would be too large, too small or too far away for places to be told apart.
  case outOfReach
  /// There is no such page.
  case noPage(count: Int)
  /// There are as many pages as there can be.
  case tooManyPages(most: Int)
  /// The only page cannot be taken away.
  case onlyPage
}

extension EditError: CustomStringConvertible {
  /// One sentence for people.
  public var description: String {
    switch self {
    case .nothingSelected: "nothing is selected. Fix: draw around something with the lasso"
    case .nothingToUndo: "there is nothing to undo"
    case .nothingToRedo: "there is nothing to redo"
    case .nothingToPaste: "nothing was cut or copied"
    case .nothingDrawn: "nothing is drawn"
    case .badWidth(let width, let tool, let range):
      "\(tool.name) is \(range.lowerBound) to \(range.upperBound) mm wide, not \(width)"
    case .outOfReach: "that is too large, too small or too far away"
    case .noPage(let count): "there is no such page; there are \(count)"
    case .tooManyPages(let most): "there are \(most) pages, and cannot be more"
    case .onlyPage: "it is the only page. Fix: clear it"
    }
  }
}
