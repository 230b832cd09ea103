import FramePacing
package import InkCanvas
package import InkDrawing
package import InkEditing
import InkFitting
package import InkGeometry
import InkRendering
package import StylusModel
package import StylusProtocol
import ToolPicker
package import WaylandClient

/// Names a screen for as long as the program runs.
package struct ScreenID: BitwiseCopyable, Hashable, Sendable {
  package let rawValue: Int
}

/// One output: its ink, when that is committed, and the surface that shows it.
///
/// It is there as long as the program: ink that was kept comes back with the output, or with the
/// compositor. Told what happens, then ``updateSurface(at:on:)`` sees to the surface and
/// ``pace(at:on:)`` to pictures.
package final class OutputScreen {
  package let id: ScreenID
  /// Where it lies, or did when it was last there.
  package private(set) var place: OutputPlace
  /// Nil while it is not plugged in, or there is no compositor.
  package private(set) var output: OutputID?
  /// All pages, and the picture of the one that is shown; without a picture while there is no ink
  /// and no pen is near.
  package var sheet: Sheet
  /// Another number for whatever is done to pages.
  var pagesVersion: UInt64 = 0
  /// Commands about pages that wait until strokes are dry.
  var waitingTurns: [CanvasCommand] = []
  /// The picture of the sheet for which strokes and what lies on it are placed.
  var shownPicture: UInt64 = 0
  var pacer: FramePacer
  /// The strokes that are open on it, by their tails.
  package var strokes: [ScreenStroke] = []
  /// Strokes that are finished but for their fit.
  package var fitting: [OpenStroke] = []
  /// Where the surface lies if it does not cover the output, in the layout: a window that is beside
  /// panels. Nil: it covers it.
  package var surfaceCorner: Point?
  /// Whether a pen is near a tablet that reaches it.
  package var isPenNear = false
  /// Whether the picker is shown above it: then its surface stays, for one that came later would
  /// lie above the picker.
  package var liesBeneathPicker = false
  /// The ruler that lies on it.
  package var ruler: LaidRuler?
  /// Where the ruler takes input though no pen draws, in logical pixels.
  package var rulerBoxes: [DamageBox] = [] { didSet { if rulerBoxes != oldValue { noteInput() } } }
  /// The bar beside what is selected on it.
  package var bar: ScreenBar? { didSet { if bar?.corner != oldValue?.corner { noteInput() } } }
  /// The canvas's number of what is selected, for which the bar's place was found.
  package var barMark: UInt64?
  /// The list of readings beside a word on it.
  package var list: ScreenList?
  /// What floats above the ink, as the canvas was told, and the number of its picture.
  var shownFloat: ScreenFloat?
  var floatNumber: UInt64 = 0
  /// The picker that is drawn above all ink, while a board would hide its surface.
  var coverScene: PickerScene?
  var coverPainter = PickerPainter(scale: 1)
  /// Of which turn of the loop the last picture is.
  var lastPicture: Timestamp?
  /// When the picker above was committed last, as far as the pacer knows.
  var neighbourCommit: Timestamp?
  /// Where something of ours is pressed, though no pen draws.
  package var inputBoxes: [DamageBox] = []
  /// Whether something on it is held: then all of it takes input.
  package var isHeld = false
  private var leftOut: [Rect] = []
  private var leftOutOf: OverlayID?
  package var mode: OverlayMode
  package private(set) var overlay: Overlay?
  /// The number of a commit for the pacer, less its number for the overlay.
  var numbering: UInt64?
  /// The last number that the pacer gave.
  var lastFrame: UInt64 = 0
  /// All that came was looked at, and then buffers are made.
  private var isConfigurationDue = false
  /// Until when no other is made, for the compositor did not want the last one.
  private var closedUntil: Timestamp?
  /// Since when there has been neither ink nor pen.
  private var restsSince: Timestamp?
  /// Who takes note of what is shown; nobody, usually.
  var witness: (any FrameCheck)?
  /// Lent to each commit.
  var boxes: [DamageBox] = []
  var tail: [FitSample] = []
  var points: [PredictedSample] = []

  /// An overlay stays so long without ink and pen: full-screen programs are slower beneath it.
  static let rest = Microseconds.milliseconds(10_000)
  /// A surface that the compositor closed is not made again sooner.
  static let pause = Microseconds.milliseconds(1_000)
  /// Enough everywhere.
  static let mostBuffers = 3

  init(_ id: ScreenID, _ description: OutputDescription, mode: OverlayMode, hasFeedback: Bool) {
    self.id = id
    self.mode = mode
    let place = OutputPlace(description)
    self.place = place
    output = description.id
    let viewport = Viewport(
      width: Double(place.pixelWidth), height: Double(place.pixelHeight),
      pixelsPerMillimetre: place.pixelsPerMillimetre)
    sheet = Sheet(viewport, buffers: Self.mostBuffers)
    pacer = FramePacer(period: description.period, hasFeedback: hasFeedback)
    boxes.reserveCapacity(Damage.capacity)
    tail.reserveCapacity(64)
    points.reserveCapacity(64)
  }

  /// From the corner of its surface on, as which it is drawn on.
  package var shownPlace: OutputPlace {
    guard let surfaceCorner else { return place }
    var shown = place
    shown.area = Rect(
      x: surfaceCorner.x, y: surfaceCorner.y, width: place.area.width, height: place.area.height)
    return shown
  }

  /// Whether somebody will miss what is on it.
  var keepsInk: Bool {
    sheet.canvas.hasInk || !notebook.isPlain || notebook.canUndo || notebook.canRedo
  }

  /// The ink of the page that is shown, in its millimetres.
  package var ink: Drawing { sheet.drawing }

  /// Which part of the page is to be shown, and how large.
  package var viewport: Viewport { sheet.viewport }

  /// Tells whether the ink is another than it was.
  package var inkMark: InkMark {
    InkMark(
      version: sheet.canvas.drawingVersion, count: sheet.drawing.count, pages: pagesVersion)
  }

  /// How many bytes its pictures take.
  package var pixelBytes: Int {
    let pixels = overlay?.geometry?.pixels
    let picture = pixels.map { Int($0.width) * Int($0.height) * 4 } ?? 0
    return (overlay?.bufferCount ?? 0) * picture + sheet.canvas.pixelBytes
  }

  // MARK: The output

  /// It is there again, on a compositor that tells what was shown or does not.
  func plugIn(_ description: OutputDescription, hasFeedback: Bool) {
    letGo()
    pacer = FramePacer(period: description.period, hasFeedback: hasFeedback)
    output = description.id
    place = OutputPlace(description)
  }

  /// Its mode, scale or place is another.
  package func updateOutput(to description: OutputDescription) {
    place = OutputPlace(description)
    pacer.outputChanged(period: description.period)
  }

  /// It is not there any more, or nobody is who would show it.
  func unplug() {
    letGo()
    output = nil
  }

  /// Ink is drawn for a light or a dark desktop from now on.
  package func redraw(for appearance: Appearance, at now: Timestamp) {
    guard appearance != sheet.appearance else { return }
    sheet.setAppearance(appearance)
    pictureMayBeOther()
    pacer.inkChanged(sample: nil, at: now)
  }

  // MARK: The surface

  /// Makes the surface if it is needed, and lets go of it where it has not been for a while.
  ///
  /// - Returns: when to be asked again, if nothing happens.
  package func updateSurface(at now: Timestamp, on compositor: Compositor?) throws(WaylandFault)
    -> Timestamp?
  {
    let isNeeded =
      mode != .off
      && (isPenNear || liesBeneathPicker || ruler != nil || list != nil || !strokes.isEmpty
        || hasBoard || sheet.canvas.hasInk)
    defer {
      layRuler(at: now)
      showFloat(at: now)
    }
    if isNeeded {
      restsSince = nil
      needPicture()
      showPage(at: now)
      if let closedUntil, closedUntil > now { return closedUntil }
      try updateOverlay(on: compositor, at: now)
      return nil
    }
    guard overlay != nil || sheet.hasPicture else { return nil }
    let since = restsSince ?? now
    restsSince = since
    let end = mode == .off ? now : since + Self.rest
    try setInput(within: [], at: now)
    guard end <= now else { return end }
    letGo()
    if !keepsInk { sheet.rest() }
    return nil
  }

  private func updateOverlay(on compositor: Compositor?, at now: Timestamp) throws(WaylandFault) {
    guard let compositor, let output, compositor.output(output) != nil else { return }
    let takesAll = isHeld || hasBoard || (mode == .draw && isPenNear)
    if overlay == nil {
      overlay = try compositor.makeOverlay(on: output, takesInput: takesAll)
    }
    try setInput(within: takesAll ? nil : inputBoxes, at: now)
    guard isConfigurationDue else { return }
    isConfigurationDue = false
    try applyGeometry(at: now)
  }

  private func setInput(within boxes: [DamageBox]?, at now: Timestamp) throws(WaylandFault) {
    if try overlay?.setTakesInput(within: boxes) == true { pacer.surfaceChanged(at: now) }
  }

  /// Does something with a pointer of ours, which what lies beneath is to get: while it is done,
  /// nothing is taken here.
  package func letThrough(
    at now: Timestamp, _ body: () throws(WaylandFault) -> Void
  ) throws(WaylandFault) {
    try setInput(within: [], at: now)
    try body()
    try setInput(within: inputBoxes, at: now)
  }

  /// The picker takes the pen there, whichever surface the compositor puts above.
  package func leaveOut(_ rects: [Rect], at now: Timestamp) throws(WaylandFault) {
    guard rects != leftOut || overlay?.id != leftOutOf else { return }
    (leftOut, leftOutOf) = (rects, overlay?.id)
    let boxes = rects.map { DamageBox(PixelRect(around: $0)) }
    if try overlay?.leaveOut(boxes) == true { pacer.surfaceChanged(at: now) }
  }

  /// The compositor shows the surface no more.
  package func closed(at now: Timestamp) {
    letGo()
    closedUntil = now + Self.pause
  }

  /// The surface has a size, or another one.
  package func configured() { isConfigurationDue = true }

  private func applyGeometry(at now: Timestamp) throws(WaylandFault) {
    guard let overlay, let geometry = overlay.geometry else { return }
    let (width, height) = (Int(geometry.pixels.width), Int(geometry.pixels.height))
    let scale = Double(geometry.pixels.width) / Double(geometry.logical.width) * (96 / 25.4)
    // Where there is no memory for this there is none for the canvas, and that cannot be refused.
    if overlay.bufferCount == 0 { try overlay.addBuffer() }
    sheet.setSize(width: width, height: height, pixelsPerMillimetre: scale)
    sheet.catchUp()
    pictureMayBeOther()
    sheet.canvas.forgetPicture()
    for buffer in 0..<Self.mostBuffers { sheet.canvas.forget(buffer: buffer) }
    // Compositors give a surface the pen once it has a picture, if only an empty one.
    pacer.inkChanged(sample: nil, at: now)
  }

  /// Makes sure that there is a picture; before there is a surface, as large as that will be.
  package func needPicture() {
    guard !sheet.hasPicture else { return }
    sheet.setSize(
      width: place.pixelWidth, height: place.pixelHeight,
      pixelsPerMillimetre: place.pixelsPerMillimetre)
    pictureMayBeOther()
  }

  /// Lets go of the surface; what it was to show is not shown any more.
  func letGo() {
    guard overlay != nil else { return }
    overlay = nil
    isConfigurationDue = false
    numbering = nil
    // The compositor answers no more.
    for number in lastFrame - min(lastFrame, 32)...lastFrame { pacer.discarded(number) }
  }
}

/// A drawing of an output, as far as it tells that another one is another.
package struct InkMark: Hashable {
  var version: UInt64 = 0
  var count = 0
  var pages: UInt64 = 0
}
