import InkGeometry
import InkRendering
import StylusModel
import WaylandClient

/// The surface that shows the ink of an output: there while it is needed and for a while longer,
/// and not again at once after the compositor closed it.
struct ScreenSurface {
  /// The events of a surface.
  private enum Life {
    case absent
    /// The compositor did not want it: no other is made sooner.
    case closed(until: Timestamp)
    /// - isDue: it has a size, for which buffers must be made.
    /// - leftOut: where it leaves the pen to the picker.
    case open(Overlay, isDue: Bool, leftOut: [Rect])
  }

  private var life = Life.absent
  /// Since when nobody needs it.
  private var restsSince: Timestamp?

  /// The time it stays without ink and pen, because full-screen programs are slower below it.
  private static let rest = Microseconds.milliseconds(10_000)
  /// One that the compositor closed is not made again sooner.
  private static let pause = Microseconds.milliseconds(1_000)

  /// The surface, if there is one.
  var overlay: Overlay? {
    if case .open(let overlay, _, _) = life { overlay } else { nil }
  }

  /// How many bytes its buffers take.
  var byteCount: Int {
    guard let overlay, let pixels = overlay.geometry?.pixels else { return 0 }
    return overlay.bufferCount * Int(pixels.width) * Int(pixels.height) * 4
  }

  // MARK: How long it lives

  /// It is needed.
  ///
  /// - Returns: when it may be made, if that is not yet.
  mutating func wake(at now: Timestamp) -> Timestamp? {
    restsSince = nil
    guard case .closed(let until) = life, until > now else { return nil }
    return until
  }

  /// It is not needed now; `isOff`: nor soon.
  ///
  /// - Returns: when it may be released.
  mutating func doze(at now: Timestamp, isOff: Bool) -> Timestamp {
    let since = restsSince ?? now
    restsSince = since
    return isOff ? now : since + Self.rest
  }

  /// Makes it, unless it is there.
  mutating func make(
    on output: OutputID, of compositor: Compositor, takesInput: Bool
  ) throws(WaylandError) {
    guard overlay == nil else { return }
    life = .open(
      try compositor.makeOverlay(on: output, takesInput: takesInput), isDue: false, leftOut: [])
  }

  /// Releases it; false if there is none.
  mutating func letGo() -> Bool {
    guard overlay != nil else { return false }
    life = .absent
    return true
  }

  /// The compositor shows it no more.
  mutating func close(at now: Timestamp) { life = .closed(until: now + Self.pause) }

  // MARK: Its size and its input

  /// It has a size, or another one.
  mutating func noteSize() {
    guard case .open(let overlay, _, let leftOut) = life else { return }
    life = .open(overlay, isDue: true, leftOut: leftOut)
  }

  /// The surface, if it has had another size since this was asked last.
  mutating func takeResized() -> Overlay? {
    guard case .open(let overlay, true, let leftOut) = life else { return nil }
    life = .open(overlay, isDue: false, leftOut: leftOut)
    return overlay
  }

  /// It takes input there; nil: everywhere.
  ///
  /// - Returns: whether it was committed for that.
  func setInput(within boxes: [DamageBox]?) throws(WaylandError) -> Bool {
    try overlay?.setTakesInput(within: boxes) == true
  }

  /// The picker takes the pen there, whichever surface the compositor puts above.
  ///
  /// - Returns: whether it was committed for that.
  mutating func leaveOut(_ rects: [Rect]) throws(WaylandError) -> Bool {
    guard case .open(let overlay, let isDue, let known) = life, rects != known else { return false }
    life = .open(overlay, isDue: isDue, leftOut: rects)
    return try overlay.leaveOut(rects.map { DamageBox(PixelRect(around: $0)) })
  }
}
