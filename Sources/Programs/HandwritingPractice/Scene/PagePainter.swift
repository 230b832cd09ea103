import InkDrawing
import InkGeometry
import InkPractice
import InkRendering

/// Makes pixels of a scene. What is dry is drawn once; each picture draws what moves, and tells
/// where it differs from the one before.
struct PagePainter {
  let bounds: PixelRect
  private let layout: PixelLayout
  private let view: InkTransform
  private let shapes: PageShapes
  private var renderer: InkRenderer
  /// The paper with its lines and the template; that with dry ink; and what is shown.
  private var paper: [UInt32]
  private var dry: [UInt32]
  private(set) var picture: [UInt32]
  private var dryCount = 0
  private var score: Int?
  private var movingBox = PixelRect.empty

  init(_ page: PracticePage, width: Int, height: Int) {
    bounds = PixelRect(x: 0, y: 0, width: width, height: height)
    layout = PixelLayout(bounds: bounds, order: .blueLowest)
    let scale = Double(width) / page.screen.width
    view = .scale(x: scale, y: scale)
    shapes = PageShapes(layout, view)
    renderer = InkRenderer(view: view)
    let ground = layout.word(Color(red: 0.06, green: 0.09, blue: 0.16, alpha: 0.45))
    paper = Array(repeating: ground, count: layout.count)
    (dry, picture) = ([], [])
    drawPaper(page)
    (dry, picture) = (paper, paper)
  }

  /// The scene as it is now; where it differs from the last picture.
  mutating func paint(_ scene: inout PracticeScene, at now: Double) -> PixelRect {
    var changed = movingBox
    changed = changed.union(dryNew(scene.dry.dropFirst(dryCount) + scene.grown(at: now)))
    dryCount = scene.dry.count
    changed = changed.union(drawScore(scene))
    let moving = scene.moving(at: now)
    movingBox = moving.reduce(PixelRect.empty) { $0.union(box($1)) }
    let dot = scene.dot(at: now)
    if let dot {
      let reach = Rect(min: dot.place, max: dot.place).expanded(by: 2.6 * dot.radius)
      movingBox = movingBox.union(
        PixelRect(around: view.bounds(of: reach)).intersection(bounds))
    }
    changed = changed.union(movingBox).intersection(bounds)
    Self.copyRows(dry, to: &picture, changed, width: bounds.width)
    // Taken out meanwhile, so that nothing is copied.
    var words: [UInt32] = []
    swap(&words, &picture)
    defer { swap(&words, &picture) }
    var pixels = words.mutableSpan
    renderer.draw(moving, on: &pixels, layout: layout, clip: changed)
    if let dot {
      let (center, radius) = (view.applied(to: dot.place), dot.radius * view.a)
      shapes.disc(
        center, 2.4 * radius, Color(red: 0.93, green: 0.2, blue: 0.22, alpha: 0.16), &pixels)
      shapes.disc(center, radius, .dot, &pixels)
      shapes.disc(
        center - Point(x: 0.3, y: 0.3) * radius, 0.28 * radius, Color(rgba: 0xFFFF_FFB0), &pixels)
    }
    return changed
  }

  // MARK: Parts

  /// Puts strokes on what is dry.
  private mutating func dryNew(_ strokes: [Stroke]) -> PixelRect {
    guard !strokes.isEmpty else { return .empty }
    let area = strokes.reduce(PixelRect.empty) { $0.union(box($1)) }
    var words: [UInt32] = []
    swap(&words, &dry)
    defer { swap(&words, &dry) }
    var pixels = words.mutableSpan
    renderer.draw(strokes, on: &pixels, layout: layout, clip: area)
    return area
  }

  /// The score, in the paper's upper right corner.
  private mutating func drawScore(_ scene: PracticeScene) -> PixelRect {
    let shown = scene.dry.isEmpty ? nil : scene.session.score
    guard shown != score, let shown else { return .empty }
    score = shown
    let (page, x) = (scene.page, scene.page.xHeight)
    let corner = Point(x: page.paper.max.x - 0.8 * x, y: page.paper.min.y + 1.1 * x)
    let area = PixelRect(
      around: view.bounds(
        of: Rect(x: corner.x - 3 * x, y: corner.y - 1.1 * x, width: 3.3 * x, height: 1.4 * x))
    ).intersection(bounds)
    Self.copyRows(paper, to: &dry, area, width: bounds.width)
    let strokes = page.note(
      "\(shown)", at: corner, xHeight: 0.38 * x, color: .right, isRight: true)
    var words: [UInt32] = []
    swap(&words, &dry)
    defer { swap(&words, &dry) }
    var pixels = words.mutableSpan
    renderer.draw(strokes, on: &pixels, layout: layout, clip: area)
    return area
  }

  private mutating func drawPaper(_ page: PracticePage) {
    let x = page.xHeight
    var words = paper
    var pixels = words.mutableSpan
    for step in (1...6).reversed() {
      let shadow = page.paper.expanded(by: 0.07 * x * Double(step))
      let moved = Rect(
        x: shadow.min.x, y: shadow.min.y + 0.12 * x, width: shadow.width, height: shadow.height)
      shapes.card(moved, 0.5 * x, Color(red: 0, green: 0, blue: 0.05, alpha: 0.055), &pixels)
    }
    shapes.card(page.paper, 0.4 * x, .paper, &pixels)
    let (left, right) = (page.paper.min.x + 0.7 * x, page.paper.max.x - 0.7 * x)
    for line in page.baselines {
      for (height, color) in [
        (0.0, Color.rule), (-x, .rule), (-1.95 * x, .faintRule), (0.9 * x, .faintRule),
      ] {
        let width = color == .rule ? max(0.2, 0.018 * x) : max(0.15, 0.012 * x)
        shapes.addLine(
          Point(x: left, y: line + height), Point(x: right, y: line + height), width: width, color,
          &pixels)
      }
    }
    let title = page.note(
      page.words, at: Point(x: left, y: page.paper.min.y + 0.85 * x), xHeight: 0.26 * x,
      color: .quiet)
    renderer.draw(
      page.text.template(color: .template) + title, on: &pixels, layout: layout, clip: bounds)
    paper = words
  }

  private func box(_ stroke: Stroke) -> PixelRect {
    PixelRect(around: view.bounds(of: stroke.renderBounds.expanded(by: 1.5 / view.a)))
      .intersection(bounds)
  }

  /// Puts the picture, as far as it lies within an area, into a buffer of the same size.
  func copyPicture(_ area: PixelRect, to pixels: inout MutableSpan<UInt32>) {
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      let row = y * bounds.width
      for x in area.minX..<area.maxX { pixels[row + x] = picture[row + x] }
    }
  }

  private static func copyRows(
    _ from: [UInt32], to: inout [UInt32], _ area: PixelRect, width: Int
  ) {
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      let row = y * width
      to.replaceSubrange(
        row + area.minX..<row + area.maxX, with: from[row + area.minX..<row + area.maxX])
    }
  }
}
