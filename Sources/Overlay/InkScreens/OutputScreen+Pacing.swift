import FramePacing
import InkCanvas
import InkFitting
import InkRendering
import LinuxIO
import StylusClient
package import StylusModel
package import WaylandClient

extension OutputScreen {
  /// What may be wrong by more than this on average is no part of a tail.
  private static let uncertainty = Millimetres(1)

  /// Draws and commits if it is time to; ask whenever anything was told, and at the moment that was
  /// returned.
  ///
  /// - Returns: when to be asked again if nothing happens; nil: not before.
  package func pace(at now: Timestamp, on compositor: Compositor?) throws(WaylandFault)
    -> Timestamp?
  {
    guard let compositor, let overlay, overlay.bufferCount > 0, sheet.hasPicture else { return nil }
    // Once more after a commit: for what fades the next is due.
    for _ in 0..<2 {
      noteFading(at: now)
      if let drying = sheet.canvas.nextDrying, drying <= now { sheet.canvas.advance(to: now) }
      switch pacer.next(at: now) {
      case .rest:
        // The first ink shall not wait for memory; where there is none, one buffer must do.
        if overlay.bufferCount == 1 { try? overlay.addBuffer() }
        return earlier(sheet.canvas.nextFading, sheet.canvas.nextDrying)
      case .wait(let until): return until
      case .commit(let expected):
        let isDone = try commit(to: expected, at: now, on: compositor)
        if !isDone { return nil }
      }
    }
    return now + .milliseconds(1)
  }

  /// Ink that fades looks another way all the time.
  private func noteFading(at now: Timestamp) {
    guard let fading = sheet.canvas.nextFading, fading <= now else { return }
    pacer.inkChanged(sample: nil, at: now)
  }

  /// - Returns: false if there is no room for a picture; something will tell when there is.
  private func commit(
    to expected: Timestamp, at now: Timestamp, on compositor: Compositor
  ) throws(WaylandFault) -> Bool {
    if compositor.isFull { try compositor.flush() }
    guard !compositor.isFull, let overlay, let index = try freeBuffer(of: overlay) else {
      return false
    }
    expectTails(at: expected)
    sheet.canvas.advance(to: now)
    let changed = repair(index, of: overlay)
    guard !changed.isEmpty else {
      pacer.dismissed(at: now)
      return true
    }
    guard let number = try commitBuffer(index, changed, on: overlay) else {
      sheet.canvas.forgetPicture()
      return false
    }
    lastPicture = now
    lastFrame = pacer.committed(at: now, drawnIn: .now - now)
    numbering = lastFrame &- number
    witness?.committed(lastFrame, tips: drawnTips(at: expected))
    return true
  }

  private func freeBuffer(of overlay: Overlay) throws(WaylandFault) -> Int? {
    if let index = overlay.freeBuffer { return index }
    guard overlay.bufferCount < Self.mostBuffers else { return nil }
    try overlay.addBuffer()
    return overlay.freeBuffer
  }

  private func repair(_ index: Int, of overlay: Overlay) -> Damage {
    let layout = PixelLayout(bounds: sheet.canvas.bounds, order: .blueLowest)
    guard let latest = sheet.canvas.latest, latest != index else {
      return overlay.withPixels(of: index) { pixels in
        sheet.canvas.repair(buffer: index, &pixels, layout: layout)
      }
    }
    return overlay.withPixels(of: index, and: latest) { pixels, last in
      sheet.canvas.repair(buffer: index, &pixels, layout: layout, from: last)
    }
  }

  private func commitBuffer(
    _ index: Int, _ changed: Damage, on overlay: Overlay
  ) throws(WaylandFault) -> UInt64? {
    // A span cannot be lent of what others may reach.
    var boxes: [DamageBox] = []
    swap(&boxes, &self.boxes)
    defer { swap(&boxes, &self.boxes) }
    boxes.removeAll(keepingCapacity: true)
    for rect in changed {
      boxes.append(DamageBox(rect))
    }
    return try overlay.commit(index, damage: boxes.span)
  }

  /// Draws the tails up to where the tips will be when the picture is seen.
  private func expectTails(at moment: Timestamp) {
    for entry in strokes where entry.tail != nil {
      let stroke = entry.stroke
      drawnTail(of: entry, at: moment, into: &points)
      tail.removeAll(keepingCapacity: true)
      for point in points {
        tail.append(entry.mapping.sample(point.sample, began: stroke.began))
      }
      sheet.canvas.expect(tail, behind: stroke.id)
    }
  }

  /// Makes some points what is drawn behind a stroke in a picture of that moment.
  func drawnTail(
    of entry: ScreenStroke, at moment: Timestamp, into points: inout [PredictedSample]
  ) {
    points.removeAll(keepingCapacity: true)
    let until = moment + Microseconds(-entry.stroke.clock.value)
    entry.tail?.addPoints(until: until, within: Self.uncertainty, to: &points)
  }

  // MARK: What the compositor tells

  /// A commit was shown.
  package func presented(_ shown: ShownCommit, at now: Timestamp) {
    guard let numbering else { return }
    let refresh = shown.refresh == 0 ? nil : Int64(shown.refresh)
    let frame = shown.commit &+ numbering
    pacer.presented(frame, Presentation(time: shown.time, refresh: refresh), at: now)
    witness?.presented(frame, at: shown.time)
  }

  /// A commit was replaced before it was shown.
  package func discarded(_ commit: UInt64) {
    if let numbering { pacer.discarded(commit &+ numbering) }
  }
}
