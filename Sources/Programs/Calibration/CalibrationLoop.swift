import Glibc
import LinuxIO
import StylusClient
import StylusModel
import StylusProtocol
import WaylandClient

/// The loop of a calibration: news of the daemon, events of the compositor, one timer, signals.
///
/// Life: made, ``run()`` until a calibration is stored and tried, or something is in its way. It
/// waits for nobody who is not there, unlike the overlay: somebody sits before it.
package final class CalibrationLoop {
  private let poller: Poller
  private let signals: SignalSource
  private let alarm: Alarm
  private let wishes: CalibrationOrder
  private let state: CalibrationState
  private let compositor: Compositor
  private let end: Timestamp?
  private var feed: InkFeed?
  private var overlay: OverlayBeside?
  private var ready: [Poller.Ready] = []
  private var events: [CompositorEvent] = []

  private enum Token {
    static let signals: UInt64 = 1
    static let alarm: UInt64 = 2
    static let news: UInt64 = 3
    static let compositor: UInt64 = 4
  }

  /// A socket that is full is looked at again so soon.
  private static let room = Microseconds.milliseconds(10)

  /// Reads the configuration and connects to the compositor. To be made before any other thread,
  /// for the signals.
  package init(_ wishes: CalibrationOrder) throws(CalibrationFailure) {
    SignalSource.ignoreBrokenPipes()
    let now = Timestamp.now
    self.wishes = wishes
    end = wishes.duration.map { now + $0 }
    do throws(SystemError) {
      signals = try SignalSource([SIGTERM, SIGINT, SIGHUP])
      poller = try Poller()
      alarm = try Alarm()
    } catch {
      throw .system(error)
    }
    state = try CalibrationState(wishes, at: now)
    do throws(WaylandFault) { compositor = try Compositor() } catch { throw .compositor(error) }
    do throws(SystemError) {
      try poller.add(signals.number, token: Token.signals)
      try poller.add(alarm.number, token: Token.alarm)
      try poller.add(compositor.number, token: Token.compositor)
    } catch {
      throw .system(error)
    }
  }

  /// Serves until there is nothing more to do.
  ///
  /// - Throws: why nothing was stored. What comes after that ends the trial, no more.
  package func run() throws(CalibrationFailure) {
    do throws(CalibrationFailure) {
      try settle()
      while !state.isOver { try turn() }
    } catch {
      if !state.isStored { throw error }
    }
  }

  private func turn() throws(CalibrationFailure) {
    do throws(SystemError) { try poller.wait(into: &ready) } catch { throw .system(error) }
    for event in ready {
      switch event.token {
      case Token.signals: if signals.next() != nil { throw .cancelled }
      case Token.alarm: alarm.acknowledge()
      case Token.news: try takeNews()
      default: try takeEvents()
      }
    }
    if !state.isOver { try settle() }
  }

  private func takeNews() throws(CalibrationFailure) {
    guard let feed else { return }
    let news: [InkNews]?
    do throws(ClientError) { news = try feed.take() } catch { throw .daemon("\(error)") }
    guard let news else { throw .daemon("the daemon has no more to say. Fix: restart it") }
    for piece in news { try state.take(piece, at: .now) }
  }

  private func takeEvents() throws(CalibrationFailure) {
    do throws(WaylandFault) { try compositor.receive(into: &events) } catch {
      throw .compositor(error)
    }
    for event in events { try state.serve(event) }
  }

  /// Everything was told: does what there is to do, and sets the timer for what comes next.
  private func settle() throws(CalibrationFailure) {
    let now = Timestamp.now
    if state.isReady, feed == nil { try listen() }
    var deadline = try state.tend(at: now, on: compositor)
    if compositor.isFull {
      do throws(WaylandFault) { try compositor.flush() } catch { throw .compositor(error) }
      deadline = min(deadline, now + Self.room)
    }
    if let end {
      if end <= now { throw .cancelled }
      deadline = min(deadline, end)
    }
    alarm.set(at: deadline)
  }

  /// Begins to listen to the daemon, once there is somebody to show marks.
  private func listen() throws(CalibrationFailure) {
    var wishes = Subscription()
    (wishes.hover, wishes.pads, wishes.updates, wishes.predicted) = (true, false, false, 0)
    let made: InkFeed
    do throws(ClientError) { made = try InkFeed(path: self.wishes.socket, wishes) } catch {
      throw .daemon("\(error)")
    }
    do throws(SystemError) { try poller.add(made.descriptor, token: Token.news) } catch {
      throw .system(error)
    }
    feed = made
    overlay = OverlayBeside(hiding: self.wishes.commands)
  }
}
