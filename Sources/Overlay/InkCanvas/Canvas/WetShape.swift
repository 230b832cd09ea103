import InkDrawing
import InkEditing
import InkFitting
import InkGeometry

/// What a wet stroke became when its pen was held still: a shape, which follows the pen until that
/// is lifted.
struct WetShape: Sendable {
  /// As it was drawn.
  private let drawn: DrawnShape
  /// Where the pen was held.
  private let held: Point
  /// As it is now.
  private(set) var shape: DrawnShape

  /// Nobody draws a shape out of more places; of more, as many are looked at.
  private static let mostPlaces = 4096

  /// Nil if the samples look like nothing.
  init?(_ samples: [FitSample]) {
    guard let last = samples.last else { return nil }
    let step = max(1, samples.count / Self.mostPlaces)
    let places = stride(from: 0, to: samples.count - 1, by: step).map { samples[$0].location }
    guard let shape = ShapeRecognizer.shape(of: places + [last.location]) else { return nil }
    (drawn, held, self.shape) = (shape, last.location, shape)
  }

  /// The pen goes on.
  mutating func dragShape(_ place: Point) { shape.follow(drawn, from: held, to: place) }
}
