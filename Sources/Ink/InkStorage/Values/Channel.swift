import InkDrawing
import InkGeometry

/// A property of stroke points, in the order in which they are coded.
enum Channel: Int, CaseIterable {
  case x, y, time, force, altitude, azimuth, roll, width, height, opacity, secondaryScale

  /// Whether it is a double, not a float.
  var isDouble: Bool {
    switch self {
    case .x, .y, .time, .width, .height: true
    default: false
    }
  }

  /// Whether the transform makes it larger.
  var scales: Bool {
    switch self {
    case .x, .y, .width, .height: true
    default: false
    }
  }

  /// Whether the ink's formula can tell it.
  var hasFormula: Bool { self == .width || self == .height || self == .opacity }

  /// What most strokes have.
  var usual: Double {
    switch self {
    case .force, .width, .height, .opacity, .secondaryScale: 1
    case .altitude: Double(Float.pi / 2)
    default: 0
    }
  }

  /// Its values at all these points.
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
