package import InkGeometry

/// The path of a pen as points in even steps from its beginning to its end, whatever samples the
/// pen sent.
package struct EvenLine: Sendable {
  /// The points; their number is ``count``, and all of them are finite.
  package let places: [Point]
  /// The length of the line, in millimeters.
  package let length: Double
  /// The mean of the points.
  package let middle: Point
  /// The bounds of the points.
  package let box: Rect

  /// The number of points of each line.
  package static let count = 32
  /// The largest distance of a point from the origin, in millimeters; points farther away are
  /// ignored.
  private static let far = 1e6

  /// Creates the line through points; nil if none of them is valid. The cost is linear in the
  /// number of points.
  package init?(_ all: some Sequence<Point>) {
    let places = all.filter { abs($0.x) < Self.far && abs($0.y) < Self.far }
    guard let first = places.first else { return nil }
    var length = 0.0
    for (one, two) in zip(places, places.dropFirst()) { length += one.distance(to: two) }
    let step = length / Double(Self.count - 1)
    var even = [first]
    var walked = 0.0
    for (one, two) in zip(places, places.dropFirst()) where step > 0 {
      let way = one.distance(to: two)
      while even.count < Self.count - 1, walked + way >= step * Double(even.count), way > 0 {
        even.append(one.mixed(with: two, (step * Double(even.count) - walked) / way))
      }
      walked += way
    }
    let last = places[places.count - 1]
    while even.count < Self.count { even.append(last) }
    self.init(even: even, length: length)
  }

  private init(even: [Point], length: Double) {
    places = even
    self.length = length
    var sum = Point.zero
    for place in even { sum = sum + place }
    middle = sum * (1 / Double(even.count))
    box = Rect(around: even)
  }

  /// A line whose points are all at the origin.
  static let dot = EvenLine(even: Array(repeating: .zero, count: count), length: 0)

  /// The line in the opposite direction.
  package var reversed: EvenLine { EvenLine(even: places.reversed(), length: length) }

  /// Returns the beginning of the line, up to a fraction 0...1 of its length.
  package func beginning(_ share: Double) -> EvenLine {
    let end = Double(Self.count - 1) * min(max(share, 0), 1)
    let even = (0..<Self.count).map { number -> Point in
      let at = end * Double(number) / Double(Self.count - 1)
      let index = min(Int(at), Self.count - 2)
      return places[index].mixed(with: places[index + 1], at - Double(index))
    }
    return EvenLine(even: even, length: length * min(max(share, 0), 1))
  }

  /// Joins this line and others to one; the movements of the pen through the air between them
  /// become straight parts of the line.
  package func joined(with others: [EvenLine]) -> EvenLine {
    others.isEmpty ? self : EvenLine(places + others.flatMap(\.places)) ?? self
  }

  /// Returns the line stretched to the box of another, each side at most by a factor of two.
  func fitted(to other: EvenLine) -> EvenLine {
    func ratio(_ one: Double, _ two: Double) -> Double {
      let floor = 0.1 * max(other.box.width, other.box.height) + 1e-6
      return min(max((two + floor) / (one + floor), 0.5), 2)
    }
    let x = ratio(box.width, other.box.width)
    let y = ratio(box.height, other.box.height)
    return EvenLine(
      even: places.map { Point(x: $0.x * x, y: $0.y * y) }, length: length)
  }

  /// The total turning with and without regard to the direction, by the sine of half steps.
  var turning: (signed: Double, whole: Double) {
    var (signed, whole) = (0.0, 0.0)
    for index in 2..<places.count - 2 {
      guard let a = (places[index] - places[index - 2]).direction,
        let b = (places[index + 2] - places[index]).direction
      else { continue }
      let sine = a.cross(b)
      let turn = a.dot(b) > 0 ? sine : sine < 0 ? -2 - sine : 2 - sine
      signed += turn / 12
      whole += abs(turn) / 12
    }
    return (signed, whole)
  }
}
