import InkDrawing
import InkGeometry
import InkSynthesis

extension GalleryPage {
  /// The note: a title, three things to do with marks on them, a plan, and a word in capital
  /// strokes.
  mutating func write() throws {
    append(
      try Hand(seed: 4).write(
        "Garden, 3 May", at: Point(x: 8, y: 16), xHeight: 3.6, Ink(.fountainPen, color: .night),
        width: InkType.fountainPen.defaultWidth))
    try list()
    try plan()
    append(
      try Hand(seed: 9).write(
        "Spring", at: Point(x: 9, y: 90), xHeight: 5.6, Ink(.reed, color: .sepia),
        width: InkType.reed.defaultWidth))
  }

  private mutating func list() throws {
    let lines = [
      ["water", "the", "roses", "early"], ["prune", "the", "old", "pear", "tree"],
      ["ask", "Ana", "for", "seeds"],
    ]
    let boxes = try lines.enumerated().map { row, words in
      try writeLine(words, at: Point(x: 9, y: 29 + Double(row) * 9), seed: UInt64(row))
    }
    let marks = [(boxes[0][2], Color.lemon), (boxes[1][2].union(boxes[1][4]), Color.rose)]
    for (box, color) in marks {
      let y = box.max.y - 1.6
      let stroke = Brush(
        through: [
          Point(x: box.min.x, y: y), Point(x: box.center.x, y: y - 0.3), Point(x: box.max.x, y: y),
        ],
        speed: 80, azimuth: 0.3)
      try append([(stroke, color)], .marker)
    }
    let under = boxes[2][1]
    let stroke = Brush(
      through: [
        Point(x: under.min.x - 0.5, y: under.max.y + 1.1),
        Point(x: under.max.x + 1, y: under.max.y + 0.7),
      ], speed: 120)
    try append([(stroke, .signal)], .pen)
  }

  /// Writes words one behind the other.
  ///
  /// - Returns: where each of them is.
  private mutating func writeLine(_ words: [String], at origin: Point, seed: UInt64) throws
    -> [Rect]
  {
    var (place, boxes) = (origin, [Rect]())
    for word in words {
      let strokes = try Hand(seed: seed).write(
        word, at: place, xHeight: 2.1, Ink(.pen, color: .coal), width: InkType.pen.defaultWidth)
      let box = strokes.reduce(Rect.empty) { $0.union($1.renderBounds) }
      append(strokes)
      boxes.append(box)
      place.x = box.max.x + 1.6
    }
    return boxes
  }

  /// A bed with a tree, as one draws a plan.
  private mutating func plan() throws {
    let hand = Hand(seed: 2)
    let ink = Ink(.monoline, color: .night)
    let width = InkType.monoline.defaultWidth
    let corners = [
      Point(x: 12, y: 56), Point(x: 40, y: 55.6), Point(x: 40.4, y: 71), Point(x: 12.2, y: 71.4),
      Point(x: 12, y: 56),
    ]
    for (start, end) in zip(corners, corners.dropFirst()) {
      try append([(Brush(through: [start, end], speed: 70), .night)], .monoline)
    }
    append(
      try hand.draw(
        .spiral, in: Rect(x: 17, y: 58, width: 11, height: 11), ink, width: width))
    for end in [Point(x: 45.4, y: 56), Point(x: 45.6, y: 71)] {
      let (near, side) = (end.y < 60 ? 1.6 : -1.6, 1.0)
      try append(
        [
          (
            Brush(through: [
              Point(x: end.x - side, y: end.y + near), end, Point(x: end.x + side, y: end.y + near),
            ]), .night
          )
        ], .monoline)
    }
    try append(
      [(Brush(through: [Point(x: 45.4, y: 56), Point(x: 45.6, y: 71)]), .night)], .monoline)
    append(try hand.write("3 m", at: Point(x: 48, y: 65), xHeight: 1.7, ink, width: width))
  }
}
