import InkDrawing
import InkGeometry

/// The words after the first word of a command.
struct CommandWords {
  let verb: String
  private var rest: ArraySlice<String>

  init(verb: String, rest: ArraySlice<String>) {
    self.verb = verb
    self.rest = ArraySlice(rest.map { CommandSynonyms.word($0, of: verb) })
  }

  var peek: String? { rest.first }
  mutating func skip() { rest.removeFirst() }

  /// Returns the next word, which is required.
  private mutating func required(_ what: String) throws(CommandError) -> String {
    guard let word = rest.popFirst() else { throw .missing(of: verb, what: what) }
    return word
  }

  /// Checks that there are no further words.
  func refuseSurplus() throws(CommandError) {
    if let word = rest.first { throw .surplus(word, of: verb) }
  }

  /// A unit that may stand behind a number.
  enum Unit {
    case millimeters
    case degrees

    /// How it is written.
    fileprivate var spellings: [String] {
      switch self {
      case .millimeters: ["mm"]
      case .degrees: ["°", "deg", "degrees"]
      }
    }
  }

  mutating func parsedNumber(
    _ what: String, in range: ClosedRange<Double>, unit: Unit? = nil
  ) throws(CommandError) -> Double {
    let word = try required(what)
    let ending = unit?.spellings.first { word.hasSuffix($0) } ?? ""
    guard let number = PlainNumber.parseNumber(word.dropLast(ending.count), in: range) else {
      throw .badNumber(word, of: verb, range)
    }
    return number
  }

  /// Consumes the next word if it is one of these, and returns its value; otherwise returns nil.
  private mutating func match<Value>(_ words: [(String, Value)]) -> Value? {
    guard let value = words.first(where: { $0.0 == peek })?.1 else { return nil }
    skip()
    return value
  }

  mutating func one<Value>(
    of words: [(String, Value)], else other: [String] = []
  ) throws(CommandError) -> Value {
    if let value = match(words) { return value }
    let known = words.map(\.0) + other
    let word = try required("one of \(known.joined(separator: ", "))")
    throw .badWord(word, of: verb, known: known)
  }

  mutating func way() throws(CommandError) -> Point {
    let x = try length("two lengths in millimeters", in: CanvasCommand.lengths)
    return Point(x: x, y: try length("two lengths in millimeters", in: CanvasCommand.lengths))
  }

  mutating func length(
    _ what: String, in range: ClosedRange<Double>
  ) throws(CommandError) -> Double {
    try parsedNumber(what, in: range, unit: .millimeters)
  }

  mutating func angle() throws(CommandError) -> Double {
    try parsedNumber("an angle in degrees", in: CanvasCommand.degrees, unit: .degrees)
  }

  mutating func parsedColor() throws(CommandError) -> Color {
    let word = try required("a color")
    if let color = Color(text: word) { return color }
    // Such as light blue, whose name is lightblue.
    guard let next = peek, let color = Color(text: word + next) else {
      throw .badColor(word, of: verb)
    }
    skip()
    return color
  }

  mutating func tool() throws(CommandError) -> CanvasCommand.ToolChoice {
    let known: [(String, CanvasCommand.ToolChoice)] = CanvasTool.all.map { ($0.name, .named($0)) }
    return try one(
      of: known + [("last", .last), ("next", .next), ("eraser-toggle", .eraserToggle)])
  }

  /// Whether something is to be shown: by these words, by toggle, or by no word, which is toggle,
  /// too.
  mutating func visibility(
    _ on: String, _ off: String, else other: [String] = []
  ) throws(CommandError) -> CanvasCommand.Visibility {
    if peek == nil { return .toggle }
    return try one(of: [(on, .on), (off, .off), ("toggle", .toggle)], else: other)
  }

  mutating func eraser() throws(CommandError) -> CanvasCommand {
    if peek == nil { return .tool(.named(.eraser)) }
    guard peek == "width" else {
      return .eraserMode(
        try one(of: [("object", .object), ("pixel", .pixel)], else: ["width"]))
    }
    skip()
    return .eraserWidth(try length("a width in millimeters", in: InkType.eraser.validWidths))
  }

  mutating func ruler() throws(CommandError) -> CanvasCommand {
    switch peek {
    case "place":
      skip()
      let place = try way()
      return .placeRuler(place, degrees: try angle())
    case "move":
      skip()
      return .moveRuler(try way())
    case "turn":
      skip()
      return .turnRuler(try angle())
    default:
      return .ruler(try visibility("on", "off", else: ["place", "move", "turn"]))
    }
  }

  /// A factor, a zoom such as 150%, or a word.
  mutating func zoom() throws(CommandError) -> CanvasCommand {
    let known: [(String, CanvasCommand)] = [
      ("in", .zoom(1.25)), ("out", .zoom(0.8)), ("fit", .zoomToFit), ("reset", .zoomReset),
    ]
    if let command = match(known) { return command }
    guard let word = peek else {
      throw .missing(of: verb, what: "a factor, a percentage, in, out, fit or reset")
    }
    guard word.hasSuffix("%") else {
      return .zoom(try parsedNumber("a factor", in: CanvasCommand.factors))
    }
    skip()
    guard let percent = PlainNumber.parseNumber(word.dropLast(), in: CanvasCommand.percentages)
    else { throw .badNumber(word, of: verb, CanvasCommand.percentages) }
    return .zoomTo(percent / 100)
  }

  mutating func background() throws(CommandError) -> CanvasCommand.BackgroundChoice {
    switch peek {
    case "color":
      skip()
      return .color(try parsedColor())
    case "spacing":
      skip()
      return .spacing(try length("a spacing in millimeters", in: PageBackground.spacings))
    case nil: return .toggle
    default:
      return try one(of: CanvasCommand.BackgroundChoice.words, else: ["color", "spacing"])
    }
  }

  mutating func page() throws(CommandError) -> CanvasCommand.PageChoice {
    if let number = peek.flatMap({ Int($0) }), CanvasCommand.pageNumbers.contains(number) {
      skip()
      return .number(number)
    }
    return try one(
      of: [("next", .next), ("previous", .previous), ("add", .add), ("remove", .remove)])
  }
}
