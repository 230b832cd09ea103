import Foundation
import PenTraces
import PredictionYardstick
import PublicPredictors

extension TraceSet {
  /// A pause between strokes whose pause is not known, in milliseconds.
  private static let pause = 200.0
  /// What a contact presses whose pressure is not known.
  private static let pressure = 0.5

  /// The strokes of a contributor, a trace for each tablet or for each writer; nil if none is good.
  init?(_ contributor: UnipenChoice.Contributor, byWriter: Bool) {
    guard !contributor.strokes.isEmpty else { return nil }
    var traces: [PenTrace] = []
    var ends: [Double] = []
    for stroke in contributor.strokes {
      let name = byWriter ? stroke.writer : stroke.tablet.title
      let place = traces.firstIndex { $0.name == name } ?? traces.count
      if place == traces.count {
        traces.append(PenTrace(name: name, strokes: []))
        ends.append(0)
      }
      let begin = ends[place] + Self.pause
      let points = stroke.points.map { point in
        Observed(
          time: begin + point.time, position: Position(x: point.x, y: point.y),
          pressure: point.pressure ?? Self.pressure)
      }
      traces[place].add(points)
      ends[place] = points[points.count - 1].time
    }
    self.init(name: contributor.name, traces: traces)
  }

  /// Sets as one, a trace for each, through one predictor.
  init(asOfOneTool sets: [TraceSet], name: String) {
    let traces = sets.map { PenTrace(name: $0.name, strokes: $0.traces.flatMap(\.strokes)) }
    self.init(name: name, traces: traces, isOneTool: true)
  }
}

extension UnipenPage.Tablet {
  /// What it is called in tables.
  var title: String {
    "\(name.isEmpty ? "unnamed" : name), \(Int(rate)) Hz, \(String(format: "%g", units))/mm"
  }
}
