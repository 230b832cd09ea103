/// The options, positionals and commands that a program, or one of its commands, accepts.
///
/// Parsing and the help page both use this value, so they cannot disagree. A program either has
/// commands or takes positionals; a command accepts its own options and those of its parents.
package struct ProgramDescription: Sendable {
  /// The word that starts it.
  package let name: String
  /// Its purpose, in one line without a full stop.
  package let summary: String
  /// Its options, in the order of the help page; `--help` and `--version` are added by themselves.
  package let options: [OptionDescription]
  /// Its positionals, in order.
  package let positionals: [PositionalDescription]
  /// Its commands, in the order of the help page.
  package let commands: [ProgramDescription]
  /// Other names of it, for people who look for it under those.
  package private(set) var aliases: [String] = []
  /// Further words that start it and that no help page lists: other spellings, and old names.
  package private(set) var synonyms: [String] = []
  /// For words that are none of its commands: what to type for what they ask for.
  package private(set) var hints: [String: String] = [:]
  /// Whether help pages and completions list it.
  package private(set) var isListed = true
  /// Paragraphs below the usage line; an empty line separates them.
  package private(set) var details = ""
  /// Command lines worth knowing.
  package private(set) var examples: [Example] = []
  /// The answer to `--version`; only of the program, not of its commands.
  package private(set) var version = ""

  /// An example of a command line, and its effect.
  package struct Example: Hashable, Sendable {
    package let line: String
    package let meaning: String
  }

  /// Describes a program or a command.
  package init(
    _ name: String, _ summary: String, options: [OptionDescription] = [],
    positionals: [PositionalDescription] = [], commands: [ProgramDescription] = []
  ) {
    self.name = name
    self.summary = summary
    self.options = options
    self.positionals = positionals
    self.commands = commands
  }

  /// The same with paragraphs for the help page.
  package func explained(_ details: String) -> Self {
    var copy = self
    copy.details = details
    return copy
  }

  /// The same, with another name.
  package func called(_ alias: String) -> Self {
    var copy = self
    copy.aliases.append(alias)
    return copy
  }

  /// The same, with further names that are not listed.
  package func alsoCalled(_ words: String...) -> Self {
    var copy = self
    copy.synonyms += words
    return copy
  }

  /// The same, with a hint for words that people type for something that another command does.
  ///
  /// - Parameter hint: what to type, as a sentence without a full stop.
  package func hinting(_ hint: String, for words: String...) -> Self {
    var copy = self
    for word in words { copy.hints[word] = hint }
    return copy
  }

  /// The same, but on no help page: an old command that still works.
  package func unlisted() -> Self {
    var copy = self
    copy.isListed = false
    return copy
  }

  /// The same with one more example.
  package func example(_ line: String, _ meaning: String) -> Self {
    var copy = self
    copy.examples.append(Example(line: line, meaning: meaning))
    return copy
  }

  /// The same with an answer to `--version`.
  package func versioned(_ version: String) -> Self {
    var copy = self
    copy.version = version
    return copy
  }
}
