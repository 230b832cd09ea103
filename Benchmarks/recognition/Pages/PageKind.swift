import InkRecognition

/// The kinds of pages that are measured.
enum PageKind: String, CaseIterable {
  case lines28 = "28 lines at 9 mm"
  case lines22 = "22 lines at 12 mm"
  case columns = "two columns"
  case table = "table of 4 columns"
  case ruledTable = "table with rules"
  case slanted = "slanted and curved lines"
  case mixed = "headings of twice the size"
  case notes = "notes in the margin"
  case sketches = "drawings between the lines"
  case interleaved = "second line begun early"

  /// Writes a page.
  func written(by writer: inout PageWriter) -> PageSheet {
    var sheet = PageSheet()
    switch self {
    case .lines28: Self.fill(&sheet, &writer, count: 28, pitch: 9)
    case .lines22: Self.fill(&sheet, &writer, count: 22, pitch: 12)
    case .columns: Self.columns(&sheet, &writer)
    case .table: Self.table(&sheet, &writer)
    case .ruledTable:
      Self.table(&sheet, &writer)
      Self.tableRules(&sheet)
    case .slanted:
      let slope = (writer.share() - 0.5) * 0.3
      let bend = (writer.share() - 0.5) * 0.001
      for line in 0..<14 {
        writer.writeLine(
          on: &sheet, from: 20, to: 180, y: 40 + 12 * Float(line), slope: slope, bend: bend)
      }
    case .mixed:
      for part in 0..<5 {
        let y = 25 + 46 * Float(part)
        writer.writeLine(on: &sheet, from: 20, to: 180, y: y, most: 3, growth: 2)
        for line in 1...3 {
          writer.writeLine(on: &sheet, from: 20, to: 190, y: y + 3 + 9 * Float(line))
        }
      }
    case .notes:
      for line in 0..<20 {
        let y = 20 + 10 * Float(line)
        if writer.below(4) == 0 {
          writer.writeLine(on: &sheet, from: 8, to: 30, y: y, most: 1)
        }
        writer.writeLine(on: &sheet, from: 50, to: 195, y: y)
      }
    case .sketches:
      for part in 0..<4 {
        let y = 20 + 65 * Float(part)
        for line in 0..<3 {
          writer.writeLine(on: &sheet, from: 20, to: 190, y: y + 9 * Float(line))
        }
        Self.sketch(&sheet, &writer, x: 40 + 80 * writer.share(), y: y + 26)
      }
    case .interleaved:
      Self.fill(&sheet, &writer, count: 12, pitch: 10)
      Self.interleave(&sheet)
    }
    return sheet
  }

  private static func fill(
    _ sheet: inout PageSheet, _ writer: inout PageWriter, count: Int, pitch: Float
  ) {
    let slope = (writer.share() - 0.5) * 0.02
    for line in 0..<count {
      writer.writeLine(
        on: &sheet, from: 20 + 3 * writer.share(), to: 190, y: 20 + pitch * Float(line),
        slope: slope)
    }
  }

  private static func columns(_ sheet: inout PageSheet, _ writer: inout PageWriter) {
    let gap = 7 + 5 * writer.share()
    for left in [Float(20), 105 + gap / 2] {
      let y = 20 + 4 * writer.share()
      for line in 0..<20 {
        writer.writeLine(on: &sheet, from: left, to: left + 85 - gap, y: y + 9 * Float(line))
      }
    }
  }

  private static func table(_ sheet: inout PageSheet, _ writer: inout PageWriter) {
    for row in 0..<16 {
      for column in 0..<4 {
        let left = 20 + 44.25 * Float(column)
        writer.writeLine(
          on: &sheet, from: left, to: left + 38, y: 22 + 11 * Float(row),
          most: 1 + writer.below(2))
      }
    }
  }

  private static func tableRules(_ sheet: inout PageSheet) {
    for row in 0...16 {
      sheet.strokes.append(
        .init(points: Self.line(18, 14 + 11 * Float(row), 195, 14 + 11 * Float(row)), word: nil))
    }
    for column in 0...4 {
      let x = 18 + 44.25 * Float(column)
      sheet.strokes.append(.init(points: Self.line(x, 14, x, 190), word: nil))
    }
  }

  private static func sketch(
    _ sheet: inout PageSheet, _ writer: inout PageWriter, x: Float, y: Float
  ) {
    let things: [SketchedThing] = [
      .house, .tree, .face, .sun, .cup, .car, .fish, .flowchart, .chart,
    ]
    let trace = things[writer.below(things.count)].drawn(seed: UInt64(writer.below(10_000)))
    guard let (low, high) = trace.points.corners else { return }
    let scale = (16 + 10 * writer.share()) / max(high.y - low.y, 0.4 * (high.x - low.x))
    for stroke in 0..<trace.strokeCount {
      let points = trace.range(stroke).map {
        (trace.points[$0] - low) * scale + SIMD2(x, y)
      }
      sheet.strokes.append(.init(points: points, word: nil))
    }
  }

  /// Writes the last two words of every other line after the first words of the next.
  private static func interleave(_ sheet: inout PageSheet) {
    var strokes: [PageSheet.SheetStroke] = []
    for pair in stride(from: 0, to: sheet.lines.count - 1, by: 2) {
      let (one, two) = (sheet.lines[pair], sheet.lines[pair + 1])
      let (cut, begun) = (
        max(one.lowerBound, one.upperBound - 2), min(two.lowerBound + 2, two.upperBound)
      )
      for part in [
        one.lowerBound..<cut, two.lowerBound..<begun, cut..<one.upperBound, begun..<two.upperBound,
      ] {
        strokes += sheet.strokes(of: part)
      }
    }
    sheet.strokes = strokes
  }

  /// A straight line, in steps of a millimeter.
  static func line(_ x: Float, _ y: Float, _ toX: Float, _ toY: Float) -> [SIMD2<Float>] {
    let (from, to) = (SIMD2(x, y), SIMD2(toX, toY))
    let count = max(2, Int((to - from).length))
    return (0...count).map { from + (to - from) * (Float($0) / Float(count)) }
  }
}

extension SIMD2<Float> {
  /// The length of a vector.
  var length: Float { (x * x + y * y).squareRoot() }
}
