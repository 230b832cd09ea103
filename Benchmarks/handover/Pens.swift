import StylusModel
import StylusPipeline

/// Eight pens in contact, of which each sends a frame every millisecond.
struct Pens {
  static let count = 8
  private var frames: [ToolFrame] = []
  /// When the frames were there, in nanoseconds.
  var moment: Int64 = 0

  init() {
    for number in 1...Self.count {
      var frame = ToolFrame(
        device: DeviceID(rawValue: UInt32(number)), time: Timestamp(microseconds: 0),
        tool: Tool(kind: .pen, serial: UInt32(number), model: 0x802))
      frame.isTouching = true
      frame.carried = [PropertySet(.position), PropertySet(.pressure), PropertySet(.tilt)]
      frame.tiltX = Radians(0.5)
      frames.append(frame)
    }
  }

  /// The frame with a number, which its ticks carry.
  ///
  /// Its time is in nanoseconds, not in microseconds: here nobody but ``Reading`` computes with it.
  subscript(number: Int) -> DeviceEvent {
    var frame = frames[number % Self.count]
    frame.time = Timestamp(microseconds: moment)
    frame.deviceTicks = UInt32(truncatingIfNeeded: number)
    frame.x = Millimeters(Float(number % 2_000) * 0.1)
    frame.pressure = Fraction(Float(number % 997) / 997)
    return .tool(frame)
  }
}

/// When frames come.
enum Rhythm: String, CaseIterable {
  /// All pens at once, as on one USB bus: eight frames every millisecond.
  case together
  /// Each pen at a time of its own: a frame every 125 us.
  case apart

  /// As in the daemon: room between the threads, and events from one look at the clock to the next.
  static let room = 4096
  static let batch = 64

  /// When an event is due, in nanoseconds from the start.
  func due(_ number: Int) -> Int64 {
    let group = self == .together ? Pens.count : 1
    return Int64(number / group * group) * 1_000_000 / Int64(Pens.count)
  }
}
