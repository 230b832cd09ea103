import InkRecognition
import InkSynthesis

/// The network while it learns: a batch of writings at a time.
final class Pupil {
  private let features: LanePanels
  private let first: ConvolutionLayer
  private let second: ConvolutionLayer
  private let lower: [MemoryLayer]
  private let upper: [MemoryLayer]
  private let between: LanePanels
  private let betweenSlope: LanePanels
  private let above: LanePanels
  private let aboveSlope: LanePanels
  private let letters: TrainedTable
  private let lettersBias: TrainedTable
  private let logits: LanePanels
  private let logitSlope: LanePanels
  private let turnedLetters: LanePanels
  private let betweenGaps: Gaps
  private let aboveGaps: Gaps
  private var loss = PathLoss()
  private var steps = 0

  /// Places, half as many and a quarter of them, that a batch may have.
  static let most = 16_384

  private static let form = LetterNetworkForm.self

  init(_ dice: inout SplitMix64) {
    let (wide, cells) = (Self.form.second, Self.form.cells)
    let frames = Self.most / 4 + 256
    features = LanePanels(columns: 16, rows: Self.most)
    first = ConvolutionLayer(
      inputs: 16, outputs: Self.form.first, pace: 0, most: Self.most / 2 + 256, isFirst: true)
    second = ConvolutionLayer(
      inputs: Self.form.first, outputs: wide, pace: 1, most: frames, isFirst: false)
    lower = [false, true].map {
      MemoryLayer(inputs: wide, cells: cells, isBackward: $0, most: frames)
    }
    upper = [false, true].map {
      MemoryLayer(inputs: 2 * cells, cells: cells, isBackward: $0, most: frames)
    }
    between = LanePanels(columns: 2 * cells, rows: frames)
    betweenSlope = LanePanels(columns: 2 * cells, rows: frames)
    above = LanePanels(columns: 2 * cells, rows: frames)
    aboveSlope = LanePanels(columns: 2 * cells, rows: frames)
    letters = TrainedTable(columns: LetterCode.count, rows: 2 * cells)
    lettersBias = TrainedTable(columns: LetterCode.count, rows: 1)
    logits = LanePanels(columns: LetterCode.count, rows: frames)
    logitSlope = LanePanels(columns: LetterCode.count, rows: frames)
    turnedLetters = LanePanels(columns: 2 * cells, rows: LetterCode.count)
    betweenGaps = Gaps(columns: 2 * cells, rows: frames, seed: dice.next())
    aboveGaps = Gaps(columns: 2 * cells, rows: frames, seed: dice.next())
    begin(&dice)
  }

  /// All tables in the order of ``LetterNetwork``.
  var tables: [TrainedTable] {
    [first.weights, first.bias, second.weights, second.bias]
      + (lower + upper).flatMap { [$0.input, $0.recurrent, $0.bias] } + [letters, lettersBias]
  }

  /// Small random weights; forget gates are open.
  private func begin(_ dice: inout SplitMix64) {
    for table in tables where table.value.rows > 1 {
      let spread = (1 / Double(table.value.rows)).squareRoot()
      for index in 0..<table.value.count {
        var lanes = SIMD16<Float>.zero
        for lane in 0..<16 { lanes[lane] = Float(spread * dice.normal()) }
        unsafe table.value.lanes[index] = lanes
      }
    }
    let panels = Self.form.cells / 16
    for layer in lower + upper {
      for panel in panels..<2 * panels {
        unsafe layer.bias.value.panel(panel)[0] = SIMD16(repeating: 1)
      }
    }
    for table in tables { table.average.copy(table.value) }
  }

  /// Learns from a batch; returns the losses' sum and how many characters that was for.
  func study(_ lessons: [Lesson], rate: Float, averaging: Float) -> (loss: Double, letters: Int) {
    let shape = BatchShape(lengths: lessons.map(\.rows.count))
    run(lessons, shape, leavingOut: true)
    logitSlope.rows = shape.rows(2)
    logitSlope.fill(0)
    var sum = 0.0
    var count = 0
    for (place, lesson) in lessons.enumerated() {
      let found = loss.learn(
        lesson.text, logits, logitSlope, first: place, step: shape.width,
        frames: shape.lengths[2][place])
      guard let found else {
        clearSlope(place, shape)
        continue
      }
      sum += found
      count += lesson.text.count
    }
    learn(shape)
    step(rate: rate, averaging: averaging)
    return (sum, count)
  }

  private func clearSlope(_ place: Int, _ shape: BatchShape) {
    for panel in 0..<logitSlope.panels {
      for time in 0..<shape.longest[2] {
        unsafe logitSlope.panel(panel)[time * shape.width + place] = .zero
      }
    }
  }

  private func run(_ lessons: [Lesson], _ shape: BatchShape, leavingOut: Bool) {
    features.rows = shape.rows(0)
    features.fill(0)
    for (place, lesson) in lessons.enumerated() {
      for (time, row) in lesson.rows.enumerated() {
        unsafe features.panel(0)[time * shape.width + place] = row
      }
    }
    first.run(features, shape)
    second.run(first.output, shape)
    for layer in lower { layer.run(second.output, shape) }
    Self.join(lower.map(\.output), into: between)
    if leavingOut { betweenGaps.make(in: between) }
    for layer in upper { layer.run(between, shape) }
    Self.join(upper.map(\.output), into: above)
    if leavingOut { aboveGaps.make(in: above) }
    logits.rows = shape.rows(2)
    PanelProduct.spread(lettersBias.value, over: logits)
    PanelProduct.add(to: logits, 0..<logits.rows, above, letters.value)
  }

  private func learn(_ shape: BatchShape) {
    let rows = shape.rows(2)
    PanelProduct.addSlope(to: letters.slope, 0..<rows, above, logitSlope)
    PanelProduct.addColumns(to: lettersBias.slope, 0..<rows, logitSlope)
    letters.value.transpose(into: turnedLetters)
    aboveSlope.rows = rows
    aboveSlope.fill(0)
    PanelProduct.add(to: aboveSlope, 0..<rows, logitSlope, turnedLetters)
    aboveGaps.leaveOut(of: aboveSlope)
    Self.part(aboveSlope, into: upper.map(\.slope))
    betweenSlope.rows = rows
    betweenSlope.fill(0)
    for layer in upper { layer.learn(between, betweenSlope, shape) }
    betweenGaps.leaveOut(of: betweenSlope)
    Self.part(betweenSlope, into: lower.map(\.slope))
    second.slope.fill(0)
    for layer in lower { layer.learn(second.output, second.slope, shape) }
    second.learn(first.slope, shape)
    first.learn(nil, shape)
  }

  private static func join(_ parts: [LanePanels], into whole: LanePanels) {
    whole.rows = parts[0].rows
    var place = 0
    for part in parts {
      for index in 0..<part.count { unsafe whole.lanes[place + index] = part.lanes[index] }
      place += part.count
    }
  }

  private static func part(_ whole: LanePanels, into parts: [LanePanels]) {
    var place = 0
    for part in parts {
      for index in 0..<part.count { unsafe part.lanes[index] = whole.lanes[place + index] }
      place += part.count
    }
  }

  /// One writing of a batch is taken as so many.
  private static let share: Float = 1 / 32
  /// A batch that is steeper than this counts less.
  private static let steepest: Float = 4

  private func step(rate: Float, averaging: Float) {
    steps += 1
    let steepness = Float(tables.reduce(0) { $0 + $1.steepness }).squareRoot() * Self.share
    let descent = Descent(
      rate: rate / (1 - Self.power(0.9, steps)), squareBias: 1 / (1 - Self.power(0.998, steps)),
      share: Self.share * (steepness > Self.steepest ? Self.steepest / steepness : 1),
      averaging: averaging)
    for table in tables { table.step(descent) }
  }

  private static func power(_ base: Float, _ exponent: Int) -> Float {
    var result: Float = 1
    for _ in 0..<min(exponent, 20_000) { result *= base }
    return result
  }

  /// Rows of the logits of a batch, to see that the network that ships gives the same.
  func answer(_ lesson: Lesson) -> [[Float]] {
    let shape = BatchShape(lengths: Array(repeating: lesson.rows.count, count: 4))
    run(Array(repeating: lesson, count: 4), shape, leavingOut: false)
    return (0..<shape.longest[2]).map { time in
      (0..<LetterCode.count).map { code in unsafe logits.panel(code / 16)[time * 4][code % 16] }
    }
  }
}

/// A writing as the network sees it, and what it says.
struct Lesson {
  var rows: [SIMD16<Float>]
  var text: [UInt8]
}
