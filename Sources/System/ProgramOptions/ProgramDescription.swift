/// What a program, or one of its commands, understands on its command line.
///
/// Parsing and the help page both come from this value, so they cannot disagree. A program either
/// has commands or takes positionals; a command understands its own options and its parents'.
package struct ProgramDescription: Sendable {
  /// The word that starts it.
  package let name: String
  /// What it does, in one line without a full stop.
  package let summary: String
  /// Its options, in the order of the help page; `--help` and `--version` are added by themselves.
  package let options: [OptionDescription]
  /// Its positionals, in order.
  package let positionals: [PositionalDescription]
  /// Its commands, in the order of the help page.
  package let commands: [ProgramDescription]
  /// Other words that start it, for people who look for it under those.
  package private(set) var aliases: [String] = []
  /// Further words that start it and that no help page lists: other spellings, and old names.
  package private(set) var synonyms: [String] = []
  /// Whether help pages and completions list it.
  package private(set) var isListed = true
  /// Paragraphs below the usage line; an empty line separates them.
  package private(set) var details = ""
  /// Command lines worth knowing.
  package private(set) var examples: [Example] = []
  /// What `--version` answers; asked of the program, not of its commands.
  package private(set) var version = ""

  /// A command line worth knowing, and what it does.
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

  /// The same, started by another word too.
  package func called(_ alias: String) -> Self {
    var copy = self
    copy.aliases.append(alias)
    return copy
  }

  /// The same, also started by a word that is not listed.
  package func alsoCalled(_ words: String...) -> Self {
    var copy = self
    copy.synonyms += words
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
