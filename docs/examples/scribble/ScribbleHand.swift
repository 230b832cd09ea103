import Evdev
import InkCanvas
import InkDrawing
import InkGeometry
import InkPractice
import InkSynthesis
import StylusModel

/// A hand that writes, taps and scratches out at places of a screen, as a recording for the daemon
/// to play.
struct ScribbleHand {
  private let toTablet: InkTransform
  private let tablet: TabletModel
  private var samples: [Sample] = []
  private var now = 1.0
  private var place: Point
  private let letters = PenLetters.shipped

  /// A logical pixel in millimeters.
  static let pixel = 25.4 / 96

  /// Why there is no such recording.
  enum ScribbleHandError: Error, CustomStringConvertible {
    case noTablet(String)
    case senseless(String)

    var description: String {
      switch self {
      case .noTablet(let name): "nothing can be drawn on the tablet '\(name)'. Fix: name another"
      case .senseless(let deed):
        "'\(deed)' is nothing that a hand does. Fix: write X,Y,HEIGHT WORDS; tap X,Y; scratch X,Y,WIDTH; circle X,Y,WIDTH; "
          + "line X,Y,WIDTH; part X,Y,HEIGHT; caret X,Y,WIDTH; hold X,Y,SECONDS, or rest SECONDS"
      }
    }
  }

  /// - Parameter output: the screen.
  init(on output: OutputPlace, with model: TabletModel) throws {
    var surface = Tablet(id: DeviceID(rawValue: 1), name: model.title, role: .pen)
    surface.area = model.area
    let mapping = try TabletMapping(surface, wish: MappingChoice(), outputs: [output])
    guard let inverse = mapping.onto(output).toMillimeters.inverse else {
      throw ScribbleHandError.noTablet(model.title)
    }
    (toTablet, tablet) = (inverse, model)
    place = Point(x: 10, y: 10)
  }

  /// Does one thing after the other.
  mutating func perform(_ deeds: [String]) throws -> Recording {
    hover(to: place, seconds: 0.3)
    for deed in deeds { try perform(deed) }
    hover(to: Point(x: 5, y: 5), seconds: 0.5)
    var digitiser = Digitizer(model: tablet)
    try digitiser.sendStays([samples], with: Tool(kind: .pen, serial: 0x57A1_0002, model: 0x802))
    return Recording(devices: [digitiser.device])
  }

  private mutating func perform(_ deed: String) throws {
    let words = deed.split(separator: " ", maxSplits: 2).map(String.init)
    let numbers = words.dropFirst().first?.split(separator: ",").compactMap { Double($0) } ?? []
    let at = numbers.map { $0 * Self.pixel }
    switch (words.first, numbers.count) {
    case ("rest", 1): hover(to: place, seconds: numbers[0])
    case ("write", 3) where words.count > 2:
      try write(words[2], at: Point(x: at[0], y: at[1]), xHeight: at[2])
    case ("tap", 2): tap(Point(x: at[0], y: at[1]))
    case ("scratch", 3): scratch(Point(x: at[0], y: at[1]), width: at[2])
    case ("circle", 3): circle(Point(x: at[0], y: at[1]), width: at[2])
    case ("line", 3): line(Point(x: at[0], y: at[1]), way: Point(x: at[2], y: 0))
    case ("part", 3): line(Point(x: at[0], y: at[1]), way: Point(x: 0, y: at[2]))
    case ("caret", 3): caret(Point(x: at[0], y: at[1]), width: at[2])
    case ("hold", 3): hold(Point(x: at[0], y: at[1]), seconds: numbers[2])
    default: throw ScribbleHandError.senseless(deed)
    }
  }

  private mutating func write(_ words: String, at corner: Point, xHeight: Double) throws {
    let text = try PracticeText(words, letters: letters, xHeight: xHeight).moved(by: corner)
    for stroke in text.strokes {
      let guide = WritingGuide(stroke)
      hover(to: guide.place(at: 0), seconds: 0.12)
      let count = max(3, Int(guide.duration * tablet.rate))
      draw(
        (0...count).map { guide.place(at: guide.duration * Double($0) / Double(count)) })
    }
  }

  private mutating func tap(_ spot: Point) {
    hover(to: spot, seconds: 0.3)
    draw((0..<12).map { spot + Point(x: 0.01 * Double($0 % 3), y: 0) })
    hover(to: spot, seconds: 0.3)
  }

  private mutating func scratch(_ left: Point, width: Double) {
    hover(to: left, seconds: 0.3)
    let turns = 8
    draw(
      (0...240).map { step in
        let share = Double(step) / 240
        let saw = abs((share * Double(turns)).truncatingRemainder(dividingBy: 2) - 1)
        return left + Point(x: width * (1 - saw), y: 1.2 * (share - 0.5))
      })
  }

  private mutating func circle(_ left: Point, width: Double) {
    let radius = Point(x: width / 2, y: max(4, width / 4))
    hover(to: left, seconds: 0.3)
    draw(
      (0...160).map { step in
        let turn = Turn.direction(of: 2 * .pi * Double(step) / 160)
        return left + Point(x: radius.x * (1 - turn.x), y: radius.y * turn.y)
      })
  }

  private mutating func line(_ start: Point, way: Point) {
    hover(to: start, seconds: 0.3)
    draw((0...80).map { start + way * (Double($0) / 80) })
  }

  /// A caret below its tip.
  private mutating func caret(_ tip: Point, width: Double) {
    let corners = [
      tip + Point(x: -width / 2, y: width), tip, tip + Point(x: width / 2, y: width),
    ]
    hover(to: corners[0], seconds: 0.3)
    draw(
      (0...80).map { step in
        let leg = step < 40 ? 0 : 1
        return corners[leg].mixed(with: corners[leg + 1], Double(step - leg * 40) / 40)
      })
  }

  /// The pen is held still, as a hand holds it.
  private mutating func hold(_ spot: Point, seconds: Double) {
    hover(to: spot, seconds: 0.3)
    let count = max(1, Int(min(seconds, 10) * tablet.rate))
    draw(
      (0...count).map { spot + Point(x: 0.02 * Double($0 / 7 % 5), y: 0.02 * Double($0 / 11 % 3)) })
    hover(to: spot, seconds: 0.3)
  }

  private mutating func draw(_ places: [Point]) {
    for place in places { add(place, force: 0.4) }
    place = places.last ?? place
    add(place, force: 0)
  }

  /// No hand holds quite still: of a pen that does the kernel tells nothing, and libinput takes it
  /// for gone.
  private mutating func hover(to end: Point, seconds: Double) {
    let count = max(1, Int(seconds * tablet.rate))
    let start = place
    for step in 1...count {
      let tremor = Point(x: step < count && step / 8 % 2 == 1 ? 0.1 : 0, y: 0)
      add(start.mixed(with: end, Double(step) / Double(count)) + tremor, force: 0)
    }
    place = end
  }

  private mutating func add(_ place: Point, force: Double) {
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
    samples.append(sample)
    now += 1 / tablet.rate
  }
}
