import CSystemd
import Glibc
import InkGeometry
import TextFields

/// An answer while it is told: what it holds, read from its beginning on. Nil where it holds something else.
///
/// Whoever answers is not trusted: types are checked by libsystemd, numbers and lengths here.
@safe struct BusAnswer {
  private let message: OpaquePointer

  /// Of a list so much is read.
  static let mostEntries = 4_096
  /// A longer text is none of a field's, in bytes.
  static let longestText = 1 << 20

  init(_ message: OpaquePointer) { unsafe self.message = message }

  func number() -> Int? {
    var type: CChar = 0
    guard unsafe sd_bus_message_peek_type(message, &type, nil) > 0 else { return nil }
    if type == typeUnsigned {
      var value: UInt32 = 0
      return unsafe sd_bus_message_read_basic(message, type, &value) > 0 ? Int(value) : nil
    }
    var value: Int32 = 0
    return unsafe sd_bus_message_read_basic(message, typeSigned, &value) > 0 ? Int(value) : nil
  }

  func flag() -> Bool? {
    var value: Int32 = 0
    return unsafe sd_bus_message_read_basic(message, typeFlag, &value) > 0 ? value != 0 : nil
  }

  func text() -> String? { string(typeText) }

  private func string(_ type: CChar) -> String? {
    var start: UnsafePointer<CChar>?
    guard unsafe sd_bus_message_read_basic(message, type, &start) > 0, let start = unsafe start,
      unsafe strnlen(start, Self.longestText + 1) <= Self.longestText
    else { return nil }
    return unsafe String(validatingCString: start)
  }

  /// A value in a variant.
  func variantText() -> String? { inVariant("s") { text() } }

  func variantNumber() -> Int? { inVariant("i") { number() } }

  private func inVariant<Value>(_ type: String, _ read: () -> Value?) -> Value? {
    guard unsafe sd_bus_message_enter_container(message, typeVariant, type) > 0 else { return nil }
    defer { _ = unsafe sd_bus_message_exit_container(message) }
    return read()
  }

  /// Left, top, width and height, side by side or as one.
  func area() -> Rect? {
    var type: CChar = 0
    guard unsafe sd_bus_message_peek_type(message, &type, nil) > 0 else { return nil }
    let isOne = type == typeStruct
    if isOne {
      guard unsafe sd_bus_message_enter_container(message, typeStruct, "iiii") > 0 else {
        return nil
      }
    }
    var sides = [0, 0, 0, 0]
    for index in sides.indices {
      guard let side = number() else { return nil }
      sides[index] = side
    }
    guard sides[2] >= 0, sides[3] >= 0 else { return nil }
    return Rect(
      x: Double(sides[0]), y: Double(sides[1]), width: Double(sides[2]), height: Double(sides[3]))
  }

  /// The words of a set of bits.
  func words() -> [UInt32]? {
    guard unsafe sd_bus_message_enter_container(message, typeArray, "u") > 0 else { return nil }
    var words: [UInt32] = []
    var word: UInt32 = 0
    while words.count < 8, unsafe sd_bus_message_read_basic(message, typeUnsigned, &word) > 0 {
      words.append(word)
    }
    return words
  }

  /// A list of objects.
  func references() -> [FieldReference]? {
    guard unsafe sd_bus_message_enter_container(message, typeArray, "(so)") > 0 else { return nil }
    var found: [FieldReference] = []
    while found.count < Self.mostEntries,
      unsafe sd_bus_message_enter_container(message, typeStruct, "so") > 0
    {
      guard let name = string(typeText), let path = string(typePath) else { return nil }
      found.append(FieldReference(name: name, path: path))
      guard unsafe sd_bus_message_exit_container(message) > 0 else { return nil }
    }
    return found
  }
}
