/// A stroke as eight points, from its beginning to its end.
struct EightPlaces: BitwiseCopyable, Sendable {
  var x: SIMD8<Float>
  var y: SIMD8<Float>
  /// Its length.
  var length: Float

  /// The cost of a stroke in the opposite direction, as a squared distance.
  private static let backward: Float = 0.002
  /// The squared distance at which the likelihood is half of that at distance 0.
  private static let half: Float = 0.01

  /// Returns the similarity of two strokes, from 0 to 1, and whether one is in the opposite
  /// direction; their positions have half the weight.
  @inline(__always)
  func likeness(_ other: Self) -> (share: Float, isTurned: Bool) {
    let right = (x - other.x).sum() / 8
    let below = (y - other.y).sum() / 8
    let ahead = square(other.x, other.y)
    let back = square(other.x.turned, other.y.turned) + Self.backward
    let distance = min(ahead, back) - 0.5 * (right * right + below * below)
    return (Self.half / (Self.half + distance), back < ahead)
  }

  /// Returns the mean squared distance between points.
  @inline(__always)
  private func square(_ otherX: SIMD8<Float>, _ otherY: SIMD8<Float>) -> Float {
    let across = x - otherX
    let down = y - otherY
    return (across * across + down * down).sum() / 8
  }

  /// The stroke from its end to its beginning.
  var turned: Self { Self(x: x.turned, y: y.turned, length: length) }
}

extension SIMD8<Float> {
  /// The elements from the last to the first.
  @inline(__always)
  fileprivate var turned: Self {
    Self(self[7], self[6], self[5], self[4], self[3], self[2], self[1], self[0])
  }
}

/// The strokes of an outline, each as eight points.
struct CharacterStrokes: Sendable {
  private(set) var strokes: [EightPlaces] = []

  /// Reads an outline and reuses memory.
  mutating func extract(_ outline: CharacterOutline) {
    strokes.removeAll(keepingCapacity: true)
    var begin = 0
    let places = outline.places
    while begin < places.count {
      var end = begin + 1
      while end < places.count, places[end].stroke == places[begin].stroke { end += 1 }
      strokes.append(Self.stroke(places, begin..<end))
      begin = end
    }
  }

  private static func stroke(
    _ places: [CharacterOutline.OutlinePiece], _ range: Range<Int>
  ) -> EightPlaces {
    var length: Float = 0
    for index in range { length += places[index].way.size }
    let first = places[range.lowerBound]
    var stroke = EightPlaces(
      x: SIMD8(repeating: first.place.x), y: SIMD8(repeating: first.place.y), length: length)
    var index = range.lowerBound
    var before: Float = 0
    for step in 0..<8 {
      let wanted = length * Float(step) / 7
      while index + 1 < range.upperBound, before + places[index].way.size < wanted {
        before += places[index].way.size
        index += 1
      }
      let size = places[index].way.size
      let share = size > 0 ? min(1, (wanted - before) / size) - 0.5 : 0
      let place = places[index].place + places[index].way * share
      stroke.x[step] = place.x
      stroke.y[step] = place.y
    }
    return stroke
  }
}
