import LinuxIO
package import StylusProtocol

/// One JSON object per line, as docs/develop/protocol.md describes them. What could steer a
/// terminal is escaped in it, which no program that reads it notices.
package enum JSONLines {
  /// The line of an object, with its end; strokes in it with their samples or without.
  package static func line(_ object: some JSONWritable, withSamples: Bool = true) -> [UInt8] {
    var writer = JSONWriter()
    writer.omitsSamples = !withSamples
    object.write(to: &writer)
    let text = Terminal.escapedJSON(writer.bytes)
    return text + [UInt8(ascii: "\n")]
  }

  /// Prints an object; false if nobody reads any more.
  package static func printLine(_ object: some JSONWritable, withSamples: Bool = true) -> Bool {
    StandardStream.output(data: line(object, withSamples: withSamples))
  }
}
