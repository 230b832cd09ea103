/// The reason why a line is not a command. `description` names the invalid word and the valid ones.
public enum CommandError: Error, Hashable, Sendable {
  /// The line is empty.
  case empty
  /// The first word is not the name of a command.
  case unknownCommand(String)
  /// The word is not one of those that the command accepts here.
  case badWord(String, of: String, known: [String])
  /// The word is not a number within the range.
  case badNumber(String, of: String, ClosedRange<Double>)
  /// The word is not a color.
  case badColor(String, of: String)
  /// The command requires another word.
  case missing(of: String, what: String)
  /// The command does not accept the additional word.
  case surplus(String, of: String)

  /// Returns a word for display in a message, without control characters and shortened if it is
  /// long.
  static func quoted(_ word: some StringProtocol) -> String {
    let most = 40
    var text = ""
    for character in word.prefix(most) {
      let isPlain =
        character.unicodeScalars.count <= 4
        && character.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F ~= $0.value) }
      text.append(isPlain ? character : "?")
    }
    return "\"\(text)\(word.dropFirst(most).isEmpty ? "" : "...")\""
  }
}

extension CommandError: CustomStringConvertible {
  /// The message, in one sentence.
  public var description: String {
    switch self {
    case .empty: "there is no command. Fix: start with a word such as undo"
    case .unknownCommand(let word):
      "there is no command \(Self.quoted(word)), but: "
        + CanvasCommand.verbs.joined(separator: ", ")
    case .badWord(let word, let command, let known):
      "\(command) needs one of \(known.joined(separator: ", ")), not \(Self.quoted(word))"
    case .badNumber(let word, let command, let range):
      "\(command) needs a number from \(range.lowerBound) to \(range.upperBound), "
        + "not \(Self.quoted(word))"
    case .badColor(let word, let command):
      "\(command) needs a name such as red, #rrggbb or #rrggbbaa, not \(Self.quoted(word))"
    case .missing(let command, let what): "\(command) needs \(what)"
    case .surplus(let word, let command):
      "\(command) takes no further words. Fix: leave out \(Self.quoted(word))"
    }
  }
}
