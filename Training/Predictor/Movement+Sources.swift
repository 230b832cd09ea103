import Foundation
import InkSynthesis
import PenTraces
import StylusModel

extension Movement {
  /// Longer holes in time cut a recording, in milliseconds.
  private static let hole = 40.0

  /// The movements of every writer in a table with the columns writer, t_ms, x, y (0.005 mm), pressure
  /// (0...1023) of a tablet that looks every 7.5 ms and rounds its stamps.
  static func writers(_ text: String) -> [(name: String, movements: [Movement])] {
    var looks: [String: [Look]] = [:]
    var names: [String] = []
    for line in text.split(separator: "\n").dropFirst() {
      let fields = line.split(separator: ",")
      guard fields.count >= 5, let look = Look(fields.dropFirst()) else { continue }
      let name = String(fields[0])
      if looks[name] == nil { names.append(name) }
      looks[name, default: []].append(look)
    }
    return names.map { ($0, movements(looks[$0] ?? []).map(\.evened)) }
  }

  /// What an invented hand writes: `seed` chooses the hand and the words.
  static func written(seed: UInt64) throws -> [Movement] {
    var dice = SplitMix64(seed: seed)
    let hand = Handwriting(style: HandStyle(inventedFrom: seed), seed: seed)
    let stays = try hand.synthesize(
      (0..<6).map { _ in words(&dice) }.joined(separator: "\n"),
      at: Place(x: Millimeters(20), y: Millimeters(20)),
      xHeight: Millimeters(Float(dice.uniform(1.6...4.5))), sensor: Self.perfect)
    return movements(stays)
  }

  /// What an invented hand draws: `seed` chooses the hand, the sheets and what is drawn on them.
  static func drawn(seed: UInt64) throws -> [Movement] {
    var dice = SplitMix64(seed: seed)
    let style = HandStyle(inventedFrom: seed)
    var stays: [[Sample]] = []
    for _ in 0..<4 {
      let width = dice.stretched(20...200)
      let height = min(width * dice.stretched(0.5...1), 150)
      let sheet = Tablet.Area(
        left: Millimeters(0), top: Millimeters(0), width: Millimeters(Float(width)),
        height: Millimeters(Float(height)))
      let shape = Shape.allCases[dice.below(Shape.allCases.count)]
      stays += try Sketch(style: style, seed: dice.next()).drawShapes(
        [shape], in: sheet, sensor: Self.perfect)
    }
    return movements(stays)
  }

  /// The strokes of a contributor, for each tablet with its period in milliseconds.
  static func traced(_ strokes: [UnipenChoice.Stroke]) -> [(period: Double, movements: [Movement])]
  {
    var tablets: [UnipenPage.Tablet] = []
    var movements: [[Movement]] = []
    for stroke in strokes where stroke.points.count > 8 {
      let place = tablets.firstIndex(of: stroke.tablet) ?? tablets.count
      if place == tablets.count {
        tablets.append(stroke.tablet)
        movements.append([])
      }
      movements[place].append(
        Movement(
          stroke.points.map { Look(time: $0.time, x: $0.x, y: $0.y, pressure: $0.pressure ?? 0.5) })
      )
    }
    return zip(tablets, movements).map { (1000 / $0.rate, $1) }
  }

  /// Large smooth curves as people draw them who try a tablet: two or three swings of slowly changing pace.
  static func waves(seed: UInt64) -> Movement {
    var dice = SplitMix64(seed: seed)
    let swings = (0..<(2 + dice.below(2))).map { _ in
      (
        width: dice.stretched(2...60), height: dice.stretched(2...60),
        pace: dice.stretched(0.15...2.5) * 2 * .pi / 1000, start: dice.uniform(0...2 * .pi)
      )
    }
    let drift = (dice.uniform(-0.1...0.1), dice.uniform(-0.05...0.05))
    let looks = stride(from: 0.0, to: 6000, by: 5).map { time in
      var look = Look(time: time, x: drift.0 * time, y: drift.1 * time, pressure: 0.5)
      for (index, swing) in swings.enumerated() {
        let size = 1 / Double(1 + index)
        look.x += size * swing.width * sin(swing.pace * Double(1 + index) * time + swing.start)
        look.y += size * swing.height * cos(swing.pace * Double(1 + index) * time)
      }
      return look
    }
    return Movement(looks)
  }

  /// Sees the truth 200 times a second.
  private static var perfect: Sensor {
    var sensor = Sensor(rate: 200)
    sensor.noise = Millimeters(0)
    sensor.jitter = Microseconds(0)
    return sensor
  }

  private static func movements(_ stays: [[Sample]]) -> [Movement] {
    stays.filter { $0.count > 8 }.map { stay in Movement(stay.map(Look.init)) }
  }

  /// A line of words without meaning, of letters as frequent as in English.
  private static func words(_ dice: inout SplitMix64) -> String {
    let letters = Array(
      "eeeeeeeeeeeetttttttttaaaaaaaaooooooooiiiiiiinnnnnnnsssssshhhhhhrrrrrrddddlllluuucccmmmwwwff"
        + "ggyyppbbvvkxqjz")
    let others = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    var line = ""
    while line.count < 32 {
      if dice.uniform(0...1) < 0.15 { line.append(others[dice.below(others.count)]) }
      for _ in 0..<(2 + dice.below(7)) { line.append(letters[dice.below(letters.count)]) }
      line.append(" ")
    }
    return line
  }

  private static func movements(_ looks: [Look]) -> [Movement] {
    var movements: [Movement] = []
    var own: [Look] = []
    for look in looks {
      if let last = own.last, !(0.001..<hole).contains(look.time - last.time) {
        if own.count > 8 { movements.append(Movement(own)) }
        own = []
      }
      own.append(look)
    }
    if own.count > 8 { movements.append(Movement(own)) }
    return movements
  }

  /// The same with times that are whole steps of 7.5 ms; two looks in one step become one.
  private var evened: Movement {
    var even: [Look] = []
    for look in looks {
      var look = look
      look.time = ((look.time - looks[0].time) / 7.5).rounded() * 7.5
      if even.last?.time != look.time { even.append(look) }
    }
    return Movement(even)
  }
}

extension Movement.Look {
  fileprivate init?(_ fields: ArraySlice<Substring>) {
    let numbers = fields.prefix(4).compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    self.init(
      time: numbers[0], x: numbers[1] * 0.005, y: numbers[2] * 0.005, pressure: numbers[3] / 1023)
  }

  fileprivate init(_ sample: Sample) {
    self.init(
      time: Double(sample.time.microseconds) / 1000, x: Double(sample.x.value),
      y: Double(sample.y.value), pressure: Double(sample.pressure.value))
  }
}
