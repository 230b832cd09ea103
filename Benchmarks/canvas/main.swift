// What the overlay's canvas costs: per sample, per picture, per finished stroke.
//
//   STYLUSD_BENCHMARKS=1 swift run -c release canvas-benchmark              the tables of Benchmarks/README.md
//   STYLUSD_BENCHMARKS=1 swift run -c release canvas-benchmark steady N     only N pictures of one long stroke: run it twice under
//                                                      Tests/Support/Allocations/count and subtract
import InkCanvas
import InkDrawing
import InkFitting
import InkGeometry
import InkRendering
import StylusModel

/// A fast hand: loops 30 mm high, about 300 mm/s, with force and lean that change.
struct Loops {
  var rate: Double
  private(set) var number = 0

  init(rate: Double) { self.rate = rate }

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
    let turn = Turn.direction(of: time * 20)
    let drift = (time * 20).truncatingRemainder(dividingBy: 400)
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
  var drawing = Duration.zero
  var damaged = 0

  init(width: Int, height: Int, scale: Double, ink: InkType, rate: Double) {
    canvas = OutputCanvas(
      width: width, height: height, pixelsPerMillimetre: scale * 96 / 25.4)
    layout = PixelLayout(bounds: canvas.bounds, order: .blueLowest)
    buffers = Array(repeating: Array(repeating: 0, count: layout.count), count: 3)
    loops = Loops(rate: rate)
    tail.reserveCapacity(64)
    canvas.begin(
      StrokeID(rawValue: 1), StrokeStyle(ink: Ink(ink), width: ink.defaultWidth, seed: 5))
    for picture in 0..<3 { show(picture) }
    (drawing, damaged) = (.zero, 0)
  }

  /// The samples of a picture, a tail of 20 ms, a correction of an older sample, and the picture.
  mutating func run(pictures: Int) {
    let samples = Int(loops.rate / 60)
    for picture in 0..<pictures {
      for _ in 0..<samples { canvas.append(loops.next(), to: StrokeID(rawValue: 1)) }
      loops.tail(max(2, Int(loops.rate / 50)), into: &tail)
      let late = loops.number - 8
      canvas.correct(late, to: loops.better(late), in: StrokeID(rawValue: 1))
      canvas.expect(tail, behind: StrokeID(rawValue: 1))
      show(picture % 3)
    }
  }

  mutating func show(_ number: Int) {
    let layout = self.layout
    let start = clock.now
    var words = buffers[number].mutableSpan
    let damage = canvas.repair(buffer: number, &words, layout: layout)
    drawing += clock.now - start
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
  row(["output", "ink", "samples/s", "us a picture", "pixels damaged", "segments covered a sample"])
  row(Array(repeating: "---", count: 6))
  for (name, width, height, scale) in [("1080p", 1920, 1080, 1.0), ("4K, scale 2", 3840, 2160, 2)] {
    for ink in [InkType.pen, .pencil, .watercolor] {
      for rate in [133.0, 1000] {
        var page = Page(width: width, height: height, scale: scale, ink: ink, rate: rate)
        page.run(pictures: 600)
        let count = Double(600 * Int(rate / 60))
        row([
          name, ink.name, "\(Int(rate))", rounded(page.drawing.microseconds / 600),
          "\(page.damaged / 600)", rounded(Double(page.canvas.work.segments) / count),
        ])
      }
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

if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "steady",
  let count = Int(CommandLine.arguments[2])
{
  var page = Page(width: 1920, height: 1080, scale: 1, ink: .pencil, rate: 240)
  page.run(pictures: count)
  print(page.damaged)
} else {
  pictures()
  finishes()
}
