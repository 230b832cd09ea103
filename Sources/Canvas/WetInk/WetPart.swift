package import InkCanvas
package import InkDrawing
package import InkEditing
package import InkFitting
package import InkGeometry
package import StylusModel

/// What a stroke does.
package enum WetPart: Hashable, Sendable {
  /// It draws.
  case draws(StrokeStyle)
  /// It takes ink away: what an average hand erases, in millimetres.
  case erases(EraserMode, width: Double)
  /// It selects what it goes around, or moves what is selected.
  case selects(parts: Bool)
  /// It takes the ruler along.
  case movesRuler

  /// What it does where it begins, on a page with a ruler: it moves that, or runs along its edge, or is not drawn on it.
  package func begun(at place: Point, on ruler: Ruler?) -> WetPart {
    guard let ruler else { return self }
    if case .erases = self { return self }
    if ruler.contains(place), ruler.edge(for: place) == nil { return .movesRuler }
    guard case .draws(var style) = self else { return self }
    style.ruler = ruler
    return .draws(style)
  }
}

/// What pens do that the compositor tells of.
package struct WetTools: Hashable, Sendable {
  /// A tip; nil: nothing.
  package var tip: WetPart?
  /// An eraser, or the other end of a pen; nil: nothing.
  package var eraser: WetPart?
  /// What lies on the page; nil: nothing.
  package var ruler: Ruler?

  /// These.
  package init(tip: WetPart?, eraser: WetPart?, ruler: Ruler? = nil) {
    (self.tip, self.eraser, self.ruler) = (tip, eraser, ruler)
  }
}

/// What the thread of wet ink tells the application.
package enum WetNews: Sendable {
  /// A pen of the compositor began a stroke. What it draws is seen already.
  case began(StrokeID, WetPart)
  /// A stroke that does not draw is there, in millimetres of the page.
  case goes(StrokeID, FitSample)
  /// A stroke is over: what it becomes must be fitted; nil of one that does not draw. It is seen until it is handed over.
  case ended(StrokeID, FinishedStroke?, lifted: Timestamp)
}

/// What is told of a stroke from elsewhere, on its way to the thread.
enum WetOrder: Sendable {
  /// Of a pen that the compositor tells of, or of somebody else's.
  case begin(StrokeID, WetPart, isPen: Bool)
  /// A sample, and when it was taken on CLOCK_MONOTONIC; nil: then nobody asks how long it takes to be shown.
  case add(StrokeID, FitSample, Timestamp?)
  case correct(StrokeID, Int, FitSample)
  case expect(StrokeID, [FitSample])
  case end(StrokeID, Timestamp)
  case cancel(StrokeID)
  case tools(WetTools)
  /// Whether pens are drawn from what the daemon tells, where it does.
  case follows(Bool)
}
