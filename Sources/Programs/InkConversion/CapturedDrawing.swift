import CommandSupport
import InkDrawing
import InkFitting
import StylusModel

/// A drawing of strokes as a tablet told them. Each is fitted as it comes, so that its samples need
/// not stay in memory.
struct CapturedDrawing {
  private let style: InkStyle
  private let tolerance: FitTolerance
  private var drawing = Drawing()
  private var leftOut: [String] = []
  private var grouping = WetGrouping()
  /// How many strokes came.
  private(set) var count = 0

  init(_ style: InkStyle, tolerance: FitTolerance) {
    self.style = style
    self.tolerance = tolerance
  }

  /// Adds a stroke; one of an eraser takes away what lies below. One that cannot be fitted is left
  /// out.
  mutating func applyStroke(_ captured: CapturedStroke) {
    count += 1
    let stroke: Stroke
    do throws(FittingError) {
      stroke = try fitted(captured)
    } catch {
      return leftOut.append(captured.sentence(about: error))
    }
    if captured.tool.kind == .eraser {
      drawing.erase(stroke.coveredRegion, mode: .pixel)
    } else {
      drawing.append(grouping.joined(stroke))
    }
  }

  /// The drawing.
  ///
  /// - Throws: if no stroke could be taken.
  consuming func finishDrawing(_ name: String) throws(StylusctlError) -> ReadDrawing {
    guard let first = leftOut.first, leftOut.count == count else {
      return ReadDrawing(drawing: drawing, leftOut: leftOut)
    }
    throw StylusctlError(
      "\(name): none of its \(count) strokes can be used, so nothing was written; the first: "
        + first)
  }

  private func fitted(_ captured: CapturedStroke) throws(FittingError) -> Stroke {
    let isEraser = captured.tool.kind == .eraser
    let clockOffset = captured.beganSince1970.map { $0.value - captured.began.microseconds } ?? 0
    return try Stroke(
      fitting: captured, ink: isEraser ? Ink(.eraser) : style.ink,
      width: isEraser ? InkType.eraser.defaultWidth : style.width,
      clockOffset: Microseconds(clockOffset), tolerance: tolerance)
  }
}

extension CapturedStroke {
  /// Which stroke it is, when it was, and what is wrong with it.
  fileprivate func sentence(about error: FittingError) -> String {
    let start = "stroke \(id.rawValue), which began at \(Self.seconds(began)) s, was left out: "
    switch error {
    case .invalidNumber(let index) where samples.indices.contains(index):
      return start
        + "its sample \(index + 1) at \(Self.seconds(samples[index].time)) s has an impossible "
        + "time or value"
    case .timeRanBackwards(let index) where samples.indices.contains(index):
      return start
        + "its sample \(index + 1) at \(Self.seconds(samples[index].time)) s is earlier than the "
        + "previous one"
    case .invalidNumber, .timeRanBackwards, .finished:
      return start + "its samples do not form a stroke"
    }
  }

  /// To a millisecond.
  private static func seconds(_ time: Timestamp) -> String {
    (time.microseconds / 1_000).decimals(3)
  }
}
