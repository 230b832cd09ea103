extension ProgramDescription {
  /// Parses the arguments after the program's name.
  ///
  /// If an option that does not repeat is given several times, the last one is used. `--` ends the
  /// options. A word that reads as a negative number is a value, not an option. Throws at the first
  /// invalid argument.
  package func parse(_ arguments: [String]) throws(UsageError) -> Request {
    assert(flaws.isEmpty, flaws.joined(separator: "\n"))
    var parser = CommandLineParser(program: self, arguments: arguments)
    return try parser.parse()
  }

  /// The options of every program, which the help page lists.
  static let ownOptions = [help.description, version.description]
  static let help = Option.flag("help", short: "h", "print this page")
  static let version = Option.flag("version", short: "V", "print the version")
  /// For installers, and therefore not on the help page: the script that completes the program's
  /// command line.
  static let completions = Option.optional(
    "completions", ValueKind<Shell>.choice("SHELL"), "print the completion script for SHELL")
}

/// Reads a command line from left to right.
private struct CommandLineParser {
  private var remaining: ArraySlice<String>
  /// The program, and the commands entered so far.
  private var path: [ProgramDescription]
  /// The same in the words of the command line.
  private var typed: [String]
  private var options: [String: [String]] = [:]
  private var words: [String] = []
  private var answer: String?

  init(program: ProgramDescription, arguments: [String]) {
    path = [program]
    typed = [program.name]
    remaining = arguments[...]
  }

  mutating func parse() throws(UsageError) -> Request {
    while let argument = remaining.popFirst(), answer == nil {
      if argument == "--" {
        for word in remaining { try parseArgument(word: word) }
        remaining = []
      } else if !looksLikeOption(argument) {
        try parseArgument(word: argument)
      } else if argument.hasPrefix("--") {
        try parseOption(long: argument)
      } else {
        try parseOption(cluster: argument)
      }
    }
    if let answer { return .show(answer) }
    if !command.commands.isEmpty, options.isEmpty { return .explain(helpPage(of: path)) }
    return .run(try invocation())
  }

  // MARK: The parser's position

  private var command: ProgramDescription { path[path.count - 1] }
  private var known: [OptionDescription] {
    path.flatMap(\.options) + ProgramDescription.ownOptions
      + [ProgramDescription.completions.description]
  }

  private func error(_ problem: String, _ fix: String? = nil) -> UsageError {
    UsageError(
      command: typed.joined(separator: " "), problem: problem, fix: fix)
  }

  private func looksLikeOption(_ argument: String) -> Bool {
    guard argument.hasPrefix("-"), argument.count > 1 else { return false }
    return Double(argument) == nil || argument.dropFirst().first?.isLetter == true
  }

  // MARK: Options

  private mutating func parseOption(long argument: String) throws(UsageError) {
    let parts = argument.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = known.first(where: { $0.long == name }) else { throw unknown(long: name) }
    let attached = parts.count == 2 ? String(parts[1]) : nil
    if option.argument == nil, attached != nil {
      throw error("--\(name) takes no value", "write --\(name) alone")
    }
    try recordOption(option, spelled: "--\(name)", attached: attached)
  }

  /// `-abc` is `-a -b -c`; the text after the letter of an option with a value is its value.
  private mutating func parseOption(cluster argument: String) throws(UsageError) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = option(short: letter) else {
        throw unknown(letter: letter, in: argument)
      }
      if option.argument == nil {
        try recordOption(option, spelled: "-\(letter)", attached: nil)
      } else {
        if letters.first == "=" { letters.removeFirst() }
        let attached = letters.isEmpty ? nil : String(letters)
        return try recordOption(option, spelled: "-\(letter)", attached: attached)
      }
    }
  }

  /// The option for a letter; `-v` is the version unless another option uses it.
  private func option(short letter: Character) -> OptionDescription? {
    known.first { $0.short == letter }
      ?? (letter == "v" ? ProgramDescription.version.description : nil)
  }

  private mutating func recordOption(
    _ option: OptionDescription, spelled: String, attached: String?
  )
    throws(UsageError)
  {
    guard let argument = option.argument else {
      options[option.long, default: []].append("")
      if answer == nil { answer = self.answer(to: option) }
      return
    }
    let text = if let attached { attached } else { try following(spelled, argument) }
    try checkValue(text, argument, for: spelled)
    options[option.long, default: []].append(text)
    if option.long == ProgramDescription.completions.description.long {
      answer = Shell(rawValue: text)?.completion(of: path[0])
    }
  }

  private mutating func following(_ spelled: String, _ argument: ArgumentDescription)
    throws(UsageError) -> String
  {
    guard let next = remaining.first else {
      throw error("\(spelled) needs \(argument.expectation) after it")
    }
    guard !looksLikeOption(next) else {
      throw error(
        "\(spelled) needs \(argument.expectation) after it, not the option \(quoted(next))",
        "if it is the value, write \(spelled)=\(quoted(next))")
    }
    remaining.removeFirst()
    return next
  }

  private func checkValue(_ text: String, _ argument: ArgumentDescription, for culprit: String)
    throws(UsageError)
  {
    guard !argument.accepts(text) else { return }
    throw error(
      "\(culprit) needs \(argument.expectation), not \(quoted(text))",
      nearest(to: text, in: argument.words).map { "did you mean '\($0)'?" })
  }

  private func answer(to option: OptionDescription) -> String? {
    switch option.long {
    case ProgramDescription.help.description.long: helpPage(of: path)
    case ProgramDescription.version.description.long: "\(path[0].name) \(path[0].version)\n"
    default: nil
    }
  }

  // MARK: Words

  private mutating func parseArgument(word: String) throws(UsageError) {
    if command.commands.isEmpty { return try parseArgument(positional: word) }
    if let next = command.command(named: word) {
      path.append(next)
      return typed.append(word)
    }
    if word == ProgramDescription.helpWord { return try takeHelp() }
    if word == ProgramDescription.version.description.long, !command.version.isEmpty {
      answer = answer(to: ProgramDescription.version.description)
      return
    }
    let meant = nearest(to: word, in: command.listedCommands.map(\.name))
    throw error(
      "unknown command \(quoted(word))",
      command.hints[word] ?? meant.map { "did you mean '\($0)'?" })
  }

  /// `help` with the words of a command shows its page.
  private mutating func takeHelp() throws(UsageError) {
    while let word = remaining.popFirst() {
      guard !looksLikeOption(word) else { continue }
      guard !command.commands.isEmpty else { break }
      try parseArgument(word: word)
    }
    answer = helpPage(of: path)
  }

  private mutating func parseArgument(positional word: String) throws(UsageError) {
    guard words.count < room else {
      throw error(
        "too many arguments at \(quoted(word))",
        room == 0 ? "it takes none" : "it takes at most \(room)")
    }
    words.append(word)
  }

  /// The largest number of positionals of the command.
  private var room: Int {
    command.positionals.reduce(0) { $1.most == .max ? .max : $0 + $1.most }
  }

  // MARK: The end

  private func invocation() throws(UsageError) -> Invocation {
    guard command.commands.isEmpty else {
      throw error(
        "a command is missing",
        "write one of "
          + command.commands.filter(\.isListed).map(\.name).joined(separator: ", "))
    }
    try checkNeeds()
    var values = options
    for option in known where values[option.long] == nil { values[option.long] = [] }
    return Invocation(
      command: path.dropFirst().map(\.name), typed: Array(typed.dropFirst()), options: values,
      positionals: try positionals())
  }

  private func checkNeeds() throws(UsageError) {
    for option in known where options[option.long] != nil {
      guard let need = option.need, options[need.long] == nil else { continue }
      throw error(
        "--\(option.long) goes with --\(need.long)",
        "add \(need.spelled), or leave --\(option.long) out")
    }
  }

  private func positionals() throws(UsageError) -> [String: [String]] {
    var rest = words[...]
    var values: [String: [String]] = [:]
    for positional in command.positionals {
      guard rest.count >= positional.least else {
        throw error("\(positional.name) is missing", "it is \(positional.help)")
      }
      let mine = Array(rest.prefix(positional.most))
      for text in mine { try checkValue(text, positional.argument, for: positional.name) }
      values[positional.name] = mine
      rest = rest.dropFirst(mine.count)
    }
    return values
  }

  // MARK: Unknown words

  private func unknown(long name: String) -> UsageError {
    let problem = "unknown option \(quoted("--" + name))"
    if let owner = command.commands.first(where: { $0.options.contains { $0.long == name } }) {
      return error(problem, "it belongs after the command '\(owner.name)'")
    }
    let meant = nearest(to: name, in: known.map(\.long))
    return error(problem, meant.map { "did you mean --\($0)?" })
  }

  private func unknown(letter: Character, in argument: String) -> UsageError {
    let problem = "unknown option \(quoted("-\(letter)"))"
    guard argument.count > 2 else { return error(problem) }
    let name = String(argument.dropFirst())
    let meant = nearest(to: name, in: known.map(\.long))
    return error(problem + " in \(quoted(argument))", meant.map { "did you mean --\($0)?" })
  }
}

extension ProgramDescription {
  /// The command with this name; nil if there is none.
  fileprivate func command(named word: String) -> ProgramDescription? {
    commands.first {
      $0.name == word || $0.aliases.contains(word) || $0.synonyms.contains(word)
    }
  }
}
