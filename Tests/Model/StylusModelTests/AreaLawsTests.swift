import StylusModel
import Testing

private func surface(_ left: Float, _ top: Float, _ width: Float, _ height: Float) -> Tablet.Area {
  Tablet.Area(
    left: Millimeters(left), top: Millimeters(top), width: Millimeters(width),
    height: Millimeters(height))
}

private func shares(_ left: Float, _ top: Float, _ width: Float, _ height: Float) -> AreaSetting {
  AreaSetting(
    left: .share(left), top: .share(top), width: .share(width), height: .share(height))
}

@Test func quartersOfASurfaceMeetAndCoverIt() throws {
  let whole = surface(4, 8, 256, 128)
  let parts = try [(0, 0), (0.5, 0), (0, 0.5), (0.5, 0.5)].map { left, top in
    try #require(shares(left, top, 0.5, 0.5).part(of: whole))
  }
  #expect(parts.allSatisfy { $0.width == Millimeters(128) && $0.height == Millimeters(64) })
  #expect(parts[0].left + parts[0].width == parts[1].left)
  #expect(parts[0].top + parts[0].height == parts[2].top)
  #expect(parts[3].left + parts[3].width == whole.left + whole.width)
  #expect(parts[3].top + parts[3].height == whole.top + whole.height)
}

@Test func aPartMovesWithItsSurface() {
  var draws = Draws(seed: 61)
  for _ in 0..<500 {
    // Whole numbers, which are exact however they are added.
    let setting = AreaSetting(
      left: .millimeters(Float(Int.random(in: 0...200, using: &draws))),
      top: .millimeters(Float(Int.random(in: 0...100, using: &draws))),
      width: .millimeters(Float(Int.random(in: 1...300, using: &draws))),
      height: .millimeters(Float(Int.random(in: 1...200, using: &draws))))
    let here = setting.part(of: surface(0, 0, 224, 140))
    let there = setting.part(of: surface(16, -8, 224, 140))
    #expect(there?.left == here.map { $0.left + Millimeters(16) })
    #expect(there?.top == here.map { $0.top - Millimeters(8) })
    #expect(there?.width == here?.width && there?.height == here?.height)
  }
}

@Test func aSettingInSharesKeepsTheShapeOfAnySurface() throws {
  for whole in [surface(0, 0, 216, 135), surface(0, 0, 432, 270), surface(3, 4, 108, 67.5)] {
    let part = try #require(shares(0.25, 0.25, 0.5, 0.5).part(of: whole))
    #expect(part.width.value / part.height.value == whole.width.value / whole.height.value)
  }
}

@Test func aSettingInMillimetersIsAsLargeOnEverySurfaceThatHoldsIt() {
  let card = AreaSetting(
    left: .millimeters(5), top: .millimeters(5), width: .millimeters(85), height: .millimeters(54))
  for whole in [surface(0, 0, 100, 60), surface(0, 0, 480, 300)] {
    #expect(card.part(of: whole)?.width == Millimeters(85))
    #expect(card.part(of: whole)?.height == Millimeters(54))
  }
  // On a smaller one it is what is there of it.
  #expect(card.part(of: surface(0, 0, 50, 30)) == surface(5, 5, 45, 25))
  #expect(card.part(of: surface(0, 0, 5, 30)) == nil)
}

@Test func aLargerSettingNeverHasASmallerPart() {
  let whole = surface(0, 0, 200, 100)
  var widest: Float = 0
  for width in stride(from: Float(1), through: 400, by: 7) {
    let setting = AreaSetting(
      left: .millimeters(30), top: .share(0), width: .millimeters(width), height: .share(1))
    let part = setting.part(of: whole)?.width.value ?? 0
    #expect(part >= widest && part <= 170)
    widest = part
  }
  #expect(widest == 170)
}

@Test func widthsAreSharesOfTheWidthAndHeightsOfTheHeight() {
  #expect(shares(0.5, 0, 0.5, 1).part(of: surface(0, 0, 200, 100)) == surface(100, 0, 100, 100))
  #expect(shares(0, 0.5, 1, 0.5).part(of: surface(0, 0, 200, 100)) == surface(0, 50, 200, 50))
}

@Test func aShareAndALengthThatMeanTheSameAreTwoSettingsWithOnePart() {
  let whole = surface(0, 0, 200, 100)
  let lengths = AreaSetting(
    left: .millimeters(50), top: .millimeters(25), width: .millimeters(100),
    height: .millimeters(50))
  #expect(lengths != shares(0.25, 0.25, 0.5, 0.5))
  #expect(lengths.part(of: whole) == shares(0.25, 0.25, 0.5, 0.5).part(of: whole))
}
