/// Why a call of inkscribe failed, as reported to the caller.
package enum ScribbleError: Error, Hashable, Sendable {
  /// The call is not supported.
  case call(VarlinkError)
  /// The configuration could not be read: why.
  case cannotReload(String)
  /// The setting is in effect, but could not be stored for the next start; with the reason.
  case cannotKeep(String)
  /// Scribble is off: nothing is shown.
  case isOff
  /// It already serves the largest number of clients.
  case tooManyClients(limit: Int)
  /// The largest number of programs already serve elements.
  case tooManyPrograms(limit: Int)
  /// A program already has elements in the largest number of windows.
  case tooManyWindows(limit: Int)
  /// The call is one of a connection that serves elements.
  case notServing

  private static let interface = VarlinkInterface.scribble.rawValue

  /// The error's name on the wire.
  package var name: String {
    switch self {
    case .call(let error): error.name
    case .cannotReload: "\(Self.interface).CannotReload"
    case .cannotKeep: "\(Self.interface).CannotKeep"
    case .isOff: "\(Self.interface).IsOff"
    case .tooManyClients: "\(Self.interface).TooManyClients"
    case .tooManyPrograms: "\(Self.interface).TooManyPrograms"
    case .tooManyWindows: "\(Self.interface).TooManyWindows"
    case .notServing: "\(Self.interface).NotServing"
    }
  }
}

extension ScribbleError: VarlinkCallError {
  package var parameters: KeyValuePairs<String, any JSONCodable> {
    switch self {
    case .call(let error): error.parameters
    case .cannotReload(let reason), .cannotKeep(let reason): ["reason": reason]
    case .tooManyClients(let limit), .tooManyPrograms(let limit), .tooManyWindows(let limit):
      ["limit": limit]
    case .isOff, .notServing: [:]
    }
  }

  /// Reads its own error; nil for any other.
  package init?(name: String, _ parameters: JSONObject) {
    let fields = JSONFields(parameters)
    switch name {
    case "\(Self.interface).CannotReload":
      guard let reason = try? fields.string("reason") else { return nil }
      self = .cannotReload(reason)
    case "\(Self.interface).CannotKeep":
      guard let reason = try? fields.string("reason") else { return nil }
      self = .cannotKeep(reason)
    case "\(Self.interface).IsOff": self = .isOff
    case "\(Self.interface).NotServing": self = .notServing
    default:
      guard let limit: Int = try? fields.integer("limit") else { return nil }
      switch name {
      case "\(Self.interface).TooManyClients": self = .tooManyClients(limit: limit)
      case "\(Self.interface).TooManyPrograms": self = .tooManyPrograms(limit: limit)
      case "\(Self.interface).TooManyWindows": self = .tooManyWindows(limit: limit)
      default: return nil
      }
    }
  }
}

extension ScribbleError: CustomStringConvertible {
  /// What went wrong, and the fix if there is one.
  package var description: String {
    switch self {
    case .call(let error): "\(error.name)"
    case .cannotReload(let reason): "\(reason). The previous settings stay in effect"
    case .cannotKeep(let reason): "done, but it is not remembered for the next time: \(reason)"
    case .isOff: "inkscribe is off, so there is no pad. Fix: stylusctl scribble on"
    case .tooManyClients(let limit):
      "inkscribe serves \(limit) clients already; end one of them, or wait"
    case .tooManyPrograms(let limit):
      "\(limit) programs have elements that can be written into already; end one of them"
    case .tooManyWindows(let limit):
      "a program has elements in \(limit) windows at most; set those of windows that are gone to none"
    case .notServing:
      "elements are set, and questions answered, on the connection that called ServeElements, as oneway calls"
    }
  }
}
