package import InkCanvas
package import InkEditing
package import InkFitting
package import StylusModel

/// What pens do that the compositor reports.
package struct WetTools: Hashable, Sendable {
  /// A tip; nil: nothing.
  package var tip: StrokePart?
  /// An eraser, or the other end of a pen; nil: nothing.
  package var eraser: StrokePart?
  /// The elements on the page; nil: none.
  package var ruler: Ruler?

  /// These.
  package init(tip: StrokePart?, eraser: StrokePart?, ruler: Ruler? = nil) {
    (self.tip, self.eraser, self.ruler) = (tip, eraser, ruler)
  }
}

/// The events from the thread of wet ink to the application.
package enum WetNews: Sendable {
  /// A pen of the compositor began a stroke. Its ink is visible already.
  case began(StrokeID, StrokePart)
  /// A stroke that does not draw is there, in millimeters of the page.
  case goes(StrokeID, FitSample)
  /// A stroke is over: what it becomes must be fitted; nil of one that does not draw. It is seen
  /// until it is handed over.
  case ended(StrokeID, FinishedStroke?, lifted: Timestamp)
}

/// External events of a stroke, on their way to the thread.
enum WetOrder: Sendable {
  /// Of a pen that the compositor reports, or of somebody else's.
  case begin(StrokeID, StrokePart, isPen: Bool)
  /// A step of it, and when its sample was taken on CLOCK_MONOTONIC; nil: then nobody asks how long
  /// it takes to be shown.
  case step(StrokeID, StrokeStep, taken: Timestamp?)
  case cancel(StrokeID)
  case tools(WetTools)
  /// Whether pens are drawn from what the daemon reports, where it does.
  case follows(Bool)
}
