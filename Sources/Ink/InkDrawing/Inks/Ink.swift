/// The ink of a stroke: its type and color. An ink has no width; the points of a path have sizes.
public struct Ink: Hashable, Sendable {
  /// The type, which determines tip, opacity and texture.
  public var type: InkType
  /// The color in light appearance.
  public var color: Color
  /// Whether the color changes in dark appearance.
  public var adaptsToAppearance: Bool

  /// Creates an ink.
  public init(_ type: InkType, color: Color = .black, adaptsToAppearance: Bool = true) {
    self.type = type
    self.color = color
    self.adaptsToAppearance = adaptsToAppearance
  }

  /// Returns the color to draw with in an appearance. In dark appearance, a highlighter with a
  /// light color keeps it, so that it stays bright.
  public func color(in appearance: Appearance) -> Color {
    guard appearance == .dark, adaptsToAppearance, !(type == .marker && color.isLight) else {
      return color
    }
    return color.withMirroredLightness
  }

  /// The content version that a reader must support to draw this ink.
  public var requiredContentVersion: ContentVersion { type.requiredContentVersion }
}

/// The types of ink. How each of them depends on force, tilt and speed is described in
/// docs/develop/ink-model.md, Inks.
public enum InkType: UInt8, BitwiseCopyable, CaseIterable, Sendable {
  /// A ballpoint pen; wider with more force, and wider when it is held flat.
  case pen = 1
  /// A pen of constant width.
  case monoline = 2
  /// A broad nib at 45 degrees; thinner when moved fast.
  case fountainPen = 3
  /// A translucent chisel tip that turns with the hand.
  case marker = 4
  /// Graphite on paper; darker with more force, broad and light when it is held flat.
  case pencil = 5
  /// Wax on rough paper.
  case crayon = 6
  /// A wet brush with darker edges.
  case watercolor = 7
  /// A hard-cut reed pen, with the greatest contrast between thick and thin.
  case reed = 8
  /// Removes ink; never drawn.
  case eraser = 9

  /// The content version that a reader must support to draw this type of ink.
  public var requiredContentVersion: ContentVersion {
    switch self {
    case .pen, .eraser: .version1
    case .monoline, .fountainPen: .version2
    case .reed: .version4
    case .marker, .pencil, .crayon, .watercolor: .version5
    }
  }

  /// The valid base widths, in millimeters.
  public var validWidths: ClosedRange<Double> {
    switch self {
    case .pen, .monoline: 0.1...5
    case .fountainPen, .reed: 0.3...8
    case .pencil: 0.2...4
    case .marker, .crayon: 1...20
    case .watercolor: 1...30
    case .eraser: 0.5...60
    }
  }

  /// The default base width, in millimeters, at which handwriting of normal size is legible.
  public var defaultWidth: Double {
    switch self {
    case .monoline: 0.35
    case .pen: 0.38
    case .pencil: 0.66
    case .fountainPen: 0.8
    case .reed: 1.2
    case .crayon: 2.5
    case .eraser: 4
    case .marker: 4.5
    case .watercolor: 6
    }
  }

  /// Whether the ink depends on the speed of the pen.
  public var dependsOnSpeed: Bool { self == .pen || self == .fountainPen }

  /// Whether consecutive strokes of this ink normally run into each other.
  public var isWet: Bool { self == .marker || self == .watercolor }
}
