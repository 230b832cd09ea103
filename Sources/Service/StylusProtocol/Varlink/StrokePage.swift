package import StylusModel

/// Some finished strokes: the reply of `GetStrokes`.
///
/// Life: begin a page for a query, append strokes until one does not fit, write it.
package struct StrokePage: Hashable, Sendable {
  /// The strokes, oldest first.
  package private(set) var strokes: [CapturedStroke] = []
  /// The last stroke of the page; if it is empty, the newest: no later stroke is kept.
  package private(set) var next: UInt64
  /// The newest finished stroke; 0 if there never was one.
  package let newest: UInt64
  /// The oldest stroke that is kept; 0 if there is none.
  package let oldest: UInt64
  /// The number of strokes that the caller has not seen and that are not kept any more.
  package private(set) var missed: UInt64
  /// Names the numbering.
  package let epoch: UInt64
  /// Names the run of the daemon: within it, numbers of devices and live strokes mean the same.
  package var run: UInt64
  /// The newest stroke of an earlier run; 0 if there is none.
  package var earlier: UInt64 = 0
  /// The offset from a time of this run to microseconds since 1970, according to the current
  /// clocks; nil for a recording, which has its own times.
  package var clockOffset: Int64?

  private var query: StrokeQuery
  private var room = VarlinkDecoder.longestReply - 1024

  /// An empty page; `newest` includes strokes that are not kept any more.
  package init(for query: StrokeQuery, oldest: UInt64, newest: UInt64, epoch: UInt64) {
    self.query = query
    self.oldest = oldest
    self.newest = newest
    self.epoch = epoch
    run = epoch
    next = newest
    let firstKept = oldest == 0 ? newest + 1 : oldest
    missed = firstKept > query.since ? firstKept - query.since - 1 : 0
  }

  /// Adds the next stroke; false if the page is full, and then nothing is added.
  ///
  /// The first stroke always fits.
  package mutating func append(_ stroke: CapturedStroke) -> Bool {
    let size = CapturedStroke.largestJSON(samples: query.samples ? stroke.samples.count : 0)
    guard strokes.isEmpty || (strokes.count < query.limit && size <= room) else { return false }
    room -= size
    strokes.append(stroke)
    next = stroke.sequence
    return true
  }

  /// Counts as missed all strokes that are neither in this page nor after it, including unreadable
  /// ones in between.
  package mutating func countMissed() {
    guard next > query.since else { return }
    missed = next - query.since - UInt64(strokes.count)
  }

  /// Computes the time of day at which its strokes began, if the page contains the offset.
  package mutating func setDates() {
    for index in strokes.indices where strokes[index].sequence > earlier {
      strokes[index].setDate(clockOffset: clockOffset.map { Microseconds($0) })
    }
  }

  /// The query for the next page; nil if there is none.
  ///
  /// Also nil if the daemon does not advance.
  package var following: StrokeQuery? {
    guard next > query.since, next < newest else { return nil }
    var following = query
    following.since = next
    return following
  }
}

extension StrokePage: JSONRecord {
  package static let layout = RecordLayout(Self.init(_:_:_:_:_:_:_:_:_:)) {
    JSONField(strokes: \.strokes, withSamples: \.query.samples)
    JSONField("next", \.next)
    JSONField("newest", \.newest)
    JSONField("oldest", \.oldest)
    JSONField("missed", \.missed)
    JSONField("epoch", \.epoch)
    JSONField("run", \.run, missing: "epoch")
    JSONField("earlier", \.earlier, missing: 0)
    JSONField("clock_offset", \.clockOffset)
  }

  private init(
    _ strokes: [CapturedStroke], _ next: UInt64, _ newest: UInt64, _ oldest: UInt64,
    _ missed: UInt64, _ epoch: UInt64, _ run: UInt64, _ earlier: UInt64, _ clockOffset: Int64?
  ) throws(ProtocolError) {
    // Otherwise a daemon could keep its caller asking forever.
    guard next == strokes.last?.sequence ?? newest else { throw .invalidField("next") }
    query = StrokeQuery(since: 0)
    (self.strokes, self.next, self.newest, self.oldest) = (strokes, next, newest, oldest)
    (self.missed, self.epoch, self.run) = (missed, epoch, run)
    (self.earlier, self.clockOffset) = (earlier, clockOffset)
  }

  /// Reads the reply to a query.
  package init(_ parameters: JSONObject, to query: StrokeQuery) throws(ProtocolError) {
    try self.init(parameters)
    self.query = query
  }
}
