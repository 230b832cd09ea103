import InkDrawing
import InkGeometry

extension CanvasCommand {
  /// The command of a line.
  ///
  /// - Throws: what is wrong with the first word that is no part of any.
  public init(_ line: some StringProtocol) throws(CommandError) {
    try self.init(words: line.split(whereSeparator: \.isWhitespace).map { String($0) })
  }

  /// The command of the words of a line.
  ///
  /// - Throws: as ``init(_:)``.
  public init(words: [String]) throws(CommandError) {
    guard let verb = words.first else { throw .empty }
    var rest = CommandWords(verb: verb, rest: words.dropFirst())
    self = try Self.parseCommand(verb, &rest)
    try rest.expectEnd()
  }

  private static func parseCommand(
    _ verb: String, _ words: inout CommandWords
  ) throws(CommandError) -> CanvasCommand {
    switch verb {
    case "tool": return .tool(try words.tool())
    case "color": return .color(try words.color())
    case "width": return .width(try words.nextNumber("a width in millimetres", in: widths))
    case "opacity":
      let range = Double(InkSettings.opacities.lowerBound)...1
      return .opacity(Float(try words.nextNumber("an opacity", in: range)))
    case "eraser": return try words.eraser()
    case "lasso":
      return .selectsParts(try words.one(of: [("whole", false), ("parts", true)]))
    case "ruler": return try words.ruler()
    case "shapes":
      return .shapes(try words.one(of: [("on", .on), ("off", .off), ("toggle", .toggle)]))
    case "picker":
      return .picker(try words.one(of: [("show", .on), ("hide", .off), ("toggle", .toggle)]))
    case "select": return try words.one(of: [("all", .selectAll), ("none", .selectNone)])
    case "page": return .page(try words.page())
    case "background": return .background(try words.background())
    default:
      if let command = plain.first(where: { $0.word == verb })?.command { return command }
      return try changing(verb, &words)
    }
  }

  /// Commands that change what is selected, or the view.
  private static func changing(
    _ verb: String, _ words: inout CommandWords
  ) throws(CommandError) -> CanvasCommand {
    switch verb {
    case "move": return .move(try words.way())
    case "scale": return .scale(try words.nextNumber("a factor", in: factors))
    case "rotate": return .rotate(try words.nextNumber("an angle in degrees", in: degrees))
    case "recolor": return .recolor(try words.color())
    case "reink": return .reink(try words.one(of: CanvasTool.inks.map { ($0.name, $0) }))
    case "zoom":
      if words.peek == "fit" {
        words.skip()
        return .zoomToFit
      }
      if words.peek == "reset" {
        words.skip()
        return .zoomReset
      }
      return .zoom(try words.nextNumber("a factor, fit or reset", in: factors))
    case "pan": return .pan(try words.way())
    case "turn": return .turn(try words.nextNumber("an angle in degrees", in: degrees))
    default: throw .unknownCommand(verb)
    }
  }

  /// Any tool's; what a tool makes of it is up to that.
  private static let widths: ClosedRange<Double> = 0.05...100

  /// The words behind a command's first.
  private struct CommandWords {
    let verb: String
    var rest: ArraySlice<String>

    var peek: String? { rest.first }
    mutating func skip() { rest.removeFirst() }

    mutating func nextWord(_ what: String) throws(CommandError) -> String {
      guard let word = rest.popFirst() else { throw .missing(of: verb, what: what) }
      return word
    }

    func expectEnd() throws(CommandError) {
      if let word = rest.first { throw .surplus(word, of: verb) }
    }

    mutating func nextNumber(
      _ what: String, in range: ClosedRange<Double>
    ) throws(CommandError) -> Double {
      let word = try nextWord(what)
      guard let number = PlainNumber.parseNumber(word, in: range) else {
        throw .badNumber(word, of: verb, range)
      }
      return number
    }

    mutating func one<Value>(
      of words: [(String, Value)], else other: [String] = []
    ) throws(CommandError) -> Value {
      let known = words.map(\.0) + other
      let word = try nextWord("one of \(known.joined(separator: ", "))")
      guard let value = words.first(where: { $0.0 == word })?.1 else {
        throw .badWord(word, of: verb, known: known)
      }
      return value
    }

    mutating func way() throws(CommandError) -> Point {
      let x = try nextNumber("two lengths in millimetres", in: lengths)
      return Point(x: x, y: try nextNumber("two lengths in millimetres", in: lengths))
    }

    mutating func color() throws(CommandError) -> Color {
      let word = try nextWord("a color")
      guard let color = Color(text: word) else { throw .badColor(word, of: verb) }
      return color
    }

    mutating func tool() throws(CommandError) -> ToolChoice {
      let known: [(String, ToolChoice)] = CanvasTool.all.map { ($0.name, .named($0)) }
      return try one(
        of: known + [("last", .last), ("next", .next), ("eraser-toggle", .eraserToggle)])
    }

    mutating func eraser() throws(CommandError) -> CanvasCommand {
      guard peek == "width" else {
        return .eraserMode(
          try one(of: [("object", .object), ("pixel", .pixel)], else: ["width"]))
      }
      skip()
      return .eraserWidth(try nextNumber("a width in millimetres", in: InkType.eraser.validWidths))
    }

    mutating func ruler() throws(CommandError) -> CanvasCommand {
      switch peek {
      case "place":
        skip()
        let place = try way()
        return .placeRuler(place, degrees: try nextNumber("an angle in degrees", in: degrees))
      case "move":
        skip()
        return .moveRuler(try way())
      case "turn":
        skip()
        return .turnRuler(try nextNumber("an angle in degrees", in: degrees))
      default:
        return .ruler(
          try one(
            of: [("on", .on), ("off", .off), ("toggle", .toggle)], else: ["place", "move", "turn"]))
      }
    }

    mutating func background() throws(CommandError) -> BackgroundChoice {
      switch peek {
      case "color":
        skip()
        return .color(try color())
      case "spacing":
        skip()
        return .spacing(try nextNumber("a spacing in millimetres", in: PageBackground.spacings))
      default:
        return try one(of: BackgroundChoice.words, else: ["color", "spacing"])
      }
    }

    mutating func page() throws(CommandError) -> PageChoice {
      if let number = peek.flatMap({ Int($0) }), pageNumbers.contains(number) {
        skip()
        return .number(number)
      }
      return try one(
        of: [("next", .next), ("previous", .previous), ("add", .add), ("remove", .remove)])
    }
  }
}
