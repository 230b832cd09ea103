import InkRecognition
import TextRecognition

/// Any bytes as one of KanjiVG's files, its name, and lines of graphics.txt: refused, or read as
/// strokes within the limits of a file of templates, which is written and read the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func readTemplateSource(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let text = String(decoding: bytes, as: UTF8.self)
  checkName(text)
  var templates: [CharacterTemplates.Template] = []
  if let strokes = TemplateSource.kanjiStrokes(text) {
    templates.append(CharacterTemplates.Template("一", strokes))
  }
  let lines = bytes.split(separator: UInt8(ascii: "\n"))
  templates += lines.compactMap { TemplateSource.medians(Array($0)) }
  for template in templates { check(template, from: count) }
  let all = CharacterTemplates(licence: "ours", templates: templates)
  precondition((try? CharacterTemplates(bytes: all.bytes)) == all, "not the same again")
  return 0
}

/// A name stands for one character beyond ASCII, or for none.
private func checkName(_ text: String) {
  guard let character = TemplateSource.character(ofFile: text + ".svg") else { return }
  precondition(character.value > 0x7F, "a character of ASCII")
  precondition(UInt32(text, radix: 16) == character.value, "another character")
}

private func check(_ template: CharacterTemplates.Template, from count: Int) {
  precondition(1...CharacterTemplates.mostStrokes ~= template.strokes.count, "strokes")
  for stroke in template.strokes {
    precondition(1...CharacterTemplates.mostPlaces ~= stroke.count, "places")
    // A curve of two digits has eight places.
    precondition(stroke.count <= 8 * count, "more places than bytes")
  }
}
