/// Why a line is no command; `description` names the word and what would be one.
public enum CommandError: Error, Hashable, Sendable {
  /// There is no word at all.
  case empty
  /// No command begins so.
  case unknownCommand(String)
  /// A word of a command that has a choice of words.
  case badWord(String, of: String, known: [String])
  /// A word that is to be a number within a range.
  case badNumber(String, of: String, ClosedRange<Double>)
  /// A word that is to be a color.
  case badColor(String, of: String)
  /// The command wants another word.
  case missing(of: String, what: String)
  /// A word that the command does not want.
  case surplus(String, of: String)

  /// A word as a message may show it: no control characters, and not all of a long one.
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
  /// One sentence for people.
  public var description: String {
    switch self {
    case .empty: "there is no command. Fix: begin with a word such as undo"
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
