import InkDrawing
import InkGeometry

/// The inks that leave grains which add up.
enum DepositInk: UInt8, BitwiseCopyable, Sendable {
  case pencil
  case crayon

  /// What an ink leaves; nil if it leaves something else.
  init?(_ type: InkType) {
    switch type {
    case .pencil: self = .pencil
    case .crayon: self = .crayon
    case .pen, .monoline, .fountainPen, .marker, .watercolor, .reed, .eraser: return nil
    }
  }

  /// A pose's opacity is a quarter of how much it leaves on a place that it passes.
  static let flowOfOpacity = 4.0
  /// How much a tip leaves that presses harder without moving, per flow that is added.
  static let press = 0.6
  /// A tip is drawn at least so large, in pixels from its middle to its rim, and leaves less
  /// instead.
  static let leastRadius = 0.7

  /// By how much the far end of a tip leaves less than its middle, and the near end more.
  ///
  /// - Parameter slimness: how many times longer the tip is than it is wide; at least 1.
  @inline(__always) func skew(slimness: Double) -> Double {
    guard self == .pencil else { return 0 }
    // A lead that lies down by `t` of all is (1 + 9 t) / (1 + 0.7 t) times longer than wide: more
    // than 5.8 does not come of it.
    guard slimness < 5.8 else { return -0.45 }
    let lean = (slimness - 1) / (9 - 0.7 * slimness)
    return lean < 0.625 ? -0.72 * lean : -0.45
  }
}
