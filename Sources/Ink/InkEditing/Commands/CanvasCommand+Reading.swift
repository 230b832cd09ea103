import InkDrawing

extension CanvasCommand {
  /// Reads the command in a line.
  ///
  /// - Throws: an error that describes the first invalid word.
  public init(_ line: some StringProtocol) throws(CommandError) {
    try self.init(words: line.split(whereSeparator: \.isWhitespace).map { String($0) })
  }

  /// Reads the command from the words of a line. Case does not matter.
  ///
  /// - Throws: the same errors as ``init(_:)``.
  public init(words: [String]) throws(CommandError) {
    let words = words.map { $0.lowercased() }
    guard let first = words.first else { throw .empty }
    let verb = CommandSynonyms.verb(first)
    var rest = CommandWords(verb: verb, rest: words.dropFirst())
    self = try Self.parseCommand(verb, &rest)
    try rest.refuseSurplus()
  }

  private static func parseCommand(
    _ verb: String, _ words: inout CommandWords
  ) throws(CommandError) -> CanvasCommand {
    switch verb {
    case "tool": return .tool(try words.tool())
    case "color": return .color(try words.parsedColor())
    case "width": return .width(try words.length("a width in millimeters", in: widths))
    case "opacity":
      return .opacity(Float(try words.parsedNumber("an opacity", in: opacities)))
    case "eraser": return try words.eraser()
    case "lasso":
      if words.peek == nil { return .tool(.named(.lasso)) }
      return .selectsParts(try words.one(of: [("whole", false), ("parts", true)]))
    case "ruler": return try words.ruler()
    case "shapes": return .shapes(try words.visibility("on", "off"))
    case "picker": return .picker(try words.visibility("show", "hide"))
    case "select": return try words.one(of: [("all", .selectAll), ("none", .selectNone)])
    case "page": return .page(try words.page())
    case "background": return .background(try words.background())
    default:
      if let command = plain.first(where: { $0.word == verb })?.command { return command }
      if let tool = CommandSynonyms.tool(verb) { return .tool(.named(tool)) }
      return try changing(verb, &words)
    }
  }

  /// Reads commands that change the selection or the view.
  private static func changing(
    _ verb: String, _ words: inout CommandWords
  ) throws(CommandError) -> CanvasCommand {
    switch verb {
    case "move": return .move(try words.way())
    case "scale": return .scale(try words.parsedNumber("a factor", in: factors))
    case "rotate": return .rotate(try words.angle())
    case "recolor": return .recolor(try words.parsedColor())
    case "reink": return .reink(try words.one(of: CanvasTool.inks.map { ($0.name, $0) }))
    case "zoom": return try words.zoom()
    case "pan": return .pan(try words.way())
    case "turn": return .turn(try words.angle())
    default: throw .unknownCommand(verb)
    }
  }

  /// The range for all tools; each tool has its own limits.
  private static let widths: ClosedRange<Double> = 0.05...100
  /// Those of `InkSettings`, as they are written: 0.05 as a Float is a little more than as a
  /// Double.
  private static let opacities: ClosedRange<Double> = 0.05...1
}
