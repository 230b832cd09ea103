import InkEditing

/// A command of docs/canvas.md as a canvas without an editor can do it.
enum SpokenCommand {
  case tools(CanvasCommand)
  case undo
  case redo
  case clear

  /// Reads a line of words.
  init(_ line: String) throws(CanvasFailure) {
    let command: CanvasCommand
    do throws(CommandError) { command = try CanvasCommand(line) } catch {
      throw .unknown("\(error)")
    }
    switch command {
    case .undo: self = .undo
    case .redo: self = .redo
    case .clear: self = .clear
    case .tool(.named(.lasso)):
      throw .unsupported("lasso: this version of the canvas cannot select yet")
    case .tool, .color, .width, .opacity, .eraserMode, .eraserWidth: self = .tools(command)
    default:
      throw .unsupported("\(command.words[0]): this version of the canvas cannot do that yet")
    }
  }
}
