import InkCanvas
import InkDrawing
import InkFitting
package import LinuxIO
import StylusModel

/// Fits finished strokes. No more wait than there are wet strokes on all outputs:
/// ``OutputCanvas/mostOpen`` each.
package typealias FitThread = SideThread<FitJob, FittedInk>

/// What is to be fitted, and for whom.
package struct FitJob: Sendable {
  let screen: ScreenID
  let stroke: StrokeID
  let ink: InkToFit
}

/// What came of it; no stroke where nothing is to stay.
package struct FittedInk: Sendable {
  let screen: ScreenID
  let stroke: StrokeID
  let fitted: Stroke?
}

extension FitThread {
  /// A thread that fits.
  package convenience init() throws(SystemError) {
    try self.init(named: "ink-fit") { job in
      // What cannot be fitted leaves nothing; samples that a canvas took can.
      FittedInk(screen: job.screen, stroke: job.stroke, fitted: try? job.ink.fitted())
    }
  }
}
