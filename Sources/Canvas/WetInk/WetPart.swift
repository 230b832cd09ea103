package import InkCanvas
package import InkDrawing
package import InkFitting
package import StylusModel

/// What a stroke does.
package enum WetPart: Hashable, Sendable {
  /// It draws.
  case draws(StrokeStyle)
  /// It takes ink away: what an average hand erases, in millimetres.
  case erases(EraserMode, width: Double)
}

/// What pens do that the compositor tells of.
package struct WetTools: Hashable, Sendable {
  /// A tip; nil: nothing.
  package var tip: WetPart?
  /// An eraser, or the other end of a pen; nil: nothing.
  package var eraser: WetPart?

  /// These.
  package init(tip: WetPart?, eraser: WetPart?) { (self.tip, self.eraser) = (tip, eraser) }
}

/// What the thread of wet ink tells the application.
package enum WetNews: Sendable {
  /// A pen of the compositor began a stroke. What it draws is seen already.
  case began(StrokeID, WetPart)
  /// An eraser is there, in millimetres of the page.
  case erases(StrokeID, FitSample)
  /// A stroke is over: what it becomes must be fitted; nil of an eraser's. It is seen until it is handed over.
  case ended(StrokeID, FinishedStroke?, lifted: Timestamp)
}

/// What is told of a stroke from elsewhere, on its way to the thread.
enum WetOrder: Sendable {
  case begin(StrokeID, WetPart)
  /// A sample, and when it was taken on CLOCK_MONOTONIC; nil: then nobody asks how long it takes to be shown.
  case add(StrokeID, FitSample, Timestamp?)
  case correct(StrokeID, Int, FitSample)
  case expect(StrokeID, [FitSample])
  case end(StrokeID, Timestamp)
  case cancel(StrokeID)
  case tools(WetTools)
}
