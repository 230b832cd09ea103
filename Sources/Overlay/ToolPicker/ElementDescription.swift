import InkDrawing
import InkEditing
public import InkGeometry

/// The description of an element for assistive technologies, with the information that AT-SPI
/// requires.
public struct ElementDescription: Hashable, Sendable {
  /// The element described.
  public let element: PickerElement
  /// The role of the element.
  public let role: Role
  /// The name of the element.
  public let name: String
  /// The current value as text; nil if the element has no value.
  public let value: String?
  /// The states of the element.
  public let states: Set<State>
  /// The bounds of the element, in points of the area.
  public let bounds: Rect

  /// The role of an element.
  public enum Role: String, Hashable, Sendable {
    /// A button that performs an action.
    case button
    /// A button that is on or off.
    case toggle
    /// One of several options.
    case radio
    /// A value in a range.
    case slider
    /// A color.
    case colorChooser = "color-chooser"
  }

  /// The possible states of an element.
  public enum State: String, Hashable, Sendable {
    /// The element can be pressed.
    case enabled
    /// The element is on, or is the chosen option.
    case checked
    /// The element has the keyboard focus.
    case focused
    /// The element opens a panel.
    case expandable
    /// The element's panel is open.
    case expanded
  }
}

extension PickerContent {
  /// Returns the description of an element with these bounds.
  func description(of element: PickerElement, in bounds: Rect) -> ElementDescription {
    ElementDescription(
      element: element, role: role(of: element), name: name(of: element),
      value: valueDescription(for: element), states: states(of: element), bounds: bounds)
  }

  private func role(of element: PickerElement) -> ElementDescription.Role {
    switch element {
    case .handle, .undo, .redo, .colorWell, .disc, .pages, .page, .actions: .button
    case .action(let action): action.isToggle ? .toggle : .button
    case .tool, .eraserMode, .lassoParts, .swatch, .paper: .radio
    case .ruler: .toggle
    case .spectrum: .colorChooser
    case .saturation, .width, .opacity: .slider
    }
  }

  func name(of element: PickerElement) -> String {
    switch element {
    case .handle: "Minimize the picker"
    case .undo: "Undo"
    case .redo: "Redo"
    case .tool(let tool): Self.name(of: tool)
    case .ruler: "Ruler"
    case .colorWell: "All colors"
    case .swatch(let number): "Color " + settings.swatches[number].hexadecimal
    case .spectrum: "Hue and lightness"
    case .saturation: "Saturation"
    case .width: "Width"
    case .opacity: "Opacity"
    case .eraserMode(.object): "Erase whole strokes"
    case .eraserMode(.pixel): "Erase touched parts"
    case .lassoParts(let parts): parts ? "Select parts of strokes" : "Select whole strokes"
    case .disc: "Show all tools"
    case .pages: "Pages and view"
    case .page(let action): action.name
    case .paper(let paper): Self.name(of: paper)
    case .action(let action): action.name
    case .actions: "More"
    }
  }

  /// Returns what pressing an element would do now.
  func purpose(of element: PickerElement) -> String {
    guard case .action(let action) = element, actionsInEffect.contains(action) else {
      return name(of: element)
    }
    return action.reverseName
  }

  /// Returns the name of a paper.
  private static func name(of paper: PageBackground.Pattern?) -> String {
    switch paper {
    case nil: "No paper"
    case .blank: "Plain paper"
    case .ruled: "Ruled paper"
    case .grid: "Grid paper"
    case .dotted: "Dotted paper"
    }
  }

  private static func name(of tool: CanvasTool) -> String {
    switch tool {
    case .ink(.pen), .ink(.eraser): "Pen"
    case .ink(.monoline): "Monoline"
    case .ink(.fountainPen): "Fountain pen"
    case .ink(.reed): "Reed"
    case .ink(.marker): "Highlighter"
    case .ink(.pencil): "Pencil"
    case .ink(.crayon): "Crayon"
    case .ink(.watercolor): "Watercolor"
    case .eraser: "Eraser"
    case .lasso: "Lasso"
    }
  }

  private func valueDescription(for element: PickerElement) -> String? {
    switch element {
    case .tool(.ink(let type)):
      let settings = tools.settings(of: type)
      return settings.color.hexadecimal + ", \(settings.width) mm"
    case .width, .opacity, .saturation: return settings.figure(of: element, in: popover)
    case .colorWell, .spectrum: return tools.ink.color.hexadecimal
    case .disc: return Self.name(of: tools.tool)
    case .pages: return "Page \(page.number) of \(page.count), \(page.percent)"
    case .page(.zoomReset): return page.percent
    case .page(.previous), .page(.next): return "\(page.number) of \(page.count)"
    default: return nil
    }
  }

  private func states(of element: PickerElement) -> Set<ElementDescription.State> {
    var states: Set<ElementDescription.State> = [.enabled]
    switch element {
    case .undo where !history.canUndo, .redo where !history.canRedo: states.remove(.enabled)
    case .tool(let tool) where tool == tools.tool:
      states.formUnion([.checked, .expandable])
      if let popover, popover != .color, popover != .page { states.insert(.expanded) }
    case .ruler where tools.showsRuler: states.insert(.checked)
    case .eraserMode(let mode) where mode == tools.eraserMode: states.insert(.checked)
    case .lassoParts(let parts) where parts == tools.selectsParts: states.insert(.checked)
    case .colorWell:
      states.insert(.expandable)
      if popover == .color { states.insert(.expanded) }
    case .pages:
      states.insert(.expandable)
      if popover == .page { states.insert(.expanded) }
    case .page(let action) where action.command(on: page) == nil: states.remove(.enabled)
    case .actions:
      states.insert(.expandable)
      if popover == .actions { states.insert(.expanded) }
    case .action(let action) where actionsInEffect.contains(action): states.insert(.checked)
    case .paper(let paper) where paper == page.pattern: states.insert(.checked)
    case .swatch(let number) where settings.swatches[number] == tools.ink.color.faded(1):
      states.insert(.checked)
    default: break
    }
    if focus == element { states.insert(.focused) }
    return states
  }
}
