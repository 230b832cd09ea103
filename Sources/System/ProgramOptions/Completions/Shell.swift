/// A shell that completes what people type.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The script that completes a program's command line; ends with a newline.
  func completion(of program: ProgramDescription) -> String {
    let head = "Completion of \(program.name), made by `\(program.name) --completions \(rawValue)`."
    let commands = CompletedCommand.all(of: program)
    return switch self {
    case .bash: BashCompletion(commands).script(head)
    case .zsh: ZshCompletion(commands).script(head)
    case .fish: FishCompletion(commands).script(head)
    }
  }
}

/// A program or one of its commands, and all possible words after its name.
struct CompletedCommand {
  /// The program's name and the commands up to this one.
  let path: [String]
  /// Its description.
  let description: ProgramDescription
  /// Its options, and those of its parents and of every program.
  let options: [OptionDescription]

  /// The program and all its commands, parents first.
  static func all(of program: ProgramDescription) -> [Self] {
    all(below: program, path: [], inherited: ProgramDescription.ownOptions)
  }

  private static func all(
    below command: ProgramDescription, path: [String], inherited: [OptionDescription]
  ) -> [Self] {
    let path = path + [command.name]
    let options = command.options + inherited
    let own = Self(path: path, description: command, options: options)
    return [own] + command.listedCommands.flatMap { all(below: $0, path: path, inherited: options) }
  }

  /// The possible next words: commands, or values of the positionals.
  var words: [String] {
    description.listedCommands.map(\.name) + description.positionals.flatMap(\.argument.words)
  }

  /// Whether the next word can be a path.
  var takesPath: Bool { description.positionals.contains(where: \.argument.isPath) }
}

extension String {
  /// In single quotes, as bash, zsh and fish read it; it holds no backslash, which fish would read.
  var quotedForShell: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }
}
