import CSystemd

/// An argument of a method, a signal or an answer.
package indirect enum BusArgument: Hashable, Sendable {
  case text(String)
  case path(String)
  case signed(Int32)
  case unsigned(UInt32)
  case flag(Bool)
  case bytes([UInt8])
  case structure([BusArgument])
  /// A value with its type.
  case variant(BusArgument)
  /// A key of a dictionary and its value. A dictionary is a list of entries.
  case entry(BusArgument, BusArgument)
  /// Values of one type, by D-Bus's letters for it.
  case list(of: String, [BusArgument])
  /// An open descriptor, of which the message gets a copy: the caller still closes its own.
  case descriptor(Int32)

  /// Its type, by D-Bus's letters.
  package var type: String {
    switch self {
    case .text: "s"
    case .path: "o"
    case .signed: "i"
    case .unsigned: "u"
    case .flag: "b"
    case .bytes: "ay"
    case .descriptor: "h"
    case .structure(let parts): "(" + Self.types(of: parts) + ")"
    case .variant: "v"
    case .entry(let key, let value): "{" + key.type + value.type + "}"
    case .list(let type, _): "a" + type
    }
  }

  /// Named values of any types.
  package static func options(_ values: [String: BusArgument]) -> BusArgument {
    .list(of: "{sv}", values.map { .entry(.text($0), .variant($1)) })
  }

  private static func types(of arguments: [BusArgument]) -> String {
    arguments.map(\.type).joined()
  }

  /// Appends all arguments to a message; false if one of them is refused.
  static func appendAll(_ arguments: [BusArgument], to message: OpaquePointer) -> Bool {
    arguments.allSatisfy { unsafe $0.appendArgument(to: message) }
  }

  private func appendArgument(to message: OpaquePointer) -> Bool {
    switch self {
    case .text(let text): return unsafe appendString(text, typeText, to: message)
    case .path(let text): return unsafe appendString(text, typePath, to: message)
    case .signed(var number):
      return unsafe sd_bus_message_append_basic(message, typeSigned, &number) >= 0
    case .unsigned(var number):
      return unsafe sd_bus_message_append_basic(message, typeUnsigned, &number) >= 0
    case .flag(let flag):
      var number: Int32 = flag ? 1 : 0
      return unsafe sd_bus_message_append_basic(message, typeFlag, &number) >= 0
    case .bytes(let bytes): return unsafe appendBytes(bytes, to: message)
    case .descriptor(var number):
      return unsafe sd_bus_message_append_basic(message, typeDescriptor, &number) >= 0
    case .structure(let parts):
      return unsafe appendContainer(parts, in: typeStruct, Self.types(of: parts), to: message)
    case .entry(let key, let value):
      return unsafe appendContainer(
        [key, value], in: typeEntry, key.type + value.type, to: message)
    case .variant(let value):
      return unsafe appendContainer([value], in: typeVariant, value.type, to: message)
    case .list(let type, let parts):
      return unsafe appendContainer(parts, in: typeArray, type, to: message)
    }
  }

  private func appendString(_ text: String, _ type: CChar, to message: OpaquePointer) -> Bool {
    unsafe text.withCString { unsafe sd_bus_message_append_basic(message, type, $0) >= 0 }
  }

  private func appendBytes(_ bytes: [UInt8], to message: OpaquePointer) -> Bool {
    unsafe bytes.withUnsafeBufferPointer {
      unsafe sd_bus_message_append_array(message, typeByte, $0.baseAddress, $0.count) >= 0
    }
  }

  private func appendContainer(
    _ parts: [BusArgument], in container: CChar, _ types: String, to message: OpaquePointer
  ) -> Bool {
    unsafe sd_bus_message_open_container(message, container, types) >= 0
      && Self.appendAll(parts, to: message) && sd_bus_message_close_container(message) >= 0
  }
}

extension BusConnection {
  /// Passes a signal to its handlers.
  ///
  /// - Returns: false if nothing could be sent.
  package func emitSignal(
    _ path: String, _ interface: String, _ member: String, _ arguments: [BusArgument] = []
  ) -> Bool {
    var message: OpaquePointer?
    defer { _ = unsafe sd_bus_message_unref(message) }
    guard unsafe sd_bus_message_new_signal(pointer, &message, path, interface, member) >= 0,
      let made = unsafe message, unsafe BusArgument.appendAll(arguments, to: made)
    else { return false }
    return unsafe sd_bus_send(pointer, made, nil) >= 0
  }
}
