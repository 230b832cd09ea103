import InkDrawing
import InkEditing
import InkFitting
import InkGeometry
import InkRendering
import InkSynthesis
import StylusModel
import Testing

@testable import InkCanvas

/// Two pens, an eraser and a user who does whatever dice say.
private struct Chaos {
  var dice: SplitMix64
  var canvas: OutputCanvas
  var hands: [StrokeID: Hand] = [:]
  var counts: [StrokeID: Int] = [:]
  var samples: [StrokeID: [FitSample]] = [:]
  let groups: [InkID]
  /// Whether most strokes run into each other.
  let flows: Bool
  var ended: Set<StrokeID> = []
  var erasers: Set<StrokeID> = []
  /// Strokes of which a place was corrected.
  var moved: Set<StrokeID> = []
  var time: Int64 = 0
  var next: UInt64 = 1

  init(seed: UInt64, flows: Bool) {
    self.flows = flows
    dice = SplitMix64(seed: seed)
    groups = [InkID(using: &dice), InkID(using: &dice)]
    // Fine pixels too: there a wet edge is many of them wide.
    canvas = OutputCanvas(
      width: 93, height: 71, pixelsPerMillimeter: seed % 2 == 0 ? 3 : 8)
  }

  private mutating func anywhere() -> Point {
    Point(x: dice.number(-2...33), y: dice.number(-2...26))
  }

  private mutating func some() -> StrokeID? { hands.keys.sorted().randomElement(using: &dice) }

  mutating func step() throws {
    if flows, dice.whole(0..<3) == 0 {
      if dice.whole(0..<2) == 0 { begin() } else { for _ in 0..<2 { try lift() } }
    }
    switch dice.whole(0..<100) {
    case 0..<8: begin()
    case 8..<60: draw()
    case 60..<70: correct()
    case 70..<78: try lift()
    case 78..<80: cancel()
    case 80..<85: beginErasing()
    case 85..<89: canvas.undo()
    case 89..<92: canvas.redo()
    case 92: canvas.edit { $0.clear() }
    case 93..<98:
      time += Int64(dice.whole(0..<700_000))
      canvas.advance(to: Timestamp(microseconds: time))
    case 98: dice.whole(0..<2) == 0 ? replace() : resize()
    default: canvas.forget(buffer: dice.whole(0..<3))
    }
  }

  private mutating func begin() {
    guard hands.count < 3, let type = drawingInks.randomElement(using: &dice) else { return }
    let id = StrokeID(rawValue: next)
    next += 1
    var wish = StrokeStyle.usual(
      type, alpha: Float(dice.number(0.4...1)), seed: UInt32(next),
      fate: dice.whole(0..<3) == 0 ? .fades : .stays)
    if dice.whole(0..<8) < (flows ? 7 : 2) {
      wish = .usual(
        dice.whole(0..<8) == 0 ? .watercolor : .marker, alpha: 0.8, seed: UInt32(next),
        fate: dice.whole(0..<8) == 0 ? .fades : .stays)
      wish.group = groups[dice.whole(0..<8) / 7]
      if dice.whole(0..<12) == 0 { wish.ink.color.red = 0.9 }
    }
    canvas.begin(id, wish)
    (hands[id], samples[id]) = (Hand(seed: dice.next(), at: anywhere()), [])
  }

  private mutating func draw() {
    guard let id = some(), var hand = hands[id] else { return }
    for _ in 0..<dice.whole(1..<4) {
      let sample = hand.next(after: dice.whole(0..<5) == 0 ? 0 : 0.0075)
      canvas.append(sample, to: id)
      samples[id]?.append(sample)
    }
    if dice.whole(0..<2) == 0 { canvas.expect(hand.tail(dice.whole(0..<5)), behind: id) }
    hands[id] = hand
  }

  /// Whether a wash is drawn of which a place was corrected: how far the brush had come from there
  /// on stays as it was told, which a stroke begun anew knows better.
  var hasMovedWash: Bool {
    canvas.picture.wet.strokes.contains {
      $0.style.ink.type == .watercolor && moved.contains($0.id)
    }
  }

  private mutating func correct() {
    guard let id = some(), let known = samples[id], !known.isEmpty else { return }
    for _ in 0..<dice.whole(1..<4) {
      let position = dice.whole(0..<known.count)
      var better = known[position]
      switch dice.whole(0..<3) {
      case 0: better.force = dice.number(0...1)
      case 1: better.azimuth = dice.number(-4...4)
      default:
        better.location = better.location + Point(x: dice.number(-1...1), y: 0.4)
        moved.insert(id)
      }
      canvas.correct(position, to: better, in: id)
    }
  }

  private mutating func lift() throws {
    guard let id = some() else { return }
    if ended.contains(id) || erasers.contains(id) {
      try canvas.finish(id)
      forget(id)
    } else {
      canvas.end(id, at: Timestamp(microseconds: time))
      ended.insert(id)
    }
  }

  private mutating func cancel() {
    guard let id = some() else { return }
    canvas.cancel(id)
    forget(id)
  }

  private mutating func forget(_ id: StrokeID) {
    (hands[id], samples[id]) = (nil, nil)
    ended.remove(id)
    erasers.remove(id)
  }

  private mutating func beginErasing() {
    guard erasers.count < 2 else { return }
    let id = StrokeID(rawValue: next)
    next += 1
    canvas.beginErasing(
      id, mode: dice.whole(0..<2) == 0 ? .object : .pixel, width: dice.number(0.5...4))
    (hands[id], samples[id]) = (Hand(seed: dice.next(), at: anywhere()), [])
    erasers.insert(id)
  }

  /// The output has another scale: open strokes are told anew, as the overlay does.
  private mutating func resize() {
    for id in erasers { canvas.cancel(id) }
    for id in erasers { forget(id) }
    let open = canvas.picture.wet.strokes
    let scale = dice.whole(0..<2) == 0 ? 3.0 : 8
    canvas = OutputCanvas(
      width: 93, height: 71, view: .scale(x: scale, y: scale), zoom: canvas.zoom,
      appearance: canvas.appearance, resuming: canvas)
    for stroke in open {
      canvas.begin(stroke.id, stroke.style)
      for sample in stroke.curve.samples { canvas.append(sample, to: stroke.id) }
      if let ended = stroke.ended { canvas.end(stroke.id, at: ended) }
    }
  }

  /// A drawing with strokes that are wet together.
  private mutating func replace() {
    let group = InkID(using: &dice)
    let ink = StrokeStyle.usual(dice.whole(0..<2) == 0 ? .marker : .watercolor).ink
    let strokes = (0..<5).map { number in
      var hand = Hand(seed: dice.next(), at: Point(x: 15, y: 12))
      let points = (0..<6).map { _ in
        let sample = hand.next()
        return StrokePoint(
          location: sample.location, timeOffset: sample.time, size: Size(square: 3))
      }
      var stroke = Stroke(ink: ink, path: StrokePath(controlPoints: points))
      if number != 2 { stroke.renderGroupID = group }
      return stroke
    }
    canvas.edit { $0.replaceDrawing(with: Drawing(strokes: strokes)) }
  }
}

@Suite struct BufferTests {
  @Test(arguments: 0..<12)
  func whateverHappensEveryBufferBecomesAFullRedraw(_ seed: Int) throws {
    try play(Chaos(seed: UInt64(seed) &* 7919 &+ 1, flows: false))
  }

  @Test(arguments: 0..<4)
  func whateverHappensToStrokesThatRunIntoEachOtherTheyAreBlendedOnce(_ part: Int) throws {
    var joined = 0
    for seed in 4 * part..<4 * part + 4 {
      joined += try play(Chaos(seed: UInt64(seed) &* 7919 &+ 2, flows: true))
    }
    #expect(joined > 8, "hardly a stroke was one with the drawing's: these seeds show nothing")
  }

  /// - Returns: in how many pictures a stroke that was drawn was one with some of the drawing.
  @discardableResult private func play(_ beginning: consuming Chaos) throws -> Int {
    var chaos = beginning
    var screen = Screen(chaos.canvas)
    var joined = 0
    for picture in 0..<40 {
      for _ in 0..<chaos.dice.whole(1..<6) { try chaos.step() }
      let number = chaos.dice.whole(0..<3)
      let result = screen.show(&chaos.canvas, in: number)
      #expect(result.missed == 0 || picture == 0, "picture \(picture)")
      if chaos.canvas.picture.joinedCount > 0 { joined += 1 }
      let whole = chaos.canvas.drawnAnew(screen.layout)
      let wrong = screen.layout.differences(screen.buffers[number], whole)
      #expect(wrong == 0, "picture \(picture)")
      #expect(screen.gapIsUntouched(number))
      if chaos.canvas.picture.fading.strokes.isEmpty, !chaos.hasMovedWash {
        var other = try chaos.canvas.begunAnew()
        var anew = Screen(other)
        anew.show(&other)
        let unlike = screen.layout.differences(screen.buffers[number], anew.buffers[0])
        #expect(unlike == 0, "picture \(picture)")
      }
      guard wrong == 0 else { return joined }
    }
    let whole = chaos.canvas.drawnAnew(screen.layout)
    for number in 0..<3 {
      let result = screen.show(&chaos.canvas, in: number)
      #expect(result.damage.isEmpty)
      #expect(screen.layout.differences(screen.buffers[number], whole) == 0)
    }
    return joined
  }

  @Test func aNewBufferIsDrawnWhollyWithoutDamage() {
    var canvas = OutputCanvas(width: 50, height: 40, pixelsPerMillimeter: 4)
    var screen = Screen(canvas)
    #expect(screen.show(&canvas, in: 0).damage.map(\.width) == [50])
    #expect(screen.show(&canvas, in: 1).damage.isEmpty)
    canvas.forgetPicture()
    #expect(canvas.isOutOfDate)
    #expect(screen.show(&canvas, in: 1).damage.map(\.height) == [40])
  }

  @Test func aPictureThatWouldBeTheSameIsNotWanted() throws {
    var canvas = OutputCanvas(width: 80, height: 60, pixelsPerMillimeter: 4)
    var screen = Screen(canvas)
    screen.show(&canvas)
    #expect(!canvas.isOutOfDate)
    canvas.begin(1, .usual(.pen))
    #expect(!canvas.isOutOfDate)
    canvas.append(FitSample(time: 0, location: Point(x: 5, y: 5)), to: 1)
    #expect(canvas.isOutOfDate)
    screen.show(&canvas)
    #expect(!canvas.isOutOfDate)
    canvas.expect([], behind: 1)
    canvas.correct(7, to: FitSample(time: 0, location: .zero), in: 1)
    canvas.append(FitSample(time: 0, location: .zero), to: 2)
    #expect(!canvas.isOutOfDate)
    canvas.end(1, at: Timestamp(microseconds: 0))
    try canvas.finish(1)
    #expect(canvas.isOutOfDate)
    screen.show(&canvas)
    let undone = canvas.undo()
    #expect(undone)
    #expect(canvas.isOutOfDate)
  }
}
