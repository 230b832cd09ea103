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

extension LayoutArea: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("left", left)
    writer.field("top", top)
    writer.field("width", width)
    writer.field("height", height)
    writer.endObject()
  }

  init(_ fields: JSONFields) throws(ProtocolError) {
    left = try fields.required("left", fields.float)
    top = try fields.required("top", fields.float)
    width = try fields.required("width", fields.float)
    height = try fields.required("height", fields.float)
  }
}

/// What a page of an output looks like where nothing is drawn: what lies below, or paper.
package enum OverlayBackground: String, CaseIterable, Hashable, Sendable {
  case none
  case paper
  case ruled
  case grid
  case dots
}

/// An output, and the ink on it.
package struct OverlayOutput: Hashable, Sendable {
  /// What the compositor calls it.
  package var name: String
  /// Where it lies.
  package var area: LayoutArea
  /// Pixels of a row of a buffer.
  package var pixelWidth: Int
  /// Rows of a buffer.
  package var pixelHeight: Int
  /// How many finished strokes stay on it.
  package var strokes = 0
  /// How many of its strokes are on the disk; nil: none are kept.
  package var kept: Int?
  /// Whether it has a surface now.
  package var isShown = false
  /// How many bytes its ink and its buffers take.
  package var memory = 0
  /// The page that is shown, 1 the first, and how many there are.
  package var page = 1
  package var pages = 1
  /// How many times as large as it is the page is shown, and by how many degrees it is turned.
  package var zoom: Float = 1
  package var angle: Float = 0
  /// What the page looks like where nothing is drawn.
  package var background = OverlayBackground.none

  /// An output without ink.
  package init(name: String, area: LayoutArea, pixelWidth: Int, pixelHeight: Int) {
    (self.name, self.area) = (name, area)
    (self.pixelWidth, self.pixelHeight) = (pixelWidth, pixelHeight)
  }
}

extension OverlayOutput: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("name", name)
    writer.field("area", area)
    writer.field("pixel_width", pixelWidth)
    writer.field("pixel_height", pixelHeight)
    writer.field("strokes", strokes)
    if let kept { writer.field("kept", kept) }
    writer.field("shown", isShown)
    writer.field("memory", memory)
    writer.field("page", page)
    writer.field("pages", pages)
    writer.field("zoom", zoom)
    writer.field("angle", angle)
    writer.field("background", background.rawValue)
    writer.endObject()
  }

  init(_ fields: JSONFields) throws(ProtocolError) {
    name = try fields.required("name", fields.string)
    area = try LayoutArea(fields.required("area", fields.fields))
    pixelWidth = try fields.required("pixel_width", fields.integer)
    pixelHeight = try fields.required("pixel_height", fields.integer)
    strokes = try fields.required("strokes", fields.integer)
    kept = try fields.integer("kept")
    isShown = try fields.required("shown", fields.bool)
    memory = try fields.required("memory", fields.integer)
    page = try fields.required("page", fields.integer)
    pages = try fields.required("pages", fields.integer)
    zoom = try fields.required("zoom", fields.float)
    angle = try fields.required("angle", fields.float)
    background = try fields.required("background", fields.word)
  }
}

/// A tablet, and what it reaches.
package struct OverlayTablet: Hashable, Sendable {
  /// The daemon's number for it.
  package var device: DeviceID
  /// The name that the kernel gives it.
  package var name: String
  /// The output that it reaches; nil where that is not one alone.
  package var output: String?
  /// What of the layout it reaches; nil while there is no output.
  package var area: LayoutArea?

  /// A tablet that reaches nothing yet.
  package init(device: DeviceID, name: String) { (self.device, self.name) = (device, name) }
}

extension OverlayTablet: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("device", device.rawValue)
    writer.field("name", name)
    if let output { writer.field("output", output) }
    if let area { writer.field("area", area) }
    writer.endObject()
  }

  init(_ fields: JSONFields) throws(ProtocolError) {
    device = DeviceID(rawValue: try fields.required("device", fields.integer))
    name = try fields.required("name", fields.string)
    output = try fields.string("output")
    area = try fields.fields("area").map { (fields) throws(ProtocolError) in try LayoutArea(fields)
    }
  }
}
