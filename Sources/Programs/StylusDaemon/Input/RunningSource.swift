import Evdev
import LinuxIO
import StylusDevices
import StylusModel
import StylusPipeline
import StylusProtocol

/// The input thread and the stroke thread of one source, seen from the main thread.
final class RunningSource {
  /// What the strokes hand over.
  let updates: Handover<Stamped<PipelineOutput>>
  /// What the main thread hands to the strokes.
  let late: Handover<DeviceEvent>
  /// Whether it may be made to wait.
  private(set) var isRecording = false
  /// The measurements of the threads.
  let gauges = Gauges()
  private let events: Handover<Stamped<DeviceEvent>>
  private let control: SourceControl
  /// Waits for the last updates.
  private let ending: Poller
  private var threads: [Thread] = []

  /// How many events a burst may be ahead of the strokes: 0.5 s of eight pens at 1 kHz.
  private static let eventCapacity = 4_096
  /// How many updates a burst may be ahead of the clients.
  private static let updateCapacity = 8_192

  /// A thread, to be joined once.
  private final class Thread {
    private var worker: WorkerThread?
    init(_ worker: consuming WorkerThread) { self.worker = consume worker }
    func join() { worker.take()?.join() }
    var number: Int32? { worker?.number }
  }

  /// Starts playing a recording.
  convenience init(
    playing recording: ReplayCursor, at speed: ReplayPace.Speed, as tablets: RecordedTablets
  ) throws(SystemError) {
    try self.init()
    isRecording = true
    let input = Carrier(
      try ReplayInput(
        recording, at: speed, as: tablets, into: events, control: control, gauges))
    try startStrokes(.recorded)
    try start("input") { () throws(SystemError) in try input.unload()?.playRecording() }
  }

  /// Starts reading tablets.
  ///
  /// - Parameter wishes: what is wanted of the pens of a device.
  convenience init(
    reading devices: consuming LiveDevices,
    wishes: @escaping @Sendable (DeviceID) -> [PenRule]
  ) throws(SystemError) {
    try self.init()
    let sender = EventSender(to: events, .kernel, tuning: PenTunings(wishes), gauges)
    let input = Carrier(try LiveInput(devices, into: sender, control: control))
    try startStrokes(.live)
    try start("input") { () throws(SystemError) in try input.unload()?.readDevices() }
  }

  /// Everything that needs a descriptor is made before the first client can take the last one.
  private init() throws(SystemError) {
    events = try Handover(capacity: Self.eventCapacity)
    updates = try Handover(capacity: Self.updateCapacity)
    late = try Handover(capacity: LateClients.capacity)
    control = try SourceControl()
    ending = try Poller()
    try ending.add(updates.arrival.number, token: 1)
  }

  /// Takes what a thread will own to the thread.
  private final class Carrier<Load: ~Copyable>: @unchecked Sendable {
    private var load: Load?
    init(_ load: consuming Load) { self.load = consume load }
    /// To be called once, by the thread.
    func unload() -> Load? { load.take() }
  }

  /// Whether the source has ended and everything it had to say has been handed over.
  var isOver: Bool { control.isOver && updates.ring.count == 0 }

  /// Whether one of the threads could not continue; the log says why.
  var hasFailed: Bool { control.hasFailed }

  /// When the first frame of a recording was due, in microseconds of the clock; nil before that.
  var beginning: Timestamp? { control.beginning }

  /// The kernel's numbers of the threads.
  var threadNumbers: [Int32] { threads.compactMap(\.number) }

  /// How full the hand-overs are, and were.
  var queues: [QueueStatistics] {
    [
      QueueStatistics(.events, of: events), QueueStatistics(.late, of: late),
      QueueStatistics(.updates, of: updates),
    ]
  }

  /// Tells the source to end; its last updates still come.
  func stop() { control.requestStop() }

  /// Tells the source that something else is wanted of its tablets.
  func reconsider() { control.preferenceChange.signal() }

  /// Tells the source that somebody listens.
  func subscribed() { control.begin.signal() }

  /// Waits for both threads, which have been asked to stop; what they still hand over is discarded.
  func join() throws(SystemError) {
    var ready: [Poller.Ready] = []
    while !discard() { try ending.wait(into: &ready) }
    for thread in threads { thread.join() }
  }

  /// Makes room for a thread that waits for it; true if there is no more to come.
  private func discard() -> Bool {
    updates.arrival.acknowledge()
    let isLast = control.isOver
    while updates.ring.pop() != nil {}
    updates.took()
    return isLast
  }

  private func startStrokes(_ pace: StrokeThread.Pace) throws(SystemError) {
    let updates = updates
    let control = control
    let strokes = Carrier(try StrokeThread(from: events, and: late, to: updates, pace, gauges))
    try start("strokes") { () throws(SystemError) in
      try strokes.unload()?.processEvents()
      control.markOver()
      updates.announce()
    }
  }

  /// Starts a thread; if it fails, the main thread is notified.
  private func start(
    _ name: String, _ body: @escaping @Sendable () throws(SystemError) -> Void
  ) throws(SystemError) {
    let updates = updates
    let control = control
    let worker = try WorkerThread(named: name) {
      do throws(SystemError) { try body() } catch {
        Log.write(.error, "the \(name) thread cannot continue: \(error)")
        control.fail()
        updates.announce()
      }
    }
    threads.append(Thread(worker))
  }
}

extension QueueStatistics {
  fileprivate init<Element>(_ queue: Queue, of handover: Handover<Element>) {
    self.init(
      queue, capacity: handover.ring.capacity, waiting: handover.ring.count, most: handover.most)
  }
}
