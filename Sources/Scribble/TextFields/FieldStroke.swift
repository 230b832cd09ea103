import InkGeometry
import Units

/// A stroke that is not lifted yet.
struct FieldStroke: Sendable {
  let target: FieldPlace
  /// The phrase that it belongs to; nil if it begins one, unless it is a tap.
  let phrase: UInt64?
  let began: Timestamp
  /// Whether it closed a list: a tap on the same word is then for the application.
  let closesList: Bool
  private(set) var places: [Point] = []
  private(set) var sort = StrokeSort()

  init(target: FieldPlace, phrase: UInt64?, began: Timestamp, closesList: Bool = false) {
    (self.target, self.phrase, self.began) = (target, phrase, began)
    self.closesList = closesList
  }

  mutating func appendPlace(_ place: Point) {
    guard place.isFinite, places.count < WrittenInk.mostPlaces else { return }
    places.append(place)
    sort.includePlace(place)
  }

  var trace: [SIMD2<Float>] { places.map { SIMD2(Float($0.x), Float($0.y)) } }

  /// Where it began, in millimeters of the layout.
  var start: Point { places.first ?? .zero }

  /// Where it began, in logical pixels from the window's corner.
  var ownStart: Point { target.own(start) }
}

/// The strokes over fields that are not lifted yet, by their numbers.
struct FieldStrokes: Sendable {
  private var all: [UInt64: FieldStroke] = [:]

  subscript(number: UInt64) -> FieldStroke? { all[number] }

  /// A stroke begins at a place.
  mutating func enter(_ number: UInt64, _ stroke: FieldStroke, at place: Point) {
    all[number] = stroke
    extend(number, to: place)
  }

  mutating func extend(_ number: UInt64, to place: Point) { all[number]?.appendPlace(place) }

  /// It was lifted, or is canceled.
  @discardableResult mutating func takeOut(_ number: UInt64) -> FieldStroke? {
    all.removeValue(forKey: number)
  }

  /// All of them, the oldest first.
  var sorted: [(number: UInt64, stroke: FieldStroke)] {
    all.sorted { $0.key < $1.key }.map { (number: $0.key, stroke: $0.value) }
  }

  /// Those that are too long for a tap, the oldest first.
  var long: [(number: UInt64, stroke: FieldStroke)] { sorted.filter { $0.stroke.sort.isLong } }

  /// The phrases that are being continued.
  var phrases: Set<UInt64> { Set(all.values.compactMap(\.phrase)) }

  /// The fields that they are over.
  var fields: [TextField] { all.values.map(\.target.field) }
}
