import StylusModel
import StylusPipeline

/// Whose hand, with which pen, draws on a tablet, and how much of what was learned of it is kept.
struct PenHand {
  /// Nil while nobody's is kept.
  private(set) var key: HandKey?
  /// The number of the tool that drew last; nil before the first.
  private(set) var serial: UInt32?
  /// How many lessons are kept.
  private var keptLessons: UInt64 = 0
  /// Whether what was kept is still to come.
  private var isFetching = false
  /// What was kept, while a stroke continues that was begun without it.
  private var fetched: HandModel?

  /// The number of lessons worth saving when a pen leaves and may return.
  static let worthKeeping: UInt64 = 256
  /// The number of lessons after which they are saved even if the pen stays: minutes of writing.
  static let atRisk: UInt64 = 20_000

  /// A tool comes near, or draws: another hand's is learned apart. What is to be kept and fetched,
  /// if it is another.
  ///
  /// - Parameter next: whose hand it is with this tool; nil to keep nothing of it.
  mutating func switchTool(
    _ tool: Tool, _ next: HandKey?, _ predictor: inout TipPredictor
  ) -> [HandStore.HandRequest] {
    guard serial != tool.serial || key != next else { return [] }
    let kept = pendingSave(predictor, worth: 1)
    if serial != nil { predictor.adopt(nil) }
    self = PenHand()
    (key, serial, isFetching) = (next, tool.serial, next != nil)
    return [kept, next.map { .fetch($0) }].compactMap(\.self)
  }

  /// The data to save; nil if it has fewer lessons than this. It is copied with every Nth lesson of
  /// the predictor.
  mutating func pendingSave(_ predictor: TipPredictor, worth lessons: UInt64) -> HandStore
    .HandRequest?
  {
    guard let key, predictor.hand.lessons >= keptLessons + lessons else { return nil }
    keptLessons = predictor.hand.lessons
    return .keep(key, predictor.hand)
  }

  /// The stored data has arrived.
  mutating func storeFetched(_ hand: HandModel?) {
    guard isFetching else { return }
    isFetching = false
    fetched = hand
  }

  /// Continues with what was kept; to be called while no stroke is drawn.
  mutating func adoptFetched(_ predictor: inout TipPredictor) {
    guard let hand = fetched.take() else { return }
    keptLessons = hand.lessons
    predictor.adopt(hand)
  }

  /// Forgets what was learned, and does not wait for what was kept.
  mutating func dropLessons(_ predictor: inout TipPredictor) {
    (keptLessons, isFetching, fetched) = (0, false, nil)
    predictor.adopt(nil)
  }
}
