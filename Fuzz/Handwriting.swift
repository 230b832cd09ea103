import InkRecognition

private nonisolated(unsafe) var reader = WritingReader(.english())

/// Any strokes: four bytes a place, bit patterns of halves of floats and all; 0xFF 0xFF lifts the
/// pen. There is an answer, and confidences are shares.
@_cdecl("LLVMFuzzerTestOneInput")
public func readHandwriting(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  var trace = WritingTrace()
  var index = 0
  while index + 3 < bytes.count {
    let high = UInt32(bytes[index]) << 24 | UInt32(bytes[index + 1]) << 16
    let low = UInt32(bytes[index + 2]) << 24 | UInt32(bytes[index + 3]) << 16
    if bytes[index] == 0xFF, bytes[index + 1] == 0xFF {
      trace.lift()
    } else {
      trace.add(SIMD2(Float(bitPattern: high), Float(bitPattern: low)))
    }
    index += 4
  }
  trace.lift()
  unsafe reader.read(trace)
  let readings = unsafe reader.readings(5)
  precondition(readings.allSatisfy { (0...1).contains($0.confidence) && !$0.text.isEmpty })
  return 0
}
