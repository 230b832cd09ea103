import InkDrawing
import InkStorage
import Units

/// Our annotation in a group of traces, with the exact data of the strokes that the traces show.
///
///     <annotationXML type="stylusd"><strokes xmlns="urn:stylusd:ink:2">
///       <sums>9f2c 77 - 8a,31</sums><data>UwP9...</data></strokes>
///     </annotationXML>
///
/// The data is a chunk of our own format in base64. The sums are the checksums of each stroke's
/// traces, or `-` if it has none. A stroke is taken from the data only if its traces are unchanged,
/// so that other programs can change, move and delete them.
struct InkMLPortion {
  static let namespace = "urn:stylusd:ink:2"
  /// The largest number of strokes read from a group. We write at most 128, and all strokes of a
  /// group are in memory.
  static let mostStrokes = 1_024
  /// The largest number of control points read from a group, which is more than a trace with the
  /// longest allowed text can have.
  private static let mostPoints = 4_000_000
  /// The largest number of traces of a group; they are in memory until it ends.
  static let mostTraces = 65_536

  let strokes: [Stroke]
  /// The checksums of each stroke's traces.
  let sums: [[UInt64]]

  /// Returns the checksum of a trace's samples, ignoring blanks.
  static func sum(_ samples: some Sequence<UInt8>) -> UInt64 {
    var sum = Fingerprint()
    for byte in samples where !XMLText.isBlank(byte) { sum.combine(UInt64(byte)) }
    return sum.value
  }

  /// Appends the annotation.
  static func appendAnnotation(_ data: [UInt8], sums: [[UInt64]], to text: inout [UInt8]) {
    text.append("<annotationXML type=\"stylusd\"><strokes")
    text.appendMarkup(attribute: "xmlns", namespace)
    text.append("><sums>")
    for (number, own) in sums.enumerated() {
      if number > 0 { text.append(UInt8(ascii: " ")) }
      if own.isEmpty { text.append(UInt8(ascii: "-")) }
      for (place, sum) in own.enumerated() {
        if place > 0 { text.append(UInt8(ascii: ",")) }
        text.append(String(sum, radix: 16))
      }
    }
    text.append("</sums><data>")
    text.appendEncoded(base64: data)
    text.append("</data></strokes></annotationXML>\n")
  }

  /// Returns whether an annotation is of this kind.
  static func isOurs(_ annotation: XMLElement) -> Bool {
    annotation["type"] == "stylusd" && annotation.child("strokes")?.namespace == namespace
  }

  /// Reads such an annotation; nil if it is damaged or too large.
  ///
  /// - Parameter limit: the number of control points that the document may still contain.
  init?(_ annotation: XMLElement, limit: Int) {
    guard let element = annotation.child("strokes"),
      let words = element.child("sums")?.text, let data = element.child("data")?.text,
      let bytes = [UInt8](base64: data),
      let strokes = InkFragment.decodeStrokes(
        bytes, most: Self.mostStrokes, points: min(limit, Self.mostPoints))
    else { return nil }
    var sums: [[UInt64]] = []
    for word in words.split(whereSeparator: XMLText.isBlank) {
      let own = word.split(separator: UInt8(ascii: ",")).compactMap {
        UInt64(String(decoding: $0, as: UTF8.self), radix: 16)
      }
      sums.append(own)
    }
    guard sums.count == strokes.count, sums.reduce(0, { $0 + $1.count }) <= Self.mostTraces else {
      return nil
    }
    (self.strokes, self.sums) = (strokes, sums)
  }
}
