import Foundation
import InkSynthesis
package import StylusModel
package import StylusPipeline

/// What a pen really did: whole frames at an even rate, the truth that simulated pens are made
/// from.
package struct Trace: Sendable {
  /// Where it is from, for tables.
  package var name: String
  /// The truth; every frame carries everything, and its time is when it was measured.
  package var frames: [ToolFrame]
  /// Between two frames.
  package var period: Microseconds

  /// The properties that the pens of all traces have.
  package static let measures: PropertySet = [
    .init(.position), .init(.time), .init(.pressure), .init(.tilt), .init(.distance),
  ]

  /// Synthetic handwriting as an ideal tablet of `rate` hertz sees it.
  package init(writing text: String, rate: Double, seed: UInt64) throws {
    var sensor = Sensor(rate: rate)
    sensor.jitter = Microseconds(0)
    let area = Tablet.Area(
      left: Millimeters(0), top: Millimeters(0), width: Millimeters(220), height: Millimeters(140))
    let hand = Handwriting(style: HandStyle(inventedFrom: seed), seed: seed)
    let stays = try hand.synthesize(text, in: area, sensor: sensor)
    self.init(name: "synthetic \(seed)", stays: stays.map { $0.map(ToolFrame.init) }, rate: rate)
  }

  /// Stays in proximity, one after the other.
  package init(name: String, stays: [[ToolFrame]], rate: Double) {
    self.name = name
    period = Microseconds(Int64((1e6 / rate).rounded()))
    frames = []
    for stay in stays where stay.count > 1 {
      var stay = stay
      stay[0].presence = .entered
      var last = stay[stay.count - 1]
      last.time = last.time + period
      last.presence = .left
      last.isTouching = false
      last.pressure = .zero
      frames += stay + [last]
    }
  }

  /// The stays in proximity; each ends with the frame with which the pen leaves.
  var stays: [ArraySlice<ToolFrame>] {
    frames.split { $0.presence == .left }.map { frames[$0.startIndex...$0.endIndex] }
  }

  /// Has the pen come into sight one frame before it touches.
  mutating func dropApproaches() {
    frames = stays.flatMap { stay in
      let touch = stay.firstIndex(where: \.isTouching) ?? stay.startIndex
      var seen = Array(stay[max(touch - 1, stay.startIndex)...])
      seen[0].presence = .entered
      return seen
    }
  }

  /// The writers of a table with a line "writer,t_ms,x,y,pressure,azimuth_ddeg,altitude_ddeg" for
  /// each reading of a Wacom tablet at 133 Hz, resampled to `rate` hertz.
  package static func writers(csv text: String, rate: Double) -> [Trace] {
    var stays: [String: [[ToolFrame]]] = [:]
    var names: [String] = []
    for line in text.split(separator: "\n").dropFirst() {
      let fields = line.split(separator: ",")
      guard fields.count == 7, let frame = ToolFrame(marzinotto: fields.dropFirst()) else {
        continue
      }
      let name = String(fields[0])
      if stays[name] == nil { names.append(name) }
      var own = stays.removeValue(forKey: name) ?? []
      if let last = own.last?.last, (1..<100_000).contains((frame.time - last.time).value) {
        own[own.count - 1].append(frame)
      } else {
        own.append([frame])
      }
      stays[name] = own
    }
    return names.map { name in
      let even = (stays[name] ?? []).filter { $0.count > 20 }.map { resampled($0, rate: rate) }
      return Trace(name: name, stays: even, rate: rate)
    }
  }

  /// A cubic through the readings (Catmull-Rom), read at an even rate.
  private static func resampled(_ stay: [ToolFrame], rate: Double) -> [ToolFrame] {
    let start = stay[0].time
    let step = Double((stay[stay.count - 1].time - start).value) / Double(stay.count - 1)
    let count = Int(Double(stay.count - 1) * step * rate / 1e6)
    return (0...count).map { index in
      let time = Double(index) * 1e6 / rate
      let place = min(Int(time / step), stay.count - 2)
      return ToolFrame(
        between: (-1...2).map { stay[min(max(place + $0, 0), stay.count - 1)] },
        share: Float(time / step - Double(place)),
        time: start + Microseconds(Int64(time.rounded())))
    }
  }
}

extension ToolFrame {
  /// The reading of an ideal tablet.
  fileprivate init(_ sample: Sample) {
    self.init(device: DeviceID(rawValue: 1), time: sample.time, tool: Tool(kind: .pen, serial: 7))
    x = sample.x
    y = sample.y
    pressure = sample.pressure
    distance = sample.distance
    isTouching = sample.pressure.value > 0
    lean(altitude: Double(sample.altitude.value), azimuth: Double(sample.azimuth.value))
    carried = Trace.measures
  }

  /// The tilts of a pen that leans so.
  package mutating func lean(altitude: Double, azimuth: Double) {
    let run = 1 / tan(max(altitude, 0.02))
    tiltX = Radians(Float(atan(run * cos(azimuth))))
    tiltY = Radians(Float(atan(run * sin(azimuth))))
  }

  fileprivate init?(marzinotto fields: ArraySlice<Substring>) {
    let numbers = fields.compactMap { Double($0) }
    guard numbers.count == 6 else { return nil }
    self.init(
      device: DeviceID(rawValue: 1), time: Timestamp(microseconds: Int64(numbers[0] * 1000)),
      tool: Tool(kind: .pen, serial: 7))
    x = Millimeters(Float(numbers[1] * 0.005))
    y = Millimeters(Float(numbers[2] * 0.005))
    pressure = Fraction(Float(numbers[3] / 1023))
    isTouching = numbers[3] > 0
    // Tenths of a degree; the azimuth clockwise from the tablet's upper edge, as Wintab has it.
    lean(altitude: numbers[5] / 1800 * .pi, azimuth: (numbers[4] - 900) / 1800 * .pi)
    carried = Trace.measures
  }

  fileprivate init(between readings: [ToolFrame], share: Float, time: Timestamp) {
    var four = readings
    self = four[share < 0.5 ? 1 : 2]
    self.time = time
    func cubic(_ value: (ToolFrame) -> Float) -> Float {
      let (a, b, c, d) = (value(four[0]), value(four[1]), value(four[2]), value(four[3]))
      let slope = (c - a) / 2
      let end = (d - b) / 2
      let (s, s2) = (share, share * share)
      return (2 * s2 * s - 3 * s2 + 1) * b + (s2 * s - 2 * s2 + s) * slope
        + (3 * s2 - 2 * s2 * s) * c + (s2 * s - s2) * end
    }
    x = Millimeters(cubic { $0.x.value })
    y = Millimeters(cubic { $0.y.value })
    tiltX = Radians(cubic { $0.tiltX.value })
    tiltY = Radians(cubic { $0.tiltY.value })
    // Between a reading that touches and one that does not nobody knows the pressure: no contact
    // there.
    isTouching = four[1].isTouching && four[2].isTouching
    let before = four[0].isTouching ? four[0] : four[1]
    let after = four[3].isTouching ? four[3] : four[2]
    four = [before, four[1], four[2], after]
    pressure = isTouching ? Fraction(max(cubic { $0.pressure.value }, 0.001)) : .zero
    presence = .near
  }
}
