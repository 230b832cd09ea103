public import InkGeometry

/// An output and its position among the others.
///
/// There are three units: *logical pixels* of the compositor's layout; *pixels* of the buffer that
/// the output shows, in the orientation that the user sees; and *millimeters of the output*, of
/// which 25.4 are 96 logical pixels, whatever the physical size. Ink is measured in millimeters of
/// the output.
public struct OutputPlace: Hashable, Sendable {
  /// The name of the output in the compositor: `DP-1`, `eDP-1`.
  public var name: String
  /// The manufacturer according to the EDID; empty if unknown.
  public var make = ""
  /// The model according to the EDID; empty if unknown.
  public var model = ""
  /// The position and size in the layout, in logical pixels.
  public var area: Rect
  /// The width of the buffer, in pixels.
  public var pixelWidth: Int
  /// The height of the buffer, in pixels.
  public var pixelHeight: Int
  /// The orientation of the panel.
  public var transform = OutputTransform.normal
  /// The physical size of the panel in millimeters, before the transform; nil if unknown.
  public var panelSize: Size?

  /// Creates an output of which nothing else is known.
  public init(name: String, area: Rect, pixelWidth: Int, pixelHeight: Int) {
    self.name = name
    self.area = area
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
  }

  /// The number of pixels per logical pixel; 1 for an output without area.
  public var scale: Double {
    area.width > 0 && pixelWidth > 0 ? Double(pixelWidth) / area.width : 1
  }

  /// The number of pixels per millimeter of the output.
  public var pixelsPerMillimeter: Double { scale * (96 / 25.4) }

  /// The transform from the layout, in logical pixels, to millimeters of the output.
  public var toMillimeters: InkTransform {
    InkTransform.translation(-area.min).then(.scale(x: 25.4 / 96, y: 25.4 / 96))
  }

  /// Whether the output is built into the computer, according to its connector.
  var isBuiltIn: Bool { ["eDP", "DSI", "LVDS"].contains { name.hasPrefix($0) } }
}
