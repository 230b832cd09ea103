import InkRecognition

/// Makes a stroke of few places, from 0 to 255, of one of many.
enum TemplateStroke {
  /// How far the few may lie from the many, of 255.
  private static let tolerance: Float = 2

  /// The places that matter; the frame goes from 0 to 1.
  static func places(_ stroke: [SIMD2<Float>]) -> [SIMD2<UInt8>] {
    let scaled = stroke.map { ($0 * 255).clamped(lowerBound: .zero, upperBound: SIMD2(255, 255)) }
    var tolerance = Self.tolerance
    var kept = simplified(scaled, tolerance)
    while kept.count > CharacterTemplates.mostPlaces {
      tolerance *= 1.5
      kept = simplified(scaled, tolerance)
    }
    return kept.map { SIMD2(UInt8($0.x.rounded()), UInt8($0.y.rounded())) }
  }

  /// D. H. Douglas and T. K. Peucker's way.
  static func simplified(
    _ places: [SIMD2<Float>], _ tolerance: Float
  ) -> [SIMD2<Float>] {
    guard places.count > 2 else { return places }
    var isKept = [Bool](repeating: false, count: places.count)
    isKept[0] = true
    isKept[places.count - 1] = true
    var ranges = [0..<places.count - 1]
    while let range = ranges.popLast() {
      var farthest = tolerance
      var corner: Int?
      for index in range.dropFirst() {
        let distance = distance(places[index], places[range.lowerBound], places[range.upperBound])
        if distance > farthest { (farthest, corner) = (distance, index) }
      }
      guard let corner else { continue }
      isKept[corner] = true
      ranges.append(range.lowerBound..<corner)
      ranges.append(corner..<range.upperBound)
    }
    return places.indices.filter { isKept[$0] }.map { places[$0] }
  }

  /// From a place to a piece of a line.
  private static func distance(
    _ place: SIMD2<Float>, _ begin: SIMD2<Float>, _ end: SIMD2<Float>
  ) -> Float {
    let way = end - begin
    let square = (way * way).sum()
    let share = square > 0 ? max(0, min(((place - begin) * way).sum() / square, 1)) : 0
    return (place - begin - way * share).size
  }
}
