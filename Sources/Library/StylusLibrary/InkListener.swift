import CInterface
import CStylus
import StylusClient
import StylusModel
import StylusProtocol

/// A client of the daemon for C: the waiting events, and the data of the event that was taken last.
final class InkListener {
  private var ink: PolledInk
  private var narration = InkNarration()
  private var news: [InkNews] = []
  private var waiting: [InkEvent] = []
  /// The number of waiting events that were taken.
  private var taken = 0
  /// The reason for the end, if it was not reported yet; nil while more may come.
  private var ending: String?
  private var isOver = false
  /// The samples of the event that was taken last.
  private(set) var samples = EventSamples.none
  private(set) var tablets: [DeviceID: Tablet] = [:]
  private var counts: [StrokeID: UInt32] = [:]
  /// The last finished stroke that was taken.
  private(set) var place: InkPlace?
  /// The message about the last fetched event; nil if there is none.
  private var words: String?

  /// The samples of an event.
  enum EventSamples {
    case none
    case measured([Sample])
    case guessed([PredictedSample])

    var count: Int {
      switch self {
      case .none: 0
      case .measured(let samples): samples.count
      case .guessed(let guesses): guesses.count
      }
    }
  }

  init(path: String?, _ subscription: Subscription, since place: InkPlace?) throws(ClientError) {
    ink = try PolledInk(path: path, subscription, since: place)
    self.place = place
  }

  var descriptor: Int32 { ink.descriptor }

  /// Reads from the daemon; returns the number of waiting events.
  ///
  /// Reads nothing while a turn's largest number of events waits: the client then counts as slow.
  func dispatch() -> Int {
    if taken == waiting.count {
      waiting.removeAll(keepingCapacity: true)
      taken = 0
    }
    if !isOver, waiting.count - taken < Self.most { readNews() }
    return waiting.count - taken + (ending == nil ? 0 : 1)
  }

  /// The maximum number of waiting events.
  private static let most = 4_096

  private func readNews() {
    news.removeAll(keepingCapacity: true)
    do throws(ClientError) {
      if try !ink.poll(&news) { (ending, isOver) = ("the recording is over", true) }
    } catch {
      (ending, isOver) = ("\(error)", true)
    }
    for piece in news {
      if let event = narration.event(of: piece) { waiting.append(event) }
    }
  }

  /// The message about the last fetched event, once.
  func takeWords() -> String? { words.take() }

  /// The next event; nil if there is none.
  func nextEvent() -> stylus_event? {
    samples = .none
    guard taken < waiting.count else {
      words = ending.take()
      return words == nil ? nil : stylus_event(STYLUS_OVER)
    }
    taken += 1
    let event = waiting[taken - 1]
    trackEvent(event)
    var told = stylus_event(event)
    if case .sample(let stroke, _) = event { told.index = counts[stroke, default: 1] - 1 }
    if case .disconnected(let error, _) = event { words = "\(error)" }
    return told
  }

  /// Records what an event changes.
  private func trackEvent(_ event: InkEvent) {
    switch event {
    case .connected(let place): if self.place == nil { self.place = place }
    case .missed(.numbering): place?.sequence = 0
    case .device(let device, let tablet?): tablets[device] = tablet
    case .deviceRemoved(let device): tablets[device] = nil
    case .began(let beginning): counts[beginning.stroke] = 0
    case .sample(let stroke, _): counts[stroke, default: 0] += 1
    case .restored(let stroke):
      counts[stroke.id] = UInt32(clamping: stroke.samples.count)
      samples = .measured(stroke.samples)
    case .predicted(_, let tail): samples = .guessed(tail.points)
    case .finished(let stroke):
      counts[stroke.id] = nil
      samples = .measured(stroke.samples)
      if stroke.sequence > 0 {
        place = ink.place.map { InkPlace(epoch: $0.epoch, sequence: stroke.sequence) }
      }
    case .cancelled(let stroke), .lost(let stroke): counts[stroke] = nil
    default: break
    }
  }
}
