import InkDrawing

extension Toolset {
  /// Performs a command that chooses or sets a tool. A command that fails changes nothing.
  ///
  /// - Returns: false if the command does not concern tools and was not performed.
  @discardableResult
  public mutating func perform(_ command: CanvasCommand) throws(EditError) -> Bool {
    switch command {
    case .tool(let choice): choose(choice)
    case .color(let color): setColor(color)
    case .opacity(let opacity): setOpacity(opacity)
    case .width(let width): try applyWidth(width)
    case .eraserMode(let mode): eraserMode = mode
    case .eraserWidth(let width): setEraserWidth(width)
    case .selectsParts(let parts): selectsParts = parts
    case .ruler(let visibility): showsRuler = visibility.applied(to: showsRuler)
    case .shapes(let visibility): straightens = visibility.applied(to: straightens)
    // The position of the ruler belongs to the page; whether it is shown belongs to the toolset.
    case .placeRuler:
      showsRuler = true
      return false
    default: return false
    }
    return true
  }

  private mutating func choose(_ choice: CanvasCommand.ToolChoice) {
    switch choice {
    case .named(let tool): choose(tool)
    case .last: chooseLast()
    case .next: chooseNextInk()
    case .eraserToggle:
      if tool == .eraser { chooseLast() } else { choose(.eraser) }
    }
  }

  /// Sets the eraser's width if it is the current tool, and otherwise the width of the ink.
  private mutating func applyWidth(_ width: Double) throws(EditError) {
    let subject = tool == .eraser ? tool : .ink(inkType)
    let valid = (subject.inkType ?? .eraser).validWidths
    guard valid.contains(width) else { throw .badWidth(width, of: subject, valid) }
    if subject == .eraser { setEraserWidth(width) } else { setWidth(width) }
  }
}
