import Foundation
import InkCanvas
import InkDrawing
import InkFitting
import InkGeometry
import InkRendering
import LinuxIO
import StylusClient
import StylusModel
import StylusProtocol
import WaylandClient

/// Shows the daemon's ink with the overlay's own surfaces and rasterizer, but not when the overlay
/// would.
final class PeerClient {
  private(set) var account = Account()
  private let way: Way
  private let predicts: Bool
  private let surface: Surface
  private let feed: InkFeed
  private let fits: Fits
  private var canvas: OutputCanvas
  private var mapping: OutputMapping?
  private var strokes: [StrokeID: Timestamp] = [:]
  /// The stroke that is being drawn: its last sample, and where it goes from there.
  private var tip: (stroke: StrokeID, sample: Sample, tail: PredictedTail?)?
  private var awaitsFrame = false
  /// From the last commit that was shown to its showing; what a tail is drawn for.
  private var usualDelay = Microseconds(20_000)
  private var commitTimes: [UInt64: Timestamp] = [:]

  private enum Token {
    static let compositor: UInt64 = 1
    static let news: UInt64 = 2
    static let fits: UInt64 = 3
  }

  init(_ way: Way, socket: String, predicts: Bool) throws {
    self.way = way
    self.predicts = predicts
    surface = try Surface()
    fits = try Fits()
    canvas = OutputCanvas(
      width: Int(surface.size.width), height: Int(surface.size.height),
      pixelsPerMillimeter: surface.place.pixelsPerMillimeter, buffers: Surface.buffers)
    var wishes = Subscription()
    wishes.pads = false
    wishes.predicted = predicts ? Subscription.mostPredicted : 0
    feed = try InkFeed(path: socket, wishes)
  }

  /// Shows ink until then.
  func run(until end: Timestamp) throws {
    let poller = try Poller()
    try poller.add(surface.compositor.number, token: Token.compositor)
    try poller.add(feed.descriptor, token: Token.news)
    try poller.add(fits.descriptor, token: Token.fits)
    var ready: [Poller.Ready] = []
    var second = Timestamp.now + .milliseconds(1_000)
    while Timestamp.now < end {
      try poller.wait(atMost: min(second, end) - .now, into: &ready)
      for event in ready {
        switch event.token {
        case Token.compositor: for event in try surface.events() { serve(event) }
        case Token.news: for news in try feed.take() ?? [] { take(news) }
        default: for (stroke, fitted) in fits.take() { canvas.finish(stroke, as: fitted) }
        }
      }
      if canvas.isOutOfDate, !awaitsFrame { try commit() }
      if second <= .now {
        account.printProgress()
        second = second + .milliseconds(1_000)
      }
    }
  }

  private func serve(_ event: CompositorEvent) {
    switch event {
    case .presented(_, let shown):
      account.present(shown.commit, at: shown.time.microseconds)
      if let time = commitTimes.removeValue(forKey: shown.commit) {
        usualDelay = shown.time - time
      }
    case .discarded(_, let commit):
      account.discard(commit)
      commitTimes[commit] = nil
    case .frame: awaitsFrame = false
    default: break
    }
  }

  private func commit() throws {
    guard let index = surface.overlay.freeBuffer else { return }
    let now = Timestamp.now
    let place = expectTip(at: now + usualDelay)
    if way == .full {
      canvas.forget(buffer: index)
      canvas.forgetPicture()
    }
    let layout = PixelLayout(bounds: canvas.bounds, order: .blueLowest)
    let changed = surface.overlay.withPixels(of: index) {
      canvas.repair(buffer: index, &$0, layout: layout)
    }
    guard !changed.isEmpty,
      let number = try surface.commit(index, changed, asksForFrame: way != .eager)
    else { return }
    awaitsFrame = way != .eager
    commitTimes[number] = now
    account.commit(number, tip: place, damage: changed.reduce(0) { $0 + $1.width * $1.height })
  }

  /// Draws the tail up to a moment; where the tip is then.
  private func expectTip(at moment: Timestamp) -> Account.Place? {
    guard let tip, let mapping, let began = strokes[tip.stroke] else { return nil }
    let until = moment + Microseconds(-account.offset)
    let points =
      tip.tail?.points(until: until, within: Millimeters(1)).map(\.sample) ?? []
    canvas.expect(points.map { mapping.sample($0, began: began) }, behind: tip.stroke)
    let last = points.last ?? tip.sample
    return (Double(last.x.value), Double(last.y.value))
  }
}

// What the daemon tells.
extension PeerClient {
  private func take(_ news: InkNews) {
    guard case .message(let message) = news else { return }
    switch message.content {
    case .added(_, let tablet?, _), .changed(_, let tablet?, _): map(tablet)
    case .predicted(let stroke, let points):
      guard let tip, tip.stroke == stroke else { return }
      self.tip?.tail = PredictedTail(origin: tip.sample, points: points)
    case .update(let update): take(update)
    default: break
    }
  }

  private func map(_ tablet: Tablet) {
    guard tablet.role == .pen else { return }
    mapping = try? TabletMapping(tablet, wish: MappingChoice(), outputs: [surface.place])
      .onto(surface.place)
  }

  private func take(_ update: StrokeUpdate) {
    switch update {
    case .proximity(let change): account.heed(change.time)
    case .began(let beginning):
      account.heed(beginning.time)
      strokes[beginning.stroke] = beginning.time
      canvas.begin(beginning.stroke, StrokeStyle(ink: Ink(.pen), width: InkType.pen.defaultWidth))
    case .sample(let stroke, let sample):
      account.heed(sample.time)
      account.append(sample.time)
      tip = (stroke, sample, nil)
      if let mapping, let began = strokes[stroke] {
        canvas.append(mapping.sample(sample, began: began), to: stroke)
      }
    case .corrected(let correction):
      if let mapping, let began = strokes[correction.stroke] {
        canvas.correct(
          Int(correction.position), to: mapping.sample(correction.sample, began: began),
          in: correction.stroke)
      }
    case .ended(let ending):
      tip = nil
      canvas.expect([], behind: ending.stroke)
      canvas.end(ending.stroke, at: ending.time)
    case .finished(let summary): finish(summary.stroke)
    case .cancelled(let stroke, _): canvas.cancel(stroke)
    default: break
    }
  }

  private func finish(_ stroke: StrokeID) {
    if let ink = canvas.inkToFit(stroke) { fits.put(ink, of: stroke) }
  }
}
