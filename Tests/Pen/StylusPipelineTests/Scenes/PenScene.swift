import StylusModel
import StylusPipeline
import Testing

/// A story of tablets that is read aloud: what they sent, and when.
///
/// ```
/// tablet 1 measures pressure tilt: multirate pressure period 10ms
/// 0 ms: pen enters x=10
/// 5 ms: pen touches p=.3
/// ```
/// A frame carries its position and the values that its line names; the others repeat what they
/// were. A tool is `pen`, `eraser#7` (with its serial number) or `pen@2` (on the second tablet).
struct PenScene {
  private(set) var events: [DeviceEvent] = []
  private var last: [UInt32: ToolFrame] = [:]
  private var device = DeviceID(rawValue: 1)

  /// A line that cannot be read.
  struct IllegibleLineError: Error { var line: String }

  /// Reads a story.
  init(_ text: String) throws {
    for line in text.split(separator: "\n") where !line.allSatisfy({ $0 == " " }) {
      try read(String(line))
    }
  }

  /// Everything that the pipeline says.
  var updates: [PipelineOutput] {
    var pipeline = InkPipeline()
    var updates: [PipelineOutput] = []
    for event in events { pipeline.receive(event, into: &updates) }
    return updates
  }

  /// What the pipeline says, in words.
  func told(_ shown: [Property] = [.pressure], hover: Bool = false) -> String {
    let lines = UpdateLines(shown: shown, tellsHover: hover)
    return updates.compactMap { lines($0) }.joined(separator: "\n")
  }

  // MARK: Reading

  private mutating func read(_ line: String) throws {
    let parts = line.split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else { throw IllegibleLineError(line: line) }
    let head = parts[0].split(separator: " ").map(String.init)
    var words = parts[1].split(separator: " ").map(String.init)
    if head.first == "tablet" { return try add(head, parts[1], line) }
    guard let milliseconds = head.first.flatMap({ Double($0) }), !words.isEmpty else {
      throw IllegibleLineError(line: line)
    }
    let time = Timestamp(microseconds: Int64((milliseconds * 1_000).rounded()))
    let subject = Subject(words.removeFirst())
    device = DeviceID(rawValue: subject.device)
    let event =
      try subject.kind == nil
      ? other(subject.word, words, time, line) : frame(subject, words, time, line)
    events.append(event)
  }

  private mutating func add(_ head: [String], _ text: Substring, _ line: String) throws {
    guard head.count > 1, let number = UInt32(head[1]) else { throw IllegibleLineError(line: line) }
    var arrival = DeviceArrival(
      device: DeviceID(rawValue: number), measures: [.init(.position), .init(.time)],
      area: Tablet.Area(
        left: Millimeters(0), top: Millimeters(0), width: Millimeters(200), height: Millimeters(100)
      ),
      profile: try SourceProfile(String(text), origin: .table),
      time: events.last?.time ?? Timestamp(microseconds: 0))
    for name in head.dropFirst(3) {
      guard let property = Property(name: name) else { throw IllegibleLineError(line: line) }
      arrival.measures.insert(.init(property))
    }
    events.append(.added(arrival))
  }

  private mutating func frame(
    _ subject: Subject, _ words: [String], _ time: Timestamp, _ line: String
  ) throws -> DeviceEvent {
    let tool = Tool(kind: subject.kind ?? .pen, serial: subject.serial)
    var frame = last[subject.device] ?? ToolFrame(device: device, time: time, tool: tool)
    (frame.time, frame.tool, frame.presence) = (time, tool, .near)
    (frame.followsGap, frame.isHeld, frame.carried) = (false, false, [.init(.position)])
    for word in words { guard frame.read(word) else { throw IllegibleLineError(line: line) } }
    last[subject.device] = frame
    return .tool(frame)
  }

  private func other(
    _ word: String, _ words: [String], _ time: Timestamp, _ line: String
  ) throws -> DeviceEvent {
    switch word {
    case "nothing": return .passed(time)
    case "stop": return .stopped(time)
    case "loss": return .gap(device, time)
    case "unplugged": return .removed(device, time)
    case "late": return .late(try late(words, time, line))
    case "elsewhere":
      let set = words.compactMap(Property.init(name:)).map { PropertySet($0) }
      return .lateSource(device, PropertySet(set), time)
    case "wish":
      let text = words.joined(separator: " ")
      return .profileChanged(device, try SourceProfile(text, origin: .configured), time)
    case "tune": return .tuned(device, try tuning(words, line), time)
    default: throw IllegibleLineError(line: line)
    }
  }

  private func tuning(_ words: [String], _ line: String) throws -> PenTuning {
    var tuning = PenTuning()
    for word in words {
      let (name, numbers) = word.setting
      switch (name, numbers.count) {
      case ("curve", 4):
        tuning.curve = PressureCurve(numbers[0], numbers[1], numbers[2], numbers[3])
      case ("threshold", 2): tuning.threshold = TipThreshold(begin: numbers[0], end: numbers[1])
      default: throw IllegibleLineError(line: line)
      }
    }
    return tuning
  }

  private func late(_ words: [String], _ time: Timestamp, _ line: String) throws -> LateValue {
    var value = LateValue(device: device, arrival: time, key: .arrival)
    for word in words {
      let (name, numbers) = word.setting
      guard let number = numbers.first else { throw IllegibleLineError(line: line) }
      switch name {
      case "at": value.key = .time(Timestamp(microseconds: Int64(number * 1_000)))
      case "clock": value.key = .sourceClock(Int64(number * 1_000))
      case "for": value.key = .index(StrokeID(rawValue: UInt64(number)), UInt32(numbers[1]))
      case "number": value.sequence = UInt32(number)
      case "source": value.source = UInt32(number)
      case "p":
        value.pressure = Fraction(number)
        value.carried.insert(.init(.pressure))
      case "roll":
        value.roll = Radians(degrees: number)
        value.carried.insert(.init(.roll))
      default: throw IllegibleLineError(line: line)
      }
    }
    return value
  }
}

/// Who a line is about: `eraser#7@2`.
private struct Subject {
  var word: String
  var kind: ToolKind?
  var serial: UInt32 = 0
  var device: UInt32 = 1

  init(_ text: String) {
    let parts = text.split(separator: "@")
    if parts.count > 1 { device = UInt32(parts[1]) ?? 1 }
    let tool = parts[0].split(separator: "#")
    if tool.count > 1 { serial = UInt32(tool[1]) ?? 0 }
    word = String(tool[0])
    kind = ToolKind.allCases.first { "\($0)" == word }
  }
}

extension ToolFrame {
  /// Takes a word of a line; false if it is none.
  fileprivate mutating func read(_ word: String) -> Bool {
    switch word {
    case "enters": presence = .entered
    case "hovers": isTouching = false
    case "touches", "draws": isTouching = true
    case "lifts": isTouching = false
    case "leaves": (presence, isTouching) = (.left, false)
    case "vanishes": (presence, isTouching) = (.lost, false)
    case "found": followsGap = true
    case "repeated": (isHeld, carried) = (true, [])
    default: return set(word)
    }
    return true
  }

  private mutating func set(_ word: String) -> Bool {
    let (name, numbers) = word.setting
    guard let number = numbers.first else { return false }
    switch name {
    case "x": x = Millimeters(number)
    case "y": y = Millimeters(number)
    case "p":
      pressure = Fraction(number)
      carried.insert(.init(.pressure))
    case "lean":
      (tiltX, tiltY) = (
        Radians(degrees: number), Radians(degrees: numbers.count > 1 ? numbers[1] : 0)
      )
      carried.insert(.init(.tilt))
    case "roll":
      roll = Radians(degrees: number)
      carried.insert(.init(.roll))
    case "slider":
      slider = Fraction(number)
      carried.insert(.init(.slider))
    case "ticks": deviceTicks = UInt32(number)
    default: return false
    }
    return true
  }
}

extension String {
  /// A word such as `lean=30,-5`.
  fileprivate var setting: (name: String, numbers: [Float]) {
    let parts = split(separator: "=", maxSplits: 1)
    guard parts.count == 2 else { return (self, []) }
    return (String(parts[0]), parts[1].split(separator: ",").compactMap { Float($0) })
  }
}

/// Expects that the pipeline tells a scene so.
func expect(
  _ scene: String, tells expected: String, showing shown: [Property] = [.pressure],
  hover: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let told = try PenScene(scene).told(shown, hover: hover)
  #expect(told == expected, "told:\n\(told)", sourceLocation: sourceLocation)
}
