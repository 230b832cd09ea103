import InkDrawing
import InkEditing
import StylusProtocol

/// A command of docs/canvas.md as a canvas without an editor can do it.
enum SpokenCommand {
  case tools((inout Toolset) -> Void)
  case undo
  case redo
  case clear

  /// What needs an editor; such are told apart from what is no command.
  private static let later: Set<Substring> = [
    "ruler", "picker", "select", "delete", "cut", "copy", "paste", "duplicate", "move", "scale",
    "rotate", "recolor", "reink", "zoom", "pan", "turn", "page",
  ]

  /// Reads a line of words.
  init(_ line: String) throws(CanvasFailure) {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard let verb = words.first else { throw .unknown("an empty line is no command") }
    let rest = words.dropFirst()
    switch verb {
    case "undo" where rest.isEmpty: self = .undo
    case "redo" where rest.isEmpty: self = .redo
    case "clear" where rest.isEmpty: self = .clear
    case "tool": self = try Self.tool(Self.only(rest, of: line))
    case "color": self = try Self.color(Self.only(rest, of: line))
    case "width": self = try Self.width(Self.only(rest, of: line))
    case "opacity": self = try Self.opacity(Self.only(rest, of: line))
    case "eraser": self = try Self.eraser(Array(rest), line)
    default:
      if Self.later.contains(verb) {
        throw .unsupported("\(verb): this version of the canvas cannot do that yet")
      }
      throw .unknown("there is no command: \(line)")
    }
  }

  private static func only(
    _ words: ArraySlice<Substring>, of line: String
  ) throws(CanvasFailure) -> String {
    guard words.count == 1, let word = words.first else {
      throw .unknown("this command takes one word: \(line)")
    }
    return String(word)
  }

  private static func tool(_ name: String) throws(CanvasFailure) -> Self {
    switch name {
    case "last": return .tools { $0.chooseLast() }
    case "next": return .tools { $0.chooseNextInk() }
    case "eraser-toggle":
      return .tools { if $0.tool == .eraser { $0.chooseLast() } else { $0.choose(.eraser) } }
    default: break
    }
    guard let tool = CanvasTool(name: name) else {
      throw .unknown(
        "there is no tool \(name); there are "
          + CanvasTool.all.map(\.name).joined(separator: ", "))
    }
    if tool == .lasso { throw .unsupported("lasso: this version of the canvas cannot select yet") }
    return .tools { $0.choose(tool) }
  }

  private static func color(_ name: String) throws(CanvasFailure) -> Self {
    guard let color = InkColor(name) else {
      throw .unknown("\(name) is no colour: #rrggbb, #rrggbbaa or a name that CSS has")
    }
    return .tools { $0.setColor(Color(rgba: color.rgba)) }
  }

  private static func number(_ text: String) throws(CanvasFailure) -> Double {
    guard let number = Double(text), number.isFinite else {
      throw .unknown("\(text) is no number")
    }
    return number
  }

  private static func width(_ text: String) throws(CanvasFailure) -> Self {
    let width = try number(text)
    return .tools { if $0.tool == .eraser { $0.setEraserWidth(width) } else { $0.setWidth(width) } }
  }

  private static func opacity(_ text: String) throws(CanvasFailure) -> Self {
    let share = Float(try number(text))
    return .tools { $0.setOpacity(share) }
  }

  private static func eraser(_ words: [Substring], _ line: String) throws(CanvasFailure) -> Self {
    if words == ["object"] { return .tools { $0.eraserMode = .object } }
    if words == ["pixel"] { return .tools { $0.eraserMode = .pixel } }
    guard words.count == 2, words[0] == "width" else {
      throw .unknown("an eraser is object, pixel or width MM: \(line)")
    }
    let width = try number(String(words[1]))
    return .tools { $0.setEraserWidth(width) }
  }
}
