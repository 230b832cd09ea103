/// The completion of a program for fish: a line for each option and command.
struct FishCompletion {
  private let commands: [CompletedCommand]

  init(_ commands: [CompletedCommand]) { self.commands = commands }

  /// The whole script.
  func script(_ head: String) -> String {
    let rest = commands.flatMap { command in
      command.description.listedCommands.map {
        completionLine(command, "-a \($0.name) -d \(quoted($0.summary))")
      }
        + positionalLines(command) + command.options.map { completionLine(command, option($0)) }
    }
    return (["# \(head)", "complete -c \(commands[0].path[0]) -f"] + rest).joined(separator: "\n")
      + "\n"
  }

  private func completionLine(_ command: CompletedCommand, _ what: String) -> String {
    "complete -c \(command.path[0])\(condition(command)) \(what)"
  }

  /// True if the words before the cursor end at this command, and at none below it.
  private func condition(_ command: CompletedCommand) -> String {
    var tests = command.path.dropFirst().map { "__fish_seen_subcommand_from \($0)" }
    let next = command.description.listedCommands.map(\.name)
    if !next.isEmpty {
      tests.append("not __fish_seen_subcommand_from \(next.joined(separator: " "))")
    }
    return tests.isEmpty ? "" : " -n \(quoted(tests.joined(separator: "; and ")))"
  }

  private func positionalLines(_ command: CompletedCommand) -> [String] {
    let positionals = command.description.positionals.map(\.argument)
    return positionals.flatMap(\.words).map { completionLine(command, "-a \($0)") }
      + (command.takesPath ? [completionLine(command, "-F")] : [])
  }

  private func option(_ option: OptionDescription) -> String {
    let short = option.short.map { "-s \($0) " } ?? ""
    return "\(short)-l \(option.long)\(argumentFlags(option.argument)) -d \(quoted(option.help))"
  }

  private func argumentFlags(_ argument: ArgumentDescription?) -> String {
    guard let argument else { return "" }
    if argument.isPath { return " -r -F" }
    return argument.words.isEmpty
      ? " -x" : " -x -a \(quoted(argument.words.joined(separator: " ")))"
  }

  private func quoted(_ text: String) -> String { text.quotedForShell }
}
