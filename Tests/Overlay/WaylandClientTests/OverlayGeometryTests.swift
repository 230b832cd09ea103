import Testing

@testable import WaylandClient

@Suite struct OverlayGeometryTests {
  private func output(
    mode: (Int32, Int32), logical: (Int32, Int32), scale: Int32 = 1,
    transform: WaylandTransform = .normal
  ) -> OutputDescription {
    var output = OutputDescription(id: OutputID(rawValue: 1))
    output.mode = OutputSize(width: mode.0, height: mode.1)
    output.logical = OutputSize(width: logical.0, height: logical.1)
    output.scale = scale
    output.transform = transform
    return output
  }

  private func geometry(
    _ logical: (Int32, Int32), on output: OutputDescription?, fractional: UInt32? = nil,
    hasViewport: Bool = true
  ) -> OverlayGeometry? {
    OverlayGeometry(
      logical: OutputSize(width: logical.0, height: logical.1), output: output,
      fractional: fractional, hasViewport: hasViewport)
  }

  @Test func aWholeOutputGetsItsOwnPixelsUnderAFractionalScale() {
    let output = output(mode: (1366, 768), logical: (1027, 577), scale: 2)
    let found = geometry((1027, 577), on: output, fractional: 160)
    #expect(found?.pixels == OutputSize(width: 1366, height: 768))
    #expect(found?.scaling == .exact)
  }

  @Test func aTurnedOutputHasItsPixelsTurned() {
    let output = output(mode: (1920, 1080), logical: (1080, 1920), transform: .turned90)
    #expect(geometry((1080, 1920), on: output)?.pixels == OutputSize(width: 1080, height: 1920))
  }

  @Test func aPartOfAnOutputFollowsTheScaleThatTheCompositorPrefers() {
    let output = output(mode: (1920, 1080), logical: (1280, 720), scale: 2)
    let found = geometry((1280, 697), on: output, fractional: 180)
    #expect(found?.pixels == OutputSize(width: 1920, height: 1046))
    #expect(found?.scaling == .fractional(180))
  }

  @Test func withoutAViewportTheScaleIsAWholeNumber() {
    let output = output(mode: (1920, 1080), logical: (1280, 720), scale: 2)
    let found = geometry((1280, 720), on: output, fractional: 180, hasViewport: false)
    #expect(found?.pixels == OutputSize(width: 2560, height: 1440))
    #expect(found?.scaling == .whole(2))
  }

  @Test func anOutputWhoseSizesDoNotBelongTogetherIsNotTakenForExact() {
    let output = output(mode: (1920, 1080), logical: (1280, 1024))
    #expect(geometry((1280, 1024), on: output)?.scaling == .whole(1))
  }

  @Test func nothingAndTooMuchHaveNoGeometry() {
    let output = output(mode: (1920, 1080), logical: (1920, 1080), scale: 2)
    #expect(geometry((0, 0), on: output) == nil)
    #expect(geometry((-1, 5), on: nil) == nil)
    #expect(geometry((.max, .max), on: output) == nil)
    #expect(geometry((32_768, 1), on: nil) == nil)
    #expect(geometry((32_767, 1), on: nil) != nil)
  }

  @Test func aPeriodIsRoundedToTheNanosecond() {
    var output = output(mode: (1, 1), logical: (1, 1))
    #expect(output.period == nil)
    output.millihertz = 59_951
    #expect(output.period == 16_680_289)
  }
}
