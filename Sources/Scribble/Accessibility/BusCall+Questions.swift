import TextFields

// What AT-SPI's interfaces are asked, by their documents at2-spi-core/xml.
extension BusCall {
  private static let prefix = "org.a11y.atspi."
  /// AT-SPI's number of coordinates from the corner of a window.
  private static let windowCoordinates: UInt32 = 1

  init(
    _ object: FieldReference, _ interface: String, _ member: String,
    _ arguments: [BusArgument] = []
  ) {
    self.init(object.name, object.path, Self.prefix + interface, member, arguments)
  }

  static func property(
    _ name: String, of interface: String, _ object: FieldReference
  ) -> BusCall {
    BusCall(
      object.name, object.path, "org.freedesktop.DBus.Properties", "Get",
      [.text(prefix + interface), .text(name)])
  }

  /// The process behind a connection, as the bus itself knows it.
  static func process(of name: String) -> BusCall {
    BusCall(
      "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
      "GetConnectionUnixProcessID", [.text(name)])
  }

  static func children(of object: FieldReference) -> BusCall {
    BusCall(object, "Accessible", "GetChildren")
  }

  static func role(of object: FieldReference) -> BusCall {
    BusCall(object, "Accessible", "GetRole")
  }

  static func states(of object: FieldReference) -> BusCall {
    BusCall(object, "Accessible", "GetState")
  }

  static func extents(of object: FieldReference) -> BusCall {
    BusCall(object, "Component", "GetExtents", [.unsigned(windowCoordinates)])
  }

  static func text(_ range: Range<Int>, of object: FieldReference) -> BusCall {
    BusCall(object, "Text", "GetText", numbers(range))
  }

  static func glyph(_ offset: Int, of object: FieldReference) -> BusCall {
    BusCall(
      object, "Text", "GetCharacterExtents",
      [.signed(Int32(clamping: offset)), .unsigned(windowCoordinates)])
  }

  static func insert(
    _ text: String, at offset: Int, length: Int32, into object: FieldReference
  ) -> BusCall {
    BusCall(
      object, "EditableText", "InsertText",
      [.signed(Int32(clamping: offset)), .text(text), .signed(length)])
  }

  static func delete(_ range: Range<Int>, of object: FieldReference) -> BusCall {
    BusCall(object, "EditableText", "DeleteText", numbers(range))
  }

  static func setCaret(_ offset: Int, in object: FieldReference) -> BusCall {
    BusCall(object, "Text", "SetCaretOffset", [.signed(Int32(clamping: offset))])
  }

  static func selectionCount(of object: FieldReference) -> BusCall {
    BusCall(object, "Text", "GetNSelections")
  }

  /// - Parameter isFirst: whether nothing is selected yet.
  static func select(_ range: Range<Int>, in object: FieldReference, isFirst: Bool) -> BusCall {
    isFirst
      ? BusCall(object, "Text", "AddSelection", numbers(range))
      : BusCall(object, "Text", "SetSelection", [.signed(0)] + numbers(range))
  }

  private static func numbers(_ range: Range<Int>) -> [BusArgument] {
    [.signed(Int32(clamping: range.lowerBound)), .signed(Int32(clamping: range.upperBound))]
  }
}
