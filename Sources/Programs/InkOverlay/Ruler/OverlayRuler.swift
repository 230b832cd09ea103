import InkCanvas
import InkDrawing
import InkEditing
import InkGeometry
import InkRendering
import InkScreens
import StylusModel
import WaylandClient

/// The overlay's ruler: on which output it lies and where, who holds it, and what it looks like.
///
///     ruler.lie(on: screen, at: now)
///     // it is the ruler's, and no ink
///     if ruler.touch(.pen(stroke), at: place, turnsAtEnds: true) { ... }
///     screen.page.laid.ruler = ruler.laid(at: now)
///
/// In millimeters of its output. Taken away and laid again it is where it was.
struct OverlayRuler {
  /// Where hands brought it; nil before it was first laid.
  private var brought: Ruler?
  /// The output that it lies on; nil while it does not.
  private(set) var screen: ScreenID?
  /// That output, in its own millimeters.
  private var area = Rect.empty
  private var pixelsPerMillimeter = 0.0
  /// How many times as large as it is the page below is shown: ticks are millimeters of that.
  private var zoom = 1.0
  private var hands = RulerHands<Holder>()
  private var pictures = RulerPictures()
  private var shown: LaidRuler?
  private var isChanged = false
  /// Until when its angle stands in its middle.
  private var saysAngleUntil: Timestamp?
  /// Where it takes input, in logical pixels of its output.
  private(set) var boxes: [DamageBox] = []

  /// Who holds it: a pen by the daemon's number of its stroke.
  enum Holder: Hashable {
    case pen(StrokeID)
    case touch(TouchFrame.TouchSource)
  }

  /// The time after a rotation until its angle is announced.
  private static let saying = Microseconds.milliseconds(900)
  /// The number of rectangles that make up the input region of a rotated ruler.
  private static let parts = 24

  /// Where it lies: at a whole pixel, so that it looks the same everywhere. Nil before it was first
  /// laid.
  var ruler: Ruler? {
    guard var ruler = brought else { return nil }
    func whole(_ length: Double) -> Double {
      (length * pixelsPerMillimeter).rounded() / pixelsPerMillimeter
    }
    let middle = Point(x: whole(ruler.center.x), y: whole(ruler.center.y))
    ruler.move(by: middle - ruler.center)
    return ruler
  }

  /// Whether somebody holds it.
  var isHeld: Bool { !hands.isEmpty }

  func holds(_ holder: Holder) -> Bool { hands.holds(holder) }

  /// When ``laid(at:)`` is another, if nothing happens.
  var deadline: Timestamp? { earlier(saysAngleUntil, pictures.labelDue) }

  /// It lies on an output from now on: in its middle, unless it was there before.
  mutating func lie(on screen: OutputScreen, at now: Timestamp) {
    let place = screen.place
    let area = place.toMillimeters.bounds(of: place.area)
    let scale = screen.viewport.pixelsPerMillimeter
    if zoom != screen.shownZoom {
      zoom = screen.shownZoom
      isChanged = true
    }
    guard self.screen != screen.id || self.area != area || pixelsPerMillimeter != scale else {
      return
    }
    let isElsewhere = self.screen != screen.id && self.area != area
    (self.screen, self.area, pixelsPerMillimeter) = (screen.id, area, scale)
    if isElsewhere || brought == nil { brought = Ruler(at: area.center) }
    changeRuler { $0.stay(within: area) }
  }

  /// It is taken away; nobody holds it any more.
  mutating func takeAway() {
    guard screen != nil else { return }
    screen = nil
    hands.liftAll()
    (shown, boxes, saysAngleUntil) = (nil, [], nil)
    pictures = RulerPictures()
  }

  /// A command is about where it lies; false for another one.
  mutating func applyCommand(_ command: CanvasCommand, at now: Timestamp) -> Bool {
    guard var changed = brought, changed.perform(command) else { return false }
    if case .moveRuler = command {} else { sayAngle(at: now) }
    changeRuler { $0 = changed }
    return true
  }

  private mutating func changeRuler(_ body: (inout Ruler) -> Void) {
    guard var ruler = brought else { return }
    body(&ruler)
    ruler.stay(within: area)
    brought = ruler
    isChanged = true
  }

  private mutating func sayAngle(at now: Timestamp) { saysAngleUntil = now + Self.saying }
}

// Hands.
extension OverlayRuler {
  /// Somebody touches a place of its output; whether that is the ruler, which goes along from now
  /// on.
  mutating func touch(
    _ holder: Holder, at place: Point, turnsAtEnds: Bool, at now: Timestamp
  ) -> Bool {
    guard screen != nil, let ruler,
      hands.touch(holder, at: place, of: ruler, turnsAtEnds: turnsAtEnds)
    else { return false }
    if hands.isTurning { sayAngle(at: now) }
    isChanged = true
    return true
  }

  /// Who holds it goes elsewhere.
  mutating func move(_ holder: Holder, to place: Point, at now: Timestamp) {
    guard var moved = brought else { return }
    hands.move(holder, to: place, with: &moved)
    if hands.isTurning { sayAngle(at: now) }
    changeRuler { $0 = moved }
  }

  /// Somebody does not hold it any more; whether that changes something.
  @discardableResult mutating func lift(_ holder: Holder) -> Bool {
    guard hands.lift(holder) else { return false }
    isChanged = true
    return true
  }

  /// Nobody holds it any more.
  mutating func liftAll() {
    hands.liftAll()
    isChanged = true
  }
}

// The visible part.
extension OverlayRuler {
  /// The visible content of its output; nil: none. Where nothing changed it costs nothing.
  mutating func laid(at now: Timestamp, for appearance: Appearance) -> LaidRuler? {
    guard screen != nil, let ruler else { return nil }
    if let until = saysAngleUntil, until <= now {
      saysAngleUntil = nil
      isChanged = true
    }
    let isDue = pictures.labelDue.map { $0 <= now } ?? false
    guard isChanged || isDue || shown == nil || pictures.appearance != appearance else {
      return shown
    }
    isChanged = false
    boxes = inputBoxes(of: ruler)
    let scale = pixelsPerMillimeter * 25.4 / 96
    shown = pictures.laid(
      ruler, pixelsPerPoint: scale, zoom: zoom, for: appearance, sayingAngle: saysAngleUntil != nil,
      at: now)
    return shown
  }

  private func inputBoxes(of ruler: Ruler) -> [DamageBox] {
    let toPoints = ruler.transform.then(.scale(x: 96 / 25.4, y: 96 / 25.4))
    let isLevel = ruler.direction.x == 0 || ruler.direction.y == 0
    let count = isLevel ? 1 : Self.parts
    let length = Ruler.length / Double(count)
    return (0..<count).map { part in
      let rect = Rect(
        x: Double(part) * length - Ruler.length / 2, y: -Ruler.width / 2, width: length,
        height: Ruler.width)
      return DamageBox(PixelRect(around: toPoints.bounds(of: rect)))
    }
  }
}
