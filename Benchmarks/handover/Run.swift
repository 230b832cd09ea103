import Glibc
import LinuxIO
import StylusModel
import StylusPipeline
import Synchronization

/// One run of one way: a thread that sends events in a rhythm and one that receives them.
///
/// Everything either thread writes to is made before it starts, so that what it allocates is the
/// way's.
final class Run<Way: Hop>: Sendable {
  private let hop: Way
  private let rhythm: Rhythm
  private let events: Int
  private let pens = Pens()
  private let reading: Mutex<Reading>
  /// What the writer spent on handing over, in nanoseconds.
  private let spent = Mutex(Int64(0))

  /// Prepares a run of so many events.
  ///
  /// - Throws: what the kernel refuses.
  init(_ hop: Way, _ rhythm: Rhythm, events: Int) throws {
    self.hop = hop
    self.rhythm = rhythm
    self.events = events
    reading = Mutex(try Reading(of: hop, events: events))
  }

  /// Runs it.
  ///
  /// - Throws: what the kernel refuses.
  func measure() throws -> Outcome {
    let receiver = try WorkerThread(named: Way.name + "-out") { [self] in receive() }
    let sender = try WorkerThread(named: Way.name + "-in") { [self] in send() }
    sender.join()
    receiver.join()
    let delays = reading.withLock { $0.delays }
    return Outcome(
      delays: delays.sorted(), sending: Double(spent.withLock { $0 }) / Double(events))
  }

  private func send() {
    var pens = pens
    let start = Clock.nanoseconds + 20_000_000
    var sent = 0
    var total: Int64 = 0
    while sent < events {
      Clock.sleep(until: start + rhythm.due(sent))
      pens.moment = Clock.nanoseconds
      var end = sent
      while end < events, start + rhythm.due(end) <= pens.moment { end += 1 }
      hop.send(sent..<end, of: pens)
      total += Clock.nanoseconds - pens.moment
      sent = end
    }
    spent.withLock { $0 = total }
  }

  private func receive() {
    reading.withLock { reading in
      while reading.delays.count < events { reading.take(from: hop) }
    }
  }
}

/// What a run showed, in nanoseconds.
struct Outcome {
  /// From the moment at which a frame was there to the moment at which the reader had it; sorted.
  var delays: [Int64]
  /// What the writer spent on handing over one event, on average.
  var sending: Double
}

/// The reading thread's part.
struct Reading: ~Copyable {
  private(set) var delays: [Int64] = []
  private var ready: [Poller.Ready] = []
  private var spare: [DeviceEvent] = []
  private let poller: Poller

  init(of hop: some Hop, events: Int) throws {
    let poller = try Poller()
    try poller.add(hop.arrival, token: 1)
    self.poller = poller
    delays.reserveCapacity(events)
    ready.reserveCapacity(Poller.batch)
    spare.reserveCapacity(Rhythm.room)
  }

  /// Waits and takes what is there; the clock is read for every event.
  mutating func take(from hop: some Hop) {
    do throws(SystemError) { try poller.wait(into: &ready) } catch {
      preconditionFailure("\(error)")
    }
    hop.receive(&spare) { event in
      guard case .tool(let frame) = event else { preconditionFailure("nobody sent that") }
      precondition(frame.deviceTicks == UInt32(delays.count), "an event was lost or came twice")
      delays.append(Clock.nanoseconds - frame.time.microseconds)
    }
  }
}

/// CLOCK_MONOTONIC, finer than a daemon needs it.
enum Clock {
  /// Nanoseconds since an arbitrary origin.
  static var nanoseconds: Int64 {
    var now = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &now)
    return Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec)
  }

  /// Sleeps until a moment.
  static func sleep(until moment: Int64) {
    var until = timespec(
      tv_sec: Int(moment / 1_000_000_000), tv_nsec: Int(moment % 1_000_000_000))
    while unsafe clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &until, nil) == EINTR {}
  }
}
