import Foundation
import PredictionYardstick
import PublicPredictors
import StylusDevices
import StylusModel
import StylusPipeline

extension PenTrace {
  /// The pen of a recording (evemu text or libinput's YAML), at the times at which the kernel had
  /// it; it bears the tablet's name.
  init(recording path: String) throws {
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
    let tablets = replay.tablets.filter { $0.role == .pen }
    let pens = Set(tablets.map(\.id))
    var readings: [Observed] = []
    for case .tool(let frame) in events where pens.contains(frame.device) && !frame.isHeld {
      if frame.presence == .near || frame.presence == .entered { readings.append(Observed(frame)) }
    }
    self.init(name: tablets.first?.model ?? path, readings: readings)
    guard (strokes + hovers).contains(where: { $0.count > 1 }) else {
      throw TraceSet.Fault(
        description: "'\(path)' has no pen that moves. Fix: name a recording in which a pen draws"
      )
    }
  }

  /// The recordings of a folder in which a pen moves, a trace for each tablet.
  static func recordings(in folder: String) throws -> [PenTrace] {
    let names: [String]
    do { names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted() } catch {
      throw TraceSet.Fault(
        description: "'\(folder)' is no readable folder. Fix: name a folder of recordings")
    }
    // Descriptions and pads are among them; they hold no pen that moves.
    let traces = names.compactMap { try? PenTrace(recording: folder + "/" + $0) }
    guard !traces.isEmpty else {
      throw TraceSet.Fault(
        description:
          "'\(folder)' has no recording of a pen that moves. Fix: name a folder that has one"
      )
    }
    return traces.joinedByName
  }
}

extension [PenTrace] {
  /// Those of one name as one trace, in the order of their first one.
  var joinedByName: Self {
    var joined: Self = []
    for trace in self {
      if let place = joined.firstIndex(where: { $0.name == trace.name }) {
        joined[place].strokes += trace.strokes
        joined[place].hovers += trace.hovers
      } else {
        joined.append(trace)
      }
    }
    return joined
  }
}

extension Tablet {
  /// Its name without what tells the pen's device from the others.
  fileprivate var model: String {
    let maker = "Wacom "
    var model = name.hasPrefix(maker) ? name.dropFirst(maker.count) : name[...]
    for part in [" Pen", " stylus"] where model.hasSuffix(part) {
      model = model.dropLast(part.count)
    }
    return String(model)
  }
}
