import InkDrawing
import InkGeometry

/// What shows how an ink looks, side by side: words, force, lean, hatching, shading, flicks; washes
/// that mix; highlights.
struct InkPlates {
  /// Of each plate, in millimeters.
  static let area = Rect(x: 0, y: 0, width: 98, height: 40)
  /// What the plates show, in their order.
  static let names = ["pens", "pencil", "crayon", "watercolor", "highlighter"]

  /// When the next stroke begins, in seconds: no two are wet together unless they are told to be.
  private var clock = 10.0
  private var drawing = Drawing()

  /// A plate; nothing if there is none of that name.
  static func drawing(_ name: String) throws -> Drawing {
    var plate = InkPlates()
    switch name {
    case "pens": try plate.pens()
    case "pencil": try plate.dry(Ink(.pencil, color: .graphite), pitch: 0.45)
    case "crayon":
      try plate.dry(Ink(.crayon, color: Color(red: 0.77, green: 0.2, blue: 0.12)), pitch: 1.6)
    case "watercolor": try plate.washes()
    case "highlighter": try plate.highlights()
    default: break
    }
    return plate.drawing
  }

  private mutating func draw(
    _ ink: Ink, _ brush: Brush, width: Double? = nil, in group: InkID? = nil
  ) throws {
    var stroke = try brush.stroke(ink, width: width ?? ink.type.defaultWidth, at: clock)
    stroke.renderGroupID = group
    drawing.append(stroke)
    clock += brush.duration + 10
  }

  private mutating func write(_ word: String, _ ink: Ink, at place: Point, xHeight: Double) throws {
    let width = ink.type.defaultWidth
    for stroke in try Hand(seed: 4).write(word, at: place, xHeight: xHeight, ink, width: width) {
      drawing.append(stroke)
    }
  }

  /// A line that rises and falls.
  private static func wave(_ x: ClosedRange<Double>, y: Double, rise: Double) -> [Point] {
    stride(from: x.lowerBound, through: x.upperBound, by: 1).map { place in
      Point(x: place, y: y + rise * Turn.direction(of: place / 4.5).y)
    }
  }
}

// What is drawn with one line.
extension InkPlates {
  private mutating func pens() throws {
    for (row, type) in [InkType.pen, .fountainPen, .reed, .monoline].enumerated() {
      let ink = Ink(type, color: row == 1 ? .night : row == 2 ? .sepia : .coal)
      let y = Double(row) * 9.6 + 7
      try write("hello", ink, at: Point(x: 4, y: y), xHeight: 2.6)
      for number in 0..<5 {
        let x = 24 + Double(number) * 5
        let tick = [
          Point(x: x, y: y - 1.6), Point(x: x + 1.4, y: y), Point(x: x + 4.6, y: y - 5.6),
        ]
        try draw(ink, Brush(through: tick, speed: 90 + 40 * Double(number), force: [0.5]))
      }
      try draw(
        ink, Brush(through: Self.wave(51...78, y: y - 2.5, rise: 1.6), force: [0.05, 0.3, 0.95]))
      for number in 0..<4 {
        let x = 82 + Double(number) * 2
        let falling = [
          Point(x: x, y: y - 5), Point(x: x - 0.5, y: y - 2.5), Point(x: x + 0.6, y: y),
        ]
        try draw(ink, Brush(through: falling, speed: 120, force: [0.5]))
        let dot = [Point(x: x + 8, y: y - 3), Point(x: x + 8.15, y: y - 2.9)]
        if number < 3 { try draw(ink, Brush(through: dot, speed: 10)) }
      }
    }
  }

  private mutating func dry(_ ink: Ink, pitch: Double) throws {
    try write("hello", ink, at: Point(x: 5, y: 14), xHeight: 5)
    try draw(
      ink,
      Brush(through: Self.wave(38...92, y: 5, rise: 1.5), speed: 50, force: [0.04, 0.2, 0.5, 0.95]))
    try draw(
      ink,
      Brush(
        through: Self.wave(38...92, y: 13, rise: 1.7), speed: 60, force: [0.4],
        altitude: [1.1, 0.9, 0.6, 0.4, 0.35], azimuth: 1.2))
    try draw(ink, upright(4...24, pitch: pitch, force: [0.35]))
    try draw(ink, upright(28...48, pitch: pitch * 1.9, force: [0.25]))
    for number in 0..<Int(8 / pitch) {
      let x = 53 + Double(number) * pitch * 2
      try draw(ink, Brush(through: [Point(x: x, y: 36), Point(x: x + 6, y: 22)], speed: 120))
      try draw(ink, Brush(through: [Point(x: x, y: 22), Point(x: x + 5, y: 36)], speed: 120))
    }
    var side = upright(80...93, pitch: 1.1, force: [0.2, 0.75])
    (side.altitude, side.azimuth, side.speed) = ([0.42], 2.2, 110)
    try draw(ink, side)
  }

  /// One stroke up and down.
  private func upright(_ x: ClosedRange<Double>, pitch: Double, force: [Double]) -> Brush {
    let places = stride(from: x.lowerBound, through: x.upperBound, by: pitch).enumerated().flatMap {
      number, x in
      let ends = [Point(x: x, y: 22), Point(x: x, y: 29), Point(x: x, y: 36)]
      return number.isMultiple(of: 2) ? ends : ends.reversed()
    }
    return Brush(through: places, speed: 140, force: force)
  }
}

// What runs, and what shines through.
extension InkPlates {
  private mutating func washes() throws {
    let (blue, rose) = (
      Color(red: 0.16, green: 0.38, blue: 0.72), Color(red: 0.8, green: 0.16, blue: 0.24)
    )
    let yellow = Color(red: 0.94, green: 0.75, blue: 0.08)
    let sky = InkID()
    for row in 0..<6 {
      let y = 7 + Double(row) * 4.4
      let places = [
        Point(x: 7, y: y), Point(x: 18, y: y - 0.4), Point(x: 30 + Double(row % 3) * 2, y: y),
      ]
      try draw(
        Ink(.watercolor, color: blue), Brush(through: places, force: [0.5, 0.45, 0.35]), in: sky)
    }
    let mixed = InkID()
    for (row, color) in [blue, blue, yellow, yellow, rose, rose].enumerated() {
      let y = 7 + Double(row) * 4.4
      try draw(
        Ink(.watercolor, color: color),
        Brush(through: [Point(x: 43, y: y), Point(x: 62, y: y)], speed: 50, force: [0.55]),
        in: mixed)
    }
    let glaze = [Point(x: 73, y: 6), Point(x: 82, y: 8), Point(x: 93, y: 6)]
    try draw(Ink(.watercolor, color: blue), Brush(through: glaze, force: [0.2, 0.8]))
    try draw(
      Ink(.watercolor, color: yellow),
      Brush(through: [Point(x: 78, y: 5), Point(x: 90, y: 20)], force: [0.5]))
    try draw(
      Ink(.watercolor, color: rose),
      Brush(through: Self.wave(73...93, y: 28, rise: 2), force: [0.3, 0.6]), width: 1.2)
    try draw(
      Ink(.watercolor, color: rose),
      Brush(through: Self.wave(73...93, y: 34, rise: 1), force: [0.4]), width: 3)
  }

  private mutating func highlights() throws {
    let lines = [
      "a highlighter must", "leave the letters", "black and lie like", "a coloured glass",
    ]
    for (row, line) in lines.enumerated() {
      let words = Ink(.pen, color: .coal)
      try write(line, words, at: Point(x: 6, y: 8 + Double(row) * 8.6), xHeight: 2.2)
    }
    let marks: [([Point], Color)] = [
      ([Point(x: 7, y: 7), Point(x: 24, y: 6.8), Point(x: 38, y: 7)], .lemon),
      (
        [Point(x: 6, y: 15.5), Point(x: 40, y: 15.5), Point(x: 39, y: 18), Point(x: 14, y: 18.6)],
        .lemon
      ),
      ([Point(x: 26, y: 24), Point(x: 44, y: 24.2)], .rose),
      ([Point(x: 10, y: 33), Point(x: 36, y: 32.6)], Color(red: 0.55, green: 0.93, blue: 0.5)),
      ([Point(x: 62, y: 6), Point(x: 74, y: 34)], Color(red: 0.5, green: 0.8, blue: 1)),
      ([Point(x: 58, y: 26), Point(x: 90, y: 22)], .lemon),
      ([Point(x: 80, y: 6), Point(x: 92, y: 34)], .rose),
    ]
    for (places, color) in marks {
      try draw(Ink(.marker, color: color), Brush(through: places, speed: 80, azimuth: 0.3))
    }
  }
}
