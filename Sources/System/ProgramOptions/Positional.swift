/// A typed argument without a name: pass its description to the program, and the positional itself
/// to the invocation.
package struct Positional<Value: Sendable>: Sendable {
  /// The description for parsing and help.
  package let description: PositionalDescription
  /// Returns the value for the given texts, in order; the texts have been checked before.
  let read: @Sendable ([String]) -> Value
}

extension Positional {
  /// One argument that may be missing; only the last positional may be one.
  package static func optional<Kind>(_ kind: ValueKind<Kind>, _ help: String) -> Self
  where Value == Kind? {
    Self(description: PositionalDescription(kind, help, least: 0, most: 1)) { texts in
      texts.first.flatMap(kind.read)
    }
  }

  /// All remaining arguments, at least `least`; only the last positional may be one.
  package static func list<Element>(
    _ kind: ValueKind<Element>, atLeast least: Int = 0, _ help: String
  ) -> Self where Value == [Element] {
    Self(description: PositionalDescription(kind, help, least: least, most: .max)) { texts in
      texts.compactMap(kind.read)
    }
  }

  /// Exactly one argument.
  package static func required(_ kind: ValueKind<Value>, _ help: String) -> Self {
    Self(description: PositionalDescription(kind, help, least: 1, most: 1)) { texts in
      guard let value = texts.first.flatMap(kind.read) else {
        preconditionFailure("\(kind.name) was not parsed before it was read")
      }
      return value
    }
  }
}

/// The description of a positional for parsing and help.
package struct PositionalDescription: Sendable {
  /// Its purpose, in a few words without a full stop.
  package let help: String
  /// Its possible values.
  package let argument: ArgumentDescription
  /// The smallest number of arguments.
  package let least: Int
  /// The largest number of arguments.
  package let most: Int

  init<Value>(_ kind: ValueKind<Value>, _ help: String, least: Int, most: Int) {
    self.help = help
    self.least = least
    self.most = most
    argument = ArgumentDescription(kind, repeats: most > 1)
  }

  /// The name on the help page, and in the invocation.
  package var name: String { argument.name }
}
