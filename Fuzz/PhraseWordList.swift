import InkRecognition
import TextRecognition

private let lists: [PhraseWordList] = [.counted, .rime, .chaSen]
private let line = WritingTrace(strokes: [
  [SIMD2(0, 0), SIMD2(9, 3)], [SIMD2(14, 0), SIMD2(14, 9)],
])
private let templates = CharacterTemplates(
  licence: "ours",
  templates: [
    CharacterTemplates.Template("一", [[SIMD2(0, 0), SIMD2(255, 0)]]),
    CharacterTemplates.Template("丨", [[SIMD2(0, 0), SIMD2(0, 255)]]),
  ])

/// Any bytes as a list of words in each form, and as a font: each word is part of the bytes or a
/// form of a verb, its weight is positive, and a line can be read by the words; each glyph of the
/// font has strokes within the limits of templates.
@_cdecl("LLVMFuzzerTestOneInput")
public func readPhraseWordList(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  for list in lists {
    var words = PhraseWords()
    list.forEachWord(in: bytes) { word, weight in
      precondition(!word.isEmpty && word.utf8.count <= count + 3, "a word from nowhere")
      precondition(weight > 0 && weight.isFinite, "a weight that is none")
      words.addWord(word, weight: weight)
    }
    var reader = CharacterLineReader(CharacterReader(templates), words: words)
    reader.read(line)
    precondition(reader.readings(3).allSatisfy { (0...1).contains($0.confidence) })
  }
  readFont(bytes)
  return 0
}

private func readFont(_ bytes: [UInt8]) {
  guard let font = OutlineFont(bytes) else { return }
  for character: Unicode.Scalar in ["一", "十", "口"] {
    guard let template = FontTemplates.template(character, font) else { continue }
    precondition(1...CharacterTemplates.mostStrokes ~= template.strokes.count, "strokes")
    precondition(
      template.strokes.allSatisfy { 1...CharacterTemplates.mostPlaces ~= $0.count }, "places")
  }
}
