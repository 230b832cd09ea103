/// The request in a command line.
package enum Request: Sendable {
  /// To run a command.
  case run(Invocation)
  /// To print this text, a help page or the version, and succeed.
  case show(String)
  /// To print this help page on standard error and fail, because the command is missing.
  case explain(String)
}

/// A parsed command line: every value in it was accepted by its kind.
package struct Invocation: Sendable {
  /// The words of the command below the program; empty for a program without commands.
  package let command: [String]
  /// The same as they were typed.
  package let typed: [String]
  private let options: [String: [String]]
  private let positionals: [String: [String]]

  /// `options` and `positionals` contain an entry, which may be empty, for everything declared.
  init(
    command: [String], typed: [String], options: [String: [String]],
    positionals: [String: [String]]
  ) {
    (self.command, self.typed) = (command, typed)
    self.options = options
    self.positionals = positionals
  }

  /// The value of an option, which must belong to the command or to a parent of it.
  package subscript<Value>(option: Option<Value>) -> Value {
    guard let texts = options[option.description.long] else {
      preconditionFailure("\(command) does not declare --\(option.description.long)")
    }
    return option.read(texts)
  }

  /// The value of a positional, which must belong to the command.
  package subscript<Value>(positional: Positional<Value>) -> Value {
    guard let texts = positionals[positional.description.name] else {
      preconditionFailure("\(command) does not declare \(positional.description.name)")
    }
    return positional.read(texts)
  }
}
