import StylusModel
import Testing

@testable import InkConversion

private let header = "stroke,t_ms,x_mm,y_mm,pressure\n"

/// What a text is read as, taken in pieces of so many bytes, and why not further.
private func read(_ text: String, piece: Int = .max) -> (points: [TracePoint], error: TraceError?) {
  var reader = TraceReader()
  var points: [TracePoint] = []
  var rest = Array(text.utf8)[...]
  do throws(TraceError) {
    while !rest.isEmpty {
      reader.appendBytes(rest.prefix(piece))
      rest = rest.dropFirst(piece)
      while try reader.readSample() { points.append(reader.point) }
    }
    reader.endInput()
    while try reader.readSample() { points.append(reader.point) }
  } catch {
    return (points, error)
  }
  return (points, nil)
}

extension TracePoint {
  /// `label/index@stamp(x y pressure)`.
  fileprivate var words: String {
    String(decoding: label, as: UTF8.self) + "/\(index)@" + String(decoding: stamp, as: UTF8.self)
      + "(\(sample.x.value) \(sample.y.value) \(sample.pressure.value))"
  }
}

@Suite struct TraceReaderTests {
  @Test func rowsBecomeSamplesWithTheTimeAsItWasWritten() throws {
    let (points, error) = read(header + "a,1.50,10,20.25,0.5\na,6.5,1e1,-3,1\nb,2,0,0,0\n")
    #expect(error == nil)
    #expect(
      points.map(\.words) == [
        "a/0@1.50(10.0 20.25 0.5)", "a/1@6.5(10.0 -3.0 1.0)", "b/0@2(0.0 0.0 0.0)",
      ])
    #expect(points.map(\.stroke) == [1, 1, 2])
    #expect(points.map(\.sample.time.microseconds) == [1_500, 6_500, 2_000])
    let sample = try #require(points.first?.sample)
    #expect(sample.provenance[.position] == .measured && sample.provenance[.tilt] == .absent)
  }

  @Test func columnsMayComeInAnyOrderAndAmongOthers() {
    let (points, error) = read("who,y_mm,pressure,x_mm,t_ms,stroke\nme,2,0.5,1,7,s\n,4,0.5,3,8,s\n")
    #expect(error == nil)
    #expect(points.map(\.words) == ["s/0@7(1.0 2.0 0.5)", "s/1@8(3.0 4.0 0.5)"])
  }

  @Test(arguments: [
    "\u{FEFF}" + header + "a,1,2,3,0.5\n", header + "a,1,2,3,0.5",
    "\r\nstroke,t_ms,x_mm,y_mm,pressure\r\n\r\na,1,2,3,0.5\r\n\r\n",
    " stroke , t_ms,\tx_mm,y_mm, pressure\n  \n a , 1 ,2, +3.,.5\t\n",
    "\"stroke\",\"t_ms\",\"x_mm\",\"y_mm\",\"pressure\"\n\"a\",1,2,3,\"0.5\"\n",
    "# made by hand\n# stroke,t_ms,x_mm,y_mm,pressure\na,1,2,3,0.5\n",
  ])
  func whatProgramsAddAroundTheNumbersDoesNotCount(text: String) {
    let (points, error) = read(text)
    #expect(error == nil)
    #expect(points.map(\.words) == ["a/0@1(2.0 3.0 0.5)"])
  }

  @Test func piecesDoNotMatter() {
    let text =
      "\u{FEFF}" + header + (0..<40).map { "s\($0 / 9),\($0),1.25,\($0)e-1,0.5\r\n" }.joined()
    let whole = read(text)
    #expect(whole.points.count == 40)
    for piece in [1, 2, 3, 7, 64] { #expect(read(text, piece: piece).points == whole.points) }
    let broken = read(text + "s,1,x,1,0")
    #expect(broken.error?.line == 42)
    for piece in [1, 2, 3, 7, 64] {
      let (points, error) = read(text + "s,1,x,1,0", piece: piece)
      #expect(points == whole.points && error == broken.error)
    }
  }

  @Test func tiltIsTakenWhereBothAnglesAreTold() throws {
    let columns = "stroke,t_ms,x_mm,y_mm,pressure,altitude,azimuth\n"
    let (points, error) = read(
      columns + "a,1,2,3,0,1.5708,-1\na,2,2,3,0,1,6.2832\na,3,2,3,0,1,\na,4,2,3,0,,\n")
    #expect(error == nil)
    #expect(points.map { $0.sample.provenance[.tilt] } == [.measured, .measured, .absent, .absent])
    #expect(points[0].sample.altitude.value == .pi / 2)
    #expect(abs(points[0].sample.azimuth.value - (2 * .pi - 1)) < 1e-5)
    #expect(points[1].sample.azimuth.value == 0)
  }

  @Test func anglesInDegreesAreLeftOut() {
    let (points, error) = read(
      "stroke,t_ms,x_mm,y_mm,pressure,altitude,azimuth\na,1,2,3,0.5,56,120\n")
    #expect(error == nil && points.map { $0.sample.provenance[.tilt] } == [.absent])
  }

  @Test func aPressureThatWasRoundedIsWithinItsRange() {
    let (points, error) = read(header + "a,1,2,3,1.0004\na,2,2,3,-0.0001\n")
    #expect(error == nil && points.map(\.sample.pressure.value) == [1, 0])
  }

  @Test func equalTimesAreAllowedWithinAStroke() {
    let (points, error) = read(header + "a,5,1,1,0.5\na,5,1,1,0.5\na,5.0,2,1,0.5\n")
    #expect(error == nil && points.map(\.index) == [0, 1, 2])
  }

  @Test func aLabelThatComesBackIsAnotherStroke() {
    let (points, error) = read(header + "a,5,1,1,0.5\nb,1,1,1,0.5\na,2,2,1,0.5\n")
    #expect(error == nil)
    #expect(points.map(\.stroke) == [1, 2, 3] && points.map(\.index) == [0, 0, 0])
  }

  @Test(arguments: [
    ("a,1,2,three,0.5", "y_mm", "'three' is not a finite number", "decimal number"),
    ("a,1,nan,3,0.5", "x_mm", "'nan'", "decimal number"),
    ("a,inf,2,3,0.5", "t_ms", "'inf'", "decimal number"),
    ("a,1,1e999,3,0.5", "x_mm", "'1e999'", "decimal number"),
    ("a,1,,3,0.5", "x_mm", "missing", "leave the row out"),
    ("a,1,2,3,1.02", "pressure", "within 0...1", "divide"),
    ("a,1,2,3,-0.02", "pressure", "within 0...1", "divide"),
    ("a,1,2e6,3,0.5", "x_mm", "kilometer", "millimeters"),
    ("a,1e14,2,3,0.5", "t_ms", "milliseconds", "subtract"),
    (",1,2,3,0.5", "stroke", "label is missing", "a number or a name"),
    ("a,0,2,3,0.5\na,-1,2,3,0.5", "t_ms", "earlier than in the previous row", "sort"),
    ("a,1,2,3", nil, "4 fields, but the header line has 5", "one field"),
    ("a,1,2,3,0,5", nil, "6 fields", "decimals with a point"),
    ("\"a,b\",1,2,3,0.5", nil, "field 1 contains a comma or a quote", "without"),
    ("a\"b,1,2,3,0.5", nil, "field 1 contains a comma or a quote", "without"),
    ("a,1,\u{1B}[2J,3,0.5", "x_mm", "'\\u{1b}[2J'", "decimal number"),
  ])
  func whatIsNoRowIsNamedWithItsPlaceAndMend(
    row: String, column: String?, what: String, fix: String
  ) throws {
    let (points, error) = read(header + "z,0,0,0,0\n" + row + "\nz,1,1,1,1\n")
    let fault = try #require(error)
    #expect(points.first?.words == "z/0@0(0.0 0.0 0.0)")
    #expect(fault.line == 2 + row.split(separator: "\n").count)
    #expect(fault.column == column)
    #expect(fault.what.contains(what) && fault.fix.contains(fix), "\(fault)")
    let place = column.map { "ink.csv:\(fault.line): column \($0): " } ?? "ink.csv:\(fault.line): "
    #expect(fault.sentence(file: "ink.csv").hasPrefix(place))
  }

  @Test(arguments: [
    ("stroke,t_ms,x_mm,y_mm\n", nil, "lacks pressure"),
    ("stroke;t_ms;x_mm;y_mm;pressure\n", nil, "neither a trace nor a recording"),
    ("stroke,t_ms,x_mm,y_mm,pressure,x_mm\n", "x_mm", "twice"),
  ])
  func aHeaderLineThatIsNoneIsNamed(text: String, column: String?, what: String) throws {
    let fault = try #require(read(text).error)
    #expect(fault.line == 1 && fault.column == column)
    #expect(fault.what.contains(what), "\(fault)")
  }

  @Test func aLineWithoutEndIsRefusedBeforeItIsRead() {
    var reader = TraceReader()
    let piece = Array(repeating: UInt8(ascii: "7"), count: 4_096)
    #expect(throws: TraceError.self) {
      for _ in 0..<6 {
        reader.appendBytes(piece[...])
        _ = try reader.readSample()
      }
    }
  }
}
