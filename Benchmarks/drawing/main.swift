import InkDrawing
import InkGeometry

/// Milliseconds of many runs: the middle one and the hundredth from above.
struct Times {
  private var sorted: [Double]

  init(_ runs: Int, _ work: () -> Void) {
    let clock = ContinuousClock()
    sorted = (0..<runs).map { _ in clock.measure(work) / .milliseconds(1) }.sorted()
  }

  var median: Double { sorted[sorted.count / 2] }
  var tail: Double { sorted[sorted.count * 99 / 100] }
}

func number(_ value: Double) -> String {
  let thousandths = Int((value * 1000).rounded())
  let rest = String(1000 + thousandths % 1000).dropFirst()
  return "\(thousandths / 1000).\(rest)"
}

/// Each erasure is made on a copy, as by a program that keeps one to undo it.
func measure<C: Canvas>(_: C.Type, _ sheet: Sheet) -> (erase: Times, select: Times) {
  let canvas = C(sheet.strokes)
  let erase = Times(200) {
    let place = sheet.anywhere(side: 8)
    let tip = [place.min, place.max].map { NibPose(center: $0, radius: 1) }
    var copy = canvas
    copy.erase(Region(sweeping: tip))
  }
  let select = Times(200) {
    let place = sheet.anywhere(side: 20)
    precondition(canvas.select(Region(lasso: place.corners)) >= 0)
  }
  return (erase, select)
}

let most = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000_000
print("| strokes | way | erase ms | p99 | select ms | p99 |\n|---|---|---|---|---|---|")
var count = 1_000
while count <= most {
  let sheet = Sheet(count: count)
  let ours = measure(Drawing.self, sheet)
  let plain = measure(PlainCanvas.self, sheet)
  for (name, times) in [(Drawing.name, ours), (PlainCanvas.name, plain)] {
    print(
      "| \(count) | \(name) | \(number(times.erase.median)) | \(number(times.erase.tail))",
      "| \(number(times.select.median)) | \(number(times.select.tail)) |")
  }
  print(
    "| \(count) | array / drawing | \(number(plain.erase.median / ours.erase.median)) |",
    "\(number(plain.erase.tail / ours.erase.tail))",
    "| \(number(plain.select.median / ours.select.median))",
    "| \(number(plain.select.tail / ours.select.tail)) |")
  count *= 10
}

print("\n| strokes | in an editor | ms | p99 |\n|---|---|---|---|")
for count in [10_000, 100_000] where count <= most { measureSteps(Sheet(count: count)) }
