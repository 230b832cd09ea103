import InkGeometry
import LinuxIO
import TextFields

/// A request to AT-SPI and the value in its answer, as defined in at-spi2-core/xml.
struct BusQuestion<Value> {
  let call: BusCall
  let read: (BusAnswer) -> Value?
}

extension BusCall {
  static let prefix = "org.a11y.atspi."

  init(
    _ object: FieldReference, _ interface: String, _ member: String,
    _ arguments: [BusArgument] = []
  ) {
    self.init(object.name, object.path, Self.prefix + interface, member, arguments)
  }

  fileprivate static func property(
    _ name: String, of interface: String, _ object: FieldReference
  ) -> BusCall {
    BusCall(
      object.name, object.path, "org.freedesktop.DBus.Properties", "Get",
      [.text(prefix + interface), .text(name)])
  }
}

extension BusArgument {
  /// AT-SPI's number of coordinates from the corner of a window.
  fileprivate static let windowCoordinates = BusArgument.unsigned(1)
  fileprivate static let screenCoordinates = BusArgument.unsigned(0)

  fileprivate static func ends(of range: Range<Int>) -> [BusArgument] {
    [.number(range.lowerBound), .number(range.upperBound)]
  }

  fileprivate static func number(_ number: Int) -> BusArgument { .signed(Int32(clamping: number)) }
}

extension BusQuestion<[FieldReference]> {
  static func children(of object: FieldReference) -> Self {
    Self(call: BusCall(object, "Accessible", "GetChildren")) { $0.references() }
  }
}

extension BusQuestion<String> {
  static func property(_ name: String, of interface: String, _ object: FieldReference) -> Self {
    Self(call: .property(name, of: interface, object)) { $0.variantText() }
  }

  static func getText(_ range: Range<Int>, of object: FieldReference) -> Self {
    Self(call: BusCall(object, "Text", "GetText", BusArgument.ends(of: range))) { $0.text() }
  }
}

extension BusQuestion<[UInt32]> {
  static func states(of object: FieldReference) -> Self {
    Self(call: BusCall(object, "Accessible", "GetState")) { $0.readWords() }
  }
}

extension BusQuestion<Rect> {
  static func extents(of object: FieldReference) -> Self {
    Self(call: BusCall(object, "Component", "GetExtents", [.windowCoordinates])) { $0.area() }
  }

  static func glyph(_ offset: Int, of object: FieldReference, onScreen: Bool) -> Self {
    let corner = onScreen ? BusArgument.screenCoordinates : .windowCoordinates
    let arguments = [BusArgument.number(offset), corner]
    return Self(call: BusCall(object, "Text", "GetCharacterExtents", arguments)) { $0.area() }
  }
}

extension BusQuestion<Int> {
  /// The process behind a connection, according to the bus itself.
  static func process(of name: String) -> Self {
    let call = BusCall(
      "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
      "GetConnectionUnixProcessID", [.text(name)])
    return Self(call: call) { $0.number() }
  }

  static func role(of object: FieldReference) -> Self {
    Self(call: BusCall(object, "Accessible", "GetRole")) { $0.number() }
  }

  static func characterCount(of object: FieldReference) -> Self {
    Self(call: .property("CharacterCount", of: "Text", object)) { $0.variantNumber() }
  }

  static func caret(of object: FieldReference) -> Self {
    Self(call: .property("CaretOffset", of: "Text", object)) { $0.variantNumber() }
  }

  static func selectionCount(of object: FieldReference) -> Self {
    Self(call: BusCall(object, "Text", "GetNSelections")) { $0.number() }
  }
}

/// Requests that return whether they were performed.
extension BusQuestion<Bool> {
  static func insert(
    _ text: String, at offset: Int, length: Int32, into object: FieldReference
  ) -> Self {
    request(object, "EditableText", "InsertText", [.number(offset), .text(text), .signed(length)])
  }

  static func delete(_ range: Range<Int>, of object: FieldReference) -> Self {
    request(object, "EditableText", "DeleteText", BusArgument.ends(of: range))
  }

  /// Requests the keyboard for it, within its window.
  static func grabFocus(_ object: FieldReference) -> Self {
    request(object, "Component", "GrabFocus", [])
  }

  static func setCaret(_ offset: Int, in object: FieldReference) -> Self {
    request(object, "Text", "SetCaretOffset", [.number(offset)])
  }

  /// - Parameter isFirst: whether nothing is selected yet.
  static func select(_ range: Range<Int>, in object: FieldReference, isFirst: Bool) -> Self {
    isFirst
      ? request(object, "Text", "AddSelection", BusArgument.ends(of: range))
      : request(object, "Text", "SetSelection", [.number(0)] + BusArgument.ends(of: range))
  }

  private static func request(
    _ object: FieldReference, _ interface: String, _ member: String, _ arguments: [BusArgument]
  ) -> Self {
    Self(call: BusCall(object, interface, member, arguments)) { $0.flag() }
  }
}
