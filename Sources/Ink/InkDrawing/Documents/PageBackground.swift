public import InkGeometry

/// The background of a page: paper, and lines or dots on it. It is never part of the drawing.
public struct PageBackground: Hashable, Sendable {
  /// The lines or dots printed on the page.
  public var pattern: Pattern
  /// The color of the paper; nil for a transparent page.
  public var paper: Color?
  /// The color of the lines and dots.
  public var ink: Color
  /// The distance between lines or dots, in millimeters, within ``spacings``.
  public var spacing: Double {
    didSet { spacing = Self.limited(spacing) }
  }

  /// The patterns that can be printed on a page.
  public enum Pattern: String, CaseIterable, Hashable, Sendable {
    /// No pattern.
    case blank
    /// Horizontal lines.
    case ruled
    /// Squares.
    case grid
    /// A dot at each corner of a square grid.
    case dotted
  }

  /// The valid spacings, in millimeters.
  public static let spacings = 1.0...100.0
  /// The width of a line, in millimeters.
  public static let lineWidth = 0.15
  /// The diameter of a dot, in millimeters.
  public static let dotWidth = 0.5

  /// Creates a background; by default, white paper.
  public init(
    _ pattern: Pattern = .blank, paper: Color? = .white, ink: Color = Color(rgba: 0xB8C8_D8FF),
    spacing: Double = 5
  ) {
    self.pattern = pattern
    self.paper = paper
    self.ink = ink
    self.spacing = Self.limited(spacing)
  }

  /// A transparent background, as for an overlay.
  public static let clear = PageBackground(paper: nil)

  private static func limited(_ spacing: Double) -> Double {
    spacing > spacings.lowerBound ? min(spacing, spacings.upperBound) : spacings.lowerBound
  }

  /// Returns the rows, and for a grid or dots the columns, that touch a rectangle of the page. It
  /// returns nil for more than ``mostLines``, which would be less than a pixel apart.
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

  /// The largest number of lines in one direction that ``lines(in:)`` returns.
  public static let mostLines = 4096
}
