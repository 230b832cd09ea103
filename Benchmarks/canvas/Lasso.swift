import InkCanvas
import InkDrawing
import InkEditing
import InkFitting
import InkGeometry
import InkRendering
import StylusModel

/// A page full of short strokes, on which a lasso selects and a pen drags what is selected.
struct LassoPage {
  private var canvas: OutputCanvas
  private var work = PictureWork()
  private var buffers: [[UInt32]]
  private let layout: PixelLayout
  private let clock = ContinuousClock()
  private let id = StrokeID(rawValue: 7)
  private let size: Size

  /// So many strokes of some 3 mm, anywhere on an output of 1920x1080.
  init(strokes count: Int) {
    let size = Size(width: 508, height: 285)
    self.size = size
    let strokes = (0..<count).map { number in
      // Places that look random and are the same in each run: the golden ratio's and the plastic
      // number's multiples.
      let (u, v) = (Double(number) * 0.7548776662, Double(number) * 0.5698402910)
      let start = Point(
        x: 4 + (u - u.rounded(.down)) * (size.width - 12),
        y: 4 + (v - v.rounded(.down)) * (size.height - 8))
      let turn = Turn.direction(of: Double(number))
      let points = (0..<4).map {
        StrokePoint(location: start + turn * Double($0), size: Size(square: 0.5))
      }
      return Stroke(ink: Ink(.pen), path: StrokePath(controlPoints: points))
    }
    canvas = OutputCanvas(
      width: 1920, height: 1080, pixelsPerMillimeter: 96 / 25.4, drawing: Drawing(strokes: strokes))
    canvas.isPaintedElsewhere = true
    layout = PixelLayout(bounds: canvas.bounds, order: .blueLowest)
    buffers = Array(repeating: Array(repeating: 0, count: layout.count), count: 3)
    for number in 0..<3 { show(number) }
  }

  private mutating func show(_ number: Int) {
    // Taken out and put back: two buffers of one array cannot be lent at once.
    var pixels: [UInt32] = []
    swap(&pixels, &buffers[number])
    defer { swap(&pixels, &buffers[number]) }
    var words = pixels.mutableSpan
    guard let latest = canvas.latest, latest != number else {
      _ = canvas.repair(buffer: number, &words, layout: layout)
      return
    }
    let last = buffers[latest]
    _ = canvas.repair(buffer: number, &words, layout: layout, from: last.span)
  }

  /// A pen goes around a part of the page, as large as a share of it: how long the lift takes,
  /// until it is selected, and how many strokes are.
  mutating func select(_ share: Double, corners: Int) -> (cost: Double, count: Int) {
    _ = try? canvas.perform(.selectNone)
    canvas.beginSelecting(id, parts: false)
    for corner in 0...corners {
      let way = Turn.direction(of: Double(corner) * 2 * .pi / Double(corners))
      let place = Point(
        x: size.width / 2 + way.x * size.width * share,
        y: size.height / 2 + way.y * size.height * share)
      canvas.append(FitSample(time: Double(corner) / 1000, location: place), to: id)
    }
    show(0)
    let start = clock.now
    try? canvas.finish(id)
    return ((clock.now - start).microseconds / 1e3, canvas.editor.selection.ids.count)
  }

  /// A command over all of it: what it takes, and what is left to the other thread.
  mutating func perform(_ command: CanvasCommand) -> (cost: Double, elsewhere: Double) {
    let start = clock.now
    _ = try? canvas.perform(command)
    work.deferChange(of: &canvas)
    show(0)
    return ((clock.now - start).microseconds / 1e3, paintElsewhere())
  }

  /// What another thread has to do, as far as it goes; how long it takes.
  private mutating func paintElsewhere() -> Double {
    let start = clock.now
    while let job = work.next(for: &canvas, showing: canvas.view, mayMove: false) {
      let begin = clock.now
      let done = job.painted { clock.now - begin > .milliseconds(8) }
      _ = work.take(done, for: &canvas)
    }
    return (clock.now - start).microseconds / 1e3
  }

  /// A pen drags what is selected to and fro: what its touch costs, each picture of 16 samples, and
  /// the drop; and what is left to another thread before and behind that.
  ///
  /// - Parameter isReady: whether that thread had the time to prepare it.
  mutating func drag(pictures: Int, isReady: Bool) -> Dragging {
    var dragging = Dragging()
    let middle = Point(x: size.width / 2, y: size.height / 2)
    if isReady { dragging.prepared = paintElsewhere() }
    canvas.beginSelecting(id, parts: false)
    let start = clock.now
    // Where one of them lies.
    let first = canvas.editor.selection.ids.first.flatMap { canvas.drawing[$0] }
    let touched = first?.path.interpolatedLocation(at: 1.5) ?? middle
    canvas.append(FitSample(time: 0, location: touched), to: id)
    show(1)
    dragging.touch = (clock.now - start).microseconds / 1e3
    if !isReady { dragging.prepared = paintElsewhere() }
    for picture in 0..<pictures {
      let start = clock.now
      for sample in 0..<16 {
        let at = Double(picture) + Double(sample) / 16
        let way = Point(
          x: 20 * Turn.direction(of: at / 15).y, y: 12 * Turn.direction(of: at / 22).y)
        canvas.append(FitSample(time: at / 60, location: touched + way), to: id)
      }
      show(picture % 3)
      dragging.pictures.append((clock.now - start).microseconds / 1e3)
    }
    dragging.pictures.sort()
    let end = clock.now
    try? canvas.finish(id)
    work.deferChange(of: &canvas)
    show(0)
    dragging.drop = (clock.now - end).microseconds / 1e3
    dragging.sharpened = paintElsewhere()
    return dragging
  }
}

/// What dragging cost, in milliseconds.
struct Dragging {
  var prepared = 0.0
  var touch = 0.0
  var pictures: [Double] = []
  var drop = 0.0
  var sharpened = 0.0
}

/// What a lasso over 10 000 strokes costs, and dragging what it selected: a picture of a screen of
/// 60 Hz has 16.7 ms.
func lassos() {
  row([
    "lasso", "corners", "selected", "select, ms: median / longest of 20", "made ready", "touch",
    "a picture of dragging: median / p99 / longest of 300", "drop", "made sharp",
  ])
  row(Array(repeating: "---", count: 9))
  for (name, share) in [("around all", 0.75), ("around the middle", 0.25)] {
    for (corners, isReady) in [(200, true), (200, false), (3000, true)] {
      var page = LassoPage(strokes: 10_000)
      let selected = (0..<20).map { _ in page.select(share, corners: corners) }
      let costs = selected.map(\.cost).sorted()
      let dragged = page.drag(pictures: 300, isReady: isReady)
      let pictures = dragged.pictures
      row([
        name, "\(corners)", "\(selected[0].count)", "\(rounded(costs[10])) / \(rounded(costs[19]))",
        rounded(dragged.prepared) + (isReady ? "" : " after the touch"), rounded(dragged.touch),
        "\(rounded(pictures[150])) / \(rounded(pictures[297])) / \(rounded(pictures[299]))",
        rounded(dragged.drop), rounded(dragged.sharpened),
      ])
    }
  }
}

/// What commands over 100 000 strokes cost.
func largeCommands() {
  row(["command over 100 000 strokes", "ms, with a picture", "left to another thread"])
  row(Array(repeating: "---", count: 3))
  var page = LassoPage(strokes: 100_000)
  for command in [CanvasCommand.selectAll, .duplicate, .undo, .redo, .selectAll, .delete, .undo] {
    let done = page.perform(command)
    row(["\(command)", rounded(done.cost), rounded(done.elsewhere)])
  }
}
