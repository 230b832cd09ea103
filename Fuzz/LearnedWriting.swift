import InkRecognition

/// Any bytes as learned handwriting, also with a right heading and checksums in front: what is read
/// is written the same, a reader can use it, and each word can be forgotten.
@_cdecl("LLVMFuzzerTestOneInput")
public func readLearnedWriting(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  check(bytes)
  check(LearnedWriting.sealed(bytes))
  return 0
}

private func check(_ bytes: [UInt8]) {
  guard var learned = try? LearnedWriting(bytes: bytes), !learned.isEmpty else { return }
  precondition(learned.bytes == bytes, "something else is written")
  let trace = WritingTrace(strokes: [[SIMD2(0, 0), SIMD2(0, 5)], [SIMD2(2, 0), SIMD2(2, 5)]])
  var reader = WritingReader(WritingLanguage.digits().adapted(to: learned))
  reader.read(trace)
  for reading in reader.readings(5) { precondition((0...1).contains(reading.confidence)) }
  var learner = WritingLearner(learned)
  learner.learn("11", from: trace)
  precondition((try? LearnedWriting(bytes: learner.learned.bytes)) == learner.learned)
  for word in learned.words { learned.forget(word.text) }
  precondition(learned.isEmpty, "a word cannot be forgotten")
}
