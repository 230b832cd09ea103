package import InkCanvas
package import InkEditing
package import InkFitting
package import StylusModel

/// The tools of pens that the compositor reports.
package struct WetTools: Hashable, Sendable {
  /// The part of a tip's strokes; nil for none.
  package var tip: StrokePart?
  /// The part of an eraser's strokes, or of the other end of a pen; nil for none.
  package var eraser: StrokePart?
  /// The ruler on the page; nil if there is none.
  package var ruler: Ruler?

  /// Tools with these parts.
  package init(tip: StrokePart?, eraser: StrokePart?, ruler: Ruler? = nil) {
    (self.tip, self.eraser, self.ruler) = (tip, eraser, ruler)
  }
}

/// The events from the thread of wet ink to the application.
package enum WetNews: Sendable {
  /// A pen of the compositor began a stroke. Its ink is visible already.
  case began(StrokeID, StrokePart)
  /// The position of a stroke that does not draw, in millimeters of the page.
  case goes(StrokeID, FitSample)
  /// A stroke has ended, with its finished form to be fitted; nil if it does not draw. It stays
  /// visible until it is handed over.
  case ended(StrokeID, FinishedStroke?, lifted: Timestamp)
}

/// External events of a stroke, on their way to the thread.
enum WetOrder: Sendable {
  /// A stroke of a pen that the compositor reports, or of other code.
  case begin(StrokeID, StrokePart, isPen: Bool)
  /// A step of a stroke, and when its sample was taken on CLOCK_MONOTONIC; nil if its latency is
  /// not measured.
  case step(StrokeID, StrokeStep, taken: Timestamp?)
  case cancel(StrokeID)
  case tools(WetTools)
  /// Whether pens are drawn from the daemon's reports, if it reports them.
  case follows(Bool)
}
