import LinuxIO
import StylusProtocol

/// One JSON object per line, as docs/protocol.md describes them.
enum JSONLines {
  /// The line of an object, with its end.
  static func line(_ object: some JSONWritable) -> [UInt8] {
    var writer = JSONWriter()
    object.write(to: &writer)
    writer.endText(UInt8(ascii: "\n"))
    return writer.bytes
  }

  /// Prints an object; false if nobody reads any more.
  static func put(_ object: some JSONWritable) -> Bool { StandardStream.output(line(object)) }
}
