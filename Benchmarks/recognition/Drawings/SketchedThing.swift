import InkRecognition
import InkSynthesis

/// Things that people draw beside what they write, and that are no letters: strokes within a frame
/// of 1 x 1, y downwards.
enum SketchedThing: String, CaseIterable {
  case house, tree, face, sun, star, cup, car, fish, flower, heart
  case box, boxes, flowchart, grid, chart, spiral, hatching, scribble, cloud, arrow

  /// Drawn by somebody: warped, leaning, stretched, in a size from 8 to 80 mm. The same seed draws
  /// the same.
  func drawn(seed: UInt64) -> WritingTrace {
    var dice = SplitMix64(seed: seed)
    let hand = Distortion(
      name: rawValue, lean: 0.15, turn: 0.1, stretch: 0.3, warp: 0.08, stray: 0.03, reorder: 0.3,
      reverse: 0.2, join: 0.1)
    let drawn = hand.distorted(
      DrawnCharacter(character: "?", strokes: strokes), seed: dice.next())
    let size = 8 * Float(1 << (dice.next() % 4)) * (1 + 0.25 * Float(dice.next() % 5) / 4)
    return WritingTrace(strokes: drawn.strokes.map { $0.map { $0 * size } })
  }

  private typealias Place = SIMD2<Float>

  private var strokes: [[SIMD2<Float>]] {
    switch self {
    case .house:
      [
        Self.line(0.1, 1, 0.1, 0.45, 0.9, 0.45, 0.9, 1, 0.1, 1), Self.line(0, 0.5, 0.5, 0, 1, 0.5),
        Self.line(0.4, 1, 0.4, 0.7, 0.6, 0.7, 0.6, 1),
      ]
    case .tree:
      [
        Self.line(0.45, 1, 0.45, 0.6), Self.line(0.55, 1, 0.55, 0.6),
        Self.round(0.5, 0.32, 0.42, 0.3, bumps: 7),
      ]
    case .face:
      [
        Self.round(0.5, 0.5, 0.5, 0.5), Self.round(0.32, 0.35, 0.06, 0.06),
        Self.round(0.68, 0.35, 0.06, 0.06), Self.line(0.3, 0.68, 0.42, 0.78, 0.58, 0.78, 0.7, 0.68),
        Self.line(0.5, 0.42, 0.45, 0.58, 0.52, 0.58),
      ]
    case .sun:
      [Self.round(0.5, 0.5, 0.25, 0.25)]
        + (0..<8).map { ray in
          let way = Self.way(Float(ray) / 8)
          return [0.5 + way * 0.32, 0.5 + way * 0.5]
        }
    case .star: [(0...5).map { 0.5 + 0.5 * Self.way(Float($0 * 2 % 5) / 5 - 0.25) }]
    case .cup:
      [
        Self.line(0.1, 0.1, 0.2, 1, 0.7, 1, 0.8, 0.1), Self.round(0.45, 0.1, 0.35, 0.08),
        Self.line(0.77, 0.3, 1, 0.35, 0.95, 0.65, 0.73, 0.7),
      ]
    case .car:
      [
        Self.line(
          0, 0.75, 0, 0.5, 0.2, 0.45, 0.35, 0.2, 0.7, 0.2, 0.8, 0.48, 1, 0.52, 1, 0.75, 0, 0.75),
        Self.round(0.22, 0.78, 0.1, 0.1), Self.round(0.78, 0.78, 0.1, 0.1),
      ]
    case .fish:
      [
        Self.round(0.4, 0.5, 0.4, 0.25), Self.line(0.78, 0.5, 1, 0.25, 1, 0.75, 0.78, 0.5),
        Self.round(0.2, 0.42, 0.03, 0.03),
      ]
    case .flower:
      [Self.round(0.5, 0.3, 0.09, 0.09), Self.round(0.5, 0.3, 0.25, 0.25, bumps: 6)]
        + [Self.line(0.5, 0.55, 0.5, 1), Self.line(0.5, 0.85, 0.75, 0.65, 0.5, 0.8)]
    case .heart:
      [
        Self.line(
          0.5, 0.25, 0.35, 0.05, 0.1, 0.1, 0.03, 0.35, 0.2, 0.65, 0.5, 1, 0.8, 0.65, 0.97, 0.35,
          0.9, 0.1, 0.65, 0.05, 0.5, 0.25)
      ]
    case .box: [Self.line(0, 0, 1, 0, 1, 0.7, 0, 0.7, 0, 0)]
    case .boxes:
      [
        Self.line(0, 0, 1, 0, 1, 1, 0, 1, 0, 0),
        Self.line(0.2, 0.2, 0.8, 0.2, 0.8, 0.8, 0.2, 0.8, 0.2, 0.2),
      ]
    case .flowchart:
      [
        Self.line(0, 0, 0.35, 0, 0.35, 0.3, 0, 0.3, 0, 0), Self.line(0.35, 0.15, 0.65, 0.15),
        Self.line(0.58, 0.08, 0.65, 0.15, 0.58, 0.22),
        Self.line(0.65, 0, 1, 0, 1, 0.3, 0.65, 0.3, 0.65, 0), Self.line(0.82, 0.3, 0.82, 0.7),
        Self.line(0.65, 0.7, 1, 0.7, 1, 1, 0.65, 1, 0.65, 0.7),
      ]
    case .grid:
      (0...3).map { Self.line(0, Float($0) / 3, 1, Float($0) / 3) }
        + (0...3).map { Self.line(Float($0) / 3, 0, Float($0) / 3, 1) }
    case .chart:
      [
        Self.line(0, 0, 0, 1, 1, 1),
        Self.line(0.05, 0.9, 0.3, 0.5, 0.5, 0.65, 0.75, 0.2, 0.95, 0.3),
      ]
    case .spiral:
      [(0...90).map { 0.5 + Self.way(Float($0) / 25) * (0.5 * Float($0) / 90) }]
    case .hatching:
      (0..<8).map { Self.line(Float($0) / 8, 1, Float($0) / 8 + 0.25, 0) }
    case .scribble:
      [(0..<24).map { Place(Float($0 % 2), Float($0) / 24) * Place(1, 1) }]
    case .cloud: [Self.round(0.5, 0.5, 0.45, 0.25, bumps: 8)]
    case .arrow: [Self.line(0, 0.5, 1, 0.5), Self.line(0.8, 0.35, 1, 0.5, 0.8, 0.65)]
    }
  }

  private static func line(_ numbers: Float...) -> [Place] {
    stride(from: 0, to: numbers.count, by: 2).map { Place(numbers[$0], numbers[$0 + 1]) }
  }

  /// An ellipse, perhaps with bumps.
  private static func round(
    _ x: Float, _ y: Float, _ wide: Float, _ high: Float, bumps: Int = 0
  ) -> [Place] {
    let count = bumps > 0 ? bumps * 8 : 28
    return (0...count).map { step in
      let turn = Float(step) / Float(count)
      let phase = turn * Float(max(1, bumps))
      let swell: Float = bumps > 0 ? 0.8 + 0.8 * abs(phase - phase.rounded()) : 1
      return Place(x, y) + way(turn) * Place(wide, high) * swell
    }
  }

  /// Nearly a point of the circle of radius 1: parabolas in place of sines, which differ between
  /// machines.
  private static func way(_ turn: Float) -> Place { Place(wave(turn + 0.25), wave(turn)) }

  private static func wave(_ turn: Float) -> Float {
    let part = turn - turn.rounded(.down)
    let half = part < 0.5 ? part : part - 0.5
    return (part < 0.5 ? 1 : -1) * 16 * half * (0.5 - half)
  }
}
