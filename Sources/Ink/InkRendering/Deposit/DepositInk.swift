import InkDrawing
import InkGeometry

/// The inks that deposit grains which add up.
enum DepositInk: UInt8, BitwiseCopyable, Sendable {
  case pencil
  case crayon

  /// Creates the deposit ink for a type; nil for other inks.
  init?(_ type: InkType) {
    switch type {
    case .pencil: self = .pencil
    case .crayon: self = .crayon
    case .pen, .monoline, .fountainPen, .marker, .watercolor, .reed, .eraser: return nil
    }
  }

  /// The opacity of a pose is a quarter of the amount that it deposits at a point in one pass.
  static let flowOfOpacity = 4.0
  /// The amount that a tip deposits if it presses harder without moving, per increase of flow.
  static let press = 0.6
  /// The smallest radius at which a tip is drawn, in pixels; a smaller one deposits less instead.
  static let leastRadius = 0.7

  /// Returns how much less the far end of a tip deposits than its center, and how much more the
  /// near end.
  ///
  /// - Parameter slimness: the ratio of the tip's length to its width; at least 1.
  @inline(__always) func skew(slimness: Double) -> Double {
    guard self == .pencil else { return 0 }
    // A lead at inclination `t` (1 is flat) has the ratio (1 + 9 t) / (1 + 0.7 t), which is at most
    // 5.8.
    guard slimness < 5.8 else { return -0.45 }
    let lean = (slimness - 1) / (9 - 0.7 * slimness)
    return lean < 0.625 ? -0.72 * lean : -0.45
  }
}
