import InkDrawing
import InkGeometry

/// The annotation used before ``InkMLPortion``, after all traces of a file, with the exact data of
/// each stroke.
///
///     <stroke trace="3" sums="9f..." id="..." ink="pen" color="0 0 0 1" ...>
///       x y t w h opacity ..., x y ...
///     </stroke>
///
/// A stroke is taken from here only if its traces are unchanged, so that other programs can change,
/// move and delete them.
struct InkMLExact {
  static let namespace = "urn:stylusd:ink:1"

  /// The number of the stroke's first trace, and the checksums of its traces.
  let firstTrace: Int
  let sums: [UInt64]
  let stroke: Stroke

  /// Returns nil if anything is missing or invalid.
  init?(_ element: XMLElement) {
    guard element.name == "stroke", element.namespace == Self.namespace,
      let trace = element["trace"].flatMap({ Int($0) }),
      let id = element["id"].flatMap(InkID.init(digits:)),
      let type = element["ink"].flatMap(InkType.init(inkMLName:)),
      let color = Self.numbers(element["color"], 4), let range = Self.numbers(element["range"], 2),
      let created = element["created"].flatMap({ Int64($0) }),
      let seed = element["seed"].flatMap({ UInt32($0) }), range[0] <= range[1],
      let points = Self.points(element.text),
      let path = StrokePath(
        controlPoints: points, parametricRange: range[0]...range[1],
        creationDate: WallTime(microsecondsSince1970: created))
    else { return nil }
    let words = (element["sums"] ?? "").split(separator: " ")
    firstTrace = trace
    sums = words.compactMap { UInt64($0, radix: 16) }
    guard sums.count == words.count, trace >= 0, trace < Int(Int32.max) else { return nil }
    let parts = color.map(Float.init)
    let ink = Ink(
      type, color: Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]),
      adaptsToAppearance: element["adapts"] != "false")
    var stroke = Stroke(ink: ink, path: path, randomSeed: seed)
    stroke.id = id
    stroke.originID = element["origin"].flatMap(InkID.init(digits:)) ?? id
    stroke.renderGroupID = element["group"].flatMap(InkID.init(digits:))
    if let six = Self.numbers(element["transform"], 6) {
      stroke.transform = InkTransform(
        a: six[0], b: six[1], c: six[2], d: six[3], tx: six[4], ty: six[5])
    }
    if let grain = Self.numbers(element["grain"], 2) {
      stroke.renderState = RenderState(grainOffset: Point(x: grain[0], y: grain[1]))
    }
    if let mask = element.child("mask") {
      guard let region = Self.region(mask.text) else { return nil }
      stroke.mask = region
    }
    self.stroke = stroke
  }

  /// Returns nil if the text is not a valid region.
  private static func region(_ text: [UInt8]) -> Region? {
    var rings: [[GridPoint]] = []
    for part in XMLText.commaSeparated(text) {
      guard let numbers = XMLText.numbers(part), numbers.count % 2 == 0 else { return nil }
      rings.append(
        stride(from: 0, to: numbers.count, by: 2).compactMap {
          GridPoint(nearest: Point(x: numbers[$0], y: numbers[$0 + 1]))
        })
    }
    return Region(canonical: rings)
  }

  private static func numbers(_ text: String?, _ count: Int) -> [Double]? {
    guard let numbers = text.flatMap({ XMLText.numbers($0) }), numbers.count == count
    else { return nil }
    return numbers
  }

  private static func points(_ text: [UInt8]) -> [StrokePoint]? {
    var points: [StrokePoint] = []
    for part in XMLText.commaSeparated(text) {
      guard let numbers = XMLText.numbers(part) else { return nil }
      if numbers.isEmpty { continue }
      guard numbers.count == 11 else { return nil }
      let narrow = numbers[5...].map(Float.init)
      points.append(
        StrokePoint(
          location: Point(x: numbers[0], y: numbers[1]), timeOffset: numbers[2],
          size: Size(width: numbers[3], height: numbers[4]), opacity: narrow[0], force: narrow[1],
          azimuth: narrow[2], altitude: narrow[3], roll: narrow[4], secondaryScale: narrow[5]))
    }
    return points
  }
}
