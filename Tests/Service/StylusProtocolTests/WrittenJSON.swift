import StylusProtocol
import Testing

func writtenJSON(_ value: some JSONWritable) -> [UInt8] {
  var writer = JSONWriter()
  value.write(to: &writer)
  return writer.bytes
}

/// What a reply with these parameters reads as.
func replied(_ value: some JSONWritable) throws -> JSONObject {
  var writer = JSONWriter()
  writer.reply(value)
  return try VarlinkReply(parsing: Array(writer.bytes.dropLast())).parameters
}
