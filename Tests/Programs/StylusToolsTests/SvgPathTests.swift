import StylusTools
import Testing

@Test func aPathIsWrittenAsBrieflyAsItCanBe() {
  var path = SvgPath()
  path.move(10, -0.5)
  path.line(10.25, -0.25)
  path.line(10, 0)
  path.line(10.1254, 1)
  path.arc(12, 1, radius: 0.9373)
  path.close()
  #expect(
    String(decoding: path.bytes, as: UTF8.self)
      == "M10-.5l.25.25-.25.25.125 1a.937.937 0 0 1 1.875 0z")
}

@Test func roundingErrorsDoNotAddUp() {
  var path = SvgPath()
  path.move(0, 0)
  for step in 1...1000 { path.line(Float(step) * 0.0014, 0) }
  let ends = FlatPath(path).outlines[0].last
  #expect(abs((ends?.x ?? 0) - 1.4) < 0.0006)
}
