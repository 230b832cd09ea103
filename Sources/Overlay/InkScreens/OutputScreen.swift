import FramePacing
package import InkCanvas
import InkDrawing
package import InkEditing
package import InkGeometry
import InkRendering
import LinuxIO
package import StylusModel
import StylusProtocol
package import ToolPicker
package import WaylandClient

/// Names a screen for as long as the program runs.
package struct ScreenID: BitwiseCopyable, Hashable, Sendable {
  package let rawValue: Int
}

/// One output: its pages, and the surface that shows them.
///
/// It is there as long as the program: ink that was kept comes back with the output, or with the
/// compositor. It receives events; then ``updateSurface(at:on:)`` updates the surface, and
/// ``pace(at:on:)`` the pictures.
package final class OutputScreen {
  package let id: ScreenID
  /// Nil while it is unplugged, or without a compositor.
  package private(set) var output: OutputID?
  /// Its drawing.
  package var page: ScreenPage
  /// Whether a pen is near a tablet that reaches it.
  package var isPenNear = false
  /// Whether the picker is shown above it: then its surface stays, for it shows the picker, too.
  package var liesBeneathPicker = false
  /// Whether the mouse and fingers draw on it: then its surface takes them.
  package var takesHands = false
  private var surface = ScreenSurface()
  /// When the next picture is committed; nil: none is planned.
  private var commitDue: Timestamp?
  /// The observer of frames; usually none.
  private let witness: (any FrameCheck)?
  /// Lent to each commit.
  private var boxes: [DamageBox] = []

  /// Enough everywhere.
  private static let mostBuffers = 3

  init(
    _ id: ScreenID, _ description: OutputDescription, mode: OverlayMode, hasFeedback: Bool,
    witness: (any FrameCheck)?
  ) {
    self.id = id
    self.witness = witness
    output = description.id
    page = ScreenPage(
      id, OutputPlace(description), mode: mode, buffers: Self.mostBuffers,
      pacing: ScreenPacing(period: description.period, hasFeedback: hasFeedback))
    boxes.reserveCapacity(Damage.capacity)
  }

  // State that is needed in each turn of the loop is read here: for a call from another module, the
  // compiler would move all 10 KB of the page.

  /// Where it lies, or did when it was last there.
  package var place: OutputPlace { page.place }

  /// Whether a board hides the windows: there is paper, and pens draw.
  package var hasBoard: Bool { page.hasBoard }

  /// Whether its surface shows the picker above the ink. In mode off it has none, nor ink.
  package var showsPicker: Bool { liesBeneathPicker && page.mode != .off }

  /// Which part of the page is to be shown, and how large.
  package var viewport: Viewport { page.sheet.viewport }

  /// How many times as large as it is the page is shown.
  package var shownZoom: Double { page.sheet.canvas.zoom }

  /// Returns whether the ink has changed.
  package var inkMark: InkMark { page.inkMark }

  /// Whether pages can be turned that were to be.
  package var isReadyToTurn: Bool { page.isReadyToTurn }

  /// Ink reaches no further beyond its places, in millimeters.
  private static let reach = 30.0

  /// Whether ink at a place of the layout may be seen here.
  func isNear(_ place: Point) -> Bool {
    page.place.area.expanded(by: Self.reach * 96 / 25.4).contains(place)
  }

  /// The surface, while it has one.
  package var overlay: Overlay? { surface.overlay }

  /// How many bytes its pictures take.
  package var pixelBytes: Int { surface.byteCount + page.sheet.canvas.pixelBytes }

  // MARK: The output

  /// It is there again, on a compositor that tells what was shown or does not.
  func plugIn(_ description: OutputDescription, hasFeedback: Bool) {
    letGo()
    page.pacing.restart(period: description.period, hasFeedback: hasFeedback)
    output = description.id
    page.move(to: OutputPlace(description))
  }

  /// Its mode, scale or place is another.
  package func updateOutput(to description: OutputDescription) {
    page.move(to: OutputPlace(description))
    page.pacing.pacer.outputChanged(period: description.period)
  }

  /// It is not there any more, or nobody is who would show it.
  func unplug() {
    letGo()
    output = nil
  }

  // MARK: The surface

  /// Makes the surface if it is needed, and releases it where it has not been for a while.
  ///
  /// - Returns: when to be asked again, if nothing happens.
  package func updateSurface(at now: Timestamp, on compositor: Compositor?) throws(WaylandError)
    -> Timestamp?
  {
    let isNeeded =
      page.mode != .off
      && (isPenNear || takesHands || liesBeneathPicker || page.needsSurface)
    defer { page.showLaid(at: now) }
    if isNeeded {
      page.needPicture()
      page.showPage(at: now)
      if let pause = surface.wake(at: now) { return pause }
      try showSurface(on: compositor, at: now)
      return nil
    }
    guard overlay != nil || page.sheet.hasPicture else { return nil }
    let end = surface.doze(at: now, isOff: page.mode == .off)
    try setInput(within: [], at: now)
    guard end <= now else { return end }
    letGo()
    if !page.keepsInk { page.sheet.rest() }
    return nil
  }

  private func showSurface(on compositor: Compositor?, at now: Timestamp) throws(WaylandError) {
    guard let compositor, let output, compositor.output(output) != nil else { return }
    let takesAll =
      page.laid.isHeld || takesHands || (page.mode == .draw && isPenNear) || page.hasBoard
    try surface.make(on: output, of: compositor, takesInput: takesAll)
    try setInput(within: takesAll ? nil : page.laid.inputBoxes, at: now)
    if let overlay = surface.takeResized() { try fill(overlay, at: now) }
  }

  private func setInput(within boxes: [DamageBox]?, at now: Timestamp) throws(WaylandError) {
    if try surface.setInput(within: boxes) { page.pacing.pacer.surfaceChanged(at: now) }
  }

  /// Acts with a virtual pointer on the window below: meanwhile this surface takes no input.
  package func letThrough(
    at now: Timestamp, _ body: () throws(WaylandError) -> Void
  ) throws(WaylandError) {
    try setInput(within: [], at: now)
    try body()
    try setInput(within: page.laid.inputBoxes, at: now)
  }

  /// Another program has a surface there, in the layout, above which nothing is shown; nil: none.
  package func leaveFree(_ area: Rect?) {
    let corner = page.shownPlace.area.min
    let surface = Rect(x: 0, y: 0, width: place.area.width, height: place.area.height)
    let own = area.map { Rect(min: $0.min - corner, max: $0.max - corner) }
    page.laid.free = own.flatMap { surface.intersects($0) ? $0 : nil }
  }

  /// Takes no pen where the picker or another program takes it, whichever surface the compositor
  /// puts above, and shows the picker no longer where it is not.
  ///
  /// - Parameter covered: where presses are the picker's, if it is here.
  /// - Returns: whether the picker looks different since the last call, so that a picture is due.
  package func updatePicker(
    covering covered: [Rect], at now: Timestamp
  ) throws(WaylandError) -> Bool {
    if !showsPicker { page.uncover(at: now) }
    var taken = liesBeneathPicker ? covered : []
    if let free = page.laid.free { taken.append(free) }
    if try surface.leaveOut(taken) { page.pacing.pacer.surfaceChanged(at: now) }
    return page.laid.takePickerChange()
  }

  /// The compositor shows the surface no more.
  package func closed(at now: Timestamp) {
    letGo()
    surface.close(at: now)
  }

  /// The surface has a size, or another one.
  package func configured() { surface.noteSize() }

  /// Makes a picture of the surface's size, and a buffer for it.
  private func fill(_ overlay: Overlay, at now: Timestamp) throws(WaylandError) {
    guard let geometry = overlay.geometry else { return }
    let (width, height) = (Int(geometry.pixels.width), Int(geometry.pixels.height))
    let scale = Double(geometry.pixels.width) / Double(geometry.logical.width) * (96 / 25.4)
    // If there is no memory for this, there is none for the canvas, which cannot be refused.
    if overlay.bufferCount == 0 { try overlay.addBuffer() }
    page.fitPicture(width: width, height: height, pixelsPerMillimeter: scale)
    page.sheet.canvas.forgetPicture()
    for buffer in 0..<Self.mostBuffers { page.sheet.canvas.forget(buffer: buffer) }
    // Compositors give a surface the pen once it has a picture, if only an empty one.
    page.inkChanged(at: now)
  }

  /// Releases the surface; its contents are no longer shown.
  private func letGo() { if surface.letGo() { page.pacing.surfaceLost() } }

  // MARK: Pictures

  /// Draws and commits if it is time to. Call it after every event, and at the time that it
  /// returned.
  ///
  /// - Returns: when to be asked again if nothing happens; nil: not before.
  package func pace(at now: Timestamp, on compositor: Compositor?) throws(WaylandError)
    -> Timestamp?
  {
    guard let compositor, let overlay, overlay.bufferCount > 0, page.sheet.hasPicture else {
      return nil
    }
    // Once more after a commit: for what fades the next is due.
    for _ in 0..<2 {
      page.ageInk(to: now)
      commitDue = nil
      switch page.pacing.pacer.next(at: now) {
      case .rest:
        // The first ink shall not wait for memory; where there is none, one buffer must do.
        if overlay.bufferCount == 1 { try? overlay.addBuffer() }
        return page.nextAging
      case .wait(let until):
        commitDue = until
        return until
      case .commit(let expected):
        let isDone = try commit(to: expected, at: now, on: compositor, overlay)
        if !isDone { return nil }
      }
    }
    return now + .milliseconds(1)
  }

  /// - Returns: false if there is no free buffer; an event follows when there is one.
  private func commit(
    to expected: Timestamp, at now: Timestamp, on compositor: Compositor, _ overlay: Overlay
  ) throws(WaylandError) -> Bool {
    if compositor.isFull { try compositor.flush() }
    guard !compositor.isFull, let index = try overlay.freeBuffer(of: Self.mostBuffers) else {
      return false
    }
    page.drawAhead(to: expected, at: now)
    let changed = overlay.repair(index, from: &page.sheet.canvas)
    guard !changed.isEmpty else {
      page.pacing.pacer.dismissed(at: now)
      return true
    }
    guard let number = try commit(index, changed, on: overlay) else {
      page.sheet.canvas.forgetPicture()
      return false
    }
    let frame = page.pacing.pictureCommitted(number, at: now, drawnIn: .now - now)
    witness?.committed(frame, tips: page.wet.drawnTips(at: expected))
    return true
  }

  private func commit(
    _ index: Int, _ changed: Damage, on overlay: Overlay
  ) throws(WaylandError) -> UInt64? {
    // A span cannot be lent of what others may reach.
    var boxes: [DamageBox] = []
    swap(&boxes, &self.boxes)
    defer { swap(&boxes, &self.boxes) }
    boxes.removeAll(keepingCapacity: true)
    for rect in changed { boxes.append(DamageBox(rect)) }
    return try overlay.commit(index, damage: boxes.span)
  }

  /// A commit was shown.
  package func presented(_ shown: ShownCommit, at now: Timestamp) {
    guard let frame = page.pacing.commitPresented(shown, at: now) else { return }
    witness?.presented(frame, at: shown.time)
  }

  /// A commit was replaced before it was shown.
  package func discarded(_ commit: UInt64) { page.pacing.commitDiscarded(commit) }

  /// The time between two frames.
  package var period: Microseconds { Microseconds(page.pacing.pacer.period / 1_000) }

  /// Painting the picker takes no longer than this.
  private static let longestPainting = Microseconds.milliseconds(6)

  /// Until when the picker's picture waits while a pen draws, so that the ink's next picture is not
  /// late; nil: there is time for it now. There is after each commit.
  package func pickerWait(at now: Timestamp) -> Timestamp? {
    guard !page.wet.open.isEmpty, let commitDue, commitDue > now else { return nil }
    let needed = min(Self.longestPainting, Microseconds(period.value * 2 / 3))
    return commitDue - now < needed ? commitDue : nil
  }

  /// The picker above was committed: the compositor draws it next to the ink.
  package func recordNeighborCommit(committedAt time: Timestamp?) {
    page.pacing.neighborCommitted(at: time)
  }

  /// The next task for another thread; nil: none, or it is busy.
  package func nextPaintJob() -> PaintJob? { overlay == nil ? nil : page.sheet.nextPaintJob() }

  /// What the picker tells of it.
  package var pickerPage: PickerPage { PickerPage(page.notebook, in: viewport) }

  /// Whether the shown page has paper, which hides the windows while pens draw.
  package var hasPaper: Bool { page.notebook.background.paper != nil }

  // MARK: Steps

  /// The ``Screens/beginStep()`` number of what undo would take back; nil if there is nothing.
  package var lastStep: UInt64? { page.sheet.canvas.notebook.lastStep }

  /// The same of what redo would do again.
  package var nextStep: UInt64? { page.sheet.canvas.notebook.nextStep }

  /// Later steps get this number.
  func beginStep(_ number: UInt64) { page.sheet.canvas.stepNumber = number }

  /// Something was done on another output, or here.
  package func forgetUndone() { page.sheet.canvas.forgetUndone() }
}

extension Overlay {
  /// Makes a buffer what a canvas shows; where it differs from the last picture.
  fileprivate func repair(_ index: Int, from canvas: inout OutputCanvas) -> Damage {
    let layout = PixelLayout(bounds: canvas.bounds, order: .blueLowest)
    guard let latest = canvas.latest, latest != index else {
      return withPixels(of: index) { pixels in
        canvas.repair(buffer: index, &pixels, layout: layout)
      }
    }
    return withPixels(of: index, and: latest) { pixels, last in
      canvas.repair(buffer: index, &pixels, layout: layout, from: last)
    }
  }
}
