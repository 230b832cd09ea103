import LinuxIO
import StylusProtocol

/// One JSON object per line, as docs/develop/protocol.md describes them. What could steer a
/// terminal is escaped in it, which no program that reads it notices.
enum JSONLines {
  /// The line of an object, with its end.
  static func line(_ object: some JSONWritable) -> [UInt8] {
    var writer = JSONWriter()
    object.write(to: &writer)
    let text = Terminal.escapedJSON(writer.bytes)
    return text + [UInt8(ascii: "\n")]
  }

  /// Prints an object; false if nobody reads any more.
  static func printLine(_ object: some JSONWritable) -> Bool {
    StandardStream.output(data: line(object))
  }
}
