import CompositorKit
import Testing

@testable import WaylandClient

/// What is seen on a real compositor.
@Suite(.enabled(if: Sway.isThere, Sway.mend)) struct CompositorPictureTests {
  private let sway: Sway
  private let session: CompositorSession

  init() throws {
    sway = try Sway()
    session = try CompositorSession(display: sway.socket)
  }

  /// Premultiplied: alpha falls to the right, colors change with the place.
  private func gradient(_ x: Int, _ y: Int) -> UInt32 {
    let alpha = UInt32(255 - x % 256)
    let red = alpha * UInt32(y % 256) / 255
    let green = alpha * UInt32((x + y) % 256) / 255
    let blue = alpha * UInt32((x * 7) % 256) / 255
    return alpha << 24 | red << 16 | green << 8 | blue
  }

  /// How far a channel is off at most, where `pixel` lies over a background.
  private func greatestError(
    of picture: Picture, over background: UInt32, _ pixel: (Int, Int) -> UInt32
  ) -> Int {
    var worst = 0
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let (ink, seen) = (pixel(x, y), picture[x, y])
        for shift: UInt32 in [0, 8, 16] {
          let below = Double(background >> shift & 0xFF) * Double(255 - ink >> 24) / 255
          let wanted = Double(ink >> shift & 0xFF) + below
          worst = max(worst, Int((Double(seen >> shift & 0xFF) - wanted).magnitude.rounded()))
        }
      }
    }
    return worst
  }

  private func expectItsPixels(_ overlay: Overlay, width: Int, height: Int) throws {
    let background = try sway.picture()[5, 5]
    try session.show(overlay, gradient)
    let picture = try sway.picture()
    try #require(picture.width == width && picture.height == height)
    #expect(greatestError(of: picture, over: background, gradient) <= 1)
  }

  @Test func whatIsCommittedIsSeenPixelForPixel() throws {
    let overlay = try session.overlay()
    #expect(overlay.form == .layer)
    try expectItsPixels(overlay, width: 1280, height: 720)
  }

  @Test func anOverlayThatIsLetGoOfIsNotSeen() throws {
    let before = try sway.picture()
    do {
      let overlay = try session.overlay()
      try session.show(overlay, gradient)
      #expect(try sway.picture() != before)
    }
    try session.settle()
    #expect(try sway.picture() == before)
  }

  @Test func onlyWhatIsDamagedIsDrawnAnew() throws {
    let overlay = try session.overlay()
    try session.show(overlay) { _, _ in 0xFF10_2030 }
    _ = try sway.picture()
    let boxes = [
      DamageBox(x: 100, y: 50, width: 30, height: 20),
      DamageBox(x: 640, y: 400, width: 1, height: 1),
    ]
    try session.show(overlay, damage: boxes) { _, _ in 0xFFA0_B0C0 }
    let picture = try sway.picture()
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let isInside = boxes.contains {
          Int($0.x)..<Int($0.x + $0.width) ~= x && Int($0.y)..<Int($0.y + $0.height) ~= y
        }
        try #require(picture[x, y] == (isInside ? 0xA0_B0C0 : 0x10_2030), "\(x), \(y)")
      }
    }
  }

  @Test func underAFractionalScaleEachPixelIsOneOfTheOutput() throws {
    // So that nothing is rounded, and grim sees the output's own pixels.
    try sway.command("output", "HEADLESS-1", "mode", "--custom", "1200x720", "scale", "1.5")
    try session.wait("scale") { _ in session.compositor.outputs.first?.logical.width == 800 }
    #expect(session.compositor.outputs.first?.scale == 2)
    let overlay = try session.overlay()
    #expect(overlay.geometry?.logical == OutputSize(width: 800, height: 480))
    #expect(overlay.geometry?.scaling == .exact)
    try expectItsPixels(overlay, width: 1200, height: 720)
  }

  @Test func underADoubleScaleEachPixelIsOneOfTheOutput() throws {
    let overlay = try session.overlay()
    try session.show(overlay) { _, _ in 0 }
    try sway.command("output", "HEADLESS-1", "scale", "2")
    try session.configure(overlay)
    #expect(overlay.geometry?.logical == OutputSize(width: 640, height: 360))
    try expectItsPixels(overlay, width: 1280, height: 720)
  }

  @Test func onATurnedOutputThePictureStandsUpright() throws {
    let overlay = try session.overlay()
    try sway.command("output", "HEADLESS-1", "transform", "90")
    try session.configure(overlay)
    #expect(session.compositor.outputs.first?.transform.isTurned == true)
    #expect(overlay.geometry?.pixels == OutputSize(width: 720, height: 1280))
    try expectItsPixels(overlay, width: 720, height: 1280)
  }

  @Test func aWindowIsSeenTooWhereLayersAreNotWanted() throws {
    let background = try sway.picture()[5, 5]
    let window = try session.overlay(form: .window)
    try session.show(window, gradient)
    // sway shows a window when all windows have what it wants of them.
    var error = Int.max
    for _ in 0..<20 where error > 1 {
      try session.look(milliseconds: 100)
      error = greatestError(of: try sway.picture(), over: background, gradient)
    }
    #expect(error <= 1)
  }
}
