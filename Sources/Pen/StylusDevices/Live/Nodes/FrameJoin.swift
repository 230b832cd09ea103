import StylusModel
import StylusPipeline

/// Joins the raw frames of one node with libinput's events for them, by the frame's time.
///
/// Raw frames wait here, in order, for libinput's event. Frames for which libinput sends none (it
/// omits changes that it considers too small) are passed on unchanged. A value without a clock:
/// 1. ``append(_:)`` raw frames while there is room;
/// 2. ``matchWord(_:into:)`` libinput's events in their order: frames before the matching one are
/// passed on;
/// 3. ``flush(into:)`` the remaining frames: none may wait longer.
struct FrameJoin {
  /// Frames that wait; at most ``capacity``, without growing.
  private var frames: [ToolFrame] = []
  /// The first of them that has not been passed on.
  private var head = 0
  /// Whether libinput has sent an event for that one.
  private var headIsTwin = false
  /// Whether libinput has named the tool of that one.
  private var headIsNamed = false
  /// libinput's name for the tool that is near; nil until it has reported one.
  private var kind: ToolKind?
  private var lastGiven = Timestamp(microseconds: .min)
  private(set) var statistics = JoinStatistics()

  /// The number of frames that the kernel keeps for a simple pen's reader: no more arrive at once.
  static let capacity = 128

  /// The frame that an event of libinput refers to.
  enum Match {
    /// A frame that waited.
    case twin
    /// A frame that was already passed on.
    case late
    /// No frame that has been read yet.
    case none
  }

  init() { frames.reserveCapacity(Self.capacity + 1) }

  /// Whether nothing must be read before some frames are passed on.
  var isFull: Bool { frames.count >= Self.capacity }

  /// Appends a frame; there must be room, or it must be the second frame of one event.
  mutating func append(_ frame: ToolFrame) {
    precondition(frames.count <= Self.capacity)
    frames.append(frame)
  }

  /// Takes an event of libinput; passes the frames before the one it refers to on to `sink`.
  mutating func matchWord(_ word: ToolWord, into sink: inout some DeviceEventSink) -> Match {
    guard let place = frameIndex(of: word.time) else {
      guard word.time <= lastGiven else { return .none }
      if let named = word.kind { kind = named }
      statistics.late += 1
      return .late
    }
    while head < place { give(into: &sink) }
    // A leaving tool is the one that was near: libinput lets a pen with both tool bits leave as an
    // eraser, enter as a pen and leave again, all in one frame.
    if let named = word.kind, frames[head].presence != .left {
      // If one tool leaves in the frame in which another enters (iptsd, pen to eraser), the name
      // applies to the former; libinput 1.22 lifts it and never names the other.
      headIsNamed = frames[head].presence != .entered || word.presence == .present
      kind = headIsNamed ? named : nil
    }
    if !headIsTwin { statistics.twins += 1 }
    headIsTwin = true
    return .twin
  }

  /// Counts a word that is about no frame at all.
  mutating func countInvented() { statistics.invented += 1 }

  /// Gives all frames that wait to `sink`.
  mutating func flush(into sink: inout some DeviceEventSink) {
    while head < frames.count { give(into: &sink) }
    frames.removeAll(keepingCapacity: true)
    head = 0
  }

  /// Only equal times match: the time stamps of Bluetooth batches may go backwards.
  private func frameIndex(of time: Timestamp) -> Int? {
    frames[head...].firstIndex { $0.time == time }
  }

  private mutating func give(into sink: inout some DeviceEventSink) {
    var frame = frames[head]
    // A tool without an event of libinput keeps the name from the raw frame.
    if frame.presence == .entered, !headIsNamed { kind = nil }
    if let kind { frame.tool.kind = kind }
    sink.deliver(.tool(frame))
    statistics.frames += 1
    if frame.followsGap { statistics.gaps += 1 }
    lastGiven = max(lastGiven, frame.time)
    head += 1
    headIsTwin = false
    headIsNamed = false
  }
}
