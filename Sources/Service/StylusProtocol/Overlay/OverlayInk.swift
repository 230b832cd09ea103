/// The ink that the overlay draws with: the reply of `SetInk`.
package struct OverlayInk: Hashable, Sendable {
  /// The ink's name.
  package var ink: String
  package var color: InkColor
  /// The width that an average writer gets, in millimeters.
  package var width: Float

  /// An ink, its color and its width in millimeters.
  package init(ink: String, color: InkColor, width: Float) {
    (self.ink, self.color, self.width) = (ink, color, width)
  }
}

extension OverlayInk: JSONRecord {
  package static let layout = RecordLayout(Self.init) {
    JSONField("ink", \.ink)
    JSONField("color", \.color)
    JSONField("width", \.width)
  }
}

/// The ink to draw with after the call: the parameters of `SetInk`.
package struct OverlayInkChange: Hashable, Sendable {
  /// The ink's name, which may be unknown; nil keeps the ink.
  package var ink: String?
  /// Nil keeps the color.
  package var color: InkColor?
  /// In millimeters, within ``widths``; nil keeps the width, or uses the default of a new ink.
  package var width: Float?

  /// The range of widths of all inks, in millimeters.
  package static let widths: ClosedRange<Float> = 0.1...60

  /// Creates a change; a property that is nil is not changed.
  package init(ink: String? = nil, color: InkColor? = nil, width: Double? = nil) {
    (self.ink, self.color, self.width) = (ink, color, width.map { Float($0) })
  }

  /// Reads the parameters of a call.
  init(_ call: VarlinkCall) throws(OverlayError) {
    let texts: Texts = try OverlayError.calling { () throws(VarlinkError) in
      try call.decodeParameters()
    }
    ink = texts.ink
    if let text = texts.color {
      guard let color = InkColor(text) else { throw .badColor(String(text.prefix(64))) }
      self.color = color
    }
    if let width = texts.width, !Self.widths.contains(width) { throw .badWidth(width, Self.widths) }
    width = texts.width
  }

  /// The members of a call before the color is checked.
  package struct Texts: JSONRecord {
    fileprivate var ink: String?
    fileprivate var color: String?
    fileprivate var width: Float?

    package static let layout = RecordLayout(Self.init(ink:color:width:)) {
      JSONField("ink", \.ink, where: \.isName)
      JSONField("color", \.color)
      JSONField("width", \.width)
    }
  }
}

extension OverlayInkChange {
  /// The parameters of a call.
  package var texts: Texts { Texts(ink: ink, color: color?.text, width: width) }
}

extension InkColor: JSONCodable {
  package static var coding: JSONCoding<InkColor> { JSONCoding(InkColor.init, \.text) }
}

extension String {
  /// Whether it can be the name of an ink or an output: 1 to 256 bytes.
  var isName: Bool { isText(atMost: 256) }

  /// Whether it is a text of 1 to this number of bytes, without a NUL.
  func isText(atMost limit: Int) -> Bool { 1...limit ~= utf8.count && !utf8.contains(0) }
}
