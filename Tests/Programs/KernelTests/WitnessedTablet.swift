import Evdev
import VirtualTablets

/// A tablet on /dev/uinput, the pen that draws on it, and a witness of what the kernel passes on.
///
///     var tablet = try WitnessedTablet("wacom-intuos-pro-2-m", named: "Daemon Burst")
///     try tablet.draw(500)
///     try tablet.takePenAway()
struct WitnessedTablet: ~Copyable {
  /// What the tablet says of itself.
  let told: DeviceDescription
  /// What the kernel passed on.
  let witness: Witness
  private let tablet: UinputTablet
  private var pen: DrawingPen

  /// Makes a tablet of a model.
  init(_ model: String, named name: String) throws {
    let told = try sharpDescription(model, named: name)
    let tablet = try UinputTablet(told)
    let witness = try Witness(tablet.node)
    self.told = told
    self.tablet = tablet
    self.witness = witness
    pen = DrawingPen()
  }

  /// Draws frames with the tip down, as fast as the kernel takes them.
  mutating func draw(_ frames: Int) throws {
    for index in 0..<frames {
      try tablet.send(pen.nextDown().span)
      // Long before the kernel's buffer for it is full.
      if index % 8 == 7 { try witness.read() }
    }
    try witness.read()
  }

  /// Draws the next frame of strokes with pauses between them.
  mutating func drawNext() throws {
    try tablet.send(pen.next().span)
    try witness.read()
  }

  /// Lifts the pen and takes it away; the witness does not look.
  mutating func takePenAway() throws { try tablet.send(pen.away().span) }
}
