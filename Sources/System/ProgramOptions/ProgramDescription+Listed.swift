extension ProgramDescription {
  /// The word that shows the help page of the command after it, accepted in place of any command.
  static let helpWord = "help"

  /// Its commands as help pages and completions list them: each under all its words, the last one
  /// `help`.
  var listedCommands: [ProgramDescription] {
    guard !commands.isEmpty else { return [] }
    return commands.filter(\.isListed).flatMap { command in
      [command] + command.aliases.map { command.renamed($0) }
    }
      + [helpCommand]
  }

  private var helpCommand: ProgramDescription {
    let words = commands.filter(\.isListed).flatMap { [$0.name] + $0.aliases }
    return ProgramDescription(
      Self.helpWord, "show this page, or that of a command",
      positionals: [Positional.optional(.word("COMMAND", of: words), "the command").description])
  }

  private func renamed(_ word: String) -> ProgramDescription {
    ProgramDescription(
      word, "the same as '\(name)'", options: options, positionals: positionals,
      commands: commands)
  }
}
