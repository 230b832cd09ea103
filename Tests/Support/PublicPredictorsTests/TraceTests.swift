import PredictionYardstick
import PublicPredictors
import Testing

@Test func aTableOfStrokesIsReadStrokeByStroke() throws {
  let text = """
    stroke,t_ms,x_mm,y_mm,pressure,altitude,azimuth
    a,0,1,2,0.5,1.2,0.3
    a,8,1.5,2,0.5,1.2,0.3
    b,100,3,2,0,1.2,0.3
    b,108,4,2,0,1.2,0.3
    """
  let traces = try PenTrace.table(text, name: "mine")
  #expect(traces.count == 1 && traces[0].name == "mine")
  #expect(traces[0].strokes.map(\.count) == [2])
  #expect(traces[0].hovers.map(\.count) == [2])
  let first = Observed(
    time: 0, position: Position(x: 1, y: 2), pressure: 0.5,
    lean: .init(altitude: 1.2, azimuth: 0.3))
  #expect(traces[0].strokes[0][0] == first)
}

@Test func aTableOfWritersIsReadWriterByWriter() throws {
  let text = """
    writer,t_ms,x,y,pressure,azimuth_ddeg,altitude_ddeg
    w0,0,200,400,1023,2700,900
    w0,7,200,400,1023,2700,900
    w0,15,200,400,0,2700,900
    w1,0,200,400,512,2700,900

    """
  let traces = try PenTrace.table(text, name: "all")
  #expect(traces.map(\.name) == ["w0", "w1"])
  #expect(traces[0].strokes.map(\.count) == [2] && traces[0].hovers.map(\.count) == [1])
  #expect(traces[0].strokes[0][0].position == Position(x: 1, y: 2))
  #expect(traces[0].strokes[0][0].pressure == 1)
}

@Test func aTableThatIsNoneSaysWhereAndHowToMendIt() {
  #expect(throws: TraceTableError.header("x,y")) { try PenTrace.table("x,y\n1,2\n", name: "") }
  #expect(throws: TraceTableError.header("")) { try PenTrace.table("", name: "") }
  let header = PenTrace.strokeHeader + "\n"
  for line in ["a,0,1,2", "a,0,1,2,x", "a,0,1,nan,1", "a,0,1,2,1,1,1"] {
    #expect(throws: TraceTableError.line(3, line)) {
      try PenTrace.table(header + "a,0,0,0,1\n" + line, name: "")
    }
  }
  #expect(throws: TraceTableError.noStroke) { try PenTrace.table(header + "a,0,0,0,1\n", name: "") }
  #expect(throws: TraceTableError.noStroke) {
    try PenTrace.table(header + "a,0,0,0,0\na,8,0,0,0\n", name: "")
  }
}

@Test func readingsAreTakenApartAtContactsPausesAndBackwardTimes() {
  let readings = [(0.0, 1.0), (8, 1), (16, 0), (24, 0), (32, 1), (133, 1), (120, 1)].map {
    Observed(time: $0.0, position: .zero, pressure: $0.1)
  }
  let trace = PenTrace(name: "", readings: readings)
  #expect(trace.strokes.map(\.count) == [2, 1, 1, 1])
  #expect(trace.hovers.map(\.count) == [2])
}

@Test func anSvcFileIsReadAsTheTabletGaveItAndConverted() throws {
  let raw = "3\n200 400 1000 1 2700 900 32767\n200 600 1008 1 2700 900 0\n0 0 1015 0 2700 900 0\n"
  let trace = try PenTrace.svc(raw, name: "mine")
  #expect(trace.strokes.map(\.count) == [2] && trace.hovers.map(\.count) == [1])
  let first = Observed(
    time: 1000, position: Position(x: 1, y: 2), pressure: 1,
    lean: .init(altitude: .pi / 2, azimuth: 1.5 * .pi))
  #expect(trace.strokes[0][0] == first)
  // The tip is down, though the tablet feels nothing yet.
  #expect(trace.strokes[0][1].pressure == 0.001)
  let converted = "2\n1.0 2.0 1.000 1 2700.0 900.0 1.0\n1.0 3.0 1.008 1 2700.0 900.0 0.5\n"
  let same = try PenTrace.svc(converted, name: "mine").strokes[0]
  #expect(same[0] == first && same[1].time == 1008 && same[1].pressure == 0.5)
}

@Test func anSvcFileThatIsNoneSaysWhere() {
  #expect(throws: TraceTableError.noCount("x,y")) { try PenTrace.svc("x,y\n1,2\n", name: "") }
  #expect(throws: TraceTableError.noCount("")) { try PenTrace.svc("", name: "") }
  for line in ["1 2 3 1 5 6", "1 2 3 1 5 6 x", "1 2 nan 1 5 6 7", "1 2 3 1 5 6 7 8"] {
    #expect(throws: TraceTableError.line(3, line)) {
      try PenTrace.svc("2\n1 2 3 1 5 6 7\n" + line, name: "")
    }
  }
  #expect(throws: TraceTableError.noStroke) { try PenTrace.svc("1\n1 2 3 0 5 6 7\n", name: "") }
}
