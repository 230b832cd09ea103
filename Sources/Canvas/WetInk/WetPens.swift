import CMath
import FramePacing
import InkCanvas
import InkDrawing
import InkFitting
import InkGeometry
import LinuxIO
import StylusModel
import WaylandClient

/// The pens that the compositor reports, and the strokes that they draw.
struct WetPens {
  /// The tools from the next stroke on.
  var tools = WetTools(tip: nil, eraser: nil)
  private var open: [PenDeviceID: OpenPen] = [:]
  private var grouping = WetGrouping()
  private var seeds: UInt32 = 0

  private struct OpenPen {
    let id: StrokeID
    let began: Timestamp
    let group: InkID?
  }

  /// The orders that a frame results in.
  mutating func orders(
    for frame: PenFrame, on place: WetPlace?, _ numbers: StrokeNumbers, at now: Timestamp
  ) -> [WetOrder] {
    let time = Self.time(frame.milliseconds, at: now)
    let spot = Point(x: frame.x, y: frame.y)
    if let pen = open[frame.tool] {
      if frame.isDown, frame.overlay != nil, let place {
        let sample = Self.sample(frame, pen.began, time, place)
        return [.step(pen.id, .append(sample), taken: time)]
      }
      open[frame.tool] = nil
      grouping.end(pen.group, at: Double(time.microseconds) / 1e6)
      return [.step(pen.id, .end(time), taken: nil)]
    }
    guard frame.isDown, frame.overlay != nil, let place, place.takes(spot),
      let part = frame.isEraser ? tools.eraser : tools.tip
    else { return [] }
    let sample = Self.sample(frame, time, time, place)
    let begun = openPen(part.begun(at: sample.location, on: tools.ruler), at: time, numbers)
    open[frame.tool] = begun.pen
    return [
      .begin(begun.pen.id, begun.part, isPen: true),
      .step(begun.pen.id, .append(sample), taken: time),
    ]
  }

  private mutating func openPen(
    _ part: StrokePart, at time: Timestamp, _ numbers: StrokeNumbers
  ) -> (pen: OpenPen, part: StrokePart) {
    let id = numbers.nextStrokeID()
    guard case .draws(var style) = part else {
      return (OpenPen(id: id, began: time, group: nil), part)
    }
    seeds &+= 1
    style.seed = seeds
    style.creationDate = WallTime(microsecondsSince1970: WallClock.microseconds)
    style.group = grouping.begin(style.ink, at: Double(time.microseconds) / 1e6)
    return (OpenPen(id: id, began: time, group: style.group), .draws(style))
  }

  private static func sample(
    _ frame: PenFrame, _ began: Timestamp, _ time: Timestamp, _ place: WetPlace
  ) -> FitSample {
    // The lean to either side, as reported by libinput: the two tangents.
    let (right, down) = (tan(Double(frame.tiltX)), tan(Double(frame.tiltY)))
    let lean = (right * right + down * down).squareRoot()
    var sample = FitSample(
      time: max(0, Double((time - began).value) * 1e-6),
      location: place.page(Point(x: frame.x, y: frame.y)),
      force: frame.pressure > 0 ? Double(frame.pressure) : 0.5,
      azimuth: lean > 0 ? atan2(down, right) : 0, altitude: .pi / 2 - atan(lean),
      roll: Double(frame.roll))
    PenTurn(of: place.toPage).apply(to: &sample)
    return sample
  }

  /// The time of a compositor's event: usually its milliseconds are those of CLOCK_MONOTONIC;
  /// otherwise the current time.
  private static func time(_ milliseconds: UInt32, at now: Timestamp) -> Timestamp {
    let age = Int32(
      bitPattern: UInt32(truncatingIfNeeded: now.microseconds / 1_000) &- milliseconds)
    guard (0...1_000).contains(age) else { return now }
    return now + Microseconds(-Int64(age) * 1_000)
  }
}
