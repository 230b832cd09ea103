import InkDrawing
import InkEditing
public import InkGeometry

/// What somebody who does not see the picker is told of an element: what AT-SPI wants to know.
public struct ElementDescription: Hashable, Sendable {
  /// Of what.
  public let element: PickerElement
  /// What it is.
  public let role: Role
  /// What it is called.
  public let name: String
  /// How it is set, in words; nil: it has no value.
  public let value: String?
  /// What is true of it.
  public let states: Set<State>
  /// Where it lies, in points of the area.
  public let bounds: Rect

  /// What an element is.
  public enum Role: String, Hashable, Sendable {
    /// It does something.
    case button
    /// It is on or off.
    case toggle
    /// One of several is chosen.
    case radio
    /// It has a value between two ends.
    case slider
    /// It has a color.
    case colorChooser = "color-chooser"
  }

  /// What may be true of an element.
  public enum State: String, Hashable, Sendable {
    /// It can be pressed.
    case enabled
    /// It is the one that is chosen, or it is on.
    case checked
    /// Keys are about it.
    case focused
    /// It opens something.
    case expandable
    /// What it opens is open.
    case expanded
  }
}

extension PickerContent {
  /// What is told of an element that lies there.
  func description(of element: PickerElement, in bounds: Rect) -> ElementDescription {
    ElementDescription(
      element: element, role: role(of: element), name: name(of: element),
      value: valueDescription(for: element), states: states(of: element), bounds: bounds)
  }

  private func role(of element: PickerElement) -> ElementDescription.Role {
    switch element {
    case .handle, .undo, .redo, .colorWell, .disc, .pages, .page: .button
    case .tool, .eraserMode, .lassoParts, .swatch, .paper: .radio
    case .ruler: .toggle
    case .spectrum: .colorChooser
    case .saturation, .width, .opacity: .slider
    }
  }

  private func name(of element: PickerElement) -> String {
    switch element {
    case .handle: "Make the picker small"
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
    case .eraserMode(.pixel): "Erase what is touched"
    case .lassoParts(let parts): parts ? "Select parts of strokes" : "Select whole strokes"
    case .disc: "Show all tools"
    case .pages: "Pages and view"
    case .page(let action): action.name
    case .paper(let paper): Self.name(of: paper)
    }
  }

  /// What a paper is called.
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
    case .paper(let paper) where paper == page.pattern: states.insert(.checked)
    case .swatch(let number) where settings.swatches[number] == tools.ink.color.faded(1):
      states.insert(.checked)
    default: break
    }
    if focus == element { states.insert(.focused) }
    return states
  }
}
