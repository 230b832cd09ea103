import CSystemd
import Glibc

/// An answer, a signal or a call during its delivery: its contents are read from the beginning. A
/// read returns nil if the next value has another type.
///
/// The sender is not trusted: types are checked by libsystemd, numbers and lengths here.
@safe package struct BusAnswer {
  /// For calls of libsystemd.
  package let message: OpaquePointer

  /// The maximum number of list items read.
  package static let mostEntries = 4_096
  /// The longest text, in bytes: longer than that of any field or desktop.
  package static let longestText = 1 << 20

  package init(_ message: OpaquePointer) { unsafe self.message = message }

  /// The sender's connection, by its own name; nil for errors of the bus, such as a missing answer.
  package var sender: String? {
    unsafe sd_bus_message_get_sender(message).flatMap { unsafe String(validatingCString: $0) }
  }

  /// A number of 32 bits, with a sign or without.
  package func number() -> Int? {
    var type: CChar = 0
    guard unsafe sd_bus_message_peek_type(message, &type, nil) > 0 else { return nil }
    if type == typeUnsigned {
      var value: UInt32 = 0
      return unsafe sd_bus_message_read_basic(message, type, &value) > 0 ? Int(value) : nil
    }
    var value: Int32 = 0
    return unsafe sd_bus_message_read_basic(message, typeSigned, &value) > 0 ? Int(value) : nil
  }

  package func flag() -> Bool? {
    var value: Int32 = 0
    return unsafe sd_bus_message_read_basic(message, typeFlag, &value) > 0 ? value != 0 : nil
  }

  package func text() -> String? { string(typeText) }

  /// A text, or a path (``typePath``).
  package func string(_ type: CChar) -> String? {
    var start: UnsafePointer<CChar>?
    guard unsafe sd_bus_message_read_basic(message, type, &start) > 0, let start = unsafe start,
      unsafe strnlen(start, Self.longestText + 1) <= Self.longestText
    else { return nil }
    return unsafe String(validatingCString: start)
  }

  /// A value in a variant.
  package func variantText() -> String? { inVariant("s") { text() } }

  package func variantNumber() -> Int? { inVariant("i") { number() } }

  private func inVariant<Value>(_ type: String, _ read: () -> Value?) -> Value? {
    inContainer(typeVariant, type, read)
  }

  /// The parts of a structure; `read` must read or skip all of them.
  package func structure<Value>(_ types: String, _ read: () -> Value?) -> Value? {
    inContainer(typeStruct, types, read)
  }

  /// The values of a list, up to ``mostEntries``, until `read` returns nil.
  ///
  /// - Parameter type: the type of each value, by D-Bus's letters.
  package func list<Value>(of type: String, _ read: () -> Value?) -> [Value]? {
    inContainer(typeArray, type) {
      var values: [Value] = []
      while values.count < Self.mostEntries, let value = read() { values.append(value) }
      return values
    }
  }

  /// Leaves out the next values.
  package func skip(_ types: String) -> Bool { unsafe sd_bus_message_skip(message, types) > 0 }

  private func inContainer<Value>(
    _ kind: CChar, _ types: String, _ read: () -> Value?
  ) -> Value? {
    guard unsafe sd_bus_message_enter_container(message, kind, types) > 0 else { return nil }
    defer { _ = unsafe sd_bus_message_exit_container(message) }
    return read()
  }
}

package let typeText = CChar(bitPattern: UInt8(ascii: "s"))
package let typePath = CChar(bitPattern: UInt8(ascii: "o"))
package let typeSigned = CChar(bitPattern: UInt8(ascii: "i"))
package let typeUnsigned = CChar(bitPattern: UInt8(ascii: "u"))
package let typeFlag = CChar(bitPattern: UInt8(ascii: "b"))
package let typeArray = CChar(bitPattern: UInt8(ascii: "a"))
package let typeStruct = CChar(bitPattern: UInt8(ascii: "r"))
package let typeEntry = CChar(bitPattern: UInt8(ascii: "e"))
package let typeByte = CChar(bitPattern: UInt8(ascii: "y"))
package let typeDescriptor = CChar(bitPattern: UInt8(ascii: "h"))
package let typeVariant = CChar(bitPattern: UInt8(ascii: "v"))
