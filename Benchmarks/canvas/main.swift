// What the overlay's canvas costs: per sample, per picture, per finished stroke.
//
//   STYLUSD_BENCHMARKS=1 swift run -c release canvas-benchmark              the tables of README.md
//   STYLUSD_BENCHMARKS=1 swift run -c release canvas-benchmark steady N     only N pictures of one long stroke: run it twice under
//                                                      Tests/Support/Allocations/count and subtract
//   STYLUSD_BENCHMARKS=1 swift run -c release canvas-benchmark group N      the same of a marker's in a group
//   STYLUSD_BENCHMARKS=1 swift run -c release canvas-benchmark washes       only what washes cost
//   STYLUSD_BENCHMARKS=1 swift run -c release canvas-benchmark lasso        a lasso over 10 000 strokes, which are dragged
//   STYLUSD_BENCHMARKS=1 swift run -c release canvas-benchmark commands     commands over 100 000 strokes
//   STYLUSD_BENCHMARKS=1 swift run -c release canvas-benchmark ruler N      the same of a pencil's along a ruler that lies aslant
//   STYLUSD_BENCHMARKS=1 swift run -c release canvas-benchmark beside N     the same far from the ruler
//   STYLUSD_BENCHMARKS=1 swift run -c release canvas-benchmark wash N       the same of watercolor across the ruler
//   STYLUSD_BENCHMARKS=1 swift run -c release canvas-benchmark line N       the same of a line that a pen held still has straightened
//   STYLUSD_BENCHMARKS=1 swift run -c release canvas-benchmark polygon N    of a rectangle
//   STYLUSD_BENCHMARKS=1 swift run -c release canvas-benchmark ellipse N    of an ellipse
import InkCanvas
import InkDrawing
import InkEditing
import InkFitting
import InkGeometry
import InkRendering
import StylusModel

/// A hand that draws loops 30 mm high, with force and lean that change: fast, about 300 mm/s,
/// unless said.
struct Loops {
  var rate: Double
  /// Loops a second times 2 pi.
  var pace = 20.0
  private(set) var number = 0

  init(rate: Double, pace: Double = 20) { (self.rate, self.pace) = (rate, pace) }

  mutating func next() -> FitSample {
    defer { number += 1 }
    return sample(at: Double(number) / rate)
  }

  /// A sample of before, known better.
  func better(_ position: Int) -> FitSample {
    var sample = sample(at: Double(position) / rate)
    sample.force *= 0.9
    return sample
  }

  /// Where it goes from here, so many samples.
  func tail(_ count: Int, into tail: inout [FitSample]) {
    tail.removeAll(keepingCapacity: true)
    for step in 0..<count { tail.append(sample(at: Double(number + step) / rate)) }
  }

  private func sample(at time: Double) -> FitSample {
    let turn = Turn.direction(of: time * pace)
    let drift = (time * pace).truncatingRemainder(dividingBy: 400)
    return FitSample(
      time: time, location: Point(x: 40 + drift + 9 * turn.x, y: 100 + 15 * turn.y),
      force: 0.5 + 0.3 * turn.y, azimuth: 0.6 + 0.2 * turn.x, altitude: 0.9)
  }
}

/// One long stroke on one output.
struct Page {
  var canvas: OutputCanvas
  var buffers: [[UInt32]]
  let layout: PixelLayout
  var loops: Loops
  var tail: [FitSample] = []
  let clock = ContinuousClock()
  /// What each picture took, in us.
  var costs: [Double] = []
  var damaged = 0
  /// Segments that were covered before it was measured.
  var covered = 0

  init(width: Int, height: Int, scale: Double, ink: InkType, rate: Double, pace: Double = 20) {
    canvas = OutputCanvas(
      width: width, height: height, pixelsPerMillimeter: scale * 96 / 25.4)
    layout = PixelLayout(bounds: canvas.bounds, order: .blueLowest)
    buffers = Array(repeating: Array(repeating: 0, count: layout.count), count: 3)
    loops = Loops(rate: rate, pace: pace)
    tail.reserveCapacity(64)
    canvas.begin(
      StrokeID(rawValue: 1), StrokeStyle(ink: Ink(ink), width: ink.defaultWidth, seed: 5))
    for picture in 0..<3 { show(picture) }
    (costs, damaged) = ([], 0)
  }

  /// The stroke begins anew, as one of a group of which so many others, a second each, are dry:
  /// they lie where it goes.
  mutating func join(groupOf count: Int, _ ink: InkType) {
    var style = StrokeStyle(ink: Ink(ink), width: ink.defaultWidth, seed: 5)
    style.group = InkID()
    canvas.cancel(StrokeID(rawValue: 1))
    var hand = Loops(rate: 100)
    for number in 0..<count {
      let id = StrokeID(rawValue: UInt64(number + 2))
      canvas.begin(id, style)
      for _ in 0..<100 { canvas.append(hand.next(), to: id) }
      canvas.end(id, at: Timestamp(microseconds: .max))
      try? canvas.finish(id)
    }
    canvas.begin(StrokeID(rawValue: 1), style)
    for picture in 0..<3 { show(picture) }
    (costs, damaged) = ([], 0)
    covered = canvas.work.segments
  }

  /// The stroke begins anew beside a ruler: along the edge of one that lies aslant below it, or
  /// freely.
  mutating func layRuler(_ ink: InkType, at middle: Point, along: Bool) {
    let ruler = Ruler(at: middle, angle: 0.3)
    let bounds = PixelRect(x: -500, y: -80, width: 1000, height: 160)
    let face = TurnedPicture(
      pixels: Array(repeating: 0x8080_8080, count: bounds.width * bounds.height),
      layout: PixelLayout(bounds: bounds, order: .blueLowest), number: 1)
    _ = canvas.lay(LaidRuler(ruler, face: face, faceScale: 4))
    var style = StrokeStyle(ink: Ink(ink), width: ink.defaultWidth, seed: 5)
    style.ruler = ruler
    canvas.cancel(StrokeID(rawValue: 1))
    canvas.begin(StrokeID(rawValue: 1), style)
    // Outside of the ruler, beside its upper edge.
    let start = ruler.transform.applied(to: Point(x: 0, y: -Ruler.width / 2 - 1))
    if along { canvas.append(FitSample(time: 0, location: start), to: StrokeID(rawValue: 1)) }
    for picture in 0..<3 { show(picture) }
    (costs, damaged) = ([], 0)
  }

  /// The stroke begins anew, as what a pen that is held still makes of a way, and takes along.
  mutating func straighten(_ way: [Point]) {
    canvas.cancel(StrokeID(rawValue: 1))
    var style = StrokeStyle(ink: Ink(.pen), width: 0.8, seed: 5)
    style.straightens = true
    canvas.begin(StrokeID(rawValue: 1), style)
    for (step, place) in way.enumerated() {
      canvas.append(
        FitSample(time: Double(step) * 0.005, location: place), to: StrokeID(rawValue: 1))
    }
    precondition(canvas.straighten(StrokeID(rawValue: 1)), "the way looks like no shape")
    for picture in 0..<3 { show(picture) }
    (costs, damaged) = ([], 0)
  }

  /// The samples of a picture, a tail of 20 ms, a correction of an older sample, and the picture.
  mutating func run(pictures: Int, correcting: Bool = true) {
    let samples = Int(loops.rate / 60)
    for picture in 0..<pictures {
      for _ in 0..<samples { canvas.append(loops.next(), to: StrokeID(rawValue: 1)) }
      loops.tail(max(2, Int(loops.rate / 50)), into: &tail)
      let late = loops.number - 8
      if correcting { canvas.correct(late, to: loops.better(late), in: StrokeID(rawValue: 1)) }
      canvas.expect(tail, behind: StrokeID(rawValue: 1))
      show(picture % 3)
    }
  }

  /// What a picture took, in us: the middle one and the 99th of a hundred.
  var cost: String {
    let sorted = costs.sorted()
    return "\(rounded(sorted[sorted.count / 2])) / \(rounded(sorted[sorted.count * 99 / 100]))"
  }

  private mutating func repair(_ number: Int) -> Damage {
    // Taken out and put back: two buffers of one array cannot be lent at once.
    var pixels: [UInt32] = []
    swap(&pixels, &buffers[number])
    defer { swap(&pixels, &buffers[number]) }
    var words = pixels.mutableSpan
    guard let latest = canvas.latest, latest != number else {
      return canvas.repair(buffer: number, &words, layout: layout)
    }
    let last = buffers[latest]
    return canvas.repair(buffer: number, &words, layout: layout, from: last.span)
  }

  mutating func show(_ number: Int) {
    let start = clock.now
    let damage = repair(number)
    costs.append((clock.now - start).microseconds)
    damaged += damage.area
  }
}

extension Duration {
  var microseconds: Double {
    Double(components.seconds) * 1e6 + Double(components.attoseconds) * 1e-12
  }
}

func row(_ cells: [String]) { print("| " + cells.joined(separator: " | ") + " |") }

func rounded(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }

func pictures() {
  row([
    "output", "ink", "samples/s", "us a picture, median / p99", "pixels damaged",
    "segments covered a sample",
  ])
  row(Array(repeating: "---", count: 6))
  for (name, width, height, scale) in [("1080p", 1920, 1080, 1.0), ("4K, scale 2", 3840, 2160, 2)] {
    for (ink, others) in [
      (InkType.pen, 0), (.monoline, 0), (.fountainPen, 0), (.reed, 0), (.pencil, 0), (.crayon, 0),
      (.marker, 0), (.marker, 20), (.watercolor, 0), (.watercolor, 20),
    ] {
      for rate in [133.0, 1000] {
        var page = Page(width: width, height: height, scale: scale, ink: ink, rate: rate)
        if others > 0 { page.join(groupOf: others, ink) }
        page.run(pictures: 600)
        let count = Double(600 * Int(rate / 60))
        row([
          name, ink.name + (others > 0 ? ", one of \(others + 1)" : ""), "\(Int(rate))",
          page.cost, "\(page.damaged / 600)",
          rounded(Double(page.canvas.work.segments - page.covered) / count),
        ])
      }
    }
  }
}

/// A wash of a calm hand: 3 mm a picture, with a tail and without corrections.
func washes() {
  print()
  row(["output", "others in its group", "us a picture, median / p99", "pixels damaged"])
  row(Array(repeating: "---", count: 4))
  for (name, width, height, scale) in [("1080p", 1920, 1080, 1.0), ("4K, scale 2", 3840, 2160, 2)] {
    for others in [0, 20] {
      var page = Page(
        width: width, height: height, scale: scale, ink: .watercolor, rate: 240, pace: 12)
      if others > 0 { page.join(groupOf: others, .watercolor) }
      page.run(pictures: 600, correcting: false)
      row([name, "\(others)", page.cost, "\(page.damaged / 600)"])
    }
  }
}

func groups() {
  print()
  row(["output", "a group of", "pixels around", "a stroke more, ms", "into the picture, ms"])
  row(Array(repeating: "---", count: 5))
  for (name, width, height, scale) in [("1080p", 1920, 1080, 1.0), ("4K, scale 2", 3840, 2160, 2)] {
    for (ink, count) in [(InkType.marker, 1), (.marker, 20), (.watercolor, 1), (.watercolor, 20)] {
      var page = Page(width: width, height: height, scale: scale, ink: ink, rate: 100)
      page.join(groupOf: count, ink)
      for _ in 0..<100 { page.canvas.append(page.loops.next(), to: StrokeID(rawValue: 1)) }
      page.canvas.end(StrokeID(rawValue: 1), at: Timestamp(microseconds: 0))
      page.show(0)
      guard let fitted = try? page.canvas.inkToFit(StrokeID(rawValue: 1))?.fitted() else {
        continue
      }
      let start = page.clock.now
      page.canvas.finish(StrokeID(rawValue: 1), as: fitted)
      page.show(0)
      let middle = page.clock.now
      page.canvas.advance(to: Timestamp(microseconds: .max))
      let end = page.clock.now
      let around = page.canvas.drawing.bounds
      let pixels =
        around.width * around.height * page.canvas.pixelsPerMillimeter
        * page.canvas.pixelsPerMillimeter
      row([
        name, "\(count + 1), \(ink.name)", "\(Int(pixels))",
        rounded((middle - start).microseconds / 1e3), rounded((end - middle).microseconds / 1e3),
      ])
    }
  }
}

func finishes() {
  print()
  row(["stroke", "fit, ms", "into the drawing, ms", "control points"])
  row(Array(repeating: "---", count: 4))
  for (seconds, rate) in [(1.0, 133.0), (1, 1000), (10, 133), (10, 1000), (100, 133)] {
    var page = Page(width: 1920, height: 1080, scale: 1, ink: .pen, rate: rate)
    for _ in 0..<Int(seconds * rate) {
      page.canvas.append(page.loops.next(), to: StrokeID(rawValue: 1))
    }
    page.canvas.end(StrokeID(rawValue: 1), at: Timestamp(microseconds: 0))
    page.show(0)
    let start = page.clock.now
    guard let fitted = try? page.canvas.inkToFit(StrokeID(rawValue: 1))?.fitted() else { continue }
    let middle = page.clock.now
    page.canvas.finish(StrokeID(rawValue: 1), as: fitted)
    page.show(0)
    row([
      "\(Int(seconds)) s at \(Int(rate)) Hz", rounded((middle - start).microseconds / 1e3),
      rounded((page.clock.now - middle).microseconds / 1e3), "\(fitted.path.count)",
    ])
  }
}

/// A way around a rectangle, to where it began.
let rectangle = (0...160).map { step in
  let (side, share) = (step / 40 % 4, Double(step % 40) / 40)
  let corners = Rect(x: 60, y: 60, width: 70, height: 40).corners
  return corners[side].mixed(with: corners[(side + 1) % 4], share)
}

if CommandLine.arguments.count == 3, let count = Int(CommandLine.arguments[2]) {
  let kind = CommandLine.arguments[1]
  var page = Page(
    width: 1920, height: 1080, scale: 1, ink: kind == "group" ? .marker : .pencil, rate: 240)
  switch kind {
  case "group": page.join(groupOf: 5, .marker)
  case "ruler": page.layRuler(.pencil, at: Point(x: 250, y: 140), along: true)
  case "beside": page.layRuler(.pencil, at: Point(x: 250, y: 240), along: false)
  case "wash": page.layRuler(.watercolor, at: Point(x: 250, y: 110), along: false)
  case "line": page.straighten((0..<60).map { Point(x: 60 + Double($0), y: 60 + 0.4 * Double($0)) })
  case "polygon": page.straighten(rectangle)
  case "ellipse":
    page.straighten(
      (0...120).map { Point(x: 120, y: 90) + Turn.direction(of: Double($0) * 0.0524) * 30 })
  default: precondition(kind == "steady", "there is no \(kind)")
  }
  page.run(pictures: count)
  print(page.damaged)
} else if CommandLine.arguments.dropFirst() == ["lasso"] {
  lassos()
} else if CommandLine.arguments.dropFirst() == ["commands"] {
  largeCommands()
} else if CommandLine.arguments.dropFirst() == ["washes"] {
  washes()
} else {
  pictures()
  washes()
  groups()
  finishes()
}
