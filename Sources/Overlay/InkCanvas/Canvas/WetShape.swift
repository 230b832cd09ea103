import InkDrawing
import InkEditing
import InkFitting
import InkGeometry

/// The shape that a wet stroke became when its pen was held still. It follows the pen until that is
/// lifted.
struct WetShape: Sendable {
  /// The shape as recognized.
  private let drawn: DrawnShape
  /// The position at which the pen was held.
  private let held: Point
  /// The current shape.
  private(set) var shape: DrawnShape

  /// The largest number of points used for recognizing a shape; a longer stroke is sampled.
  private static let mostPlaces = 4096

  /// Creates a shape; nil if the samples resemble none.
  init?(_ samples: [FitSample]) {
    guard let last = samples.last else { return nil }
    let step = max(1, samples.count / Self.mostPlaces)
    let places = stride(from: 0, to: samples.count - 1, by: step).map { samples[$0].location }
    guard let shape = ShapeRecognizer.shape(of: places + [last.location]) else { return nil }
    (drawn, held, self.shape) = (shape, last.location, shape)
  }

  /// Moves the shape with the pen.
  mutating func dragShape(_ place: Point) { shape.follow(drawn, from: held, to: place) }
}
