import OverlayConfiguration
import StylusProtocol
import Testing

@testable import InkOverlay

@Test func aToggleGoesBackToWhatWasBeforeDrawing() {
  var settings = OverlaySettings()
  settings.mode = .off
  var modes = ModeSwitch(settings)
  #expect(modes.take(.toggle) == .draw && modes.take(.toggle) == .off)
  #expect(modes.take(.ephemeral) == .ephemeral)
  #expect(modes.take(.toggle) == .draw && modes.take(.draw) == .draw)
  #expect(modes.take(.toggle) == .ephemeral && modes.mode == .ephemeral)
}

@Test func aToggleOfWhoBeganWithDrawingGoesWhereTheSettingsSay() {
  for outside in [OverlayMode.ephemeral, .off] {
    var settings = OverlaySettings()
    (settings.mode, settings.outside) = (.draw, outside)
    var modes = ModeSwitch(settings)
    #expect(modes.take(.toggle) == outside)
    #expect(modes.take(.toggle) == .draw)
  }
}
