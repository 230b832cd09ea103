import InkDrawing
import InkFormats
import InkGeometry
import Testing

/// InkML of other programs.
@Suite struct InkMLReadingTests {
  private func read(_ content: String, prefix: String = "") throws -> (
    drawing: Drawing, losses: [Loss]
  ) {
    let name = prefix.isEmpty ? "xmlns" : "xmlns:\(prefix)"
    let root = prefix.isEmpty ? "ink" : "\(prefix):ink"
    let reading = try InkFileFormat.inkML.read(
      Array(
        "<?xml version=\"1.0\"?><\(root) \(name)=\"http://www.w3.org/2003/InkML\">\(content)</\(root)>"
          .utf8))
    return (reading.drawing, reading.losses)
  }

  /// The samples, which lie at the whole parametric values, and in the middle of each corner's
  /// three control points.
  private func samples(_ stroke: Stroke) -> [StrokePoint] {
    let path = stroke.path
    return path.indices.filter { index in
      !path.isCorner(at: index - 1) && !path.isCorner(at: index + 1)
    }.map { path.interpolatedPoint(at: Double($0)) }
  }

  private func expect(
    _ stroke: Stroke, at places: [(Double, Double)], within tolerance: Double = 1e-9
  ) {
    let found = samples(stroke).map(\.location)
    #expect(found.count == places.count)
    for (place, expected) in zip(found, places) {
      #expect(place.distance(to: Point(x: expected.0, y: expected.1)) < tolerance)
    }
  }

  @Test func `values, differences and second differences are the same places`() throws {
    // The example of the Recommendation, section 3.2.1, both ways.
    let (drawing, _) = try read(
      "<trace>1125 18432, 1128 18433, 1132 18436, 1137 18441</trace>"
        + "<trace>1125 18432,'3'1,\"1\"2,1 2</trace><trace>!1125!18432 , '3 '1, 4 3,5 5</trace>")
    #expect(drawing.count == 3)
    for stroke in drawing.strokes {
      expect(stroke, at: [(1125, 18432), (1128, 18433), (1132, 18436), (1137, 18441)])
    }
  }

  @Test func `signs part numbers, wildcards go on, hexadecimal counts`() throws {
    let (drawing, _) = try read("<trace>10-5,12-5.5,* ?,#F -.5,'1'-1,* *,3'2</trace>")
    expect(
      drawing.strokes[0],
      at: [(10, -5), (12, -5.5), (12, -5.5), (15, -0.5), (16, -1.5), (17, -2.5), (20, -0.5)])
  }

  @Test(
    arguments: [
      ("cm", 10), ("mm", 1), ("in", 25.4), ("pt", 25.4 / 72), ("m", 1000), ("pc", 25.4 / 6),
    ] as [(String, Double)])
  func `units are told by the channels`(unit: String, millimeters: Double) throws {
    let (drawing, losses) = try read(
      "<traceFormat><channel name=\"X\" units=\"\(unit)\"/><channel name=\"Y\" units=\"\(unit)\"/></traceFormat>"
        + "<trace>1 2, 3 5</trace>")
    expect(
      drawing.strokes[0], at: [(millimeters, 2 * millimeters), (3 * millimeters, 5 * millimeters)])
    #expect(!losses.contains { $0.what.contains("no unit") })
  }

  /// As word processors write it: every element with a prefix, whole numbers, and how many make a
  /// centimeter.
  @Test func `a file of an office program is read`() throws {
    let (drawing, losses) = try read(
      """
      <i:definitions><i:context xml:id="ctx0"><i:inkSource xml:id="inkSrc0"><i:traceFormat>
      <i:channel name="X" type="integer" max="5200" units="cm"/><i:channel name="Y" type="integer" max="3250" units="cm"/>
      <i:channel name="F" type="integer" max="1023" units="dev"/><i:channel name="T" type="integer" units="dev"/></i:traceFormat>
      <i:channelProperties><i:channelProperty channel="X" name="resolution" value="1000" units="1/cm"/>
      <i:channelProperty channel="Y" name="resolution" value="1000" units="1/cm"/>
      <i:channelProperty channel="F" name="resolution" value="0" units="1/dev"/>
      <i:channelProperty channel="T" name="resolution" value="1" units="1/dev"/></i:channelProperties></i:inkSource>
      <i:timestamp xml:id="ts0" timeString="2011-09-20T10:00:00.5"/></i:context>
      <i:brush xml:id="br0"><i:brushProperty name="width" value="0.05" units="cm"/><i:brushProperty name="height" value="0.1" units="cm"/>
      <i:brushProperty name="color" value="#FF8000"/><i:brushProperty name="transparency" value="51"/></i:brush></i:definitions>
      <i:trace contextRef="#ctx0" brushRef="#br0">1000 500 1023 0,'100'0'-512'8,100 0 0 8</i:trace>
      """, prefix: "i")
    let stroke = drawing.strokes[0]
    expect(stroke, at: [(10, 5), (11, 5), (12, 5)])
    #expect(
      stroke.ink == Ink(.pen, color: Color(red: 1, green: Float(128) / 255, blue: 0, alpha: 0.8)))
    let points = samples(stroke)
    #expect(points[0].force == 1 && abs(points[2].force - 511.0 / 1023) < 1e-6)
    #expect(abs(points[2].timeOffset - 0.016) < 1e-9)
    #expect(abs(points[0].size.width - 0.5) < 1e-12 && abs(points[0].size.height - 1) < 1e-12)
    #expect(stroke.creationDate == WallTime(microsecondsSince1970: 1_316_512_800_500_000))
    #expect(losses.isEmpty, "\(losses)")
  }

  @Test func `lean is told by azimuth and elevation or by two tilts`() throws {
    let (drawing, _) = try read(
      """
      <context xml:id="a"><traceFormat><channel name="X"/><channel name="Y"/><channel name="OA"/><channel name="OE"/><channel name="OR"/></traceFormat></context>
      <context xml:id="b"><traceFormat><channel name="X"/><channel name="Y"/><channel name="OTx" units="deg"/><channel name="OTy" units="deg"/></traceFormat></context>
      <trace contextRef="#a">0 0 350 60 -90, 1 1 10 60 -90</trace><trace contextRef="#b">0 0 0 30, 1 1 45 45</trace>
      """)
    let first = samples(drawing.strokes[0])
    #expect(abs(first[1].azimuth - first[0].azimuth - 20 * .pi / 180) < 1e-5)
    #expect(abs(first[0].altitude - .pi / 3) < 1e-6 && abs(first[0].roll - .pi / 2) < 1e-6)
    let second = samples(drawing.strokes[1])
    #expect(abs(second[0].azimuth - .pi / 2) < 1e-5 && abs(second[0].altitude - .pi / 3) < 1e-5)
    #expect(
      abs(second[1].azimuth - .pi / 4) < 1e-5 && abs(Double(second[1].altitude) - 0.61548) < 1e-4)
  }

  @Test func `contexts count from where they stand, groups hand theirs down, brushes too`() throws {
    let (drawing, _) = try read(
      """
      <definitions><brush xml:id="r"><brushProperty name="color" value="#ff0000"/></brush>
      <brush xml:id="g"><brushProperty name="color" value="#00ff00"/></brush>
      <traceFormat xml:id="yx"><channel name="Y" units="mm"/><channel name="X" units="mm"/></traceFormat>
      <context xml:id="base" traceFormatRef="#yx"/><context xml:id="c" contextRef="#base" brushRef="#g"/></definitions>
      <trace>1 2,3 4</trace><context traceFormatRef="#yx" brushRef="#r"/><trace>1 2,3 4</trace>
      <traceGroup contextRef="#c"><trace>1 2,3 4</trace><traceGroup brushRef="#r"><trace>1 2</trace></traceGroup></traceGroup>
      """)
    #expect(
      drawing.strokes.map(\.ink.color.rgba8) == [
        [0, 0, 0, 255], [255, 0, 0, 255], [0, 255, 0, 255], [255, 0, 0, 255],
      ])
    expect(drawing.strokes[0], at: [(1, 2), (3, 4)])
    expect(drawing.strokes[2], at: [(2, 1), (4, 3)])
  }

  @Test func `mappings, directions and parts of a trace are followed`() throws {
    let (drawing, _) = try read(
      """
      <definitions><context xml:id="m"><canvasTransform><mapping type="affine"><affine>0 2 10, 1 0 -1</affine></mapping></canvasTransform></context>
      <context xml:id="u"><traceFormat><channel name="X" units="mm"/><channel name="Y" units="mm" orientation="-ve"/></traceFormat></context></definitions>
      <trace contextRef="#m">1 2,3 4</trace><trace contextRef="#u">1 2,3 4</trace>
      <trace xml:id="t1" type="penDown" continuation="begin">0 0, 1 0</trace><trace type="penUp">5 5</trace>
      <trace xml:id="t2" continuation="end" priorRef="#t1">2 0, 3 0</trace>
      """)
    #expect(drawing.count == 3)
    expect(drawing.strokes[0], at: [(14, 0), (18, 2)])
    expect(drawing.strokes[1], at: [(1, -2), (3, -4)])
    expect(drawing.strokes[2], at: [(0, 0), (1, 0), (2, 0), (3, 0)])
  }

  @Test func `what is not kept is named`() throws {
    let (_, losses) = try read(
      """
      <context><traceFormat><channel name="X"/><channel name="Y"/><channel name="Smell"/></traceFormat></context>
      <trace>1 2 3, 4 5 6</trace><trace type="penUp">1 2 3</trace><trace> </trace>
      """)
    let told = losses.map(\.what)
    for what in [
      "channel Smell is not kept", "no unit is declared for X and Y; millimeters are assumed",
      "no width is given; 0.5 mm is assumed", "pen movement in the air is left out",
      "traces without points are left out",
    ] { #expect(told.contains(what), "\(told)") }
  }

  @Test func `what intermittent channels report is passed over, and named`() throws {
    let (drawing, losses) = try read(
      """
      <definitions><brush xml:id="b"><brushProperty name="width" value="2" units="mm"/></brush>
      <traceFormat xml:id="f"><channel name="X" units="mm"/><channel name="Y" units="mm"/>
      <intermittentChannels><channel name="B1" type="boolean"/></intermittentChannels></traceFormat>
      <context xml:id="c" traceFormatRef="#f" brushRef="#b"/></definitions>
      <traceGroup contextRef="#c"><trace>1 2 T, 3 4, '2 '3 F, "1 "1</trace></traceGroup>
      <traceGroup brushRef="#b"><trace contextRef="#c">!0 0, 5 5 T</trace></traceGroup>
      """)
    expect(drawing.strokes[0], at: [(1, 2), (3, 4), (5, 7), (8, 11)])
    expect(drawing.strokes[1], at: [(0, 0), (5, 5)])
    #expect(drawing.strokes.allSatisfy { $0.path.allSatisfy { $0.size.width == 2 } })
    #expect(
      losses.map(\.what).contains { $0.contains("B1") || $0.contains("intermittent") }, "\(losses)")
  }

  @Test func `forces whose greatest nobody says are shares of the greatest there is`() throws {
    let (drawing, _) = try read(
      "<traceFormat><channel name=\"X\"/><channel name=\"Y\"/><channel name=\"F\"/></traceFormat><trace>0 0 500, 1 1 1500, 2 2 2000</trace>"
    )
    #expect(
      zip(samples(drawing.strokes[0]).map(\.force), [0.25, 0.75, 1]).allSatisfy {
        abs($0 - $1) < 1e-6
      })
  }

  @Test(
    arguments: [
      (
        "\n<trace>1 2, 3, 5 6</trace>",
        "stroke 1, line 2: a point has 1 of 2 values; the point is left out", 2
      ),
      (
        "<trace>1 2, 3 x4</trace>",
        "stroke 1, line 1: \"x4\" in a trace is not a number; the point is left out", 1
      ),
      (
        "<trace>1 2, '</trace>",
        "stroke 1, line 1: the trace ends with a prefix; the point is left out", 1
      ),
      // Differences lead nowhere once one of them is missing.
      (
        "<trace>1 2, '1'1, 1 x, 1 1</trace>",
        "stroke 1, line 1: \"x\" in a trace is not a number; the point is left out", 2
      ),
      (
        "<traceFormat><channel name=\"X\"/><channel name=\"F\"/></traceFormat>\n<trace>1 2</trace>",
        "stroke 1, line 2: its format has no channels X and Y, and it is left out", 0
      ),
    ] as [(String, String, Int)])
  func `faults name the stroke, the line and what was done`(
    content: String, message: String, points: Int
  ) throws {
    let bytes = Array("<ink>\(content)</ink>".utf8)
    let reading = try InkFileFormat.inkML.read(bytes)
    #expect(reading.faults.map(\.description) == [message])
    #expect(reading.drawing.strokes.reduce(0) { $0 + $1.path.count } == points)
    #expect(throws: InkFormatError.self) { try InkFileFormat.inkML.read(bytes, isStrict: true) }
  }

  @Test func `a sample rate tells when points were drawn`() throws {
    let source =
      "<context><inkSource><sampleRate uniform=\"true\" value=\"100\"/></inkSource></context>"
    let (drawing, losses) = try read("\(source)<trace>0 0, 1 0, 2 0</trace>")
    let times = samples(drawing.strokes[0]).map(\.timeOffset)
    #expect(times.count == 3 && zip(times, [0, 0.01, 0.02]).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(!losses.contains { $0.what.contains("200 points") })
    #expect(try read("<trace>0 0, 1 0</trace>").losses.contains { $0.what.contains("200 points") })
  }

  @Test func `a lean of nothing is none`() throws {
    let format = ["X", "Y", "OA", "OE"].map { "<channel name=\"\($0)\"/>" }.joined()
    let (drawing, losses) = try read(
      "<traceFormat>\(format)</traceFormat><trace>0 0 0 0, 1 1 0 0</trace><trace>0 0 0 0, 1 1 0 40</trace>"
    )
    #expect(samples(drawing.strokes[0]).allSatisfy { $0.altitude == .pi / 2 })
    #expect(samples(drawing.strokes[1])[0].altitude == 0)
    #expect(losses.contains { $0.what.contains("upright") && $0.count == 1 })
  }
}
