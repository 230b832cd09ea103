package import CommandSupport
package import InkRecognition
import LinuxIO
import StylusProtocol

/// Collections of drawn characters that templates are made of.
package enum TemplateSource: Sendable {
  /// KanjiVG's folder of SVG files.
  case kanjiVG
  /// makemeahanzi's graphics.txt.
  case makeMeAHanzi

  /// What must be said of templates that are made of it.
  var licence: String {
    switch self {
    case .kanjiVG:
      "KanjiVG, https://kanjivg.tagaini.net, Copyright (C) 2009-2026 Ulrich Apel and others, licensed under "
        + "Creative Commons Attribution-Share Alike 3.0, https://creativecommons.org/licenses/by-sa/3.0/. Made "
        + "smaller: few points for each stroke."
    case .makeMeAHanzi:
      "Make Me a Hanzi, https://github.com/skishore/makemeahanzi, derived from Arphic PL KaitiM GB and Arphic PL "
        + "UKai, Copyright (C) 1999 Arphic Technology Co., Ltd., under the Arphic Public License, "
        + "https://ftp.gnu.org/non-gnu/chinese-fonts-truetype/LICENSE. Made smaller: few points "
        + "for each stroke."
    }
  }

  /// A larger file is none of these, in bytes.
  private static let largest = 256 << 20

  /// Reads a folder or a file.
  ///
  /// - Parameters:
  ///   - language: the language whose characters are taken from a font.
  ///   - report: receives how many characters are done, and of how many.
  /// - Throws: that it cannot be read, or has no characters, or that the language is missing.
  package static func loadTemplates(
    _ path: String, _ language: CharacterLanguage? = nil, report: (Int, Int) -> Void = { _, _ in }
  ) throws(StylusctlError) -> CharacterTemplates {
    if let templates = try FontTemplates.loadTemplates(path, language, report) { return templates }
    let source: Self = FileBytes.isFolder(path) ? .kanjiVG : .makeMeAHanzi
    var templates: [CharacterTemplates.Template] = []
    do throws(SystemError) {
      switch source {
      case .kanjiVG:
        let names = try FileBytes.names(in: path).sorted()
        for (number, name) in names.enumerated() {
          report(number, names.count)
          guard let character = character(ofFile: name) else { continue }
          let bytes = try FileBytes.read(path: "\(path)/\(name)", limit: 1 << 20)
          if let strokes = kanjiStrokes(String(decoding: bytes, as: UTF8.self)) {
            templates.append(CharacterTemplates.Template(character, strokes))
          }
        }
      case .makeMeAHanzi:
        let bytes = try FileBytes.read(path: path, limit: largest)
        templates = bytes.split(separator: UInt8(ascii: "\n")).compactMap { medians(Array($0)) }
      }
    } catch {
      throw StylusctlError(error)
    }
    guard !templates.isEmpty else {
      throw StylusctlError(
        "\(path) has no characters. Fix: name KanjiVG's folder 'kanji' of SVG files, makemeahanzi's graphics.txt, or a TrueType font"
      )
    }
    return CharacterTemplates(licence: source.licence, templates: templates)
  }

  /// `04e00.svg` is U+4E00; what has more in its name is another way to write it, and left out.
  package static func character(ofFile name: String) -> Unicode.Scalar? {
    guard name.hasSuffix(".svg"), let code = UInt32(name.dropLast(4), radix: 16),
      let character = Unicode.Scalar(code), character.value > 0x7F
    else { return nil }
    return character
  }

  /// A stroke of more places is none: making few of many takes the square of their number.
  private static let mostPlaces = 10_000

  /// The strokes of one of KanjiVG's files: its paths, in a frame of 109.
  package static func kanjiStrokes(_ text: String) -> [[SIMD2<UInt8>]]? {
    var strokes: [[SIMD2<UInt8>]] = []
    var rest = text[...]
    while let begin = rest.firstRange(of: "<path") {
      rest = rest[begin.upperBound...]
      guard let tagEnd = rest.firstIndex(of: ">"),
        let attribute = rest[..<tagEnd].firstRange(of: " d=\"")
      else { return nil }
      rest = rest[attribute.upperBound...]
      guard let end = rest.firstIndex(of: "\""), let path = VectorPath(rest[..<end]) else {
        return nil
      }
      strokes.append(TemplateStroke.places(path.places.map { $0 / 109 }))
    }
    return (1...CharacterTemplates.mostStrokes).contains(strokes.count) ? strokes : nil
  }

  /// The strokes of a line of graphics.txt: its medians, in a frame of 1024 whose top is at 900, y
  /// upwards.
  package static func medians(_ line: [UInt8]) -> CharacterTemplates.Template? {
    guard case .object(let object)? = try? JSONValue(parsing: line),
      case .string(let text)? = object["character"], text.unicodeScalars.count == 1,
      let character = text.unicodeScalars.first, case .array(let medians)? = object["medians"],
      (1...CharacterTemplates.mostStrokes).contains(medians.count)
    else { return nil }
    var strokes: [[SIMD2<UInt8>]] = []
    for case .array(let median) in medians where 1...mostPlaces ~= median.count {
      let places = median.compactMap(parsePoint)
      guard places.count == median.count else { return nil }
      strokes.append(TemplateStroke.places(places.map { SIMD2($0.x, 900 - $0.y) / 1024 }))
    }
    return strokes.count == medians.count ? CharacterTemplates.Template(character, strokes) : nil
  }

  private static func parsePoint(_ value: JSONValue) -> SIMD2<Float>? {
    guard case .array(let pair) = value, pair.count == 2, let x = floatValue(pair[0]),
      let y = floatValue(pair[1])
    else { return nil }
    return SIMD2(x, y)
  }

  private static func floatValue(_ value: JSONValue) -> Float? {
    switch value {
    case .integer(let number): Float(number)
    case .number(let number): Float(number)
    default: nil
    }
  }
}
