import OverlayConfiguration
import StylusProtocol
import Testing

@testable import InkOverlay

@Test func aToggleGoesBackToWhatWasBeforeDrawing() {
  var settings = OverlaySettings()
  settings.mode = .off
  var modes = ModeSwitch(settings)
  #expect(modes.applyChange(.toggle) == .draw && modes.applyChange(.toggle) == .off)
  #expect(modes.applyChange(.ephemeral) == .ephemeral)
  #expect(modes.applyChange(.toggle) == .draw && modes.applyChange(.draw) == .draw)
  #expect(modes.applyChange(.toggle) == .ephemeral && modes.mode == .ephemeral)
}

@Test func aToggleOfWhoBeganWithDrawingGoesWhereTheSettingsSay() {
  for outside in [OverlayMode.ephemeral, .off] {
    var settings = OverlaySettings()
    (settings.mode, settings.outside) = (.draw, outside)
    var modes = ModeSwitch(settings)
    #expect(modes.applyChange(.toggle) == outside)
    #expect(modes.applyChange(.toggle) == .draw)
  }
}
