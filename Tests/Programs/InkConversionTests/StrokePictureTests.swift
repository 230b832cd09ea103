import Foundation
import FoundationXML
import InkConversion
import InkDrawing
import InkGeometry
import StylusModel
import StylusTestKit
import Testing

private func stroke(
  _ places: [(x: Float, y: Float)], tool: ToolKind = .pen, pressure: Float? = 0.5
) -> CapturedStroke {
  var stroke = CapturedStroke(
    beginning: StrokeBeginning(
      stroke: StrokeID(rawValue: 1), device: DeviceID(rawValue: 1), tool: Tool(kind: tool),
      time: Timestamp(microseconds: 1_000_000)))
  stroke.samples = inkSamples(through: places, pressure: pressure)
  return stroke
}

private func svg(_ strokes: [CapturedStroke], _ picture: StrokePicture = StrokePicture()) -> String
{
  String(decoding: picture.svg(of: strokes), as: UTF8.self)
}

/// The area of a tablet of a size in millimeters.
private func area(width: Float, height: Float) -> Tablet.Area {
  Tablet.Area(
    left: Millimeters(0), top: Millimeters(0), width: Millimeters(width),
    height: Millimeters(height))
}

private func paths(_ text: String) -> [Substring] {
  text.split(separator: "\n").filter { $0.hasPrefix("<path") }
}

@Test func `the paper is the tablet in millimeters`() {
  var picture = StrokePicture()
  picture.area = area(width: 223.5, height: 139.75)
  #expect(
    svg([], picture).contains("width=\"223.5mm\" height=\"139.75mm\" viewBox=\"0 0 223.5 139.75\""))
}

@Test(arguments: [Float.infinity, .nan, 0, -5, 1e20])
func `a size that no tablet has is not believed`(width: Float) {
  let picture = StrokePicture(area: area(width: width, height: 100), title: "")
  #expect(svg([], picture).contains("width=\"96mm\""))
}

@Test func `without a tablet the paper is the ink and a margin`() {
  let text = svg([stroke([(100, 50), (110, 60), (120, 65), (130, 70)])])
  let side = text.components(separatedBy: "viewBox=\"")[1].prefix { $0 != "\"" }
    .split(separator: " ").compactMap { Double($0) }
  for (found, expected) in zip(side, [92.0, 42, 46, 36]) { #expect(abs(found - expected) < 1.5) }
  #expect(side.count == 4)
}

@Test func `a tap is a dot, as wide as the pen was pressed`() throws {
  func width(_ pressure: Float) throws -> Double {
    try #require(StrokePicture.drawn(stroke([(10, 10)], pressure: pressure))).renderBounds.width
  }
  #expect(try width(0.1) > 0.05)
  #expect(try width(0.1) < width(0.5))
  #expect(try width(0.5) < width(1))
  #expect(try width(1) < 2)
  #expect(paths(svg([stroke([(10, 10)])])).count == 1)
}

@Test func `every tool has its own ink, and an eraser takes nothing away`() {
  let strokes = ToolKind.allCases.map { stroke([(10, 10), (20, 10), (30, 12)], tool: $0) }
  let found = paths(svg(strokes))
  #expect(found.count == ToolKind.allCases.count)
  // Mouse and lens share theirs: they are pointers.
  #expect(Set(found.map { $0.prefix { $0 != "d" } }).count == found.count - 1)
}

@Test func `the document is well formed whatever the title holds`() {
  let picture = StrokePicture(title: "a < b & c > \"d\" \u{1b}\u{0}\u{ffff} ]]>")
  let parser = XMLParser(data: Data(picture.svg(of: [stroke([(1, 1), (2, 2)])])))
  #expect(parser.parse())
  #expect(svg([], picture).contains("<title>a &lt; b &amp; c &gt; "))
}

@Test func `the description counts the ink`() {
  let text = svg([stroke([(1, 1), (2, 2)]), stroke([(3, 3)])])
  #expect(text.contains("<desc>2 strokes, 3 samples, 0.0 s of ink</desc>"))
}

@Test func `samples of a broken device are left out`() {
  let places: [(x: Float, y: Float)] = [(.nan, 1), (10, 10), (.infinity, 10), (1e30, 10), (20, 10)]
  let text = svg([stroke(places), stroke([(.nan, .nan)])])
  #expect(paths(text).count == 1)
  #expect(text.contains("1 strokes with impossible values left out"))
  let sound = svg([stroke([(10, 10), (20, 10)])])
  #expect(text.contains("viewBox") && sound.contains("viewBox"))
}
