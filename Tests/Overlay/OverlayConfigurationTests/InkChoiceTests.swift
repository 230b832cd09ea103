import Foundation
import InkDrawing
import OverlayConfiguration
import StylusProtocol
import Testing

private func wish(_ ink: String? = nil, _ color: String? = nil, _ width: Float? = nil)
  -> OverlayInkChange
{
  var wish = OverlayInkChange()
  (wish.ink, wish.color, wish.width) = (ink, color.flatMap { InkColor($0) }, width)
  return wish
}

@Test func whatACallerDoesNotNameStays() throws {
  var choice = InkChoice()
  try choice.applyChange(wish("reed", "#ff0000", 3))
  try choice.applyChange(wish(nil, "#00ff0080"))
  #expect(choice.reply == OverlayInk(ink: "reed", color: InkColor(rgba: 0x00FF_0080), width: 3))
  #expect(choice.ink.type == .reed && choice.ink.color.green == 1)
  #expect(abs(choice.ink.color.alpha - 128 / 255) < 1e-6)
  try choice.applyChange(wish())
  #expect(choice.width == 3)
}

@Test func anotherInkHasItsUsualWidthAndTheSameInkKeepsItsOwn() throws {
  var choice = InkChoice()
  try choice.applyChange(wish(nil, nil, 2))
  try choice.applyChange(wish("pen"))
  #expect(choice.width == 2)
  try choice.applyChange(wish("marker"))
  #expect(choice.width == InkType.marker.defaultWidth)
  try choice.applyChange(wish("pencil", nil, 4))
  #expect(choice.width == 4)
  try choice.applyChange(wish("pen"))
  #expect(choice.width == 0.8)
}

@Test func theFirstInkStandsOutFromBlackAndFromWhite() {
  let ink = InkChoice()
  #expect(ink.type == .pen && ink.width == 0.8 && ink.color == InkColor(rgba: 0xE033_2BFF))
  func light(_ part: Float) -> Double { pow((Double(part) + 0.055) / 1.055, 2.4) }
  let color = ink.ink.color
  let luminance =
    0.2126 * light(color.red) + 0.7152 * light(color.green) + 0.0722 * light(color.blue)
  #expect(1.05 / (luminance + 0.05) > 4.4 && (luminance + 0.05) / 0.05 > 4.4)
}

@Test func aWishThatIsRefusedChangesNothing() throws {
  var choice = InkChoice()
  #expect(throws: OverlayError.unknownInk("chalk", known: InkChoice.names)) {
    try choice.applyChange(wish("chalk", "#ff0000", 1))
  }
  #expect(throws: OverlayError.unknownInk("eraser", known: InkChoice.names)) {
    try choice.applyChange(wish("eraser"))
  }
  #expect(throws: OverlayError.badWidth(30, 1...20)) {
    try choice.applyChange(wish("marker", nil, 30))
  }
  #expect(choice == InkChoice())
}

@Test func everyInkCanHaveItsThinnestAndItsBroadestLine() throws {
  for name in InkChoice.names {
    let widths = try #require(InkType(name: name)).validWidths
    for width in [widths.lowerBound, widths.upperBound] {
      var choice = InkChoice()
      try choice.applyChange(wish(name, nil, Float(width)))
      #expect(choice.width == width, "\(name)")
    }
  }
}
