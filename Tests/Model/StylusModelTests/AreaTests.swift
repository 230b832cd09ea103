import StylusModel
import Testing

private func surface(_ left: Float, _ top: Float, _ width: Float, _ height: Float) -> Tablet.Area {
  Tablet.Area(
    left: Millimeters(left), top: Millimeters(top), width: Millimeters(width),
    height: Millimeters(height))
}

private let intuos = surface(0, 0, 224, 140)

@Test func theWholeSurfaceIsItself() {
  let all = AreaSetting(left: .share(0), top: .share(0), width: .share(1), height: .share(1))
  #expect(all.part(of: intuos) == intuos)
  // A surface whose raw origin is not its corner, as on a Cintiq.
  let cintiq = surface(2, 2, 294, 165)
  #expect(all.part(of: cintiq) == cintiq)
}

@Test func millimetersAndSharesMayBeMixed() {
  let wish = AreaSetting(
    left: .millimeters(10), top: .share(0.5), width: .share(0.25), height: .millimeters(30))
  #expect(wish.part(of: intuos) == surface(10, 70, 56, 30))
}

@Test func aPartIsCountedFromTheCornerOfItsSurface() {
  let wish = AreaSetting(
    left: .millimeters(5), top: .millimeters(6), width: .millimeters(20), height: .millimeters(10))
  #expect(wish.part(of: surface(2, 3, 100, 50)) == surface(7, 9, 20, 10))
}

@Test func whatIsBeyondTheEdgesIsCutOff() {
  let wish = AreaSetting(
    left: .millimeters(200), top: .share(0.9), width: .millimeters(100), height: .share(0.9))
  let part = wish.part(of: intuos)
  #expect(part?.width == Millimeters(24))
  #expect(abs((part?.height.value ?? 0) - 14) < 1e-4)
}

@Test(arguments: [
  AreaSetting(left: .millimeters(224), top: .share(0), width: .share(1), height: .share(1)),
  AreaSetting(left: .share(0), top: .millimeters(400), width: .share(1), height: .share(1)),
  AreaSetting(left: .share(0), top: .share(0), width: .share(0), height: .share(1)),
  AreaSetting(left: .share(0), top: .share(0), width: .share(1), height: .millimeters(0)),
])
func aPartWithoutSurfaceIsNone(_ wish: AreaSetting) {
  #expect(wish.part(of: intuos) == nil)
}

@Test func everyPartLiesOnItsSurface() {
  var draws = Draws(seed: 11)
  func length() -> AreaSetting.Length {
    Bool.random(using: &draws)
      ? .millimeters(.random(in: 0...300, using: &draws))
      : .share(.random(in: 0...1.5, using: &draws))
  }
  for _ in 0..<2_000 {
    let whole = surface(
      .random(in: -20...20, using: &draws), .random(in: -20...20, using: &draws),
      .random(in: 10...600, using: &draws), .random(in: 10...400, using: &draws))
    let wish = AreaSetting(left: length(), top: length(), width: length(), height: length())
    guard let part = wish.part(of: whole) else { continue }
    #expect(part.width > Millimeters(0) && part.height > Millimeters(0))
    #expect(part.left.value >= whole.left.value && part.top.value >= whole.top.value)
    let (right, bottom) = (whole.left + whole.width, whole.top + whole.height)
    #expect((part.left + part.width).value <= right.value + 1e-3)
    #expect((part.top + part.height).value <= bottom.value + 1e-3)
  }
}
