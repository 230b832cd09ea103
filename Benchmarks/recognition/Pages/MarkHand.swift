import InkRecognition

/// Draws marks on a line of a page, as a writer's hand does.
struct MarkHand {
  /// The source of all that is random.
  var writer: PageWriter
  /// The bounds of the marked words, in mm.
  let area: (low: SIMD2<Float>, high: SIMD2<Float>)
  /// The baseline of the line.
  let foot: Float
  /// The left end of the line.
  let start: Float
  /// The place in the line to which a caret points.
  let tip: Float

  private var low: SIMD2<Float> { area.low }
  private var high: SIMD2<Float> { area.high }

  /// Returns the strokes of a mark.
  mutating func strokes(of mark: DrawnMark) -> [[SIMD2<Float>]] {
    switch mark {
    case .underline:
      let y = foot + (0.25 + 0.6 * writer.share()) * PageWriter.size
      return [path(SIMD2(low.x + off(1), y + off(0.3)), SIMD2(high.x + off(1), y + off(0.3)))]
    case .strikeThrough:
      let y = foot - (0.35 + 0.35 * writer.share()) * PageWriter.size
      return [
        path(SIMD2(low.x - 1 + off(0.8), y + off(0.3)), SIMD2(high.x + 1 + off(0.8), y + off(0.3)))
      ]
    case .ring: return [ring(low - 1.2, high + 1.2)]
    case .box: return box()
    case .arrow: return arrow()
    case .bullet: return [bullet()]
    case .tableRule: return tableRules()
    case .drawing: return drawing()
    case .caret:
      return [
        path(
          SIMD2(tip - 1.1, foot + 1.9 + off(0.3)), SIMD2(tip + off(0.2), foot - 0.2 + off(0.4)),
          SIMD2(tip + 1.1, foot + 1.9 + off(0.3)))
      ]
    case .highlighter: return [highlight()]
    case .ruledLine:
      let y = foot + 4 + off(0.5)
      return [path(SIMD2(16 + off(4), y + off(0.3)), SIMD2(150 + off(20), y + off(0.3)))]
    }
  }

  // MARK: Around words

  private mutating func box() -> [[SIMD2<Float>]] {
    let (a, b) = (low - 1 - writer.share(), high + 1 + writer.share())
    if writer.below(2) == 0 {
      return [path(a, SIMD2(b.x, a.y), b, SIMD2(a.x, b.y), a + SIMD2(0.3, 0.2))]
    }
    return [
      path(a, SIMD2(b.x, a.y)), path(SIMD2(b.x, a.y), b), path(SIMD2(a.x, b.y), b),
      path(a, SIMD2(a.x, b.y)),
    ]
  }

  private mutating func highlight() -> [SIMD2<Float>] {
    let y = foot - 0.5 * PageWriter.size
    if writer.below(2) == 0 {
      return path(SIMD2(low.x - 1, y + off(0.4)), SIMD2(high.x + 1, y + off(0.4)))
    }
    return path(
      SIMD2(low.x - 1, y - 1), SIMD2(high.x + 1, y - 0.8), SIMD2(low.x - 0.6, y),
      SIMD2(high.x + 0.8, y + 0.3), SIMD2(low.x - 1, y + 1))
  }

  private mutating func tableRules() -> [[SIMD2<Float>]] {
    let (top, bottom) = (foot - 0.62 * 10, foot + 0.36 * 9)
    return [
      path(SIMD2(17, top), SIMD2(98, top)), path(SIMD2(17, bottom), SIMD2(98, bottom)),
      path(SIMD2(17, top), SIMD2(17, bottom)), path(SIMD2(98, top), SIMD2(98, bottom)),
      path(SIMD2(low.x - 0.9, top), SIMD2(low.x - 0.9, bottom)),
    ]
  }

  // MARK: Beside them

  private mutating func arrow() -> [[SIMD2<Float>]] {
    let from = SIMD2<Float>(94 + off(2), foot - 0.5 + off(1))
    let to = from + SIMD2(12 + off(5), off(5))
    let way = (to - from) / (to - from).length
    let side = SIMD2(-way.y, way.x)
    let barbs = (to - way * 2 + side * 1.3, to - way * 2 - side * 1.3)
    switch writer.below(3) {
    case 0: return [path(from, to), path(barbs.0, to, barbs.1)]
    case 1: return [path(from, to), path(to, barbs.0), path(to, barbs.1)]
    default: return [path(from, to, barbs.0, to, barbs.1)]
    }
  }

  private mutating func bullet() -> [SIMD2<Float>] {
    let place = SIMD2(start - 4 + off(1), foot - 0.5 * PageWriter.size + off(0.2))
    switch writer.below(3) {
    case 0: return [place, place + SIMD2(0.1, 0.1), place]
    case 1: return path(place - SIMD2(0.8, 0), place + SIMD2(0.8, 0))
    default: return ring(place - 0.35, place + 0.35)
    }
  }

  private mutating func drawing() -> [[SIMD2<Float>]] {
    let trace = SketchedThing.allCases[writer.below(SketchedThing.allCases.count)]
      .drawn(seed: UInt64(writer.below(10_000)))
    guard let corners = trace.points.corners else { return [] }
    let extent = corners.high - corners.low
    let scale = (14 + 10 * writer.share()) / max(extent.x, extent.y)
    return (0..<trace.strokeCount).map { stroke in
      trace.range(stroke).map {
        (trace.points[$0] - corners.low) * scale + SIMD2(100 + off(2), foot - 8)
      }
    }
  }

  // MARK: The hand

  /// Returns a random distance of at most a range to both sides.
  private mutating func off(_ range: Float) -> Float { (writer.share() - 0.5) * 2 * range }

  /// Returns a path through corners, with the tremor of a hand.
  private mutating func path(_ corners: SIMD2<Float>...) -> [SIMD2<Float>] {
    var points = [corners[0]]
    var off = SIMD2<Float>.zero
    for (from, to) in zip(corners, corners.dropFirst()) {
      let count = max(4, Int((to - from).length / 0.6))
      for step in 1...count {
        off = off * 0.85 + SIMD2(writer.share() - 0.5, writer.share() - 0.5) * 0.06
        points.append(from + (to - from) * (Float(step) / Float(count)) + off)
      }
    }
    return points
  }

  /// Returns an ellipse that does not quite close, or overshoots.
  private mutating func ring(_ low: SIMD2<Float>, _ high: SIMD2<Float>) -> [SIMD2<Float>] {
    let (middle, radius) = ((low + high) / 2, (high - low) / 2 * SIMD2(1.12, 1.2))
    let (start, turn) = (writer.share(), 0.95 + 0.12 * writer.share())
    return (0...48).map { step in
      let phase = start + turn * Float(step) / 48
      return middle + radius * SIMD2(Self.wave(phase + 0.25), Self.wave(phase))
        * (0.99 + 0.02 * writer.share())
    }
  }

  private static func wave(_ turn: Float) -> Float {
    let part = turn - turn.rounded(.down)
    let half = part < 0.5 ? part : part - 0.5
    return (part < 0.5 ? 1 : -1) * 16 * half * (0.5 - half)
  }
}
