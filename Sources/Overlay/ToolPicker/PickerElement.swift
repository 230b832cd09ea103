public import InkDrawing
public import InkEditing

/// An element of the picker that can be pressed, focused and described.
public enum PickerElement: Hashable, Sendable {
  /// The handle, which drags the picker. If you press it, the picker becomes small.
  case handle
  /// The button that undoes the last step.
  case undo
  /// The button that redoes a step.
  case redo
  /// A button that chooses a tool. If the tool is already chosen, the button opens its settings.
  case tool(CanvasTool)
  /// The button that shows or hides the ruler.
  case ruler
  /// The button that opens the color field.
  case colorWell
  /// A recently used color or a default color.
  case swatch(Int)
  /// The field of all hues and lightnesses.
  case spectrum
  /// The slider for the saturation of the color field.
  case saturation
  /// The slider for the width of the ink or the eraser.
  case width
  /// The slider for the opacity of the ink.
  case opacity
  /// An option for how the eraser erases.
  case eraserMode(EraserMode)
  /// An option for whether the lasso selects parts of strokes.
  case lassoParts(Bool)
  /// The button that opens the panel of pages.
  case pages
  /// A button that changes the page or its view.
  case page(PickerPageAction)
  /// A button that sets the paper; nil for none.
  case paper(PageBackground.Pattern?)
  /// A button for an action of the program that shows the picker.
  case action(PickerAction)
  /// The button that opens the panel of actions.
  case actions
  /// The picker while it is small.
  case disc

  /// Whether the element has a value that changes by dragging and with the arrow keys.
  var isSlider: Bool {
    switch self {
    case .spectrum, .saturation, .width, .opacity: true
    default: false
    }
  }
}

/// A panel that opens next to the picker.
public enum PickerPopover: Hashable, Sendable {
  /// The width and opacity of the chosen ink.
  case ink
  /// The mode and width of the eraser.
  case eraser
  /// The mode of the lasso.
  case lasso
  /// The color field.
  case color
  /// The pages, the zoom and the paper.
  case page
  /// The actions, where the picker is too short to show them.
  case actions
}
