package import StylusModel

/// A rectangle of the layout, in logical pixels.
package struct LayoutArea: Hashable, Sendable {
  package var left: Float
  package var top: Float
  package var width: Float
  package var height: Float

  /// A rectangle of the layout.
  package init(left: Float, top: Float, width: Float, height: Float) {
    (self.left, self.top, self.width, self.height) = (left, top, width, height)
  }
}

extension LayoutArea: JSONRecord {
  package static let layout = RecordLayout(
    rectangle: Self.init, \.left, \.top, \.width, \.height)
}

/// The background of a page of an output: the desktop below, or paper.
package enum OverlayBackground: String, CaseIterable, Hashable, JSONCodable {
  case none
  case paper
  case ruled
  case grid
  case dots
}

/// An output, and the ink on it.
package struct OverlayOutput: Hashable, Sendable {
  /// The compositor's name for it.
  package var name: String
  /// Its area in the layout.
  package var area: LayoutArea
  /// Pixels of a row of a buffer.
  package var pixelWidth: Int
  /// Rows of a buffer.
  package var pixelHeight: Int
  /// The number of finished strokes on it.
  package var strokes = 0
  /// How many of its strokes are on the disk; nil if strokes are not kept.
  package var kept: Int?
  /// Whether it has a surface now.
  package var isShown = false
  /// The memory of its ink and its buffers, in bytes.
  package var memory = 0
  /// The page that is shown, counted from 1, and the number of pages.
  package var page = 1
  package var pages = 1
  /// The magnification of the page, and the angle in degrees by which it is turned.
  package var zoom: Float = 1
  package var angle: Float = 0
  /// The background of the page.
  package var background = OverlayBackground.none
}

extension OverlayOutput {
  /// An output without ink.
  package init(name: String, area: LayoutArea, pixelWidth: Int, pixelHeight: Int) {
    (self.name, self.area) = (name, area)
    (self.pixelWidth, self.pixelHeight) = (pixelWidth, pixelHeight)
  }
}

extension OverlayOutput: JSONRecord {
  package static let layout = RecordLayout(Self.init) {
    JSONField("name", \.name)
    JSONField("area", \.area)
    JSONField("pixel_width", \.pixelWidth)
    JSONField("pixel_height", \.pixelHeight)
    JSONField("strokes", \.strokes)
    JSONField("kept", \.kept)
    JSONField("shown", \.isShown)
    JSONField("memory", \.memory)
    JSONField("page", \.page)
    JSONField("pages", \.pages)
    JSONField("zoom", \.zoom)
    JSONField("angle", \.angle)
    JSONField("background", \.background)
  }
}

/// A tablet, and the area that it reaches.
package struct OverlayTablet: Hashable, Sendable {
  /// The daemon's number for it.
  package var device: DeviceID
  /// The name that the kernel gives it.
  package var name: String
  /// The output that it reaches; nil unless it is exactly one.
  package var output: String?
  /// The part of the layout that it reaches; nil while there is no output.
  package var area: LayoutArea?
}

extension OverlayTablet {
  /// A tablet that reaches nothing yet.
  package init(device: DeviceID, name: String) { (self.device, self.name) = (device, name) }
}

extension OverlayTablet: JSONRecord {
  package static let layout = RecordLayout(Self.init) {
    JSONField("device", \.device)
    JSONField("name", \.name)
    JSONField("output", \.output)
    JSONField("area", \.area)
  }
}
