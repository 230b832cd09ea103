package import Evdev
import InkCanvas
import InkDrawing
import InkGeometry
import InkPractice
import InkSynthesis
import StylusModel

/// A hand that practises a page, as a recording for the daemon to play: a good one, and one that
/// spoils strokes before it writes them well.
package struct Rehearsal {
  /// How well it writes.
  package enum Skill: String, CaseIterable, Sendable {
    case good, spoiled
  }

  private let page: PracticePage
  private let toTablet: InkTransform
  private let tablet: TabletModel
  private var stay: [Sample] = []
  private var now = 1.0
  private var dice = SplitMix64(seed: 11)
  private var place: Point

  /// Why there is no such recording.
  enum RehearsalError: Error, CustomStringConvertible {
    case noTablet(String)

    var description: String {
      switch self {
      case .noTablet(let name):
        "no page can be written on the tablet '\(name)': it has no area. Fix: name another"
      }
    }
  }

  /// A page as that hand writes it.
  ///
  /// - Parameters:
  ///   - screen: the logical pixels of the screen on which the page will be shown, such as
  ///     `1280x720`.
  ///   - tablet: the name of a tablet model.
  package static func recording(
    of order: PracticeOrder, _ skill: Skill, screen: String, tablet: String
  ) throws -> Recording {
    let sides = screen.split(separator: "x").compactMap { Double($0) }
    guard sides.count == 2, sides.allSatisfy({ (100...20_000).contains($0) }),
      let model = TabletTable.named(tablet)
    else {
      throw RehearsalError.noTablet("\(tablet)' on a screen of '\(screen)")
    }
    let place = OutputPlace(
      name: "", area: Rect(x: 0, y: 0, width: sides[0], height: sides[1]),
      pixelWidth: Int(sides[0]), pixelHeight: Int(sides[1]))
    var rehearsal = try Rehearsal(
      try order.makePage(width: sides[0], height: sides[1]), on: place, with: model)
    return try rehearsal.makeRecording(skill)
  }

  /// - Parameter output: the screen on which the page will be shown.
  init(_ page: PracticePage, on output: OutputPlace, with model: TabletModel) throws {
    var surface = Tablet(id: DeviceID(rawValue: 1), name: model.title, role: .pen)
    surface.area = model.area
    let mapping = try TabletMapping(surface, wish: MappingChoice(), outputs: [output])
    guard let inverse = mapping.onto(output).toMillimeters.inverse else {
      throw RehearsalError.noTablet(model.title)
    }
    (self.page, toTablet, tablet) = (page, inverse, model)
    place = page.paper.center
  }

  /// The recording.
  mutating func makeRecording(_ skill: Skill) throws -> Recording {
    hover(to: page.paper.center, seconds: 0.4)
    for (number, stroke) in page.text.strokes.enumerated() {
      let guide = WritingGuide(stroke)
      hover(to: guide.place(at: 0), seconds: number == 0 ? 0.6 + guide.duration : 0.45)
      if skill == .spoiled { spoil(number, guide) }
      trace(places(of: guide))
    }
    hover(to: page.paper.min, seconds: 4.5)
    var digitiser = Digitizer(model: tablet)
    try digitiser.sendStays([stay], with: Tool(kind: .pen, serial: 0x57A1_0001, model: 0x802))
    return Recording(devices: [digitiser.device])
  }

  /// The first stroke backwards, the third in another shape, and before the fourth a line that
  /// belongs nowhere.
  private mutating func spoil(_ number: Int, _ guide: WritingGuide) {
    let places = places(of: guide)
    let x = page.xHeight
    var bad: [Point]
    switch number {
    case 0: bad = places.reversed()
    case 2:
      bad = places.enumerated().map { index, place in
        let wave = Turn.direction(of: 14 * Double(index) / Double(places.count)).y
        return place + Point(x: 0.42 * x * wave, y: 0.1 * x * wave)
      }
    case 3:
      let middle = Rect(around: places).center + Point(x: -x, y: -1.5 * x)
      bad = (0...40).map { middle + Point(x: 0.05 * x * Double($0), y: 0.012 * x * Double($0)) }
    default: return
    }
    hover(to: bad[0], seconds: 0.4)
    trace(bad)
    hover(to: guide.place(at: 0), seconds: 1.6)
  }

  /// The guide's way, as a steady hand follows it a little faster than the dot.
  private mutating func places(of guide: WritingGuide) -> [Point] {
    let count = max(4, Int(guide.duration * 0.8 * tablet.rate))
    let (x, y) = (dice.phase, dice.phase)
    return (0...count).map { step in
      let share = Double(step) / Double(count)
      let sway = Point(
        x: Turn.direction(of: 9 * share + x).y, y: Turn.direction(of: 7 * share + y).y)
      return guide.place(at: share * guide.duration) + sway * (0.028 * page.xHeight)
    }
  }

  private mutating func trace(_ places: [Point]) {
    for (number, place) in places.enumerated() {
      let ends = Double(min(number, places.count - 1 - number)) / 6
      addSample(place, force: 0.12 + 0.38 * min(1, ends))
    }
    self.place = places.last ?? place
    addSample(place, force: 0)
  }

  private mutating func hover(to end: Point, seconds: Double) {
    let count = max(1, Int(seconds * tablet.rate))
    let start = place
    for step in 1...count {
      let share = min(1, 1.6 * Double(step) / Double(count))
      addSample(start.mixed(with: end, share * share * (3 - 2 * share)), force: 0)
    }
    place = end
  }

  private mutating func addSample(_ place: Point, force: Double) {
    let point = toTablet.applied(to: place)
    var sample = Sample(
      time: Timestamp(microseconds: Int64(now * 1e6)), x: Millimeters(Float(point.x)),
      y: Millimeters(Float(point.y)))
    sample.pressure = Fraction(Float(force))
    sample.distance = Fraction(force > 0 ? 0 : 0.3)
    sample.altitude = Radians(1.0)
    sample.azimuth = Radians(0.8)
    for property in [Property.position, .time, .pressure, .tilt, .distance] {
      sample.provenance[property] = .measured
    }
    stay.append(sample)
    now += 1 / tablet.rate
  }
}

extension SplitMix64 {
  /// An angle in radians.
  fileprivate var phase: Double {
    mutating get { Double(next() >> 11) * 0x1p-53 * 2 * .pi }
  }
}
