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

/// The result; no stroke if nothing stays.
package struct FittedInk: Sendable {
  let screen: ScreenID
  let stroke: StrokeID
  let fitted: Stroke?
}

extension FitThread {
  /// A thread that fits.
  package convenience init() throws(SystemError) {
    try self.init(named: "ink-fit") { job in
      // Strokes that cannot be fitted are dropped; samples that a canvas accepted can be fitted.
      FittedInk(screen: job.screen, stroke: job.stroke, fitted: try? job.ink.fitted())
    }
  }
}
