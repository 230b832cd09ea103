import StylusModel
import StylusPipeline
import StylusProtocol

/// Predicts for the pens whose predictions are requested.
///
/// Beside hop 5: it hears what is published, and nothing that it finds goes back into it. A value
/// without a clock or a socket. Life: ``attend(_:)`` before each batch of updates,
/// ``applyMessage(_:)`` for every message, ``publishTails(at:_:)`` behind the batch; and again at
/// ``deadline``, for tails that have grown old.
struct TailPublisher {
  private var pens: [Pen] = []
  private let network: TipNetwork
  private let learning: Learning
  /// The owner of the drawing hands; nil for none.
  private var owner: UInt32?
  private var handRequests: [HandStore.HandRequest] = []

  /// What becomes of what the predictors learn of hands.
  enum Learning {
    /// Nothing is learned.
    case off
    /// It is forgotten when the tablet goes.
    case inMemory
    /// It is kept for the next time: ``takeWishes()``.
    case kept
  }

  /// A tablet that is there, and the pen on it.
  private struct Pen {
    let tablet: Tablet
    var predictor: TipPredictor
    var hand = PenHand()
    /// Whether any subscriber requests its tails.
    var isWanted = false
    /// The stroke that it draws; nil while the tip is up.
    var stroke: StrokeID?
    /// Whether the stroke has grown since the last tail.
    var hasMoved = false
    /// When a tail was told that is not taken away yet.
    var lastTail: Timestamp?

    var device: DeviceID { tablet.id }

    /// Observes a sample, if tails are requested and the tablet measured the position of the tip;
    /// false if not.
    mutating func observeTip(at sample: Sample) -> Bool {
      guard isWanted, sample.provenance[.position] == .measured else { return false }
      predictor.observe(sample)
      return true
    }

    /// A tool comes near, or draws: what is to be kept and fetched, if it is another hand's.
    mutating func switchTool(_ tool: Tool, of key: HandKey?) -> [HandStore.HandRequest] {
      hand.switchTool(tool, key, &predictor)
    }

    /// Continues with what was kept of the hand, if it has come.
    mutating func adoptHand() { hand.adoptFetched(&predictor) }

    /// Forgets what was learned of the hand.
    mutating func forgetHand() { hand.dropLessons(&predictor) }

    /// Whether there is a tail to tell, or one to take away.
    func hasNews(at now: Timestamp) -> Bool {
      hasMoved || lastTail.map { now - $0 >= TailPublisher.tailLife } == true
    }
  }

  /// Where the tip of a stroke goes from here, for all subscribers.
  struct PublishedTail {
    var device: DeviceID
    var stroke: StrokeID
    /// Nil takes away what was told before.
    var prediction: TipPrediction?
  }

  /// A tail is removed if no sample follows for this time: the pen rests, and the tablet does not
  /// report it.
  static let tailLife = Microseconds.milliseconds(60)

  /// Looks ahead with the weights that we ship, or others.
  init(network: TipNetwork = .shipped, learning: Learning = .inMemory) {
    self.network = network
    self.learning = learning
  }

  /// When ``publishTails(at:_:)`` must be called next, also if nothing is published; nil if not at
  /// all.
  var deadline: Timestamp? {
    var oldest: Timestamp?
    for pen in pens {
      if let told = pen.lastTail { oldest = min(oldest ?? told, told) }
    }
    return oldest.map { $0 + Self.tailLife }
  }

  /// Records whose tails are wanted from now on; only their pens cost anything.
  mutating func updateInterest(_ wants: (DeviceID) -> Bool) {
    for index in pens.indices {
      let isWanted = wants(pens[index].device)
      guard isWanted != pens[index].isWanted else { continue }
      pens[index].isWanted = isWanted
      pens[index].predictor.restart()
      pens[index].lastTail = nil
    }
  }

  /// Hears what is published.
  mutating func applyMessage(_ message: LiveMessage) {
    switch message.content {
    case .added(_, let tablet?, _) where tablet.role == .pen:
      let predictor = TipPredictor(network: network, learns: learning != .off)
      pens.append(Pen(tablet: tablet, predictor: predictor))
    case .update(.sample(let stroke, let sample)): observeSample(stroke, sample)
    case .update(.hover(let device, _, let sample)): hover(device, sample)
    case .update(let update): applyUpdate(update)
    default: break
    }
  }

  private mutating func applyUpdate(_ update: StrokeUpdate) {
    switch update {
    case .deviceRemoved(let device, _):
      if let index = index(of: device) { keepHand(index, worth: PenHand.worthKeeping) }
      pens.removeAll { $0.device == device }
    case .began(let beginning):
      guard let index = index(of: beginning.device) else { return }
      switchTool(beginning.tool, index)
      pens[index].stroke = beginning.stroke
    case .ended(let ending): endStroke(ending.stroke)
    case .cancelled(let stroke, _): endStroke(stroke)
    case .gap(let device, _): restartPredictor(device)
    case .proximity(let change): applyProximity(change)
    default: break
    }
  }

  private mutating func applyProximity(_ change: ProximityChange) {
    guard let index = index(of: change.device) else { return }
    if change.kind == .entered {
      pens[index].predictor.restart()
      // A number that is not known yet comes with the stroke.
      if change.tool.serial != 0 { switchTool(change.tool, index) }
    } else {
      keepHand(index, worth: PenHand.worthKeeping)
    }
  }

  private func index(of device: DeviceID) -> Int? { pens.firstIndex { $0.device == device } }

  private func index(drawing stroke: StrokeID) -> Int? { pens.firstIndex { $0.stroke == stroke } }

  private mutating func observeSample(_ stroke: StrokeID, _ sample: Sample) {
    guard let index = index(drawing: stroke) else { return }
    if pens[index].observeTip(at: sample) { pens[index].hasMoved = true }
  }

  private mutating func hover(_ device: DeviceID, _ sample: Sample) {
    guard let index = index(of: device) else { return }
    _ = pens[index].observeTip(at: sample)
  }

  /// The tip is up: the stroke's end has taken its tail away.
  private mutating func endStroke(_ stroke: StrokeID) {
    guard let index = index(drawing: stroke) else { return }
    pens[index].stroke = nil
    pens[index].hasMoved = false
    pens[index].lastTail = nil
    pens[index].adoptHand()
    keepHand(index, worth: PenHand.atRisk)
  }

  /// What comes has nothing to do with what was.
  private mutating func restartPredictor(_ device: DeviceID) {
    if let index = index(of: device) { pens[index].predictor.restart() }
  }

  // MARK: Hands

  /// The pens that draw now are another user's; nil: nobody's.
  mutating func change(owner: UInt32?) {
    guard owner != self.owner else { return }
    self.owner = owner
    for index in pens.indices {
      switchTool(Tool(kind: .pen, serial: pens[index].hand.serial ?? 0), index)
    }
  }

  /// What the disk is asked for since the last time.
  mutating func takeHandRequests() -> [HandStore.HandRequest] {
    defer { handRequests = [] }
    return handRequests
  }

  /// What is kept of a hand has come; nil if nothing is.
  mutating func installHand(_ hand: HandModel?, of key: HandKey) {
    for index in pens.indices where pens[index].hand.key == key {
      pens[index].hand.storeFetched(hand)
      if pens[index].stroke == nil { pens[index].adoptHand() }
    }
  }

  /// Forgets what was learned of the hands of who draws now.
  mutating func forgetHands() {
    for index in pens.indices { pens[index].forgetHand() }
    handRequests = []
  }

  /// Asks to keep all that was learned: it is the end.
  mutating func keepHands() {
    for index in pens.indices { keepHand(index, worth: 1) }
  }

  /// The learned models of the hands that draw now.
  var hands: [HandStatistics] {
    pens.compactMap { pen in
      let hand = pen.predictor.hand
      guard hand.lessons > 0, let serial = pen.hand.serial else { return nil }
      return HandStatistics(
        device: pen.device, serial: serial, lessons: hand.lessons, gain: Float(hand.gain))
    }
  }

  private mutating func switchTool(_ tool: Tool, _ index: Int) {
    var key: HandKey?
    if learning == .kept { key = owner.map { HandKey(owner: $0, pens[index].tablet, tool) } }
    handRequests += pens[index].switchTool(tool, of: key)
  }

  private mutating func keepHand(_ index: Int, worth lessons: UInt64) {
    guard let wish = pens[index].hand.pendingSave(pens[index].predictor, worth: lessons) else {
      return
    }
    handRequests.append(wish)
  }

  // MARK: Tails

  /// Sends the tail of each stroke that has grown, and the end of old tails; one prediction for all
  /// subscribers, each of which takes as much of it as it requests.
  mutating func publishTails(at now: Timestamp, _ take: (PublishedTail) -> Void) {
    for index in pens.indices where pens[index].isWanted {
      guard let stroke = pens[index].stroke, pens[index].hasNews(at: now) else { continue }
      var tail = PublishedTail(device: pens[index].device, stroke: stroke)
      if pens[index].hasMoved { tail.prediction = pens[index].predictor.prediction }
      pens[index].hasMoved = false
      pens[index].lastTail = tail.prediction == nil ? nil : now
      take(tail)
    }
  }
}
