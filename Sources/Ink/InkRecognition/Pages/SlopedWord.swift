import InkDrawing
import InkGeometry

/// The strokes of a word on a line that is not level.
struct SlopedWord: Sendable {
  let strokes: [PageStroke]
  /// The slope of the line: the growth of y for a millimeter of x.
  let slope: Double
  /// The identifier of each stroke.
  let ids: [InkID]
  /// The sums of the strokes' bounds, which show whether they were moved.
  let places: SIMD4<Float>

  init(strokes: [PageStroke], slope: Double) {
    (self.strokes, self.slope, ids) = (strokes, slope, strokes.map(\.id))
    places = strokes.reduce(into: .zero) { places, stroke in
      let (min, max) = (stroke.bounds.min, stroke.bounds.max)
      places += SIMD4(Float(min.x), Float(min.y), Float(max.x), Float(max.y))
    }
  }
}
