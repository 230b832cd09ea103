import InkDrawing

// The text has one line per setting:
//
//     tool marker
//     last-tool pen
//     last-ink marker
//     eraser pixel
//     eraser-width 4.0
//     lasso whole
//     ruler off
//     shapes on
//     recent-colors #000000 #ff0000
//     pen #000000 0.38 1.0
//
// There is a line like the last one for each ink: color, width in millimeters, opacity.
extension Toolset {
  /// The toolset as text, for storing it in a file. Reading the text restores the same toolset.
  public var text: String {
    var lines = [
      "tool \(tool.name)",
      "last-tool \(lastTool.name)",
      "last-ink \(inkType.name)",
      "eraser \(eraserMode.name)",
      "eraser-width \(eraserWidth)",
      "lasso \(selectsParts ? "parts" : "whole")",
      "ruler \(showsRuler ? "on" : "off")",
      "shapes \(straightens ? "on" : "off")",
    ]
    if !recentColors.isEmpty {
      lines.append("recent-colors " + recentColors.map(\.text).joined(separator: " "))
    }
    for type in CanvasTool.inks {
      let ink = settings(of: type)
      var color = ink.color
      color.alpha = 1
      lines.append("\(type.name) \(color.text) \(ink.width) \(ink.color.alpha)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Reads a toolset from text. Missing and invalid settings have their default values.
  public init(text: some StringProtocol) {
    var complaints: [String] = []
    self.init(text: text, telling: &complaints)
  }

  /// Reads a toolset from text and reports errors in it.
  ///
  /// Lines that begin with an unknown word are skipped, because a newer version may have written
  /// them. An invalid value is reported with its line, and the setting keeps its default value.
  /// Only the first 4096 bytes of the text are read.
  ///
  /// - Parameters:
  ///   - text: lines as ``Toolset/text`` writes them.
  ///   - complaints: receives the error messages, at most ``mostComplaints``.
  public init(text: some StringProtocol, telling complaints: inout [String]) {
    self.init()
    let known = text.utf8.prefix(Self.longestText)
    let lines = String(decoding: known, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var told: [String] = []
    for (number, line) in lines.enumerated() {
      let words = line.split(whereSeparator: \.isWhitespace)
      guard let name = words.first, let complaint = parseSetting(name, words.dropFirst()) else {
        continue
      }
      if told.count < Self.mostComplaints { told.append("line \(number + 1): \(complaint)") }
    }
    complaints += told
  }

  /// The number of bytes of a text that are read.
  public static let longestText = 4096
  /// The largest number of error messages.
  public static let mostComplaints = 16

  /// Reads the words of a line after the first; returns the error in them.
  private mutating func parseSetting(_ name: Substring, _ words: ArraySlice<Substring>) -> String? {
    let word = words.count == 1 ? words.first : nil
    switch name {
    case "tool": return takeTool(word, as: \.tool, name)
    case "last-tool": return takeTool(word, as: \.lastTool, name)
    case "last-ink":
      guard let type = word.flatMap({ CanvasTool(name: String($0)) })?.inkType else {
        return Self.complaint(name, words, CanvasTool.inks.map(\.name))
      }
      inkType = type
    case "eraser":
      guard let mode = word.flatMap({ EraserMode(name: $0) }) else {
        return Self.complaint(name, words, EraserMode.names)
      }
      eraserMode = mode
    case "eraser-width":
      let valid = InkType.eraser.validWidths
      guard let width = word.flatMap({ PlainNumber.parseNumber($0, in: valid) }) else {
        return Self.complaint(name, words, ["a number of millimeters", "\(valid)"])
      }
      setEraserWidth(width)
    case "lasso": return takeSwitch(word, ("parts", "whole"), as: \.selectsParts, name, words)
    case "ruler": return takeSwitch(word, ("on", "off"), as: \.showsRuler, name, words)
    case "shapes": return takeSwitch(word, ("on", "off"), as: \.straightens, name, words)
    case "recent-colors": return takeRecent(words)
    default: return takeInk(name, words)
    }
    return nil
  }

  private mutating func takeTool(
    _ word: Substring?, as place: WritableKeyPath<Toolset, CanvasTool>, _ name: Substring
  ) -> String? {
    guard let tool = word.flatMap({ CanvasTool(name: String($0)) }) else {
      return Self.complaint(name, [word ?? ""], CanvasTool.all.map(\.name))
    }
    self[keyPath: place] = tool
    if place == \.tool, let type = tool.inkType { inkType = type }
    return nil
  }

  private mutating func takeSwitch(
    _ word: Substring?, _ sides: (on: String, off: String),
    as place: WritableKeyPath<Toolset, Bool>, _ name: Substring, _ words: ArraySlice<Substring>
  ) -> String? {
    guard let word, word == sides.on || word == sides.off else {
      return Self.complaint(name, words, [sides.on, sides.off])
    }
    self[keyPath: place] = word == sides.on
    return nil
  }

  private mutating func takeRecent(_ words: ArraySlice<Substring>) -> String? {
    var colors: [Color] = []
    for word in words.prefix(Self.mostRecentColors) {
      guard var color = Color(text: String(word)) else {
        return "\(CommandError.quoted(word)) is not a color. Fix: use a name such as red, or "
          + "#rrggbb"
      }
      color.alpha = 1
      if !colors.contains(color) { colors.append(color) }
    }
    recentColors = colors
    return nil
  }

  private mutating func takeInk(_ name: Substring, _ words: ArraySlice<Substring>) -> String? {
    guard let type = CanvasTool(name: String(name))?.inkType else { return nil }
    let words = Array(words)
    let range = InkSettings.opacities
    guard words.count == 3, let color = Color(text: String(words[0])),
      let width = PlainNumber.parseNumber(words[1], in: type.validWidths),
      let opacity = Float(words[2]), range.contains(opacity)
    else {
      return "\(name) must be a color, a width of \(type.validWidths) mm and an opacity of "
        + "\(range), not \(CommandError.quoted(words.joined(separator: " ")))"
    }
    var ink = InkSettings(of: type)
    ink.set(color)
    ink.set(width: width)
    ink.set(opacity: opacity)
    settings[type] = ink
    return nil
  }

  private static func complaint(
    _ name: Substring, _ words: ArraySlice<Substring>, _ known: [String]
  ) -> String {
    let value = CommandError.quoted(words.joined(separator: " "))
    return "\(name) must be one of \(known.joined(separator: ", ")), not \(value)"
  }
}

extension EraserMode {
  /// The name in commands and files.
  var name: String {
    switch self {
    case .object: "object"
    case .pixel: "pixel"
    }
  }

  static let names = ["object", "pixel"]

  init?(name: some StringProtocol) {
    switch name {
    case "object": self = .object
    case "pixel": self = .pixel
    default: return nil
    }
  }
}
