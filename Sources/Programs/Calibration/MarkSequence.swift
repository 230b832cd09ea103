import InkCanvas
import InkGeometry

/// Mark by mark, until the touches are a calibration.
///
///     var course = MarkSequence(area)
///     course.recordTouch(place, on: mapping)      // .next, three times, then .fitted or .refused
struct MarkSequence {
  /// The marks in the layout, in logical pixels: an eighth from each side, clockwise from the upper
  /// left.
  private(set) var marks: [Point]
  /// What was touched so far.
  private(set) var touches: [CalibrationTouch] = []
  private var refusals = 0

  /// What came of a touch.
  enum TouchResult: Hashable, Sendable {
    /// The next mark is due.
    case next
    /// The touches are a calibration.
    case fitted(Calibration.Fit)
    /// They are none: all marks are due once more.
    case refused(CalibrationFitError)
    /// They are none, again.
    case failed(CalibrationFitError)
  }

  /// What an even map may be off each mark, in millimeters. With four marks it is off by a quarter
  /// of what one of them was missed by.
  static let tolerance = 1.0
  /// How often touches may be refused before it is given up.
  private static let mostRefusals = 2
  private static let share = 1.0 / 8

  /// - Parameter area: where the tablet reaches, in the layout.
  init(_ area: Rect) { marks = Self.marks(in: area) }

  /// The output is another: the marks lie elsewhere, where the tablet reaches now.
  mutating func move(to area: Rect) { marks = Self.marks(in: area) }

  /// The mark that is due; nil once all were touched.
  var due: Int? { touches.count < marks.count ? touches.count : nil }

  /// The pen was held here, in millimeters of the surface.
  ///
  /// - Parameter mapping: how the tablet lies without a calibration.
  mutating func recordTouch(_ place: Point, on mapping: TabletMapping) -> TouchResult {
    guard let due,
      let touch = CalibrationTouch(mark: marks[due], reported: place, on: mapping)
    else { return .failed(.collinear) }
    touches.append(touch)
    guard self.due == nil else { return .next }
    do throws(CalibrationFitError) {
      return .fitted(try Calibration.fit(touches, on: mapping, tolerance: Self.tolerance))
    } catch {
      touches = []
      refusals += 1
      return refusals < Self.mostRefusals ? .refused(error) : .failed(error)
    }
  }

  /// One mark back; false at the first one.
  mutating func back() -> Bool { touches.popLast() != nil }

  private static func marks(in area: Rect) -> [Point] {
    let (left, right) = (area.min.x + area.width * share, area.max.x - area.width * share)
    let (top, bottom) = (area.min.y + area.height * share, area.max.y - area.height * share)
    return [
      Point(x: left, y: top), Point(x: right, y: top), Point(x: right, y: bottom),
      Point(x: left, y: bottom),
    ]
  }
}
