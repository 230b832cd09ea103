public import InkDrawing
public import InkEditing

/// Something of the picker that can be pressed, focused and read.
public enum PickerElement: Hashable, Sendable {
  /// Drags the picker; pressed, it makes it small.
  case handle
  /// Takes the last step back.
  case undo
  /// Does it again.
  case redo
  /// Chooses a tool; pressed when it is chosen, it opens how that tool is set.
  case tool(CanvasTool)
  /// Lays the ruler on the page, or takes it away.
  case ruler
  /// Opens the field of colors.
  case colorWell
  /// A color that was drawn with lately, or a usual one.
  case swatch(Int)
  /// The field of all hues and lightnesses.
  case spectrum
  /// How saturated the colors of the field are.
  case saturation
  /// The width of the ink, or of the eraser.
  case width
  /// The opacity of the ink.
  case opacity
  /// How the eraser erases.
  case eraserMode(EraserMode)
  /// Whether the lasso selects parts of strokes.
  case lassoParts(Bool)
  /// Opens which page is shown, and how.
  case pages
  /// Does something with pages, or the view of one.
  case page(PickerPageAction)
  /// Paper of this kind; nil: what lies below shows.
  case paper(PageBackground.Pattern?)
  /// The picker while it is small.
  case disc

  /// Whether it has a value that dragging and arrows change.
  var isSlider: Bool {
    switch self {
    case .spectrum, .saturation, .width, .opacity: true
    default: false
    }
  }
}

/// What is opened beside the picker.
public enum PickerPopover: Hashable, Sendable {
  /// Width and opacity of the chosen ink.
  case ink
  /// How the eraser erases, and how wide.
  case eraser
  /// What the lasso selects.
  case lasso
  /// All colors.
  case color
  /// Which page is shown, how large, and on what.
  case page
}
