import CSystemd
package import LinuxIO

/// The names, paths and packed values of IBus's interface.
enum IBusWords {
  static let name = "org.freedesktop.IBus"
  static let path = "/org/freedesktop/IBus"
  static let engine = "org.freedesktop.IBus.Engine"
  static let factory = "org.freedesktop.IBus.Factory"
  static let factoryPath = "/org/freedesktop/IBus/Factory"
  static let properties = "org.freedesktop.DBus.Properties"
  /// The name of our engine.
  static let ours = "stylusd-scribble"

  /// The program of a field while no program with IBus support has the keyboard: IBus's own field,
  /// where text is lost.
  static let nobody = "fake"

  /// A key is released.
  static let released: UInt32 = 1 << 30

  /// The beginning of each packed value: its kind, and no attachments.
  private static func thing(_ kind: String, _ parts: [BusArgument]) -> BusArgument {
    .variant(.structure([.text(kind), .list(of: "{sv}", [])] + parts))
  }

  /// A text without attributes.
  static func text(_ text: String) -> BusArgument {
    let attributes = thing("IBusAttrList", [.list(of: "v", [])])
    return thing("IBusText", [.text(text), attributes])
  }

  /// Our engine, which leaves the keyboard's layout as it is.
  static var component: BusArgument {
    let about = ["Writing into text fields with the pen", "", "LGPL-2.1-or-later", "stylusd"]
    let words = [ours, "Ink Scribe", "Writes what a pen writes", "other"]
    let rest = ["", "", "", "", "", "", "", ""]
    let engine = thing(
      "IBusEngineDesc",
      (words + ["", "stylusd", "inkoverlay", "default"]).map { .text($0) } + [.unsigned(0)]
        + rest.map { .text($0) })
    return thing(
      "IBusComponent",
      ([name + ".StylusdScribble"] + about + ["", "", "stylusd"]).map { .text($0) }
        + [.list(of: "v", []), .list(of: "v", [engine])])
  }
}

extension BusAnswer {
  /// The text in one of IBus's packed texts; nil for any other value, and for a text that is longer
  /// than any field's.
  package func packedText() -> String? {
    var contents: UnsafePointer<CChar>?
    var type: CChar = 0
    guard unsafe sd_bus_message_peek_type(message, &type, &contents) > 0, type == typeVariant,
      let letters = unsafe contents.map({ unsafe String(cString: $0) }),
      letters.hasPrefix("(sa{sv}s"), enter(typeVariant, letters),
      enter(typeStruct, String(letters.dropFirst().dropLast())),
      text() == "IBusText", unsafe sd_bus_message_skip(message, "a{sv}") > 0
    else { return nil }
    let found = text()
    while unsafe sd_bus_message_at_end(message, 0) == 0 {
      guard unsafe sd_bus_message_skip(message, nil) > 0 else { return nil }
    }
    guard unsafe sd_bus_message_exit_container(message) > 0,
      unsafe sd_bus_message_exit_container(message) > 0
    else { return nil }
    return found
  }

  /// The name of the engine that is packed in a value.
  package func packedEngineName() -> String? {
    var contents: UnsafePointer<CChar>?
    var type: CChar = 0
    guard unsafe sd_bus_message_peek_type(message, &type, &contents) > 0, type == typeVariant,
      let letters = unsafe contents.map({ unsafe String(cString: $0) })
    else { return nil }
    // The value of a property is packed in another value.
    if letters == "v" {
      guard enter(typeVariant, "v") else { return nil }
      return packedEngineName()
    }
    guard letters.hasPrefix("(sa{sv}s"), enter(typeVariant, letters),
      enter(typeStruct, String(letters.dropFirst().dropLast())),
      text() == "IBusEngineDesc", unsafe sd_bus_message_skip(message, "a{sv}") > 0
    else { return nil }
    return text()
  }

  /// Two numbers in a value: for ContentType, the purpose of a field and the hints for input
  /// methods.
  package func packedNumbers() -> (Int, Int)? {
    guard enter(typeVariant, "(uu)"), enter(typeStruct, "uu"),
      let first = number(), let second = number()
    else { return nil }
    return (first, second)
  }

  private func enter(_ container: CChar, _ contents: String) -> Bool {
    unsafe sd_bus_message_enter_container(message, container, contents) > 0
  }
}
