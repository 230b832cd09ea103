/// What a stroke is drawn with: a type and a colour. It has no width; the points of the path have.
public struct Ink: Hashable, Sendable {
  /// Which tip, which opacity and which texture.
  public var type: InkType
  /// The colour in light appearance.
  public var color: Color
  /// Whether the colour changes in dark appearance.
  public var adaptsToAppearance: Bool

  /// An ink.
  public init(_ type: InkType, color: Color = .black, adaptsToAppearance: Bool = true) {
    self.type = type
    self.color = color
    self.adaptsToAppearance = adaptsToAppearance
  }

  /// The colour to draw with.
  public func color(in appearance: Appearance) -> Color {
    appearance == .dark && adaptsToAppearance ? color.withMirroredLightness : color
  }

  /// What a reader must know to draw it.
  public var requiredContentVersion: ContentVersion { type.requiredContentVersion }
}

/// The inks there are. What each makes of force, lean and speed: docs/ink-model.md, Inks.
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
    case .pen, .marker, .pencil, .eraser: .version1
    case .monoline, .fountainPen, .watercolor, .crayon: .version2
    case .reed: .version4
    }
  }

  /// The base widths that make sense, in millimetres.
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

  /// The base width that people expect of it, in millimetres.
  public var defaultWidth: Double {
    switch self {
    case .pen, .monoline: 0.5
    case .fountainPen: 1
    case .reed: 1.6
    case .pencil: 0.6
    case .marker: 4
    case .crayon: 2.5
    case .watercolor: 6
    case .eraser: 4
    }
  }

  /// Whether strokes of it made one after the other usually run into each other.
  public var isWet: Bool { self == .marker || self == .watercolor }
}
