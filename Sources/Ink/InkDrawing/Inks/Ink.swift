/// What a stroke is drawn with: a type and a color. It has no width; the points of the path have.
public struct Ink: Hashable, Sendable {
  /// Which tip, which opacity and which texture.
  public var type: InkType
  /// The color in light appearance.
  public var color: Color
  /// Whether the color changes in dark appearance.
  public var adaptsToAppearance: Bool

  /// An ink.
  public init(_ type: InkType, color: Color = .black, adaptsToAppearance: Bool = true) {
    self.type = type
    self.color = color
    self.adaptsToAppearance = adaptsToAppearance
  }

  /// The color to draw with. In dark appearance a highlighter whose color is light keeps it, for
  /// it is to shine there.
  public func color(in appearance: Appearance) -> Color {
    guard appearance == .dark, adaptsToAppearance, !(type == .marker && color.isLight) else {
      return color
    }
    return color.withMirroredLightness
  }

  /// What a reader must know to draw it.
  public var requiredContentVersion: ContentVersion { type.requiredContentVersion }
}

/// The inks there are. What each makes of force, lean and speed: docs/develop/ink-model.md, Inks.
public enum InkType: UInt8, BitwiseCopyable, CaseIterable, Sendable {
  /// A ballpoint: wider with force, and wider when it lies down.
  case pen = 1
  /// The same width always.
  case monoline = 2
  /// A broad nib at 45 degrees; thinner when fast.
  case fountainPen = 3
  /// A translucent chisel that turns with the hand.
  case marker = 4
  /// Graphite on paper: darker with force, broad and light when it lies down.
  case pencil = 5
  /// Wax on rough paper.
  case crayon = 6
  /// A wet brush with darker edges.
  case watercolor = 7
  /// A hard cut reed: the greatest contrast.
  case reed = 8
  /// Takes ink away; never drawn.
  case eraser = 9

  /// What a reader must know to draw it.
  public var requiredContentVersion: ContentVersion {
    switch self {
    case .pen, .eraser: .version1
    case .monoline, .fountainPen: .version2
    case .reed: .version4
    case .marker, .pencil, .crayon, .watercolor: .version5
    }
  }

  /// The base widths that make sense, in millimeters.
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

  /// The base width that people expect of it, in millimeters: words are legible at the size people
  /// write.
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

  /// Whether it matters to it how fast the pen moves.
  public var dependsOnSpeed: Bool { self == .pen || self == .fountainPen }

  /// Whether strokes of it made one after the other usually run into each other.
  public var isWet: Bool { self == .marker || self == .watercolor }
}
