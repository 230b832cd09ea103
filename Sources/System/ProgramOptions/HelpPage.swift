/// The help page of the last command of `path`, for a terminal of 80 columns; ends with a newline.
func helpPage(of path: [ProgramDescription]) -> String {
  guard let command = path.last else { return "" }
  let name = path.map(\.name).joined(separator: " ")
  var page = ["\(name) - \(command.summary)", "", usage(of: command, named: name)]
  for paragraph in paragraphs(command.details) { page += [""] + wrapped(paragraph, to: 80) }
  page += section("Commands", command.listedCommands.map { ($0.name, $0.summary) })
  page += section(
    "Arguments", command.positionals.map { ($0.name, annotated($0.help, $0.argument)) })
  page += section("Options", command.options.map(entry))
  let inherited = path.dropLast().flatMap(\.options) + ProgramDescription.ownOptions
  page += section(command.options.isEmpty ? "Options" : "General options", inherited.map(entry))
  if !command.examples.isEmpty { page += ["", "Examples:"] }
  for example in command.examples { page += ["  \(example.line)", "      \(example.meaning)"] }
  return page.joined(separator: "\n") + "\n"
}

/// The start of the second column; a longer first entry gets a separate line.
private let column = 26

private func usage(of command: ProgramDescription, named name: String) -> String {
  let words = command.positionals.map { positional in
    let word = positional.name + (positional.most > 1 ? "..." : "")
    return positional.least == 0 ? "[\(word)]" : word
  }
  let rest = command.commands.isEmpty ? words : ["COMMAND"]
  return (["Usage: \(name) [OPTION]..."] + rest).joined(separator: " ")
}

private func entry(_ option: OptionDescription) -> (String, String) {
  let short = option.short.map { "-\($0), " } ?? "    "
  let value = option.argument.map { " \($0.name)" } ?? ""
  return (short + "--" + option.long + value, annotated(option.help, option.argument))
}

/// The help with the possible values and the default.
private func annotated(_ help: String, _ argument: ArgumentDescription?) -> String {
  guard let argument else { return help }
  var notes: [String] = []
  if !argument.words.isEmpty { notes.append(argument.expectation) }
  if let fallback = argument.fallback { notes.append("default: \(fallback)") }
  if argument.repeats { notes.append("may be repeated") }
  return notes.isEmpty ? help : "\(help) (\(notes.joined(separator: "; ")))"
}

private func section(_ title: String, _ rows: [(String, String)]) -> [String] {
  guard !rows.isEmpty else { return [] }
  return ["", title + ":"] + rows.flatMap(row)
}

private func row(_ term: String, _ meaning: String) -> [String] {
  var lines = wrapped(meaning, to: 80 - column)
  let indent = String(repeating: " ", count: column)
  let head = "  " + term
  guard head.count + 2 <= column, !lines.isEmpty else {
    return [head] + lines.map { indent + $0 }
  }
  let first = head + String(repeating: " ", count: column - head.count) + lines.removeFirst()
  return [first] + lines.map { indent + $0 }
}

private func paragraphs(_ text: String) -> [String] {
  text.split(separator: "\n\n").map { $0.split(separator: "\n").joined(separator: " ") }
}

/// Lines of at most `width` letters; a longer word gets a separate line.
private func wrapped(_ text: String, to width: Int) -> [String] {
  var lines: [String] = []
  for word in text.split(separator: " ") {
    if let line = lines.last, line.count + 1 + word.count <= width {
      lines[lines.count - 1] = line + " " + word
    } else {
      lines.append(String(word))
    }
  }
  return lines
}
