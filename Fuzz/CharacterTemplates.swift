import InkRecognition

private let line = WritingTrace(strokes: [[SIMD2(0, 0), SIMD2(9, 3)], [SIMD2(4, 0), SIMD2(4, 9)]])

/// Any bytes as templates: what is read is written and read the same, and a character can be read
/// by it.
@_cdecl("LLVMFuzzerTestOneInput")
public func readTemplates(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  guard let templates = try? CharacterTemplates(bytes: bytes) else { return 0 }
  precondition(templates.bytes == bytes)
  var reader = CharacterReader(templates)
  reader.read(line)
  let readings = reader.readings(3)
  precondition(readings.allSatisfy { (0...1).contains($0.confidence) })
  precondition(readings.isEmpty == templates.templates.isEmpty)
  return 0
}
