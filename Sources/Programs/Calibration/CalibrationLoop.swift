import Glibc
import LinuxIO
import StylusClient
import StylusModel
import StylusProtocol
import WaylandClient

/// The loop of a calibration: news of the daemon, events of the compositor, one timer, signals.
///
/// Life: made, ``runLoop()`` until a calibration is stored and tried, or something is in its way.
/// It waits for nobody who is not there, unlike the overlay: somebody sits before it.
package final class CalibrationLoop {
  private let loop: EventLoop<Source>
  private let order: CalibrationOrder
  private let state: CalibrationState
  private let compositor: Compositor
  private let end: Timestamp?
  private var feed: InkFeed?
  private var overlay: OverlayBeside?
  private var events: [CompositorEvent] = []

  private enum Source: UInt64 { case daemon, compositor }

  /// A socket that is full is looked at again so soon.
  private static let room = Microseconds.milliseconds(10)

  /// Reads the configuration and connects to the compositor. To be made before any other thread,
  /// for the signals.
  package init(_ wishes: CalibrationOrder) throws(CalibrationError) {
    SignalSource.ignoreBrokenPipes()
    let now = Timestamp.now
    self.order = wishes
    end = wishes.duration.map { now + $0 }
    do throws(SystemError) {
      loop = try EventLoop(signals: [SIGTERM, SIGINT, SIGHUP])
    } catch {
      throw .system(error)
    }
    state = try CalibrationState(wishes, at: now)
    do throws(WaylandError) { compositor = try Compositor() } catch { throw .compositor(error) }
    do throws(SystemError) { try loop.watch(compositor.number, as: .compositor) } catch {
      throw .system(error)
    }
  }

  /// Serves until there is nothing more to do.
  ///
  /// - Throws: why nothing was stored. What comes after that ends the trial, no more.
  package func runLoop() throws(CalibrationError) {
    do throws(CalibrationError) {
      try finishTurn()
      while !state.isOver { try runTurn() }
    } catch {
      if !state.isStored { throw error }
    }
  }

  private func runTurn() throws(CalibrationError) {
    let events: [EventLoop<Source>.Event]
    do throws(SystemError) { events = try loop.wait() } catch { throw .system(error) }
    for event in events {
      switch event {
      case .ready(.daemon): try takeNews()
      case .ready(.compositor): try takeEvents()
      case .signal: throw .cancelled
      case .deadline: break
      }
    }
    if !state.isOver { try finishTurn() }
  }

  private func takeNews() throws(CalibrationError) {
    guard let feed else { return }
    let news: [InkNews]?
    do throws(ClientError) { news = try feed.take() } catch { throw .daemon("\(error)") }
    guard let news else { throw .daemon("the daemon has ended the stream. Fix: restart it") }
    for piece in news { try state.handleNews(piece, at: .now) }
  }

  private func takeEvents() throws(CalibrationError) {
    do throws(WaylandError) { try compositor.dispatchEvents(into: &events) } catch {
      throw .compositor(error)
    }
    for event in events { try state.handleEvent(event) }
  }

  /// Does what there is to do after all events were handled, and sets the next deadline.
  private func finishTurn() throws(CalibrationError) {
    let now = Timestamp.now
    if state.isReady, feed == nil { try listen() }
    var deadline = try state.performDueWork(at: now, on: compositor)
    if compositor.isFull {
      do throws(WaylandError) { try compositor.flush() } catch { throw .compositor(error) }
      deadline = min(deadline, now + Self.room)
    }
    if let end {
      if end <= now { throw .cancelled }
      deadline = min(deadline, end)
    }
    loop.deadline = deadline
  }

  /// Begins to listen to the daemon, once there is somebody to show marks.
  private func listen() throws(CalibrationError) {
    var wishes = Subscription()
    (wishes.hover, wishes.pads, wishes.updates, wishes.predicted) = (true, false, false, 0)
    let made: InkFeed
    do throws(ClientError) { made = try InkFeed(path: self.order.socket, wishes) } catch {
      throw .daemon("\(error)")
    }
    do throws(SystemError) { try loop.watch(made.descriptor, as: .daemon) } catch {
      throw .system(error)
    }
    feed = made
    overlay = OverlayBeside(hiding: self.order.commands)
  }
}
