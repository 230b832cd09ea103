/// How often the boundaries of two operands go around a place, clockwise on screen.
struct Windings: BitwiseCopyable, Equatable {
  var first: Int32 = 0
  var second: Int32 = 0

  var isZero: Bool { first == 0 && second == 0 }

  static func + (a: Windings, b: Windings) -> Windings {
    Windings(first: a.first &+ b.first, second: a.second &+ b.second)
  }
  static prefix func - (a: Windings) -> Windings {
    Windings(first: 0 &- a.first, second: 0 &- a.second)
  }
}

/// A straight edge, from the left end to the right one, upright ones from the smaller y.
struct Edge: BitwiseCopyable {
  var left: GridPoint
  var right: GridPoint
  /// What the windings grow by from the side of smaller y to that of greater y.
  var step: Windings

  /// The edge of a boundary from `start` to `end`, which lie apart.
  init(from start: GridPoint, to end: GridPoint, step: Windings) {
    let forward = start.precedes(end)
    left = forward ? start : end
    right = forward ? end : start
    self.step = forward ? step : -step
  }

  var box: GridBox {
    GridBox(
      minX: left.x, minY: min(left.y, right.y), maxX: right.x, maxY: max(left.y, right.y))
  }

  /// Positive if a place lies on the side of greater y, 0 if in line.
  func side(of place: GridPoint) -> Int64 { GridPoint.side(left, right, place) }

  /// Whether it goes towards smaller y.
  var rises: Bool { right.y < left.y }

  /// Whether it comes before another in the order of the sweep: by its left end, then by slope.
  func precedes(_ other: Edge) -> Bool {
    left != other.left ? left.precedes(other.left) : side(of: other.right) > 0
  }

  /// Whether it meets the square of one step around a place that is none of its ends; the sides of
  /// smaller x and y belong to the square, those of greater do not.
  func isBent(by place: GridPoint) -> Bool {
    guard left.x <= place.x, place.x <= right.x, min(left.y, right.y) <= place.y,
      place.y <= max(left.y, right.y), place != left, place != right
    else { return false }
    let (width, height) = (
      Int64(right.x) - Int64(left.x), abs(Int64(right.y) - Int64(left.y))
    )
    guard width != 0, height != 0 else { return true }
    let twice = 2 * side(of: place)
    return abs(twice) < width + height || (rises && twice == width + height)
  }
}

/// What decides from both windings whether a place is inside.
enum FillRule {
  case nonzero, evenOdd
  case union, intersection, subtraction, symmetricDifference

  func isInside(_ windings: Windings) -> Bool {
    switch self {
    case .nonzero: windings.first != 0
    case .evenOdd: windings.first & 1 != 0
    case .union: windings.first > 0 || windings.second > 0
    case .intersection: windings.first > 0 && windings.second > 0
    case .subtraction: windings.first > 0 && windings.second <= 0
    case .symmetricDifference: (windings.first > 0) != (windings.second > 0)
    }
  }
}
