import CSystemd
import InkGeometry
import LinuxIO
import TextFields

extension BusAnswer {
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
  func readWords() -> [UInt32]? {
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
