extension ProgramDescription {
  /// The errors in the description itself; empty if there are none.
  package var flaws: [String] {
    flaws(inheriting: Self.ownOptions + [Self.completions.description], path: name)
  }

  private func flaws(inheriting inherited: [OptionDescription], path: String) -> [String] {
    let known = inherited + options
    var found = duplicates(known).map { "\(path): \($0) is declared twice" }
    found += options.compactMap(\.flaw).map { "\(path): \($0)" }
    for option in options {
      guard let need = option.need, !known.contains(where: { $0.long == need.long }) else {
        continue
      }
      found.append("\(path): --\(option.long) needs --\(need.long), which is not declared")
    }
    if !commands.isEmpty, !positionals.isEmpty {
      found.append("\(path): has both commands and positionals")
    }
    for (positional, next) in zip(positionals, positionals.dropFirst()) {
      guard positional.most != positional.least else { continue }
      found.append(
        "\(path): \(next.name) cannot be distinguished from \(positional.name) before it")
    }
    return found + commands.flatMap { $0.flaws(inheriting: known, path: "\(path) \($0.name)") }
  }

  private func duplicates(_ options: [OptionDescription]) -> [String] {
    var seen: Set<String> = []
    let spellings = options.flatMap(\.spellings) + listedCommands.map(\.name)
    return spellings.filter { !seen.insert($0).inserted }
  }
}

extension OptionDescription {
  fileprivate var flaw: String? {
    if long.isEmpty || long.hasPrefix("-") || long.contains("=") || long.contains(" ") {
      return "'\(long)' cannot be the name of an option"
    }
    guard let short, !short.isLetter else { return nil }
    return "-\(short) cannot be an option: only letters differ from values"
  }
}
