import InkCanvas
import InkScreens
import LinuxIO
import StylusClient
import StylusModel
import StylusProtocol

/// A stroke that was finished while the daemon was not heard.
struct FetchedStroke {
  var stroke: CapturedStroke
  /// Where it is drawn, if it is of a session that was killed; nil: wherever it lies, for it is of
  /// this one.
  let screens: [ScreenID]?
}

// What was finished while the daemon was not heard, in this session or in the last.
extension OverlayState {
  /// So many strokes wait for their tablets; the daemon's answers are read faster than it draws.
  private static let mostUnplaced = 1_024
  /// Clocks are read at different moments.
  private static let slack = Microseconds.milliseconds(1_000)

  /// The daemon says how it counts.
  func greet(_ hello: Hello) {
    let isFirst = !isGreeted && settling.epoch == nil
    settling.greet(hello.epoch, stored: hello.stored, isFirst: isFirst)
    isGreeted = true
  }

  /// Says what will never come.
  func miss(_ missed: MissedInk) {
    switch missed {
    case .updates: break
    case .strokes(let count):
      Log.write(
        .notice,
        "\(count) strokes are not drawn: the daemon finished them while it was not heard, and keeps them no longer"
      )
    case .numbering:
      settling.renumber()
      known = heard
      guard resumption.take() != nil else { return }
      Log.write(
        .notice,
        "the overlay was killed, and what was drawn right before that may be missing: "
          + "the daemon's journal was wiped or set aside since, or it keeps none")
    }
  }

  /// A stroke comes whole. Its ink is wanted where ink stays.
  func handleFetched(_ stroke: CapturedStroke, at now: Timestamp) {
    guard let resumption, !isGreeted else { return takeMissed(stroke, at: now) }
    let outputs = resumption.outputs(lacking: stroke, isLive: isLive)
    let lacking = screens.all.filter { outputs.contains($0.place.name) }.map(\.id)
    // An eraser cannot be kept to some of the outputs.
    let isWanted =
      stroke.tool.kind == .eraser ? lacking.count == screens.all.count : !lacking.isEmpty
    guard isWanted else { return settling.recordFinished(stroke.sequence, drawnAs: nil) }
    var fetched = FetchedStroke(stroke: stroke, screens: lacking)
    // Its number is that of another stroke in this run of the daemon.
    fetched.stroke.id = StrokeID(rawValue: .max - stroke.sequence)
    drawFetched(fetched, at: now)
  }

  /// One that was finished during this session.
  private func takeMissed(_ stroke: CapturedStroke, at now: Timestamp) {
    guard strokes.knows(stroke.beginning) || (mode == .draw && !isKnown(stroke, at: now)) else {
      return settling.recordFinished(stroke.sequence, drawnAs: nil)
    }
    drawFetched(FetchedStroke(stroke: stroke, screens: nil), at: now)
  }

  /// Whether it was told before the daemon began its numbers anew: they may be those of its
  /// journal, where all strokes are.
  private func isKnown(_ stroke: CapturedStroke, at now: Timestamp) -> Bool {
    guard isLive, let known, let end = stroke.samples.last?.time else { return false }
    return known - end > Self.slack || end - now > Self.slack
  }

  private func drawFetched(_ fetched: FetchedStroke, at now: Timestamp) {
    let stroke = fetched.stroke
    guard strokes.knows(stroke.beginning) || tablets[stroke.device] != nil else {
      return wait(for: fetched)
    }
    startStroke(stroke.beginning, stays: fetched.screens != nil, at: now)
    let drawn = strokes.stroke(stroke.id)
    if let screens = fetched.screens { drawn?.remains = screens }
    for sample in stroke.samples {
      strokes.routeSample(sample, to: stroke.id, on: screens, at: now)
    }
    strokes.finish(stroke.id, on: screens, at: now)
    settling.recordFinished(stroke.sequence, drawnAs: drawn)
  }

  /// A daemon that was begun anew may have finished a stroke before it names the tablet, which
  /// comes next.
  private func wait(for fetched: FetchedStroke) {
    unplaced.append(fetched)
    settling.wait(for: fetched.stroke.sequence)
    guard unplaced.count > Self.mostUnplaced else { return }
    settling.recordFinished(unplaced.removeFirst().stroke.sequence, drawnAs: nil)
    Log.write(.notice, "a finished stroke is not drawn: the daemon does not name its tablet")
  }

  /// A tablet is named: its strokes can be drawn.
  func drawUnplaced(of device: DeviceID, at now: Timestamp) {
    guard unplaced.contains(where: { $0.stroke.device == device }) else { return }
    let named = unplaced.filter { $0.stroke.device == device }
    unplaced.removeAll { $0.stroke.device == device }
    for fetched in named { drawFetched(fetched, at: now) }
  }

  /// All tablets are named: those of an earlier run of the daemon, or of the machine, have other
  /// numbers by now.
  func drawUnplaced(at now: Timestamp) {
    guard !unplaced.isEmpty, let tablet = tablets.all.first(where: { $0.role == .pen }) else {
      return
    }
    let all = unplaced
    unplaced = []
    for var fetched in all {
      fetched.stroke.device = tablet.id
      drawFetched(fetched, at: now)
    }
  }
}
