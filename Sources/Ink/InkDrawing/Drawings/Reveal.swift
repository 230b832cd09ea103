/// An animation that shows strokes as they were written, at the writer's speed or at a constant
/// speed.
///
///     let reveal = Reveal(drawing.strokes, longestPause: 0.5)
///     for frame in 0... { show(reveal.strokes(at: Double(frame) / 60)) }
public struct Reveal: Sendable {
  private let parts: [RevealedStroke]
  /// The duration of the animation, in seconds.
  public let duration: Double
  /// The length of the line, in millimeters.
  private let length: Double

  private struct RevealedStroke: Sendable {
    let stroke: Stroke
    /// The time at which the stroke begins.
    let start: Double
    /// The length of line drawn before it, in millimeters.
    let reach: Double
    let length: Double
  }

  /// Creates an animation of strokes, in the order in which they appear.
  ///
  /// - Parameters:
  ///   - strokes: the strokes, first the one that appears first.
  ///   - longestPause: the longest pause between two strokes, in seconds. The pause is shorter if
  ///     the strokes' creation dates give a shorter one. If the dates are unknown or out of order,
  ///     there is no pause.
  public init(_ strokes: some Sequence<Stroke>, longestPause: Double = .infinity) {
    var (parts, now, reach) = ([RevealedStroke](), 0.0, 0.0)
    var lastEnd: Double?
    for stroke in strokes {
      let path = stroke.path
      let begins = Self.seconds(atStartOf: path)
      if let lastEnd, stroke.creationDate != .unknown {
        now += min(max(0, begins - lastEnd), max(0, longestPause))
      }
      let length = path.length
      parts.append(RevealedStroke(stroke: stroke, start: now, reach: reach, length: length))
      now += path.duration
      reach += length
      lastEnd = stroke.creationDate == .unknown ? nil : begins + path.duration
    }
    self.parts = parts
    duration = now
    self.length = reach
  }

  /// Returns the calendar time in seconds at which a path begins.
  private static func seconds(atStartOf path: StrokePath) -> Double {
    Double(path.creationDate.microsecondsSince1970) / 1e6
      + path.interpolatedPoint(at: path.parametricRange.lowerBound).timeOffset
  }

  /// Returns the visible strokes at a time, in seconds from the beginning of the first stroke. Each
  /// stroke keeps its id.
  public func strokes(at time: Double) -> [Stroke] {
    shown { part in
      let path = part.stroke.path
      let start = path.parametricRange.lowerBound
      guard time >= part.start else { return nil }
      return path.parametricValue(start, offsetBy: .time(time - part.start))
    }
  }

  /// Returns the visible strokes when a fraction 0...1 of the total line length is drawn.
  public func strokes(progress: Double) -> [Stroke] {
    let reached = length * progress
    return shown { part in
      let path = part.stroke.path
      guard progress > 0, reached >= part.reach else { return nil }
      let start = path.parametricRange.lowerBound
      return path.parametricValue(start, offsetBy: .distance(reached - part.reach))
    }
  }

  /// Returns the strokes up to the point to which they are drawn; nil if a stroke has not begun.
  private func shown(_ end: (RevealedStroke) -> Double?) -> [Stroke] {
    parts.compactMap { part in
      end(part).map { reached in
        let range = part.stroke.path.parametricRange
        return reached >= range.upperBound
          ? part.stroke : part.stroke.substroke(range: range.lowerBound...reached)
      }
    }
  }
}
