import Foundation
import PredictionYardstick
import PublicPredictors
import SimulatedPens
import StylusModel
import StylusPipeline

/// Traces that belong together: a table of its own.
struct TraceSet: Sendable {
  /// What it is called in tables and in the names of plots.
  var name: String
  /// A trace for each writer, or for each recording.
  var traces: [PenTrace]
  /// Whether one predictor sees all traces one after the other, as if one tablet had made them;
  /// else each trace is of a tablet of its own.
  var isOneTool = false

  /// What keeps a file from being compared.
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  /// Our own handwriting, as tablets of 133 and 200 Hz see it.
  static func synthetic(hands: Int) throws -> TraceSet {
    let text = "The quick brown fox jumps over\nthe lazy dog and writes on"
    let traces = try (1...hands).map { seed in
      let trace = try Trace(writing: text, rate: seed % 2 == 0 ? 133 : 200, seed: UInt64(seed))
      return PenTrace(name: "hand \(seed)", readings: trace.frames.map(Observed.init))
    }
    return TraceSet(name: "synthetic", traces: traces)
  }

  /// The recordings of a folder, each tablet for itself, and all through one predictor: what it has
  /// learned of one tablet's clock must not spoil the next one's.
  static func recordings(in folder: String) throws -> [TraceSet] {
    let traces = try PenTrace.recordings(in: folder)
    return [
      TraceSet(name: "recordings", traces: traces),
      TraceSet(name: "recordings as of one tool", traces: traces, isOneTool: true),
      TraceSet(name: "the same backwards", traces: traces.reversed(), isOneTool: true),
    ]
  }

  /// The sets of files: one for each table, one for all recordings, with a trace for each tablet.
  static func read(_ paths: [String]) throws -> [TraceSet] {
    var sets: [TraceSet] = []
    var recordings: [PenTrace] = []
    for path in paths {
      let name = URL(filePath: path).deletingPathExtension().lastPathComponent
      if path.hasSuffix(".csv") || path.hasSuffix(".svc") {
        sets.append(TraceSet(name: name, traces: try table(path, name: name)))
      } else {
        recordings.append(try PenTrace(recording: path))
      }
    }
    if !recordings.isEmpty {
      sets.append(TraceSet(name: "recordings", traces: recordings.joinedByName))
    }
    return sets
  }

  private static func table(_ path: String, name: String) throws -> [PenTrace] {
    let text: String
    do { text = try String(contentsOfFile: path, encoding: .utf8) } catch {
      throw Fault(
        description:
          "'\(path)' is not there, not readable or not text. Fix: name a .csv or .svc file")
    }
    do throws(TraceTableError) {
      return path.hasSuffix(".svc")
        ? [try PenTrace.svc(text, name: name)] : try PenTrace.table(text, name: name)
    } catch {
      throw Fault(description: "'\(path)': \(error)")
    }
  }
}

extension Observed {
  /// What a frame measured; a contact without pressure has a thousandth.
  init(_ frame: ToolFrame) {
    let lean = PenLean(tiltX: frame.tiltX, tiltY: frame.tiltY)
    self.init(
      time: Double(frame.time.microseconds) / 1000,
      position: Position(x: Double(frame.x.value), y: Double(frame.y.value)),
      pressure: frame.isTouching ? max(Double(frame.pressure.value), 0.001) : 0,
      lean: Lean(altitude: Double(lean.altitude.value), azimuth: Double(lean.azimuth.value)))
  }
}
