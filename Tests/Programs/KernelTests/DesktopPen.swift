import Evdev
import StylusModel
import StylusTestKit
import Testing
import VirtualTablets

/// A place on a tablet in the kernel's units.
struct RawPlace: Hashable {
  var x: Int32
  var y: Int32
}

/// A pen that writes on a tablet of /dev/uinput, for eyes that look at a screen.
final class DesktopPen {
  /// The greatest x and y, of which 200 are a millimeter.
  let farthest: RawPlace
  private let tablet: UinputTablet
  /// Its own: sway 1.7 has a pen for ever where the tablet reaches on which it saw its number
  /// first.
  private let serial: Int32
  private var isNear = false
  private var frames: Int32 = 0

  init(on slug: String, named name: String) throws {
    let description = try sharpDescription(slug, named: name)
    tablet = try UinputTablet(description)
    serial = name.utf8.reduce(1) { ($0 &* 31 &+ Int32($1)) & 0xFF_FFFF }
    farthest = RawPlace(
      x: try #require(description.axes[Axis.x]).maximum,
      y: try #require(description.axes[Axis.y]).maximum)
  }

  /// The place at these shares of the surface.
  func place(_ x: Double, _ y: Double) -> RawPlace {
    RawPlace(
      x: Int32((x * Double(farthest.x)).rounded()), y: Int32((y * Double(farthest.y)).rounded()))
  }

  /// Holds still above a place: libinput tells the mean of the last four frames.
  func hover(at place: RawPlace) throws {
    for _ in 0..<6 { try play(place, pressure: 0, touches: nil) }
  }

  /// Goes on, with the tip down.
  func touch(_ place: RawPlace) throws { try play(place, pressure: 3_000, touches: true) }

  /// Lifts the tip.
  func lift(at place: RawPlace) throws { try play(place, pressure: 0, touches: false) }

  /// Goes out of reach.
  func leave() throws {
    try tablet.play([Axis.pressure: 0], keys: [Key.touch: 0, Key.toolPen: 0], serial: serial)
    isNear = false
  }

  private func play(_ place: RawPlace, pressure: Int32, touches: Bool?) throws {
    // Of a frame in which nothing differs the kernel says nothing.
    frames += 1
    var events = frame(
      axes: [
        Axis.x: place.x, Axis.y: place.y, Axis.tiltX: 20 + frames % 2,
        Axis.distance: pressure > 0 ? 0 : 20 + frames % 2,
        Axis.pressure: pressure > 0 ? pressure + frames % 2 : 0,
      ], serial: serial)
    if !isNear { events.insert(contentsOf: frame(keys: [Key.toolPen: 1]).dropLast(), at: 0) }
    if let touches {
      events.insert(contentsOf: frame(keys: [Key.touch: touches ? 1 : 0]).dropLast(), at: 0)
    }
    isNear = true
    try tablet.send(events.span)
  }
}
