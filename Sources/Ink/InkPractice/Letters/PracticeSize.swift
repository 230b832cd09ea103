/// The size of a text to practice. The tolerance is proportional to the size of the letters, so
/// smaller sizes are harder.
public enum PracticeSize: String, CaseIterable, Sendable {
  /// Easy.
  case large
  /// Medium.
  case medium
  /// Hard.
  case small

  /// The height of an x, in millimeters.
  public var xHeight: Double {
    switch self {
    case .large: 20
    case .medium: 13
    case .small: 8
    }
  }
}
