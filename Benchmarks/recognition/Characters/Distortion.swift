import InkSynthesis

/// What a stranger does to a character on purpose.
struct Distortion {
  var name: String
  /// How far it leans, turns, and is stretched.
  var lean: Float = 0
  var turn: Float = 0
  var stretch: Float = 0
  /// How far parts are moved and made larger and smaller, as a share of the frame.
  var warp: Float = 0
  /// How far each stroke goes astray by itself.
  var stray: Float = 0
  /// How likely it is that the order is another, and for each stroke that it is turned round, or
  /// joined with the next.
  var reorder: Float = 0
  var reverse: Float = 0
  var join: Float = 0

  /// One after the other, and all at once.
  static let all = [
    Distortion(name: "as drawn"),
    Distortion(name: "leaning, turned", lean: 0.4, turn: 0.15),
    Distortion(name: "stretched", stretch: 0.7),
    Distortion(name: "parts warped", warp: 0.14),
    Distortion(name: "strokes astray", stray: 0.09),
    Distortion(name: "another order", reorder: 1),
    Distortion(name: "some turned round", reverse: 0.4),
    Distortion(name: "some joined", join: 0.4),
    Distortion(
      name: "a stranger", lean: 0.25, turn: 0.1, stretch: 0.4, warp: 0.09, stray: 0.05,
      reorder: 0.5,
      reverse: 0.1, join: 0.15),
    Distortion(
      name: "a wild stranger", lean: 0.4, turn: 0.15, stretch: 0.6, warp: 0.13, stray: 0.08,
      reorder: 1,
      reverse: 0.25, join: 0.3),
  ]

  /// Distorts a character; the same seed does the same.
  func distorted(_ drawn: DrawnCharacter, seed: UInt64) -> DrawnCharacter {
    var dice = SplitMix64(seed: seed)
    var strokes = drawn.strokes.map { Self.even($0) }
    bend(&strokes, &dice)
    for index in strokes.indices { strokes[index] = astray(strokes[index], &dice) }
    if dice.share() < reorder { strokes.shuffle(using: &dice) }
    for index in strokes.indices where dice.share() < reverse { strokes[index].reverse() }
    var joined: [[SIMD2<Float>]] = []
    for stroke in strokes {
      if let last = joined.indices.last, dice.share() < join {
        joined[last] += stroke
      } else {
        joined.append(stroke)
      }
    }
    return DrawnCharacter(character: drawn.character, strokes: joined)
  }

  /// With a place every fortieth of the frame, so that what bends bends lines too.
  private static func even(_ stroke: [SIMD2<Float>]) -> [SIMD2<Float>] {
    var places = [stroke[0]]
    for (last, next) in zip(stroke, stroke.dropFirst()) {
      let way = next - last
      let count = max(1, ((way * way).sum().squareRoot() * 40).rounded(.up))
      for step in 1...Int(count) { places.append(last + way * (Float(step) / count)) }
    }
    return places
  }

  private func bend(_ strokes: inout [[SIMD2<Float>]], _ dice: inout SplitMix64) {
    let leaning = lean * dice.side()
    let turning = turn * dice.side()
    let ratio = 1 + stretch * abs(dice.side())
    let scale = dice.share() < 0.5 ? SIMD2(ratio, 1 / ratio) : SIMD2(1 / ratio, ratio)
    // A grid of 4 x 4 places, each of which goes its own way; between them it is smooth enough.
    let grid = (0..<16).map { _ in SIMD2(dice.side(), dice.side()) * warp }
    for stroke in strokes.indices {
      for index in strokes[stroke].indices {
        let place = strokes[stroke][index]
        let moved = (place + Self.value(grid, place) - 0.5) * scale
        let leant = SIMD2(moved.x - leaning * moved.y, moved.y)
        strokes[stroke][index] =
          SIMD2(leant.x - turning * leant.y, leant.y + turning * leant.x) + 0.5
      }
    }
  }

  private static func value(_ grid: [SIMD2<Float>], _ place: SIMD2<Float>) -> SIMD2<Float> {
    let at = (place * 3).clamped(lowerBound: .zero, upperBound: SIMD2(2.999, 2.999))
    let (x, y) = (Int(at.x), Int(at.y))
    let share = at - SIMD2(Float(x), Float(y))
    let above = grid[4 * y + x] * (1 - share.x) + grid[4 * y + x + 1] * share.x
    let below = grid[4 * y + x + 4] * (1 - share.x) + grid[4 * y + x + 5] * share.x
    return above * (1 - share.y) + below * share.y
  }

  private func astray(_ stroke: [SIMD2<Float>], _ dice: inout SplitMix64) -> [SIMD2<Float>] {
    let shift = SIMD2(dice.side(), dice.side()) * stray
    let turning = 2 * stray * dice.side()
    let size = 1 + 3 * stray * dice.side()
    let middle = stroke.reduce(SIMD2.zero, +) / Float(stroke.count)
    return stroke.map { place in
      let off = (place - middle) * size
      return middle + shift + SIMD2(off.x - turning * off.y, off.y + turning * off.x)
    }
  }
}

extension SplitMix64 {
  /// From 0 to 1.
  fileprivate mutating func share() -> Float { Float(next() >> 40) / Float(1 << 24) }
  /// From -1 to 1.
  fileprivate mutating func side() -> Float { 2 * share() - 1 }
}
