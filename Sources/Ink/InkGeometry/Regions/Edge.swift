/// The winding numbers of the boundaries of two operands around a point, clockwise on screen.
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

/// A straight edge from its left end to its right end; a vertical edge starts at the smaller y.
struct Edge: BitwiseCopyable {
  var left: GridPoint
  var right: GridPoint
  /// The increase of the winding numbers from the side of smaller y to that of greater y.
  var step: Windings

  /// Creates the edge of a boundary from `start` to `end`, which must be different.
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

  /// Returns a positive number if a point lies on the side of greater y, and 0 if it is in line.
  func side(of place: GridPoint) -> Int64 { GridPoint.side(left, right, place) }

  /// Whether the edge goes towards smaller y.
  var rises: Bool { right.y < left.y }

  /// Returns whether this edge comes before another in the order of the sweep: by its left end,
  /// then by slope.
  func precedes(_ other: Edge) -> Bool {
    left != other.left ? left.precedes(other.left) : side(of: other.right) > 0
  }

  /// Returns whether the edge intersects the square of one grid step around a point that is not one
  /// of its ends. The sides of smaller x and y belong to the square, those of greater x and y do
  /// not.
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

/// The rule that determines from both winding numbers whether a point is inside.
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
