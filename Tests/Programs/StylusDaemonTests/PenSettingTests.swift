import Settings
import StylusDevices
import StylusModel
import StylusPipeline
import Testing

@testable import StylusDaemon

private func wishes(_ text: String, vendor: UInt16 = 1, product: UInt16 = 1) -> TabletPreferences {
  var reading = ConfigurationReading()
  reading.parseFile(Array(text.utf8), path: "test.conf")
  #expect(reading.complaints.isEmpty)
  return reading.settings.preferences(vendor: vendor, product: product)
}

private let surface = Tablet.Area(
  left: Millimeters(10), top: Millimeters(20), width: Millimeters(200), height: Millimeters(100))

private func numbers(_ area: Tablet.Area?) -> [Float] {
  area.map { [$0.left, $0.top, $0.width, $0.height].map(\.value) } ?? []
}

@Suite struct PenSettingTests {
  @Test func theLastLineThatIsAboutAToolCounts() throws {
    let text = """
      [tablet]
      pressure-curve = 0 20 60 100
      tip-threshold = 10%
      [tool eraser]
      pressure-curve = linear
      [tool 0x1234abcd]
      tip-threshold = 6 5
      [tablet 0001:0001]
      tip-threshold = 8
      """
    let pens = wishes(text).pens
    let curve = try #require(PressureCurve(0, 0.2, 0.6, 1))
    let pen = pens.tuning(of: Tool(kind: .pen))
    #expect(pen.curve == curve && pen.threshold == TipThreshold(begin: 0.08, end: 0.04))
    #expect(pens.tuning(of: Tool(kind: .eraser)).curve == nil)
    let other = wishes(text, vendor: 2).pens
    #expect(other.tuning(of: Tool(kind: .pen)).threshold == TipThreshold(begin: 0.1, end: 0.05))
    let known = other.tuning(of: Tool(kind: .eraser, serial: 0x1234_ABCD))
    #expect(known.threshold == TipThreshold(begin: 0.06, end: 0.05) && known.curve == nil)
    #expect([PenRule]().tuning(of: Tool(kind: .pen)) == PenTuning())
  }

  @Test(arguments: ["0 0 100 100", "30 30 60.5 60.5", "linear"])
  func aStraightCurveIsNoCurve(text: String) {
    let pens = wishes("[tablet]\npressure-curve = 0 1 2 3\npressure-curve = \(text)").pens
    #expect(pens.tuning(of: Tool(kind: .pen)) == PenTuning())
  }

  @Test func anAreaIsAPartOfTheSurface() {
    let whole = wishes("[tablet]\narea = 10mm 10% 50% 40mm").area(of: surface)
    #expect(numbers(whole) == [20, 30, 100, 40])
    let cut = wishes("[tablet]\narea = 150mm 0mm 100mm 100mm").area(of: surface)
    #expect(numbers(cut) == [160, 20, 50, 100])
    #expect(wishes("[tablet]\narea = 0% 100% 10% 10%").area(of: surface) == nil)
    #expect(wishes("[tablet]\narea = 0mm 0mm 0mm 10mm").area(of: surface) == nil)
    #expect(TabletPreferences().area(of: surface) == surface)
  }

  @Test func anAspectTakesTheMiddle() {
    let square = wishes("[tablet]\narea-aspect = 1:1").area(of: surface)
    #expect(numbers(square) == [60, 20, 100, 100])
    let flat = wishes("[tablet]\narea = 0% 0% 50% 100%\narea-aspect = 2:1").area(of: surface)
    #expect(numbers(flat) == [10, 45, 100, 50])
  }

  @Test func anAreaBeyondTheSurfaceLeavesTheTabletWhole() {
    var tablet = Tablet(id: DeviceID(rawValue: 1), name: "t", role: .pen)
    tablet.area = surface
    #expect(tablet.wanted(wishes("[tablet]\narea = 900mm 0mm 1mm 1mm")).area == surface)
    let part = tablet.wanted(wishes("[tablet]\narea = 1mm 2mm 3mm 4mm")).area
    #expect(numbers(part) == [11, 22, 3, 4])
  }
}
