import Handwriting
import InkRecognition
import InkSynthesis

/// The same text in another hand: sheared, stretched, turned, shaken, its line bent, its letters warped.
struct Distortion {
  private let shear: Float
  private let stretch: Float
  private let size: Float
  private let turn: SIMD2<Float>
  private let bend: Float
  private let wave: SIMD2<Float>
  private let shake: Float
  private let warps: [Warp]
  /// By how much the writing's size is misjudged.
  let misjudged: Float
  private var chance: SplitMix64

  init(_ dice: inout SplitMix64) {
    shear = Float(0.22 * dice.normal())
    stretch = 1 + Float(0.2 * max(-2, min(dice.normal(), 2)))
    size = 1 + Float(0.2 * max(-2, min(dice.normal(), 2)))
    // The angle's half tangent; no sine is needed.
    let half = Float(0.035 * dice.normal())
    turn = SIMD2(1 - half * half, 2 * half) / (1 + half * half)
    bend = Float(0.016 * dice.normal())
    wave = SIMD2(Float(dice.uniform(0...1)), Float(0.05 * abs(dice.normal())))
    shake = Float(0.025 * abs(dice.normal()))
    warps = (0..<3).map { _ in Warp(&dice) }
    misjudged = 1 + Float(0.15 * max(-2, min(dice.normal(), 2)))
    chance = SplitMix64(seed: dice.next())
  }

  mutating func of(_ writing: Writing) -> WritingTrace {
    var trace = WritingTrace()
    guard let origin = writing.points.first else { return trace }
    let scale = WritingScale.of(writing.trace)
    var start = 0
    var drift = SIMD2<Float>.zero
    for end in writing.ends {
      // A stroke is put down where the hand happens to be.
      let place = SIMD2(Float(chance.normal()), Float(chance.normal())) * (0.05 * scale)
      // Each is of a size and a slant of its own.
      let (wide, high) = (1 + 0.05 * Float(chance.normal()), 1 + 0.05 * Float(chance.normal()))
      let lean = 0.04 * Float(chance.normal())
      let first = writing.points[start] - origin
      for index in start..<end {
        let way = writing.points[index] - origin - first
        var own = first + SIMD2(way.x * wide - way.y * lean, way.y * high)
        for warp in warps { own += warp.way(own / scale) * scale }
        let fresh = SIMD2(Float(chance.normal()), Float(chance.normal()))
        drift = drift * 0.85 + fresh * (shake * scale)
        trace.add(moved(own, scale) + place + drift)
      }
      trace.lift()
      start = end
    }
    return trace
  }

  private func moved(_ point: SIMD2<Float>, _ scale: Float) -> SIMD2<Float> {
    let x = (point.x - shear * point.y) * stretch
    // A triangle's wave, since sines differ between machines.
    let phase = x / (scale * 12) + wave.x
    let ramp = phase - phase.rounded(.down)
    let y = point.y + bend * x + scale * wave.y * (4 * abs(ramp - 0.5) - 1)
    return SIMD2(x * turn.x - y * turn.y, x * turn.y + y * turn.x) * size
  }
}

/// A wave over the paper that moves what lies there: it makes letters wider here and narrower there, higher and lower.
private struct Warp {
  /// Waves per scale.
  private let pace: SIMD2<Float>
  private let phase: Float
  private let reach: SIMD2<Float>

  init(_ dice: inout SplitMix64) {
    pace = SIMD2(Float(dice.uniform(0.08...0.4)), Float(0.15 * dice.normal()))
    phase = Float(dice.uniform(0...1))
    reach = SIMD2(Float(0.12 * dice.normal()), Float(0.08 * dice.normal()))
  }

  /// How far a place moves, in scales: along parabolas, which are close to a sine and the same on every machine.
  func way(_ place: SIMD2<Float>) -> SIMD2<Float> {
    let turn = place.x * pace.x + place.y * pace.y + phase
    let share = 2 * (turn - turn.rounded(.down)) - 1
    return reach * (4 * share * (1 - abs(share)))
  }
}
