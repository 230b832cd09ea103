package import StylusModel

/// What happens to a stroke that is open, in millimetres of the page.
package enum StrokeStep: Hashable, Sendable {
  /// The next sample. It takes the tail away.
  case append(FitSample)
  /// All that there is of it is this instead.
  case replace([FitSample])
  /// A sample is known better: which one, counted from 0.
  case correct(Int, FitSample)
  /// Where the tip goes from the last sample on, nearest first, in place of what was expected
  /// before.
  case expect([FitSample])
  /// The pen was lifted. `isExact`: samples have the times of the pen, and not those at which a
  /// compositor told of it.
  case end(Timestamp, isExact: Bool = false)

  /// More samples a stroke does not have.
  package static let mostSamples = 262_144
}
