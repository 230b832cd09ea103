/// The similarity of the strokes of two characters in any order and direction, with some of them
/// missing.
///
/// Each stroke gets at most one partner, such that the largest part of all strokes matches. Then
/// the template is sheared, stretched and moved to fit its partners, and partners are assigned
/// again.
struct StrokeMatch: Sendable {
  private var assignment = StrokeAssignment()
  private var moved: [EightPlaces] = []
  private var partners: [Int?] = []

  /// The weight of a stroke in addition to its length.
  private static let base: Float = 0.1

  /// Returns the fraction of all strokes that match, from 0 to 1.
  mutating func likeness(_ input: [EightPlaces], _ template: ArraySlice<EightPlaces>) -> Float {
    moved.removeAll(keepingCapacity: true)
    for stroke in template { moved.append(stroke) }
    guard !input.isEmpty, !moved.isEmpty else { return 0 }
    _ = assign(input)
    fit(input)
    return assign(input)
  }

  /// Assigns partners; returns the fraction of all strokes that match.
  private mutating func assign(_ input: [EightPlaces]) -> Float {
    let isWide = input.count <= moved.count
    let rows = isWide ? input.count : moved.count
    let columns = isWide ? moved.count : input.count
    assignment.prepare(rows: rows, columns: columns)
    var all: Float = 0
    for stroke in input { all += Self.base + stroke.length }
    for stroke in moved { all += Self.base + stroke.length }
    for one in input.indices {
      for two in moved.indices {
        let index = isWide ? one * columns + two : two * columns + one
        let weight = 2 * Self.base + input[one].length + moved[two].length
        assignment.gains[index] = weight * input[one].likeness(moved[two]).share
      }
    }
    assignment.solve(rows: rows, columns: columns)
    partners.removeAll(keepingCapacity: true)
    for _ in moved { partners.append(nil) }
    var gain: Float = 0
    for column in 0..<columns {
      guard let row = assignment.rowOfColumn[column] else { continue }
      gain += assignment.gains[row * columns + column]
      if isWide { partners[column] = row } else { partners[row] = column }
    }
    return gain / all
  }

  /// Shears, stretches and moves the template to fit its partners.
  private mutating func fit(_ input: [EightPlaces]) {
    var fit = AffineFit()
    for index in moved.indices {
      guard let partner = partners[index] else { continue }
      let (share, isTurned) = input[partner].likeness(moved[index])
      fit.accumulate(moved[index], isTurned ? input[partner].turned : input[partner], share * share)
    }
    guard let (across, down) = fit.solved else { return }
    for index in moved.indices {
      let x = moved[index].x - 0.5
      let y = moved[index].y - 0.5
      moved[index].x += across.x + across.y * x + across.z * y
      moved[index].y += down.x + down.y * x + down.z * y
    }
  }
}

/// A regularized least-squares fit of the points of one character to those of the other.
private struct AffineFit {
  // Sums of 1, x, y; of xx, xy, yy; and of 1, x, y times the horizontal and the vertical
  // difference.
  private var ones = SIMD3<Float>(8, 0, 0)
  private var squares = SIMD3<Float>(1, 0, 1)
  private var across = SIMD3<Float>.zero
  private var down = SIMD3<Float>.zero

  mutating func accumulate(_ from: EightPlaces, _ to: EightPlaces, _ weight: Float) {
    let x = from.x - 0.5
    let y = from.y - 0.5
    let dx = to.x - from.x
    let dy = to.y - from.y
    ones += weight * SIMD3(8, x.sum(), y.sum())
    squares += weight * SIMD3((x * x).sum(), (x * y).sum(), (y * y).sum())
    across += weight * SIMD3(dx.sum(), (x * dx).sum(), (y * dx).sum())
    down += weight * SIMD3(dy.sum(), (x * dy).sum(), (y * dy).sum())
  }

  /// The translation, and its changes to the right and downwards, horizontally and vertically; nil
  /// if the fit is not determined.
  var solved: (SIMD3<Float>, SIMD3<Float>)? {
    // Cramer's rule for a symmetric matrix.
    let (n, sx, sy) = (ones.x, ones.y, ones.z)
    let (xx, xy, yy) = (squares.x, squares.y, squares.z)
    let first = SIMD3(xx * yy - xy * xy, xy * sy - sx * yy, sx * xy - xx * sy)
    let determinant = n * first.x + sx * first.y + sy * first.z
    guard determinant > 1e-9 else { return nil }
    let second = SIMD3(first.y, n * yy - sy * sy, sx * sy - n * xy)
    let third = SIMD3(first.z, second.z, n * xx - sx * sx)
    func times(_ sums: SIMD3<Float>) -> SIMD3<Float> {
      (first * sums.x + second * sums.y + third * sums.z) / determinant
    }
    return (times(across), times(down))
  }
}
