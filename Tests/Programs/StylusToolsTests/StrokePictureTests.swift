import Foundation
import FoundationXML
import InkSynthesis
import StylusModel
import StylusTools
import Testing

private func stroke(
  _ places: [(x: Float, y: Float)], tool: ToolKind = .pen, pressure: Float? = 0.5
) -> CapturedStroke {
  var stroke = CapturedStroke(
    beginning: StrokeBeginning(
      stroke: StrokeID(rawValue: 1), device: DeviceID(rawValue: 1), tool: Tool(kind: tool),
      time: Timestamp(microseconds: 0)))
  stroke.samples = inkSamples(through: places, pressure: pressure)
  return stroke
}

private func svg(_ strokes: [CapturedStroke], _ picture: StrokePicture = StrokePicture()) -> String
{
  String(decoding: picture.svg(of: strokes), as: UTF8.self)
}

@Test func thePaperIsTheTabletInMillimetres() {
  var picture = StrokePicture(isCaptioned: false)
  picture.area = tablet(width: 223.5, height: 139.7).area
  #expect(
    svg([], picture).hasPrefix(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"223.5mm\" height=\"139.7mm\" "
        + "viewBox=\"0 0 223.5 139.7\">\n"))
}

@Test func withoutATabletThePaperIsTheInkAndAMargin() {
  let text = svg([stroke([(100, 50), (130, 70)])], StrokePicture(isCaptioned: false))
  #expect(text.contains("width=\"46mm\" height=\"36mm\" viewBox=\"92 42 46 36\""))
}

@Test func aTapIsADot() {
  // Half of the force: half way between the thinnest and the thickest line.
  #expect(
    svg([stroke([(10, 10)])]).contains("d=\"M9.77 10a.23.23 0 0 1 .46 0a.23.23 0 0 1-.46 0z\""))
  #expect(svg([stroke([(10, 10), (10, 10.01)])]).contains("M9.77 10a"))
}

@Test func aStraightLineIsOneOutlineWithRoundEnds() {
  let text = svg([stroke([(10, 10), (15, 10), (20, 10)])])
  #expect(text.contains("d=\"M10 9.77l5 0 5 0a.23.23 0 0 1 0 .46l-5 0-5 0a.23.23 0 0 1 0-.46z\""))
}

@Test func forceMakesInkWider() {
  func width(_ pressure: Float) -> Float {
    let samples = inkSamples(through: [(10, 10), (20, 10)], pressure: pressure)
    return InkSpine(samples, nib: InkNib(.pen)).knots[0].radius * 2
  }
  #expect(width(0) < 0.2)
  #expect(width(1) > 0.7)
  #expect(width(0.3) < width(0.6))
}

@Test(arguments: [UInt64(1), 2, 3, 4])
func inkHasNoHolesWhereverThePenTurns(seed: UInt64) {
  var dice = SplitMix64(seed: seed)
  var place = (x: Float(50), y: Float(50))
  var samples: [Sample] = []
  for _ in 0..<24 {
    let reach: Float = Bool.random(using: &dice) ? 0.3 : 3
    place.x += Float.random(in: -reach...reach, using: &dice)
    place.y += Float.random(in: -reach...reach, using: &dice)
    samples += inkSamples(through: [place], pressure: Float.random(in: 0...1, using: &dice))
  }
  let tool: ToolKind = seed.isMultiple(of: 2) ? .pen : .eraser
  let spine = InkSpine(samples, nib: InkNib(tool))
  let path = FlatPath(InkOutline(spine).path)
  for knot in spine.knots {
    for direction in 0..<8 {
      let angle = Double(direction) * .pi / 4
      let reach = Double(knot.radius) * 0.9
      let inside = path.fills(
        Double(knot.x) + reach * cos(angle), Double(knot.y) + reach * sin(angle))
      #expect(inside, "hole near \(knot)")
    }
  }
}

@Test func theLinePassesNearEverySample() {
  var dice = SplitMix64(seed: 9)
  let places = (0..<200).map { index in
    (x: Float(index) * 0.3, y: 20 + Float.random(in: -0.02...0.02, using: &dice))
  }
  let spine = InkSpine(inkSamples(through: places), nib: InkNib(.pen))
  for place in places {
    let nearest = spine.knots.map { hypot($0.x - place.x, $0.y - place.y) }.min() ?? .infinity
    #expect(nearest < 0.15)
  }
}

@Test func aPlottedSineIsSmooth() {
  let places = (0..<60).map { (x: Float($0) * 0.7, y: 20 + 6 * sin(Float($0) * 0.35)) }
  let knots = InkSpine(inkSamples(through: places), nib: InkNib(.pen)).knots
  for index in 1..<knots.count - 1 {
    let (a, b, c) = (knots[index - 1], knots[index], knots[index + 1])
    let turn = atan2(c.y - b.y, c.x - b.x) - atan2(b.y - a.y, b.x - a.x)
    #expect(abs(turn) < 0.2)
  }
}

@Test func everyToolHasItsOwnInk() {
  let strokes = ToolKind.allCases.map { stroke([(10, 10)], tool: $0) }
  let paths = svg(strokes).split(separator: "\n").filter { $0.hasPrefix("<path") }
  #expect(paths.count == ToolKind.allCases.count)
  // Mouse and lens share theirs: they are pointers.
  #expect(Set(paths.map { $0.prefix(20) }).count == paths.count - 1)
}

@Test func theDocumentIsWellFormedWhateverTheTitleHolds() {
  let picture = StrokePicture(title: "a < b & c > \"d\" \u{1b}\u{0}\u{ffff} ]]>")
  let parser = XMLParser(data: Data(picture.svg(of: [stroke([(1, 1), (2, 2)])])))
  #expect(parser.parse())
  #expect(svg([], picture).contains("<title>a &lt; b &amp; c &gt; \"d\" ??? ]]&gt;</title>"))
}

@Test func theCaptionCountsTheInk() {
  let text = svg([stroke([(1, 1), (2, 2)]), stroke([(3, 3)])])
  #expect(text.contains(">2 strokes, 3 samples, 0.0 s of ink</text>"))
  #expect(!svg([], StrokePicture(isCaptioned: false)).contains("<text"))
}

@Test func whatFindsNoRoomIsCountedAndLeftOut() {
  let strokes = (1...100).map { stroke([(Float($0), 10), (Float($0), 20)]) }
  let bytes = StrokePicture(limit: 5_000).svg(of: strokes)
  let text = String(decoding: bytes, as: UTF8.self)
  let kept = text.split(separator: "\n").filter { $0.hasPrefix("<path") }.count
  #expect(bytes.count < 6_000)
  #expect(kept > 10 && kept < 100)
  #expect(text.contains("\(100 - kept) strokes left out for size"))
}

@Test func samplesOfABrokenDeviceAreLeftOut() {
  let places: [(x: Float, y: Float)] = [(.nan, 1), (10, 10), (.infinity, 10), (1e30, 10), (20, 10)]
  let text = svg([stroke(places), stroke([(.nan, .nan)])])
  #expect(text.contains("d=\"M10 9.77l10 0a"))
  #expect(text.split(separator: "\n").filter { $0.hasPrefix("<path") }.count == 1)
}
