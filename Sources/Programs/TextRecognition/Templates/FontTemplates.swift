import InkRecognition

/// Templates made of the glyphs of a brush font.
enum FontTemplates {
  /// Returns the strokes of a character; nil if the font lacks it, or it cannot be written.
  static func template(
    _ character: Unicode.Scalar, _ font: OutlineFont
  ) -> CharacterTemplates.Template? {
    guard let glyph = font.glyph(character), let contours = font.contours(glyph) else { return nil }
    let polygons = contours.map { polygon($0).map { SIMD2($0.x, font.side * 0.86 - $0.y) / font.side } }
    let strokes = GlyphSkeleton.strokes(polygons).map { TemplateStroke.places($0) }
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
