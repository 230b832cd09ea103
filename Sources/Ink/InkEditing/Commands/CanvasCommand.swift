public import InkDrawing
public import InkGeometry

/// What can be told to a canvas, by a key, a button, the picker, a socket or a command line:
/// docs/develop/canvas.md, Commands.
///
///     let command = try CanvasCommand("move 10 -2.5")
///     try toolset.perform(command) || notebook.perform(command)
///
/// Lengths are millimeters of the page, angles degrees, clockwise on screen.
public enum CanvasCommand: Hashable, Sendable {
  /// Another tool.
  case tool(ToolChoice)
  /// Another color for the ink.
  case color(Color)
  /// Another width for the ink.
  case width(Double)
  /// Another opacity for the ink.
  case opacity(Float)
  /// How the eraser erases.
  case eraserMode(EraserMode)
  /// What an average hand erases.
  case eraserWidth(Double)
  /// Whether the lasso selects parts of strokes.
  case selectsParts(Bool)
  /// The ruler is shown, or not.
  case ruler(Visibility)
  /// The ruler lies with its middle there, so turned, and is shown.
  case placeRuler(Point, degrees: Double)
  /// The ruler goes by a way.
  case moveRuler(Point)
  /// The ruler turns by so many degrees, about its middle.
  case turnRuler(Double)
  /// Strokes become shapes when the pen is held still, or not.
  case shapes(Visibility)
  /// The picker is shown, or not.
  case picker(Visibility)
  /// The last step is taken back.
  case undo
  /// What was taken back last is done again.
  case redo
  /// Everything on the page is taken away.
  case clear
  /// Everything is selected.
  case selectAll
  /// Nothing is selected.
  case selectNone
  /// What is selected is taken away.
  case delete
  /// The same, and it can be pasted.
  case cut
  /// What is selected can be pasted.
  case copy
  /// What was cut or copied comes again.
  case paste
  /// What is selected comes again.
  case duplicate
  /// What is selected moves by a way.
  case move(Point)
  /// What is selected becomes so many times as large, about its middle.
  case scale(Double)
  /// What is selected turns by so many degrees, about its middle.
  case rotate(Double)
  /// What is selected gets another color.
  case recolor(Color)
  /// What is selected gets another ink.
  case reink(InkType)
  /// The view becomes so many times as large, about its middle.
  case zoom(Double)
  /// The view shows the page at this zoom (1: as large as it is), about its middle.
  case zoomTo(Double)
  /// The view shows all that is drawn.
  case zoomToFit
  /// What the view shows moves by a way.
  case pan(Point)
  /// What the view shows turns by so many degrees, about the view's middle.
  case turn(Double)
  /// The view shows the page as large as it is, upright, with its corner in the view's.
  case zoomReset
  /// Another page.
  case page(PageChoice)
  /// The page that is shown looks another way where nothing is drawn.
  case background(BackgroundChoice)

  /// Which tool is chosen.
  public enum ToolChoice: Hashable, Sendable {
    /// This one.
    case named(CanvasTool)
    /// The one before.
    case last
    /// The next ink in the picker's order.
    case next
    /// The eraser; from there, the tool before it.
    case eraserToggle
  }

  /// What becomes of something that may be shown.
  public enum Visibility: Hashable, Sendable {
    /// It is shown.
    case on
    /// It is not.
    case off
    /// The other of the two.
    case toggle

    /// Whether it is shown from now on, if it was or was not.
    public func applied(to isShown: Bool) -> Bool {
      switch self {
      case .on: true
      case .off: false
      case .toggle: !isShown
      }
    }
  }

  /// Which page is shown.
  public enum PageChoice: Hashable, Sendable {
    /// The one behind this.
    case next
    /// The one before this.
    case previous
    /// The one of this number, 1 the first.
    case number(Int)
    /// A new one behind this.
    case add
    /// Another, for this one is taken away.
    case remove
  }

  /// What a page looks like where nothing is drawn.
  public enum BackgroundChoice: Hashable, Sendable {
    /// What lies below shows.
    case none
    /// Paper with this printed on it.
    case pattern(PageBackground.Pattern)
    /// No paper; from there, the paper that was there last.
    case toggle
    /// The next kind in the picker's order.
    case next
    /// Paper of another color.
    case color(Color)
    /// Lines or dots so far from each other, in millimeters.
    case spacing(Double)
  }

  /// Lengths and ways are no longer than this, in millimeters.
  public static let lengths: ClosedRange<Double> = -100_000...100_000
  /// So many times as large something becomes at most, or least.
  public static let factors: ClosedRange<Double> = 0.001...1000
  /// A zoom is this many percent; the view has limits of its own.
  public static let percentages: ClosedRange<Double> = 0.1...100_000
  /// Something turns by so many degrees at most.
  public static let degrees: ClosedRange<Double> = -36_000...36_000
  /// Pages have these numbers.
  public static let pageNumbers = 1...InkDocument.mostPages

  /// Whether it changes what the page looks like where nothing is drawn, and nothing else.
  public var printsPage: Bool {
    if case .background = self { true } else { false }
  }

  /// Whether it changes what undo takes back, and so must not be done while a pen is down.
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
