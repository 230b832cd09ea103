/// The reason why a command cannot be performed now. The command has changed nothing.
public enum EditError: Error, Hashable, Sendable {
  /// The command requires a selection.
  case nothingSelected
  /// There is no step to undo.
  case nothingToUndo
  /// There is no step to redo.
  case nothingToRedo
  /// The clipboard is empty.
  case nothingToPaste
  /// The page is empty.
  case nothingDrawn
  /// The width is not valid for the tool.
  case badWidth(Double, of: CanvasTool, ClosedRange<Double>)
  /// The result would be too large, too small or too far away for the precision of coordinates.
  case outOfReach
  /// The page does not exist.
  case noPage(count: Int)
  /// The notebook already has the largest number of pages.
  case tooManyPages(most: Int)
  /// The only page cannot be removed.
  case onlyPage
  /// There is no ruler to move or to turn.
  case noRuler
}

extension EditError: CustomStringConvertible {
  /// The message, in one sentence.
  public var description: String {
    switch self {
    case .nothingSelected: "nothing is selected. Fix: draw around something with the lasso"
    case .nothingToUndo: "there is nothing to undo"
    case .nothingToRedo: "there is nothing to redo"
    case .nothingToPaste: "nothing was cut or copied"
    case .nothingDrawn: "nothing is drawn"
    case .badWidth(let width, let tool, let range):
      "\(tool.name) must be \(range.lowerBound) to \(range.upperBound) mm wide, not \(width)"
    case .outOfReach: "that is too large, too small or too far away"
    case .noPage(let count):
      "there is no such page: \(count == 1 ? "it is the only one" : "there are \(count)"). "
        + "Fix: page add"
    case .tooManyPages(let most): "there are \(most) pages already, the most allowed"
    case .onlyPage: "it is the only page. Fix: clear it"
    case .noRuler: "there is no ruler on the screen. Fix: show it with ruler on"
    }
  }
}
