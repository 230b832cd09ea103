import InkDrawing
import InkGeometry
import InkSynthesis

extension GalleryPage {
  /// The picture: an evening sky in watercolor, a house in pencil, a meadow and the sun in crayon.
  mutating func paint() throws {
    try sky()
    try meadow()
    try house()
  }

  private mutating func sky() throws {
    let rows = (0..<5).map { row -> (Brush, Color) in
      let y = 9.5 + Double(row) * 4.4
      let places = [
        Point(x: 80, y: y), Point(x: 96, y: y - 0.7), Point(x: 110, y: y + 0.5),
        Point(x: 122, y: y),
      ]
      return (Brush(through: places, force: [0.5, 0.42, 0.32]), row < 4 ? .sky : .dusk)
    }
    try append(rows, .watercolor, wetTogether: true)
    let turns = (0...150).map { step -> Point in
      let share = Double(step) / 150
      return Turn.direction(of: share * 34) * (0.3 + 4.6 * share) + Point(x: 136, y: 17)
    }
    try append([(Brush(through: turns, speed: 140, force: [0.5]), .sun)], .crayon)
  }

  private mutating func meadow() throws {
    let rows = (0..<4).map { row -> (Brush, Color) in
      let y = 77.5 + Double(row) * 4
      let places = [
        Point(x: 79, y: y), Point(x: 110, y: y - 1), Point(x: 143, y: y + 0.6),
      ]
      return (Brush(through: places, force: [0.38, 0.5]), row == 2 ? .straw : .leaf)
    }
    try append(rows, .watercolor, wetTogether: true)
    let grass = Brush(
      filling: Rect(x: 83, y: 77, width: 55, height: 3.6), rows: 3, force: [0.3, 0.4])
    let shade = Brush(
      filling: Rect(x: 83, y: 80, width: 24, height: 4), rows: 3, force: [0.4, 0.55])
    let warm = Brush(
      filling: Rect(x: 98, y: 80.5, width: 30, height: 4.5), rows: 3, force: [0.35])
    try append([(grass, .moss), (shade, .moss), (warm, .straw)], .crayon)
  }

  private mutating func house() throws {
    let pencil = Ink(.pencil, color: .graphite)
    let width = InkType.pencil.defaultWidth
    append(
      try Hand(seed: 3).draw(
        .house, in: Rect(x: 78, y: 33, width: 52, height: 44), pencil, width: width))
    append(
      try Hand(seed: 5).draw(
        .flower, in: Rect(x: 127, y: 44, width: 17, height: 33), pencil, width: width))
    let wall = Brush(
      filling: Rect(x: 96, y: 57.6, width: 9.6, height: 6), rows: 6, force: [0.2, 0.28],
      altitude: [0.5], azimuth: 2.3)
    let roof = Brush(
      through: (0...22).flatMap { step -> [Point] in
        let x = 87.6 + Double(step) * 0.84
        let edge = x < 97.2 ? 57.4 - (x - 84.6) * 0.89 : 46.2 + (x - 97.2) * 0.95
        let pair = [Point(x: x, y: edge), Point(x: x - 0.8, y: 56.4)]
        return step % 2 == 0 ? pair : pair.reversed()
      }, speed: 150, force: [0.26, 0.34])
    try append([(wall, .graphite), (roof, .graphite)], .pencil)
  }
}
