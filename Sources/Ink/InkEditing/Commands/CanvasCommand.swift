public import InkDrawing
public import InkGeometry

/// A command for a canvas, given by a key, a button, the picker, a socket or a command line:
/// docs/develop/canvas.md, Commands.
///
///     let command = try CanvasCommand("move 10 -2.5")
///     try toolset.perform(command) || notebook.perform(command)
///
/// Lengths are in millimeters of the page, angles in degrees, clockwise on screen.
public enum CanvasCommand: Hashable, Sendable {
  /// Chooses a tool.
  case tool(ToolChoice)
  /// Sets the color of the ink.
  case color(Color)
  /// Sets the width of the ink.
  case width(Double)
  /// Sets the opacity of the ink.
  case opacity(Float)
  /// Sets how the eraser erases.
  case eraserMode(EraserMode)
  /// Sets the width of the eraser, for an average hand.
  case eraserWidth(Double)
  /// Sets whether the lasso selects parts of strokes.
  case selectsParts(Bool)
  /// Shows or hides the ruler.
  case ruler(Visibility)
  /// Shows the ruler with its center at a point and at an angle.
  case placeRuler(Point, degrees: Double)
  /// Moves the ruler by an offset.
  case moveRuler(Point)
  /// Turns the ruler about its center by an angle.
  case turnRuler(Double)
  /// Sets whether strokes become shapes when the pen is held still.
  case shapes(Visibility)
  /// Shows or hides the picker.
  case picker(Visibility)
  /// Undoes the last step.
  case undo
  /// Redoes the step that was undone last.
  case redo
  /// Removes everything from the page.
  case clear
  /// Selects everything.
  case selectAll
  /// Clears the selection.
  case selectNone
  /// Deletes the selection.
  case delete
  /// Deletes the selection and copies it to the clipboard.
  case cut
  /// Copies the selection to the clipboard.
  case copy
  /// Pastes the contents of the clipboard.
  case paste
  /// Duplicates the selection.
  case duplicate
  /// Moves the selection by an offset.
  case move(Point)
  /// Scales the selection about its center by a factor.
  case scale(Double)
  /// Turns the selection about its center by an angle.
  case rotate(Double)
  /// Sets the color of the selection.
  case recolor(Color)
  /// Sets the type of ink of the selection.
  case reink(InkType)
  /// Zooms the view about its center by a factor.
  case zoom(Double)
  /// Shows the page at a zoom (1: its true size), about the center of the view.
  case zoomTo(Double)
  /// Zooms the view to show everything that is drawn.
  case zoomToFit
  /// Moves the contents of the view by an offset.
  case pan(Point)
  /// Turns the contents of the view about its center by an angle.
  case turn(Double)
  /// Shows the page in its actual size, upright, with its corner in the corner of the view.
  case zoomReset
  /// Shows, adds or removes a page.
  case page(PageChoice)
  /// Sets the background of the current page.
  case background(BackgroundChoice)

  /// Which tool to choose.
  public enum ToolChoice: Hashable, Sendable {
    /// A specific tool.
    case named(CanvasTool)
    /// The previous tool.
    case last
    /// The next ink in the picker's order.
    case next
    /// The eraser or, if the eraser is chosen, the tool before it.
    case eraserToggle
  }

  /// Whether to show or hide something.
  public enum Visibility: Hashable, Sendable {
    /// Show it.
    case on
    /// Hide it.
    case off
    /// Hide it if it is shown, otherwise show it.
    case toggle

    /// Returns the new state.
    ///
    /// - Parameter isShown: the current state.
    public func applied(to isShown: Bool) -> Bool {
      switch self {
      case .on: true
      case .off: false
      case .toggle: !isShown
      }
    }
  }

  /// Which page to show.
  public enum PageChoice: Hashable, Sendable {
    /// The next page.
    case next
    /// The previous page.
    case previous
    /// The page with this number; 1 is the first.
    case number(Int)
    /// A new page after the current one.
    case add
    /// A neighboring page, after the current page is removed.
    case remove
  }

  /// A change of the page's background.
  public enum BackgroundChoice: Hashable, Sendable {
    /// No paper, so that whatever lies below is visible.
    case none
    /// Paper with this pattern.
    case pattern(PageBackground.Pattern)
    /// No paper, or the previous paper if the page has none.
    case toggle
    /// The next background in the picker's order.
    case next
    /// Paper of this color.
    case color(Color)
    /// This distance between lines or dots, in millimeters.
    case spacing(Double)
  }

  /// The valid lengths and offsets, in millimeters.
  public static let lengths: ClosedRange<Double> = -100_000...100_000
  /// The valid scale factors.
  public static let factors: ClosedRange<Double> = 0.001...1000
  /// The range of a zoom in percent. The view has limits of its own.
  public static let percentages: ClosedRange<Double> = 0.1...100_000
  /// The valid angles, in degrees.
  public static let degrees: ClosedRange<Double> = -36_000...36_000
  /// The valid page numbers.
  public static let pageNumbers = 1...InkDocument.mostPages

  /// Whether the command changes only the background of the page.
  public var printsPage: Bool {
    if case .background = self { true } else { false }
  }

  /// Whether the command makes changes that can be undone, so that it must not be performed while a
  /// pen is down.
  public var editsDrawing: Bool {
    switch self {
    case .clear, .delete, .cut, .paste, .duplicate, .move, .scale, .rotate, .recolor, .reink,
      .undo, .redo:
      true
    case .page(let choice): choice == .add || choice == .remove
    case .background: true
    default: false
    }
  }
}
