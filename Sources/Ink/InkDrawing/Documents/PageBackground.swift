public import InkGeometry

/// What a page looks like where nothing is drawn: paper, and lines or dots on it. Never part of the
/// drawing.
public struct PageBackground: Hashable, Sendable {
  /// What is printed on it.
  public var pattern: Pattern
  /// The color of the paper; nil: what lies below shows.
  public var paper: Color?
  /// The color of lines and dots.
  public var ink: Color
  /// From line to line, or dot to dot, in millimeters, within ``spacings``.
  public var spacing: Double {
    didSet { spacing = Self.limited(spacing) }
  }

  /// What a page has printed on it.
  public enum Pattern: String, CaseIterable, Hashable, Sendable {
    /// Nothing.
    case blank
    /// Lines from left to right.
    case ruled
    /// Squares.
    case grid
    /// A dot at each corner of the squares.
    case dotted
  }

  /// The spacings that a page can have, in millimeters.
  public static let spacings = 1.0...100.0
  /// How wide a line is, in millimeters.
  public static let lineWidth = 0.15
  /// How wide a dot is, in millimeters.
  public static let dotWidth = 0.5

  /// A background; without more words white paper.
  public init(
    _ pattern: Pattern = .blank, paper: Color? = .white, ink: Color = Color(rgba: 0xB8C8_D8FF),
    spacing: Double = 5
  ) {
    self.pattern = pattern
    self.paper = paper
    self.ink = ink
    self.spacing = Self.limited(spacing)
  }

  /// What lies below shows: an overlay.
  public static let clear = PageBackground(paper: nil)

  private static func limited(_ spacing: Double) -> Double {
    spacing > spacings.lowerBound ? min(spacing, spacings.upperBound) : spacings.lowerBound
  }

  /// The rows, and for a grid or dots the columns, that a rectangle of the page touches; more than
  /// ``mostLines`` are not told: they would be nearer than pixels.
  public func lines(in rect: Rect) -> (rows: ClosedRange<Int>, columns: ClosedRange<Int>)? {
    guard pattern != .blank, !rect.isEmpty, rect.min.isFinite, rect.max.isFinite else { return nil }
    func range(_ low: Double, _ high: Double) -> ClosedRange<Int>? {
      let (first, last) = ((low / spacing).rounded(.up), (high / spacing).rounded(.down))
      guard first <= last, last - first < Double(Self.mostLines), abs(first) < 1e9 else {
        return nil
      }
      return Int(first)...Int(last)
    }
    let around = rect.expanded(by: spacing)
    guard let rows = range(around.min.y, around.max.y),
      let columns = range(around.min.x, around.max.x)
    else { return nil }
    return (rows, columns)
  }

  /// So many lines of one direction are told.
  public static let mostLines = 4096
}
