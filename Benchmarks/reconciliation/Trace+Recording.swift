import SimulatedPens
import StylusDevices
import StylusModel
import StylusPipeline

extension Trace {
  /// The pen of a recording, with whole frames, as the truth.
  ///
  /// A pen whose frames are not whole in truth is none: its tools with rotation or wheel are left
  /// out.
  init?(recording path: String) throws {
    let replay = try Replay(RecordingChoice.load(path, tablet: nil)) { _ in SourceProfile() }
    var cursor = replay.cursor()
    var events: [DeviceEvent] = []
    while cursor.nextTime != nil { cursor.step(into: &events) }
    guard let pen = replay.tablets.first(where: { $0.role == .pen }) else { return nil }
    var stays: [[ToolFrame]] = [[]]
    for case .tool(var frame) in events where frame.device == pen.id && !frame.isHeld {
      if frame.presence == .entered { stays.append([]) }
      guard frame.presence == .near || frame.presence == .entered else { continue }
      frame.device = DeviceID(rawValue: 1)
      frame.carried = Trace.measures
      stays[stays.count - 1].append(frame)
    }
    let whole = stays.filter {
      $0.count > 20 && $0.allSatisfy { $0.roll.value == 0 && $0.slider == .zero }
    }
    let steps = whole.flatMap { stay in
      zip(stay, stay.dropFirst()).map { ($1.time - $0.time).value }
    }
    guard let median = steps.sorted().dropFirst(steps.count / 2).first, median > 0 else {
      return nil
    }
    self.init(name: path, stays: whole, rate: 1e6 / Double(median))
  }
}
