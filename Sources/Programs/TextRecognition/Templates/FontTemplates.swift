import CommandSupport
package import InkRecognition
import LinuxIO

/// Templates made of the glyphs of a brush font.
package enum FontTemplates {
  /// A larger file is no font, in bytes.
  private static let largest = 256 << 20
  /// The number of characters of a language.
  private static let mostCharacters = 8_000

  /// Reads a font; nil if a file is none.
  ///
  /// - Parameter report: receives how many characters are done, and of how many.
  /// - Throws: that the language is missing, or its words are, by which characters are chosen.
  static func loadTemplates(
    _ path: String, _ language: CharacterLanguage?, _ report: (Int, Int) -> Void
  ) throws(StylusctlError) -> CharacterTemplates? {
    guard !FileBytes.isFolder(path),
      let bytes = try? FileBytes.read(path: path, limit: largest),
      let font = OutlineFont(bytes, face: language?.face ?? "")
    else { return nil }
    guard let language else {
      throw StylusctlError(
        "\(path) is a font, whose characters are chosen by a language. Fix: add --language zh_CN, zh_TW, zh_HK or ja"
      )
    }
    let characters = try language.loadCharacters(mostCharacters)
    let templates = characters.enumerated().compactMap { number, character in
      report(number, characters.count)
      return template(character, font)
    }
    return templates.isEmpty
      ? nil : CharacterTemplates(licence: licence(font), templates: templates)
  }

  private static func licence(_ font: OutlineFont) -> String {
    "Made of the outlines of the font \(font.name ?? "") by thinning. \(font.copyright ?? "") The license of "
      + "the font applies to this file, too. That of the fonts of Arphic Technology is the Arphic Public License, "
      + "https://ftp.gnu.org/non-gnu/chinese-fonts-truetype/LICENSE."
  }

  /// Returns the strokes of a character; nil if the font lacks it, or it cannot be written.
  package static func template(
    _ character: Unicode.Scalar, _ font: OutlineFont
  ) -> CharacterTemplates.Template? {
    guard let glyph = font.glyph(character), let contours = font.contours(glyph) else { return nil }
    let polygons = contours.map {
      polygon($0).map { SIMD2($0.x, font.side * 0.86 - $0.y) / font.side }
    }
    let strokes = GlyphSkeleton.writtenStrokes(of: polygons).map { TemplateStroke.places($0) }
    guard 1...CharacterTemplates.mostStrokes ~= strokes.count else { return nil }
    return CharacterTemplates.Template(character, strokes)
  }

  /// The number of parts of a curve.
  private static let steps = 4

  /// A contour as a polygon: quadratic curves between points on the outline, of which one lies
  /// between each two control points.
  private static func polygon(_ contour: [OutlineFont.OutlinePoint]) -> [SIMD2<Float>] {
    var places: [SIMD2<Float>] = []
    for (index, point) in contour.enumerated() {
      guard !point.isOnOutline else {
        places.append(point.place)
        continue
      }
      let last = contour[(index + contour.count - 1) % contour.count]
      let next = contour[(index + 1) % contour.count]
      let begin = last.isOnOutline ? last.place : (last.place + point.place) / 2
      let end = next.isOnOutline ? next.place : (next.place + point.place) / 2
      for step in 1...steps {
        let t = Float(step) / Float(steps)
        let s = 1 - t
        places.append(begin * (s * s) + point.place * (2 * s * t) + end * (t * t))
      }
    }
    return places
  }
}

extension CharacterLanguage {
  /// The end of the name of the face that a collection of fonts has for it.
  fileprivate var face: String {
    switch self {
    case .ja: ""
    case .simplified: "CN"
    case .traditional: "TW"
    case .cantonese: "HK"
    }
  }
}
