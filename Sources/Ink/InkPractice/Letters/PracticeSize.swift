/// How large a text is to be practised: what is allowed is measured by the letter, so the smaller
/// the harder.
public enum PracticeSize: String, CaseIterable, Sendable {
  /// Easy.
  case large
  /// Ordinary.
  case medium
  /// Hard.
  case small

  /// How high an x is, in millimeters.
  public var xHeight: Double {
    switch self {
    case .large: 20
    case .medium: 13
    case .small: 8
    }
  }
}
