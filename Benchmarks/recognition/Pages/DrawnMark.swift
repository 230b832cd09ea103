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
    var hand = MarkHand(
      writer: writer, area: area, foot: foot, start: sheet.bounds(of: line.lowerBound).low.x,
      tip: tip)
    sheet.strokes += hand.strokes(of: self).map {
      .init(points: $0, word: nil, isMarker: self == .highlighter)
    }
    writer = hand.writer
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
}
