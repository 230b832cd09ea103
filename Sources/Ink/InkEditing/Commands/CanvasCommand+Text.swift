import InkDrawing
import InkGeometry

extension CanvasCommand {
  /// The command as a line of text; color components are rounded to the nearest 255th.
  public var text: String { words.joined(separator: " ") }

  /// The words of ``text``.
  public var words: [String] {
    switch self {
    case .tool(let choice): ["tool", choice.word]
    case .color(let color): ["color", color.text]
    case .width(let width): ["width", "\(width)"]
    case .opacity(let opacity): ["opacity", "\(opacity)"]
    case .eraserMode(let mode): ["eraser", mode.name]
    case .eraserWidth(let width): ["eraser", "width", "\(width)"]
    case .selectsParts(let parts): ["lasso", parts ? "parts" : "whole"]
    case .ruler(let visibility): ["ruler", visibility.word]
    case .placeRuler(let place, let degrees):
      ["ruler", "place", "\(place.x)", "\(place.y)", "\(degrees)"]
    case .moveRuler(let way): ["ruler", "move", "\(way.x)", "\(way.y)"]
    case .turnRuler(let degrees): ["ruler", "turn", "\(degrees)"]
    case .shapes(let visibility): ["shapes", visibility.word]
    case .picker(let visibility): ["picker", visibility.pickerWord]
    case .selectAll: ["select", "all"]
    case .selectNone: ["select", "none"]
    case .zoom(let factor): ["zoom", "\(factor)"]
    case .zoomTo(let zoom): ["zoom", "\(zoom * 100)%"]
    case .zoomToFit: ["zoom", "fit"]
    case .zoomReset: ["zoom", "reset"]
    case .pan(let way): ["pan", "\(way.x)", "\(way.y)"]
    case .turn(let degrees): ["turn", "\(degrees)"]
    case .page(let choice): ["page", choice.word]
    case .background(let choice): ["background"] + choice.words
    case .undo, .redo, .clear, .delete, .cut, .copy, .paste, .duplicate, .move, .scale, .rotate,
      .recolor, .reink:
      editingWords
    }
  }

  private var editingWords: [String] {
    switch self {
    case .move(let way): ["move", "\(way.x)", "\(way.y)"]
    case .scale(let factor): ["scale", "\(factor)"]
    case .rotate(let degrees): ["rotate", "\(degrees)"]
    case .recolor(let color): ["recolor", color.text]
    case .reink(let type): ["reink", type.name]
    default: Self.plain.first { $0.command == self }.map { [$0.word] } ?? []
    }
  }

  /// The commands that consist of one word.
  static let plain: [(word: String, command: CanvasCommand)] = [
    ("undo", .undo), ("redo", .redo), ("clear", .clear), ("delete", .delete), ("cut", .cut),
    ("copy", .copy), ("paste", .paste), ("duplicate", .duplicate),
  ]

  /// The first words of commands.
  package static let verbs =
    ["tool", "color", "width", "opacity", "eraser", "lasso", "ruler", "shapes", "picker"]
    + plain.map(\.word)
    + [
      "select", "move", "scale", "rotate", "recolor", "reink", "zoom", "pan", "turn", "page",
      "background",
    ]
}

extension CanvasCommand.ToolChoice {
  fileprivate var word: String {
    switch self {
    case .named(let tool): tool.name
    case .last: "last"
    case .next: "next"
    case .eraserToggle: "eraser-toggle"
    }
  }
}

extension CanvasCommand.Visibility {
  fileprivate var word: String {
    switch self {
    case .on: "on"
    case .off: "off"
    case .toggle: "toggle"
    }
  }

  fileprivate var pickerWord: String {
    switch self {
    case .on: "show"
    case .off: "hide"
    case .toggle: "toggle"
    }
  }
}

extension CanvasCommand.BackgroundChoice {
  /// The actions that are one word.
  static let words: [(String, Self)] = [
    ("none", .none), ("paper", .pattern(.blank)), ("ruled", .pattern(.ruled)),
    ("grid", .pattern(.grid)), ("dots", .pattern(.dotted)), ("toggle", .toggle), ("next", .next),
  ]

  fileprivate var words: [String] {
    switch self {
    case .color(let color): ["color", color.text]
    case .spacing(let spacing): ["spacing", "\(spacing)"]
    default: Self.words.first { $0.1 == self }.map { [$0.0] } ?? []
    }
  }
}

extension CanvasCommand.PageChoice {
  fileprivate var word: String {
    switch self {
    case .next: "next"
    case .previous: "previous"
    case .number(let number): "\(number)"
    case .add: "add"
    case .remove: "remove"
    }
  }
}
