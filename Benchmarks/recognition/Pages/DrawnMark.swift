import InkRecognition

/// The kinds of marks that are drawn on generated lines.
enum DrawnMark: String, CaseIterable {
  case underline, strikeThrough, ring, box, arrow, bullet, tableRule, drawing, caret, highlighter
  case ruledLine

  /// What a reader should call it.
  var kind: MarkKind {
    switch self {
    case .underline: .underline
    case .strikeThrough: .strikeThrough
    case .ring: .ring
    case .box: .box
    case .arrow: .arrow
    case .bullet: .bullet
    case .tableRule, .ruledLine: .rule
    case .drawing: .drawing
    case .caret: .caret
    case .highlighter: .highlight
    }
  }

  /// Writes three short lines and draws the mark on the second; returns them without and with it.
  func written(by writer: inout PageWriter) -> (plain: PageSheet, marked: PageSheet) {
    var sheet = PageSheet()
    let pitch = 9 + 3 * writer.share()
    let left: Float = self == .bullet ? 28 : 20
    for line in 0..<3 where !(self == .drawing && line == 1) {
      writer.writeLine(on: &sheet, from: left, to: left + 70, y: 40 + pitch * Float(line))
    }
    let tip = self == .caret ? Self.insert(&sheet, pitch) : 0
    let plain = sheet
    let line = sheet.lines[min(1, sheet.lines.count - 1)]
    let first = line.lowerBound + writer.below(line.count)
    let last = min(line.upperBound - 1, first + writer.below(2))
    let (low, high) = (sheet.bounds(of: first).low, sheet.bounds(of: last).high)
    let foot = 40 + pitch
    var area = (low: low, high: high)
    area.low.y = min(low.y, sheet.bounds(of: last).low.y)
    area.high.y = max(high.y, sheet.bounds(of: first).high.y)
    let strokes = strokes(
      area, foot: foot, sheet.bounds(of: line.lowerBound).low.x, tip: tip,
      &writer)
    sheet.strokes += strokes.map {
      .init(points: $0, word: nil, isMarker: self == .highlighter)
    }
    return (plain, sheet)
  }

  /// Leaves a word out of a line and writes it small above its gap.
  private static func insert(
    _ sheet: inout PageSheet, _ pitch: Float
  ) -> Float {
    let line = sheet.lines[1]
    guard line.count > 2 else { return sheet.bounds(of: line.lowerBound).high.x + 1.3 }
    let word = line.lowerBound + 1
    let next = sheet.bounds(of: word + 1).low.x
    let (low, high) = sheet.bounds(of: word)
    let center = next - 1.2
    for index in sheet.strokes.indices where sheet.strokes[index].word == word {
      sheet.strokes[index].points = sheet.strokes[index].points.map { point in
        let place = (point - SIMD2((low.x + high.x) / 2, high.y)) * 0.65
        return SIMD2(center + place.x, 40 + 0.52 * pitch + place.y)
      }
    }
    let moved = sheet.strokes.filter { $0.word == word }
    // The gap closes, so that only the caret shows where the word belongs.
    let shift = next - sheet.bounds(of: word - 1).high.x - 2.6
    for index in sheet.strokes.indices {
      guard let other = sheet.strokes[index].word, other > word, other < line.upperBound else {
        continue
      }
      sheet.strokes[index].points = sheet.strokes[index].points.map { $0 - SIMD2(shift, 0) }
    }
    sheet.strokes.removeAll { $0.word == word }
    sheet.strokes += moved.map { stroke in
      var stroke = stroke
      stroke.points = stroke.points.map { $0 - SIMD2(shift, 0) }
      return stroke
    }
    return sheet.bounds(of: word + 1).low.x - 1.3
  }

  private func strokes(
    _ area: (low: SIMD2<Float>, high: SIMD2<Float>), foot: Float, _ start: Float, tip: Float,
    _ writer: inout PageWriter
  ) -> [[SIMD2<Float>]] {
    let (size, low, high) = (PageWriter.size, area.low, area.high)
    func off(_ range: Float) -> Float { (writer.share() - 0.5) * 2 * range }
    func hand(_ points: SIMD2<Float>...) -> [SIMD2<Float>] { Self.wobbled(points, &writer) }
    switch self {
    case .underline:
      let y = foot + (0.25 + 0.6 * writer.share()) * size
      return [hand(SIMD2(low.x + off(1), y + off(0.3)), SIMD2(high.x + off(1), y + off(0.3)))]
    case .strikeThrough:
      let y = foot - (0.35 + 0.35 * writer.share()) * size
      return [
        hand(SIMD2(low.x - 1 + off(0.8), y + off(0.3)), SIMD2(high.x + 1 + off(0.8), y + off(0.3)))
      ]
    case .ring: return [Self.ring(low - 1.2, high + 1.2, &writer)]
    case .box:
      let (a, b) = (low - 1 - writer.share(), high + 1 + writer.share())
      if writer.below(2) == 0 {
        return [hand(a, SIMD2(b.x, a.y), b, SIMD2(a.x, b.y), a + SIMD2(0.3, 0.2))]
      }
      return [
        hand(a, SIMD2(b.x, a.y)), hand(SIMD2(b.x, a.y), b), hand(SIMD2(a.x, b.y), b),
        hand(a, SIMD2(a.x, b.y)),
      ]
    case .arrow:
      let from = SIMD2<Float>(94 + off(2), foot - 0.5 + off(1))
      let to = from + SIMD2(12 + off(5), off(5))
      let way = (to - from) / (to - from).length
      let side = SIMD2(-way.y, way.x)
      let barbs = (to - way * 2 + side * 1.3, to - way * 2 - side * 1.3)
      switch writer.below(3) {
      case 0: return [hand(from, to), hand(barbs.0, to, barbs.1)]
      case 1: return [hand(from, to), hand(to, barbs.0), hand(to, barbs.1)]
      default: return [hand(from, to, barbs.0, to, barbs.1)]
      }
    case .bullet:
      let place = SIMD2(start - 4 + off(1), foot - 0.5 * size + off(0.2))
      switch writer.below(3) {
      case 0: return [[place, place + SIMD2(0.1, 0.1), place]]
      case 1: return [hand(place - SIMD2(0.8, 0), place + SIMD2(0.8, 0))]
      default: return [Self.ring(place - 0.35, place + 0.35, &writer)]
      }
    case .tableRule:
      let (top, bottom) = (foot - 0.62 * 10, foot + 0.36 * 9)
      return [
        hand(SIMD2(17, top), SIMD2(98, top)), hand(SIMD2(17, bottom), SIMD2(98, bottom)),
        hand(SIMD2(17, top), SIMD2(17, bottom)), hand(SIMD2(98, top), SIMD2(98, bottom)),
        hand(SIMD2(low.x - 0.9, top), SIMD2(low.x - 0.9, bottom)),
      ]
    case .drawing:
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
    case .caret:
      let x = tip
      return [
        hand(
          SIMD2(x - 1.1, foot + 1.9 + off(0.3)), SIMD2(x + off(0.2), foot - 0.2 + off(0.4)),
          SIMD2(x + 1.1, foot + 1.9 + off(0.3)))
      ]
    case .highlighter:
      let y = foot - 0.5 * size
      if writer.below(2) == 0 {
        return [hand(SIMD2(low.x - 1, y + off(0.4)), SIMD2(high.x + 1, y + off(0.4)))]
      }
      return [
        hand(
          SIMD2(low.x - 1, y - 1), SIMD2(high.x + 1, y - 0.8), SIMD2(low.x - 0.6, y),
          SIMD2(high.x + 0.8, y + 0.3), SIMD2(low.x - 1, y + 1))
      ]
    case .ruledLine:
      let y = foot + 4 + off(0.5)
      return [hand(SIMD2(16 + off(4), y + off(0.3)), SIMD2(150 + off(20), y + off(0.3)))]
    }
  }

  /// A path through corners, as a hand draws it.
  private static func wobbled(
    _ corners: [SIMD2<Float>], _ writer: inout PageWriter
  ) -> [SIMD2<Float>] {
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

  /// An ellipse that does not quite close, or overshoots.
  private static func ring(
    _ low: SIMD2<Float>, _ high: SIMD2<Float>, _ writer: inout PageWriter
  ) -> [SIMD2<Float>] {
    let (middle, radius) = ((low + high) / 2, (high - low) / 2 * SIMD2(1.12, 1.2))
    let (start, turn) = (writer.share(), 0.95 + 0.12 * writer.share())
    return (0...48).map { step in
      let phase = start + turn * Float(step) / 48
      return middle + radius * SIMD2(wave(phase + 0.25), wave(phase))
        * (0.99 + 0.02 * writer.share())
    }
  }

  private static func wave(_ turn: Float) -> Float {
    let part = turn - turn.rounded(.down)
    let half = part < 0.5 ? part : part - 0.5
    return (part < 0.5 ? 1 : -1) * 16 * half * (0.5 - half)
  }
}
