/// A typed option: pass its description to the program, and the option itself to the invocation.
///
///     let since = Option.optional("since", .integer("N", 0...Int.max), "only strokes after N")
///     let program = ProgramDescription("strokes", "lists strokes", options: [since.description])
///     let number: Int? = invocation[since]
package struct Option<Value: Sendable>: Sendable {
  /// The description for parsing and help.
  package let description: OptionDescription
  /// Returns the value for the given texts, in order; the texts have been checked before.
  let read: @Sendable ([String]) -> Value
}

extension Option<Bool> {
  /// An option without a value.
  package static func flag(_ long: String, short: Character? = nil, _ help: String) -> Self {
    Self(description: OptionDescription(long, short, help)) { !$0.isEmpty }
  }
}

extension Option {
  /// An option with a value that may be missing; if repeated, the last value is used.
  package static func optional<Kind>(
    _ long: String, short: Character? = nil, _ kind: ValueKind<Kind>, _ help: String
  ) -> Self where Value == Kind? {
    Self(description: OptionDescription(long, short, help, ArgumentDescription(kind))) { texts in
      texts.last.flatMap(kind.read)
    }
  }

  /// An option with a value that is `text` by default; if repeated, the last value is used.
  ///
  /// A default that is not valid is an error in the program and stops it.
  package static func value(
    _ long: String, short: Character? = nil, _ kind: ValueKind<Value>, default text: String,
    _ help: String
  ) -> Self {
    guard let fallback = kind.read(text) else {
      preconditionFailure("--\(long) needs \(kind.expectation), its default '\(text)' is not")
    }
    let argument = ArgumentDescription(kind, fallback: text)
    return Self(description: OptionDescription(long, short, help, argument)) { texts in
      texts.last.flatMap(kind.read) ?? fallback
    }
  }

  /// An option that may be repeated; all values are used, in order.
  package static func list<Element>(
    _ long: String, short: Character? = nil, _ kind: ValueKind<Element>, _ help: String
  ) -> Self where Value == [Element] {
    let argument = ArgumentDescription(kind, repeats: true)
    return Self(description: OptionDescription(long, short, help, argument)) { texts in
      texts.compactMap(kind.read)
    }
  }

  /// The same, refused on a command line without `other`, because it has no meaning without it.
  package func needing<Other>(_ other: Option<Other>) -> Self {
    Self(description: description.needing(other.description), read: read)
  }
}

/// The description of an option for parsing and help.
package struct OptionDescription: Sendable {
  /// The name after `--`.
  package let long: String
  /// The letter after `-`.
  package let short: Character?
  /// Its effect, in a few words without a full stop.
  package let help: String
  /// Its value; nil for a flag.
  package let argument: ArgumentDescription?
  /// The name of the option without which it is refused, and how that is written; nil for most.
  package private(set) var need: (long: String, spelled: String)?

  init(
    _ long: String, _ short: Character?, _ help: String, _ argument: ArgumentDescription? = nil
  ) {
    self.long = long
    self.short = short
    self.help = help
    self.argument = argument
  }

  func needing(_ other: Self) -> Self {
    var copy = self
    copy.need = (other.long, "--\(other.long)" + (other.argument.map { " \($0.name)" } ?? ""))
    return copy
  }

  /// All its spellings, such as `-s` and `--socket`.
  var spellings: [String] { (short.map { ["-\($0)"] } ?? []) + ["--\(long)"] }
}

/// The description of a value for parsing and help.
package struct ArgumentDescription: Sendable {
  /// The name of the value on the help page.
  package let name: String
  /// The expected text.
  package let expectation: String
  /// The possible words, if they can be listed.
  package let words: [String]
  /// Whether it names a file.
  package let isPath: Bool
  /// The default.
  package let fallback: String?
  /// Whether it may be repeated.
  package let repeats: Bool
  /// Whether a text is a value of this kind.
  let accepts: @Sendable (String) -> Bool

  init<Value>(_ kind: ValueKind<Value>, fallback: String? = nil, repeats: Bool = false) {
    name = kind.name
    expectation = kind.expectation
    words = kind.words
    isPath = kind.isPath
    self.fallback = fallback
    self.repeats = repeats
    accepts = { kind.read($0) != nil }
  }
}
