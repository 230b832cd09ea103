/// How hard the pen presses, and how that changes.
struct PressureTrend: BitwiseCopyable {
  /// 0...1.
  private let now: Double
  /// In 1/ms.
  private let rate: Double

  /// Pressure is assumed to change as it did over the last 16 ms.
  private static let window = 16.0
  /// The fractions of pressure expected after the window at which the pen may be being lifted, or
  /// certainly is.
  private static let liftBegins = 0.6
  private static let liftIsSure = 0.2

  /// The trend of a stroke with at least one known look.
  init(_ history: TipHistory) {
    var age = 0
    let look = history[0]
    let before = history.look(at: look.time - Self.window, from: &age)
    now = look.pressure
    rate = (look.pressure - before.pressure) / max(look.time - before.time, Self.window / 2)
  }

  /// The pressure after some milliseconds, not limited to 0...1.
  func pressure(after time: Double) -> Double { now + rate * min(time, Self.window) }

  /// The confidence that the pen is being lifted, 0...1, from the fraction of pressure expected.
  var lift: Float {
    let left = pressure(after: Self.window) / max(now, 0.02)
    return Float(
      max(0, min((Self.liftBegins - left) / (Self.liftBegins - Self.liftIsSure), 1)))
  }
}
