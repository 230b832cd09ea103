import StylusModel
import StylusPipeline
import StylusProtocol

/// Looks ahead of the pens that somebody wants to see ahead of.
///
/// Beside hop 5: it hears what is published, and nothing that it finds goes back into it. A value
/// without a clock or a socket. Life: ``attend(_:)`` before each batch of updates, ``note(_:)`` for every
/// message, ``tell(at:_:)`` behind the batch; and again at ``deadline``, for tails that have grown old.
struct TailPublisher {
  private var pens: [Pen] = []
  private let network: TipNetwork

  /// A tablet that is there, and the pen on it.
  private struct Pen {
    let device: DeviceID
    var predictor: TipPredictor
    /// Whether any subscriber wants its tails.
    var isWanted = false
    /// The stroke that it draws; nil while the tip is up.
    var stroke: StrokeID?
    /// Whether the stroke has grown since the last tail.
    var hasMoved = false
    /// When a tail was told that is not taken away yet.
    var told: Timestamp?

    /// Observes a sample, if somebody wants tails and the tablet saw where the tip was; false if not.
    mutating func look(at sample: Sample) -> Bool {
      guard isWanted, sample.provenance[.position] == .measured else { return false }
      predictor.observe(sample)
      return true
    }

    /// Whether there is a tail to tell, or one to take away.
    func hasNews(at now: Timestamp) -> Bool {
      hasMoved || told.map { now - $0 >= TailPublisher.tailLife } == true
    }
  }

  /// Where the tip of a stroke goes from here, for all subscribers.
  struct Tail {
    var device: DeviceID
    var stroke: StrokeID
    /// Nil takes away what was told before.
    var prediction: TipPrediction?
  }

  /// A tail behind which no sample came for so long is taken away: the pen stands still, and the tablet
  /// does not say so.
  static let tailLife = Microseconds.milliseconds(60)

  /// Looks ahead with the weights that we ship, or others.
  init(network: TipNetwork = .shipped) { self.network = network }

  /// When ``tell(at:_:)`` must be called next, also if nothing is published; nil if not at all.
  var deadline: Timestamp? {
    var oldest: Timestamp?
    for pen in pens {
      if let told = pen.told { oldest = min(oldest ?? told, told) }
    }
    return oldest.map { $0 + Self.tailLife }
  }

  /// Takes note of whose tails are wanted from now on; only their pens cost anything.
  mutating func attend(_ wants: (DeviceID) -> Bool) {
    for index in pens.indices {
      let isWanted = wants(pens[index].device)
      guard isWanted != pens[index].isWanted else { continue }
      pens[index].isWanted = isWanted
      pens[index].predictor.begin()
      pens[index].told = nil
    }
  }

  /// Hears what is published.
  mutating func note(_ message: LiveMessage) {
    switch message.content {
    case .added(let device, let tablet, _):
      guard tablet?.role == .pen else { return }
      pens.append(Pen(device: device, predictor: TipPredictor(network: network)))
    case .update(.sample(let stroke, let sample)): move(stroke, sample)
    case .update(.hover(let device, _, let sample)): hover(device, sample)
    case .update(let update): note(update)
    default: break
    }
  }

  private mutating func note(_ update: StrokeUpdate) {
    switch update {
    case .deviceRemoved(let device, _): pens.removeAll { $0.device == device }
    case .began(let beginning):
      if let index = index(of: beginning.device) { pens[index].stroke = beginning.stroke }
    case .ended(let ending): lift(ending.stroke)
    case .cancelled(let stroke, _): lift(stroke)
    case .gap(let device, _): forget(device)
    case .proximity(let change): if change.kind == .entered { forget(change.device) }
    default: break
    }
  }

  private func index(of device: DeviceID) -> Int? { pens.firstIndex { $0.device == device } }

  private func index(drawing stroke: StrokeID) -> Int? { pens.firstIndex { $0.stroke == stroke } }

  private mutating func move(_ stroke: StrokeID, _ sample: Sample) {
    guard let index = index(drawing: stroke) else { return }
    if pens[index].look(at: sample) { pens[index].hasMoved = true }
  }

  private mutating func hover(_ device: DeviceID, _ sample: Sample) {
    guard let index = index(of: device) else { return }
    _ = pens[index].look(at: sample)
  }

  /// The tip is up: the stroke's end has taken its tail away.
  private mutating func lift(_ stroke: StrokeID) {
    guard let index = index(drawing: stroke) else { return }
    pens[index].stroke = nil
    pens[index].hasMoved = false
    pens[index].told = nil
  }

  /// What comes has nothing to do with what was.
  private mutating func forget(_ device: DeviceID) {
    if let index = index(of: device) { pens[index].predictor.begin() }
  }

  /// Tells the tail of each stroke that has grown, and the end of those that are old; one prediction
  /// for all subscribers, each of whom takes as much of it as it wants.
  mutating func tell(at now: Timestamp, _ take: (Tail) -> Void) {
    for index in pens.indices where pens[index].isWanted {
      guard let stroke = pens[index].stroke, pens[index].hasNews(at: now) else { continue }
      var tail = Tail(device: pens[index].device, stroke: stroke)
      if pens[index].hasMoved { tail.prediction = pens[index].predictor.prediction }
      pens[index].hasMoved = false
      pens[index].told = tail.prediction == nil ? nil : now
      take(tail)
    }
  }
}
