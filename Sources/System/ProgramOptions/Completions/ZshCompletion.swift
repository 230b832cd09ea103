/// The completion of a program for zsh: a function for each command, in the words of `_arguments`.
struct ZshCompletion {
  private let commands: [CompletedCommand]

  init(_ commands: [CompletedCommand]) { self.commands = commands }

  /// The whole script.
  func script(_ head: String) -> String {
    let name = commands[0].path[0]
    let functions = commands.map { $0.description.commands.isEmpty ? leaf($0) : branch($0) }
    return """
      #compdef \(name)
      # \(head)
      \(functions.joined(separator: "\n"))
      _\(name) "$@"

      """
  }

  private func function(_ path: [String]) -> String { "_" + path.joined(separator: "_") }

  private func leaf(_ command: CompletedCommand) -> String {
    let positionals = command.description.positionals.enumerated().map { positional($0, $1) }
    return """
      \(function(command.path))() {
        _arguments -s \\
      \(specifications(command.options, positionals))
      }
      """
  }

  private func branch(_ command: CompletedCommand) -> String {
    let names = command.description.listedCommands.map {
      "        \("\($0.name):\($0.summary)".quotedForShell)"
    }
    let calls = command.description.listedCommands.map {
      "        \($0.name)) \(function(command.path + [$0.name])) ;;"
    }
    return """
      \(function(command.path))() {
        local curcontext=$curcontext state line
        typeset -A opt_args
        _arguments -C -s \\
      \(specifications(command.options, ["'1: :->command'", "'*:: :->rest'"]))
        case $state in
        command)
          local -a commands=(
      \(names.joined(separator: "\n"))
          )
          _describe command commands
          ;;
        rest)
          case $line[1] in
      \(calls.joined(separator: "\n"))
          esac
          ;;
        esac
      }
      """
  }

  private func specifications(_ options: [OptionDescription], _ words: [String]) -> String {
    (options.map(specification) + words).map { "    \($0)" }.joined(separator: " \\\n")
  }

  private func specification(_ option: OptionDescription) -> String {
    let sign = option.argument == nil ? "" : "="
    let repeats = option.argument?.repeats ?? false
    let rest = "[\(escaped(option.help))]" + (option.argument.map(argumentSpecification) ?? "")
    guard let short = option.short else {
      return ((repeats ? "*" : "") + "--\(option.long)\(sign)" + rest).quotedForShell
    }
    let others = repeats ? "*" : "(-\(short) --\(option.long))"
    return "\(others.quotedForShell){-\(short),--\(option.long)\(sign)}\(rest.quotedForShell)"
  }

  private func positional(_ place: Int, _ positional: PositionalDescription) -> String {
    let number = positional.most == .max ? "*" : "\(place + 1)"
    return (number + argumentSpecification(positional.argument)).quotedForShell
  }

  private func argumentSpecification(_ argument: ArgumentDescription) -> String {
    let action =
      if argument.isPath { "_files" } else if argument.words.isEmpty { " " } else {
        "(\(argument.words.joined(separator: " ")))"
      }
    return ":\(escaped(argument.name)):\(action)"
  }

  /// Without the signs that end a part of a specification.
  private func escaped(_ text: String) -> String {
    text.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
