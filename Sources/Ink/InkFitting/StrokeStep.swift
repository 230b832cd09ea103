package import StylusModel

/// A change of an open stroke, in millimeters of the page.
package enum StrokeStep: Hashable, Sendable {
  /// Adds a sample and removes the predicted tail.
  case append(FitSample)
  /// Replaces all samples.
  case replace([FitSample])
  /// Corrects a sample. Indices begin at 0.
  case correct(Int, FitSample)
  /// Replaces the predicted tail. The nearest point comes first.
  case expect([FitSample])
  /// Lifts the pen. `isExact`: the samples have the times of the pen, not the times at which a
  /// compositor reported them.
  case end(Timestamp, isExact: Bool = false)

  /// The maximum number of samples of a stroke.
  package static let mostSamples = 262_144
}
