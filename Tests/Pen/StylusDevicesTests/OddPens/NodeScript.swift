import Evdev
import InkSynthesis
import StylusDevices
import StylusModel
import StylusPipeline

/// A node as its driver and the kernel make it: only what changes is sent.
struct NodeScript {
  var description: DeviceDescription
  private(set) var events: [InputEvent] = []
  private var state: [UInt32: Int32] = [:]
  private var frame: [InputEvent] = []
  private(set) var now: Int64 = 0

  /// A node that has sent nothing.
  init(_ description: DeviceDescription) { self.description = description }

  /// What the driver reports; nothing if that is what it reported before.
  mutating func set(_ words: Word...) {
    for word in words {
      let (type, code, value) = word.code
      let place = UInt32(type) << 16 | UInt32(code)
      guard state[place, default: 0] != value else { continue }
      state[place] = value
      frame.append(
        InputEvent(time: Timestamp(microseconds: now), type: type, code: code, value: value))
    }
  }

  /// Ends the frame after `milliseconds`; one without values is never sent.
  mutating func report(after milliseconds: Int64 = 5) {
    now += milliseconds * 1_000
    let time = Timestamp(microseconds: now)
    guard !frame.isEmpty else { return }
    for var event in frame {
      event.time = time
      events.append(event)
    }
    events.append(InputEvent(time: time, type: 0, code: SyncCode.report, value: 0))
    frame = []
  }

  /// The whole as a recording.
  var recording: Recording {
    Recording(devices: [RecordedDevice(description: description, events: events)])
  }
}

/// A pen node of 224 by 148 mm with 200 units per millimeter, BTN_TOOL_PEN, BTN_TOUCH and pressure
/// to 8191.
func plainNode(_ change: (inout DeviceDescription) -> Void = { _ in }) -> DeviceDescription {
  var node = DeviceDescription(name: "Odd Pen", bus: 3, vendor: 0x28bd, product: 0x0905)
  node.codes[EventType.key] = [Key.toolPen, Key.touch, Key.stylus]
  node.axes = [
    Axis.x: AxisRange(minimum: 0, maximum: 44_800, resolution: 200),
    Axis.y: AxisRange(minimum: 0, maximum: 29_600, resolution: 200),
    Axis.pressure: AxisRange(minimum: 0, maximum: 8_191),
  ]
  change(&node)
  return node
}

/// What comes out of a recording.
struct PlayedInk {
  private(set) var strokes: [[Sample]] = []
  private(set) var endings: [StrokeFlags] = []
  private(set) var anomalies: [Anomaly] = []

  /// Plays a recording to its end.
  init(_ recording: Recording) throws {
    var cursor = try Replay(recording).cursor()
    var events: [DeviceEvent] = []
    while cursor.nextTime != nil { cursor.step(into: &events) }
    var pipeline = InkPipeline()
    var outputs: [PipelineOutput] = []
    for event in events { pipeline.receive(event, into: &outputs) }
    for output in outputs {
      switch output {
      case .update(.began): strokes.append([])
      case .update(.sample(let id, let sample)): strokes[Int(id.rawValue) - 1].append(sample)
      case .update(.corrected(let correction)):
        strokes[Int(correction.stroke.rawValue) - 1][Int(correction.position)] = correction.sample
      case .update(.ended(let ending)): endings.append(ending.flags)
      case .anomaly(_, let kind, _): anomalies.append(kind)
      default: break
      }
    }
  }

  /// How many samples each stroke has.
  var counts: [Int] { strokes.map(\.count) }

  /// The longest way from one sample to the next within a stroke, in millimeters.
  var longestStep: Double {
    strokes.flatMap { stroke in
      zip(stroke, stroke.dropFirst()).map { one, next in
        let (x, y) = (Double(next.x.value - one.x.value), Double(next.y.value - one.y.value))
        return (x * x + y * y).squareRoot()
      }
    }.max() ?? 0
  }
}

/// The seeds of the generated cases of one kind.
let twoHundredSeeds = (UInt64(1)...200).map { $0 }
