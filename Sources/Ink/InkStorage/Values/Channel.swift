import InkDrawing
import InkGeometry

/// A property of stroke points, in coding order.
enum Channel: Int, CaseIterable {
  case x, y, time, force, altitude, azimuth, roll, width, height, opacity, secondaryScale

  /// Whether it is a double, not a float.
  var isDouble: Bool {
    switch self {
    case .x, .y, .time, .width, .height: true
    default: false
    }
  }

  /// Whether the transform scales it.
  var scales: Bool {
    switch self {
    case .x, .y, .width, .height: true
    default: false
    }
  }

  /// Whether the ink's formula can compute it.
  var hasFormula: Bool { self == .width || self == .height || self == .opacity }

  /// The most frequent value.
  var usual: Double {
    switch self {
    case .force, .width, .height, .opacity, .secondaryScale: 1
    case .altitude: Double(Float.pi / 2)
    default: 0
    }
  }

  /// Returns the values of the property at these points.
  func values(of points: [StrokePoint]) -> [Double] {
    switch self {
    case .x: points.map(\.location.x)
    case .y: points.map(\.location.y)
    case .time: points.map(\.timeOffset)
    case .force: points.map { Double($0.force) }
    case .altitude: points.map { Double($0.altitude) }
    case .azimuth: points.map { Double($0.azimuth) }
    case .roll: points.map { Double($0.roll) }
    case .width: points.map(\.size.width)
    case .height: points.map(\.size.height)
    case .opacity: points.map { Double($0.opacity) }
    case .secondaryScale: points.map { Double($0.secondaryScale) }
    }
  }
}
