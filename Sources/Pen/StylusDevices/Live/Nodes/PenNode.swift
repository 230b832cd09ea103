import Evdev
import StylusModel
import StylusPipeline

/// One pen node: its raw frames, joined with libinput's events for them.
final class PenNode {
  let id: DeviceID
  private let raw: RawNode
  private var assembler: FrameAssembler
  private var join = FrameJoin()
  private var silence = SilentTool()
  private var parting = PartingLift()
  private var borrowed = BorrowedButtons()
  /// Whether the kernel had no more events at our last read.
  private(set) var isDrained = true
  /// Whether the kernel reports that the device is gone.
  private(set) var isGone = false

  /// Takes over an open node in its current state.
  ///
  /// If the tip is already down, its touch was not seen: its first frame follows a gap. A tool that
  /// only hovers arrives with its next frame.
  init(id: DeviceID, raw: RawNode, placement: SurfacePlacement, now: Timestamp)
    throws(DeviceError)
  {
    self.id = id
    self.raw = raw
    assembler = try FrameAssembler(
      device: id, description: raw.description, placement: placement)
    feedState()
    var touched = assembler
    let frame = touched.resynchronized(at: now)
    if frame.isTouching {
      assembler = touched
      appendFrame(frame)
    }
  }

  var statistics: JoinStatistics { join.statistics }

  /// Turns the tablet for the left hand, or back, as soon as no tip touches.
  func setHandedness(isLeftHanded: Bool) { assembler.setHandedness(isLeftHanded: isLeftHanded) }

  /// When ``flushFrames(at:into:)`` must be called again; nil if not at all.
  var deadline: Timestamp? {
    earlier(parting.deadline, earlier(silence.deadline, borrowed.deadline))
  }

  /// A second node holds these buttons down from a time on.
  func lend(_ buttons: ToolButtons, since time: Timestamp) {
    borrowed.change(to: buttons, at: time)
  }

  /// The number of events in one reading; more than the kernel keeps for any reader.
  private static let mostEvents = 8192

  /// Reads raw events until the kernel has no more or there is no room for further frames.
  func readEvents() {
    guard !isGone else { return }
    for _ in 0..<Self.mostEvents {
      guard !join.isFull else { break }
      switch raw.readEvent() {
      case .event(let event):
        passOnLift()
        parting.inspectEvent(event)
        if let frame = assembler.processEvent(event), !parting.holdsBack(frame) {
          appendFrame(frame)
        }
      case .lost(let time):
        passOnLift()
        let frame = stateAfterLoss(at: time)
        if !parting.holdsBack(frame) { appendFrame(frame) }
      case .drained:
        isDrained = true
        return
      case .gone:
        isGone = true
        isDrained = true
        return
      }
    }
    isDrained = false
  }

  /// Takes an event of libinput, about a frame or independent of one.
  ///
  /// The kernel delivered every event to us before libinput read it. If libinput refers to a frame
  /// that we do not have, one more read finds it; at most two, if there was no room for all.
  func matchWord(_ word: ToolWord, into sink: inout some DeviceEventSink) {
    var match = join.matchWord(word, into: &sink)
    for reading in 1...2 where match == .none && (reading == 1 || !isDrained) {
      if join.isFull { join.flush(into: &sink) }
      readEvents()
      match = join.matchWord(word, into: &sink)
    }
    guard match == .none else { return }
    join.countInvented()
    if word.presence == .departed { silence.doubt(since: word.time) }
  }

  /// Gives every frame that was read to `sink`.
  func flush(into sink: inout some DeviceEventSink) { join.flush(into: &sink) }

  /// Passes every frame read on to `sink`, and makes the pending decisions: a lift counts if the
  /// device is still alive, a button that no frame has shown is shown, and a tool that has been
  /// silent for too long is lost.
  func flushFrames(at now: Timestamp, into sink: inout some DeviceEventSink) {
    join.flush(into: &sink)
    if let deadline = parting.deadline, deadline <= now, !isGone {
      passOnLift()
      join.flush(into: &sink)
    }
    showButtons(at: now, into: &sink)
    guard let since = silence.giveUp(at: now), let frame = assembler.loseTool(at: since) else {
      return
    }
    // Through the join: the lost tool keeps the name from libinput.
    join.append(frame)
    join.flush(into: &sink)
  }

  /// The bound is the number of waiting changes. Events that the kernel still has for us may
  /// contain these changes, and are older.
  private func showButtons(at now: Timestamp, into sink: inout some DeviceEventSink) {
    while isDrained, let time = borrowed.overdue(at: now) {
      // A waiting lift is followed by a frame, or by nothing at all.
      if parting.deadline == nil, var frame = assembler.repeated(at: time) {
        borrowed.merge(into: &frame)
        join.append(frame)
        join.flush(into: &sink)
      } else {
        borrowed.advance()
      }
    }
  }

  private func passOnLift() {
    if let lift = parting.release() { appendFrame(lift) }
  }

  private func appendFrame(_ gathered: ToolFrame) {
    var frame = gathered
    borrowed.merge(into: &frame)
    silence.recordFrame(frame)
    join.append(frame)
  }

  private func stateAfterLoss(at time: Timestamp) -> ToolFrame {
    _ = assembler.processEvent(
      InputEvent(time: time, type: EventType.synchronization, code: SyncCode.dropped, value: 0))
    feedState()
    return assembler.resynchronized(at: time)
  }

  /// Passes the assembler every value it may need, not only those that libevdev found changed.
  private func feedState() {
    let now = Timestamp(microseconds: 0)
    for (type, codes) in Self.states {
      for code in codes {
        guard let value = raw.state(of: type, code) else { continue }
        assembler.resynchronize(InputEvent(time: now, type: type, code: code, value: value))
      }
    }
  }

  /// Serial number and device clock are not part of the state: the kernel does not keep them.
  private static let states: [(type: UInt16, codes: [UInt16])] = [
    (EventType.absolute, (0..<UInt16(Axis.count)).map { $0 }),
    (EventType.key, Array(Key.left...Key.extra) + Array(Key.toolPen...Key.stylus2)),
  ]
}
