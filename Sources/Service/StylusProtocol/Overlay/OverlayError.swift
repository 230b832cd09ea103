/// Why a call to the overlay failed, as reported to the caller.
package enum OverlayError: Error, Hashable, Sendable {
  /// The call is not supported.
  case call(VarlinkError)
  /// The caller named an unknown output; with the known ones.
  case noSuchOutput(String, known: [String])
  /// Several outputs have ink, and the caller did not name one.
  case outputNeeded([String])
  /// The caller named an unknown ink; with the known ones.
  case unknownInk(String, known: [String])
  /// A text that is not a color.
  case badColor(String)
  /// A width that the ink does not support, in millimeters, and the supported widths.
  case badWidth(Float, ClosedRange<Float>)
  /// A command that is invalid or cannot be performed now, with the reason.
  case cannotPerform(command: String, reason: String)
  /// There is no step to undo.
  case nothingToUndo
  /// There is no step to redo.
  case nothingToRedo
  /// Ink could not be saved; the file, and why.
  case cannotSave(path: String, reason: String)
  /// A drawing could not be opened; the file, and why.
  case cannotOpen(path: String, reason: String)
  /// The configuration could not be read: why.
  case cannotReload(String)
  /// The overlay already serves the largest number of clients.
  case tooManyClients(limit: Int)

  private static let interface = VarlinkInterface.overlay.rawValue

  /// The error's name on the wire.
  package var name: String {
    if case .call(let error) = self { return error.name }
    let own =
      switch self {
      case .call: ""
      case .noSuchOutput: "NoSuchOutput"
      case .outputNeeded: "OutputNeeded"
      case .unknownInk: "UnknownInk"
      case .badColor: "BadColor"
      case .badWidth: "BadWidth"
      case .cannotPerform: "CannotPerform"
      case .nothingToUndo: "NothingToUndo"
      case .nothingToRedo: "NothingToRedo"
      case .cannotSave: "CannotSave"
      case .cannotOpen: "CannotOpen"
      case .cannotReload: "CannotReload"
      case .tooManyClients: "TooManyClients"
      }
    return "\(Self.interface).\(own)"
  }

  /// Throws errors of the call itself as errors of the overlay.
  static func calling<Value>(
    _ body: () throws(VarlinkError) -> Value
  ) throws(OverlayError) -> Value {
    do throws(VarlinkError) { return try body() } catch { throw .call(error) }
  }
}

extension OverlayError: VarlinkCallError {
  package var parameters: KeyValuePairs<String, any JSONCodable> {
    switch self {
    case .call(let error): error.parameters
    case .noSuchOutput(let output, let known):
      ["output": output, "outputs": known]
    case .outputNeeded(let outputs): ["outputs": outputs]
    case .unknownInk(let ink, let known): ["ink": ink, "inks": known]
    case .badColor(let color): ["color": color]
    case .badWidth(let width, let allowed):
      ["width": width, "least": allowed.lowerBound, "most": allowed.upperBound]
    case .cannotSave(let path, let reason), .cannotOpen(let path, let reason):
      ["path": path, "reason": reason]
    case .cannotPerform(let command, let reason):
      ["command": command, "reason": reason]
    case .cannotReload(let reason): ["reason": reason]
    case .tooManyClients(let limit): ["limit": limit]
    case .nothingToUndo, .nothingToRedo: [:]
    }
  }

  /// Reads an error of the overlay's own; nil for any other.
  package init?(name: String, _ parameters: JSONObject) {
    guard name.hasPrefix(Self.interface + ".") else { return nil }
    let word = String(name.dropFirst(Self.interface.utf8.count + 1))
    guard let error = try? Self.decodeError(word, JSONFields(parameters)) else { return nil }
    self = error
  }

  private static func decodeError(
    _ word: String, _ fields: JSONFields
  ) throws(ProtocolError) -> OverlayError? {
    switch word {
    case "NoSuchOutput":
      .noSuchOutput(
        try fields.required("output", fields.string),
        known: try fields.required("outputs", fields.strings))
    case "OutputNeeded": .outputNeeded(try fields.required("outputs", fields.strings))
    case "UnknownInk":
      .unknownInk(
        try fields.required("ink", fields.string),
        known: try fields.required("inks", fields.strings))
    case "BadColor": .badColor(try fields.required("color", fields.string))
    case "BadWidth": try badWidth(fields)
    case "CannotPerform":
      .cannotPerform(
        command: try fields.required("command", fields.string),
        reason: try fields.required("reason", fields.string))
    case "NothingToUndo": .nothingToUndo
    case "NothingToRedo": .nothingToRedo
    case "CannotSave":
      .cannotSave(
        path: try fields.required("path", fields.string),
        reason: try fields.required("reason", fields.string))
    case "CannotOpen":
      .cannotOpen(
        path: try fields.required("path", fields.string),
        reason: try fields.required("reason", fields.string))
    case "CannotReload": .cannotReload(try fields.required("reason", fields.string))
    case "TooManyClients": .tooManyClients(limit: try fields.required("limit", fields.integer))
    default: nil
    }
  }

  private static func badWidth(_ fields: JSONFields) throws(ProtocolError) -> OverlayError {
    let least = try fields.required("least", fields.float)
    let most = try fields.required("most", fields.float)
    guard least <= most else { throw .invalidField("least") }
    return .badWidth(try fields.required("width", fields.float), least...most)
  }
}

extension OverlayError: CustomStringConvertible {
  /// What went wrong, and the fix if there is one.
  package var description: String {
    switch self {
    case .call(let error): "\(error.name)"
    case .noSuchOutput("", _):
      "there is no output, so there is nothing to save. Fix: start inkoverlay in a session with a screen"
    case .noSuchOutput(let output, let known):
      "there is no output \"\(output)\"; "
        + (known.isEmpty ? "there is none at all" : "there are \(known.joined(separator: ", "))")
    case .outputNeeded(let outputs):
      "there is ink on several outputs; name one of \(outputs.joined(separator: ", "))"
    case .unknownInk(let ink, let known):
      "there is no ink \"\(ink)\"; there are \(known.joined(separator: ", "))"
    case .badColor(let color):
      "\"\(color)\" is not a color; write a name such as red, #rrggbb, or #rrggbbaa with its alpha"
    case .badWidth(let width, let allowed):
      "a width of \(width) mm is impossible; this ink supports \(allowed.lowerBound) to "
        + "\(allowed.upperBound) mm"
    case .cannotPerform(let command, let reason): "cannot \(command): \(reason)"
    case .nothingToUndo: "there is nothing to undo"
    case .nothingToRedo: "there is nothing to redo: nothing was undone since the last change"
    case .cannotSave(let path, let reason): "cannot save \(path): \(reason)"
    case .cannotOpen(let path, let reason): "cannot open \(path): \(reason)"
    case .cannotReload(let reason): "\(reason). The previous settings stay in effect"
    case .tooManyClients(let limit):
      "the overlay serves \(limit) clients already; end one of them, or wait"
    }
  }
}
