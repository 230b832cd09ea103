import StylusProtocol

/// The daemon's reason for rejecting a call, for display.
struct Refusal {
  /// The name of the error in the protocol.
  let name: String
  private let parameters: [JSONObject.Member]

  /// Reads the error's parameters from JSON; invalid JSON counts as no parameters.
  init(_ name: String, _ parameters: String) {
    self.name = name
    guard case .object(let object)? = try? JSONValue(parsing: Array(parameters.utf8)) else {
      self.parameters = []
      return
    }
    self.parameters = object.members
  }

  /// The problem, without the fix.
  var sentence: String {
    switch name {
    case "org.stylusd.NoJournal":
      "the daemon has no journal that it can use"
        + (parameterText("reason").map { ": \($0)" } ?? "")
    case "org.stylusd.HandsKept":
      "the daemon could not forget all hands" + (parameterText("reason").map { ": \($0)" } ?? "")
    case "org.stylusd.TooManyClients":
      "the daemon serves its maximum number of programs"
        + (parameterText("limit").map { limit in
          parameterText("user").map { ": \(limit) of user \($0)" } ?? ": \(limit)"
        } ?? "")
    case "org.stylusd.Stopping": "the daemon is about to end"
    case "org.stylusd.UnknownDevice":
      "the daemon has no device" + (parameterText("device").map { " \($0)" } ?? " of that number")
    case "org.stylusd.PropertyTaken":
      "another program already sends \(parameterText("property") ?? "this property") of device "
        + (parameterText("device") ?? "it names")
    case "org.varlink.service.PermissionDenied": "the daemon does not allow this user to do that"
    default: "the daemon refused: \(name)\(list)"
    }
  }

  private func parameterText(_ key: String) -> String? {
    parameters.first { $0.key == key }.flatMap { Self.plainText($0.value) }
  }

  /// Returns a simple value as text; nil for lists and objects.
  private static func plainText(_ value: JSONValue) -> String? {
    switch value {
    case .string(let text): text
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .bool(let flag): "\(flag)"
    case .null, .array, .object: nil
    }
  }

  /// The list of parameters, for an error without a sentence of its own.
  private var list: String {
    let words = parameters.compactMap { parameter in
      Self.plainText(parameter.value).map { "\(parameter.key) \($0)" }
    }
    return words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
  }
}
