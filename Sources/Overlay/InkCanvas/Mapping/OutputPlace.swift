public import InkGeometry

/// An output, and where it lies among the others.
///
/// Three units: *logical pixels* of the compositor's layout, *pixels* of the buffer that the output
/// shows, which lies as the user sees it, and *millimeters of the output*: 96 logical pixels are
/// 25.4 of them, whatever a ruler says. In those ink is measured.
public struct OutputPlace: Hashable, Sendable {
  /// What the compositor calls it: `DP-1`, `eDP-1`.
  public var name: String
  /// Who made it, as its EDID says; empty where unknown.
  public var make = ""
  /// Which model it is, as its EDID says; empty where unknown.
  public var model = ""
  /// Where it lies in the layout, and how large it is there, in logical pixels.
  public var area: Rect
  /// Pixels of a row of its buffer.
  public var pixelWidth: Int
  /// Rows of its buffer.
  public var pixelHeight: Int
  /// How its panel hangs.
  public var transform = OutputTransform.normal
  /// The sides of the panel in millimeters as it was made, before the transform; nil where unknown.
  public var panelSize: Size?

  /// An output of which no more is known.
  public init(name: String, area: Rect, pixelWidth: Int, pixelHeight: Int) {
    self.name = name
    self.area = area
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
  }

  /// Pixels per logical pixel; 1 for an output without area.
  public var scale: Double {
    area.width > 0 && pixelWidth > 0 ? Double(pixelWidth) / area.width : 1
  }

  /// Pixels per millimeter of the output.
  public var pixelsPerMillimeter: Double { scale * (96 / 25.4) }

  /// From the layout, in logical pixels, to millimeters of the output.
  public var toMillimeters: AffineTransform {
    AffineTransform.translation(-area.min).then(.scale(x: 25.4 / 96, y: 25.4 / 96))
  }

  /// Whether it is built into the computer, told by its connector.
  var isBuiltIn: Bool { ["eDP", "DSI", "LVDS"].contains { name.hasPrefix($0) } }
}
