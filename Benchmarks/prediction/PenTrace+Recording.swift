import PredictionYardstick
import PublicPredictors
import StylusDevices
import StylusModel
import StylusPipeline

extension PenTrace {
  /// The pen of a recording (evemu text or libinput's YAML), at the times at which the kernel had it.
  init(recording path: String, name: String) throws {
    let replay: Replay
    do {
      replay = try Replay(RecordingChoice.load(path, tablet: nil)) { _ in
        SourceProfile()
      }
    } catch {
      throw TraceSet.Fault(description: "\(error)")
    }
    var cursor = replay.cursor()
    var events: [DeviceEvent] = []
    while cursor.nextTime != nil { cursor.step(into: &events) }
    let pens = Set(replay.tablets.filter { $0.role == .pen }.map(\.id))
    var readings: [Observed] = []
    for case .tool(let frame) in events where pens.contains(frame.device) && !frame.isHeld {
      if frame.presence == .near || frame.presence == .entered { readings.append(Observed(frame)) }
    }
    self.init(name: name, readings: readings)
    guard (strokes + hovers).contains(where: { $0.count > 1 }) else {
      throw TraceSet.Fault(
        description: "'\(path)' has no pen that moves. Fix: name a recording in which a pen draws"
      )
    }
  }
}
