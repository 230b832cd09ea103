import CompositorKit
import Foundation
import InkCanvas
import InkDrawing
import InkEditing
import InkGeometry
import LinuxIO
import ProgramKit
import StylusClient
import StylusModel
import StylusProtocol
import ToolPicker

@testable import InkOverlay
@testable import InkScreens
@testable import OverlayConfiguration
@testable import WaylandClient

/// A sway, and the overlay's state in this process.
final class StateStage {
  let sway: Sway
  let compositor: Compositor
  let state: OverlayState
  /// The output's sides in points.
  let size: Size
  /// How many turns found events.
  private(set) var wakes = 0
  private var events: [CompositorEvent] = []
  /// When the pen told of itself last.
  private var lastTime = Timestamp(microseconds: 0)
  private var isReady = false
  private var numbers: UInt64 = 1_000

  /// - Parameters:
  ///   - pixels: the output's.
  ///   - scale: how many of them are a point.
  ///   - ground: the desktop's color; nil: sway's own.
  ///   - isDark: what the desktop tells of itself.
  init(
    _ pixels: (width: Int, height: Int) = (1280, 720), scale: Double = 1, ground: String? = nil,
    isDark: Bool = false, mode: OverlayMode = .draw
  ) throws {
    sway = try Sway(configuration: ground.map { "output * bg \($0) solid_color" } ?? "")
    size = Size(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
    try sway.command(
      "output", "HEADLESS-1", "mode", "--custom", "\(pixels.width)x\(pixels.height)@60Hz", "scale",
      "\(scale)")
    compositor = try Compositor(display: sway.socket)
    var settings = OverlaySettings()
    settings.mode = mode
    settings.appearance = isDark ? .dark : .light
    state = try OverlayState(settings, remembering: PickerMemory(state: nil, home: nil))
    try eventually { isReady }
    state.redraw(for: isDark ? .dark : .light, at: .now)
  }

  func turn() throws {
    try compositor.dispatchEvents(into: &events)
    if !events.isEmpty { wakes += 1 }
    state.daemonInk.takeFits(at: .now)
    state.daemonInk.takePictures(at: .now)
    for event in events {
      if case .ready = event { isReady = true }
      state.handleEvent(event, of: compositor, at: .now)
    }
    if isReady { _ = try state.performDueWork(at: .now, on: compositor) }
  }

  @discardableResult func eventually(_ holds: () throws -> Bool) throws -> Bool {
    try ProgramKit.eventually(every: 2_000) {
      try turn()
      return try holds()
    }
  }

  /// Shows it, and waits until it is on the screen, with all its strokes.
  func show() throws {
    state.picker.setVisibility(.on, at: .now)
    try eventually { state.picker.picker.showsTextures && state.picker.screen?.isShown == true }
    try rest()
  }

  /// A second in which nothing should happen, once all that there is to show is shown.
  func rest() throws { try settle(1) }

  /// A mouse that the overlay listens to.
  func pointer() throws -> VirtualPointer {
    let pointer = try VirtualPointer(on: sway)
    try rest()
    return pointer
  }

  /// A pen comes near, so that there is ink's surface, which takes the pen.
  func draw() throws {
    var tablet = Tablet(id: pen, name: "Wacom", role: .pen)
    tablet.area = Tablet.Area(
      left: Millimeters(0), top: Millimeters(0), width: Millimeters(Float(size.width) / 10),
      height: Millimeters(Float(size.height) / 10))
    hear(.added(tablet.id, tablet, .now))
    hear(
      .update(
        .proximity(ProximityChange(device: pen, tool: Tool(kind: .pen), time: .now, kind: .entered))
      ))
    try eventually { state.screens.all[0].overlay?.geometry != nil }
    try rest()
  }

  private let pen = DeviceID(rawValue: 1)

  private func hear(_ content: LiveMessage.LiveContent) {
    state.handleNews(.message(LiveMessage(sequence: 1, content: content)), at: .now)
  }

  /// A stroke of the daemon's pen through places of the screen, in points; it stays open.
  func stroke(_ number: UInt64, through places: [Point]) throws {
    let id = StrokeID(rawValue: number)
    lastTime = max(lastTime, Timestamp.now + Microseconds(-8_000 * Int64(places.count)))
    hear(
      .update(
        .began(
          StrokeBeginning(stroke: id, device: pen, tool: Tool(kind: .pen), time: lastTime))))
    try goOn(number, through: places)
  }

  /// The pen goes on, in even steps that end now.
  func goOn(_ number: UInt64, through places: [Point]) throws {
    let id = StrokeID(rawValue: number)
    let step = max(1, (Timestamp.now - lastTime).value / Int64(max(1, places.count)))
    for place in places {
      lastTime = lastTime + Microseconds(step)
      var sample = Sample(
        time: lastTime, x: Millimeters(Float(place.x) / 10), y: Millimeters(Float(place.y) / 10))
      sample.pressure = Fraction(0.5)
      sample.provenance[.position] = .measured
      sample.provenance[.pressure] = .measured
      hear(.update(.sample(id, sample)))
      try turn()
    }
  }

  /// A number that no stroke had.
  func nextNumber() -> UInt64 {
    numbers += 1
    return numbers
  }

  /// The pen is lifted, and nothing about the stroke changes any more.
  func lift(_ number: UInt64) throws {
    let id = StrokeID(rawValue: number)
    let now = Timestamp.now
    hear(.update(.ended(StrokeEnding(stroke: id, time: now, flags: []))))
    hear(.update(.finished(StrokeSummary(stroke: id, time: now, flags: [], samples: 1))))
    try eventually { state.screens.all[0].page.wet.fitting.isEmpty }
  }

  /// A whole stroke, dry at the end.
  func draw(_ number: UInt64, through places: [Point]) throws {
    try stroke(number, through: places)
    try lift(number)
  }

  /// Does a command of docs/develop/canvas.md.
  func perform(_ line: String) throws {
    try state.perform(CanvasCommand(line), at: .now)
    try settle()
  }

  /// Waits until everything is shown: for this long, nothing came from the compositor and the
  /// picture did not change.
  func settle(_ seconds: Double = 0.25) throws {
    var seen: Picture?
    let isStill = try eventually {
      let before = wakes
      try turn(for: seconds)
      let picture = try sway.picture()
      defer { seen = picture }
      return picture == seen && wakes == before
    }
    guard isStill else { throw CompositorError("the picture does not stand still") }
  }

  private func turn(for seconds: Double) throws {
    let limit = ContinuousClock.now + .seconds(seconds)
    while .now < limit {
      try turn()
      usleep(2_000)
    }
  }

  /// Keeps what is on the screen as a picture for people, where STYLUSD_PICTURES names a folder.
  func keepPicture(_ name: String, within seconds: Double = 0.25) throws {
    guard let folder = ProcessInfo.processInfo.environment["STYLUSD_PICTURES"] else { return }
    try settle(seconds)
    try sway.write("HEADLESS-1", to: "\(folder)/\(name).png")
  }

  /// The canvas of the output.
  var canvas: OutputCanvas? { state.screens.all[0].page.sheet.canvas }

  /// The compositor tells where its pen is: on an element, or away.
  func tip(on element: PickerElement?, isDown: Bool) {
    let place = element.map { middle(of: $0) } ?? .zero
    let frame = PenFrame(
      tool: PenDeviceID(rawValue: 99), overlay: element == nil ? nil : state.picker.screen?.id,
      x: place.x, y: place.y, isDown: isDown, pressure: 0, tiltX: 0, tiltY: 0, milliseconds: 0)
    state.handleEvent(.pen(frame), of: compositor, at: .now)
  }

  /// How many strokes are open on the screen.
  var openStrokes: Int { state.screens.all[0].page.wet.open.count }

  var frame: Rect { state.picker.picker.obscured(at: .now)[0] }

  func middle(of element: PickerElement) -> Point {
    state.picker.picker.descriptions(at: .now).first { $0.element == element }?.bounds.center
      ?? .zero
  }

  func press(_ element: PickerElement, with pointer: VirtualPointer) throws {
    let place = middle(of: element)
    try pointer.click(x: Int(place.x), y: Int(place.y))
  }
}

extension StateStage {
  /// The pen is lifted, and may still be corrected.
  func liftOnly(_ number: UInt64) {
    let ending = StrokeEnding(stroke: StrokeID(rawValue: number), time: .now, flags: [])
    state.handleNews(
      .message(LiveMessage(sequence: 1, content: .update(.ended(ending)))), at: .now)
  }

  /// Nothing about it changes any more.
  func finish(_ number: UInt64) {
    let summary = StrokeSummary(
      stroke: StrokeID(rawValue: number), time: .now, flags: [], samples: 1)
    state.handleNews(
      .message(LiveMessage(sequence: 1, content: .update(.finished(summary)))), at: .now)
  }

  /// The pen goes away.
  func leave() {
    let change = ProximityChange(
      device: DeviceID(rawValue: 1), tool: Tool(kind: .pen), time: .now, kind: .left)
    state.handleNews(
      .message(LiveMessage(sequence: 1, content: .update(.proximity(change)))), at: .now)
  }
}
