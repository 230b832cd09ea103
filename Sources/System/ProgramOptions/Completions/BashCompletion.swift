/// The completion of a program for bash; it needs only bash 4.4.
struct BashCompletion {
  private let commands: [CompletedCommand]
  private var name: String { commands[0].path[0] }

  init(_ commands: [CompletedCommand]) { self.commands = commands }

  /// The whole script.
  func script(_ head: String) -> String {
    """
    # \(head)
    _\(name)() {
      local word=${COMP_WORDS[COMP_CWORD]} command=\(name) option='' earlier i
      COMPREPLY=()
      for ((i = 1; i < COMP_CWORD; i++)); do
        earlier=${COMP_WORDS[i]}
        if [[ $option ]]; then # this is its value, or the sign before it
          [[ $earlier == = ]] || option=''
          continue
        fi
        case "$command $earlier" in
    \(lines(steps))
        esac
      done
      [[ $word != = ]] || word=''
      case "$command $option" in
    \(lines(values))
        *' -'*) ;;
    \(lines(words))
      esac
    }
    complete -F _\(name) \(name)

    """
  }

  private func lines(_ lines: [String]) -> String { lines.joined(separator: "\n") }

  /// The words that change the meaning of the following ones: commands, and options with a value.
  private var steps: [String] {
    commands.flatMap { command in
      let path = command.path.joined(separator: " ")
      let next = command.description.listedCommands.map { "'\(path) \($0.name)'" }
      let options = command.options.filter { $0.argument != nil }.flatMap(\.spellings)
        .map { "'\(path) \($0)'" }
      return [
        next.isEmpty ? nil : "      \(next.joined(separator: " | "))) command+=\" $earlier\" ;;",
        options.isEmpty ? nil : "      \(options.joined(separator: " | "))) option=$earlier ;;",
      ].compactMap(\.self)
    }
  }

  /// The possible values of options, if they can be listed.
  private var values: [String] {
    commands.flatMap { command in
      command.options.compactMap { option -> String? in
        guard let argument = option.argument else { return nil }
        let answer = compgenCommand(words: argument.words, paths: argument.isPath)
        guard !answer.isEmpty else { return nil }
        let names = option.spellings.map { "'\(command.path.joined(separator: " ")) \($0)'" }
        return "    \(names.joined(separator: " | "))) \(answer) ;;"
      }
    }
  }

  /// The possible words if no value is expected.
  private var words: [String] {
    commands.map { command in
      let options = command.options.map { "--\($0.long)" }.joined(separator: " ")
      let answer = compgenCommand(words: command.words, paths: command.takesPath)
      return """
            '\(command.path.joined(separator: " ")) ')
              case $word in
                -*) mapfile -t COMPREPLY < <(compgen -W '\(options)' -- "$word") ;;
                *) \(answer) ;;
              esac
              ;;
        """
    }
  }

  private func compgenCommand(words: [String], paths: Bool) -> String {
    var parts: [String] = []
    if !words.isEmpty { parts.append("compgen -W '\(words.joined(separator: " "))' -- \"$word\"") }
    if paths { parts.append("compgen -f -- \"$word\"") }
    guard !parts.isEmpty else { return "" }
    return (paths ? "compopt -o filenames; " : "")
      + "mapfile -t COMPREPLY < <(\(parts.joined(separator: "; ")))"
  }
}
