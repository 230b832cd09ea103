import StylusProtocol

/// Parses a text; what is accepted must come out the same when it is written and parsed once more.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzJSON(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  switch parse(input) {
  case .success(let value):
    var writer = JSONWriter()
    value.write(to: &writer)
    precondition(parse(writer.bytes) == .success(value), "not the same again")
  case .failure(let error):
    precondition(0...count ~= error.offset, "the offset points nowhere")
  }
  return 0
}

private func parse(_ text: [UInt8]) -> Result<JSONValue, JSONError> {
  Result { () throws(JSONError) in try JSONValue(parsing: text) }
}
