import LinuxIO
import SimulatedPens
import StylusDevices
import StylusModel
import StylusPipeline
import Synchronization
import Testing

@testable import StylusDaemon

private let device = DeviceID(rawValue: 1)
private let start = Timestamp(microseconds: 0)

private func threshold(_ share: Float) -> PenTuning {
  var tuning = PenTuning()
  tuning.threshold = TipThreshold(begin: share, end: share)
  return tuning
}

/// What is wanted of all pens; to be changed under way.
private final class Wanted: Sendable {
  private let rules = Mutex<[PenRule]>([])

  init(_ share: Float?, for tools: PenRule.Selection = .all) { want(share, for: tools) }

  func want(_ share: Float?, for tools: PenRule.Selection = .all) {
    let wish = PenRule.PenPreference.threshold(share.flatMap { TipThreshold(begin: $0, end: $0) })
    rules.withLock { $0 = [PenRule(tools: tools, wish: wish)] }
  }

  func rules(of device: DeviceID) -> [PenRule] { rules.withLock { $0 } }
}

private struct Bench {
  let events: Handover<Stamped<DeviceEvent>>
  var sender: EventSender

  init(_ wanted: Wanted, room: Int = 64) throws {
    events = try Handover(capacity: room)
    sender = EventSender(
      to: events, .kernel, tuning: PenTunings(wanted.rules(of:)), Gauges())
    sender.deliver(.added(DeviceArrival(device: device, measures: [], time: start)))
  }

  /// How the strokes were told to read pens, and a nil for each frame, since the last time.
  func told() -> [PenTuning?] {
    var told: [PenTuning?] = []
    while let event = events.ring.pop()?.element {
      switch event {
      case .tuned(_, let tuning, _): told.append(tuning)
      case .tool: told.append(nil)
      default: break
      }
    }
    return told
  }
}

private func eraser(at time: Int64) -> ToolFrame {
  var frame = penFrame(at: time)
  frame.tool.kind = .eraser
  return frame
}

@Suite struct PenTuningsTests {
  @Test func aPenIsTunedOnceAheadOfItsFirstFrame() throws {
    var bench = try Bench(Wanted(0.5))
    for time in 1...3 { bench.sender.deliver(.tool(penFrame(at: Int64(time)))) }
    #expect(bench.told() == [threshold(0.5), nil, nil, nil])
  }

  @Test func whatIsUsualIsNotSaid() throws {
    var bench = try Bench(Wanted(nil))
    bench.sender.deliver(.tool(penFrame(at: 1)))
    bench.sender.deliver(.tool(eraser(at: 2)))
    #expect(bench.told() == [nil, nil])
  }

  @Test func eachToolIsTunedWhenItComes() throws {
    var bench = try Bench(Wanted(0.5, for: .kind(.eraser)))
    bench.sender.deliver(.tool(penFrame(at: 1)))
    bench.sender.deliver(.tool(eraser(at: 2)))
    bench.sender.deliver(.tool(eraser(at: 3)))
    bench.sender.deliver(.tool(penFrame(at: 4)))
    #expect(bench.told() == [nil, threshold(0.5), nil, nil, PenTuning(), nil])
  }

  @Test func anotherWishIsToldWithTheNextFrame() throws {
    let wanted = Wanted(0.5)
    var bench = try Bench(wanted)
    bench.sender.deliver(.tool(penFrame(at: 1)))
    wanted.want(0.25)
    bench.sender.deliver(.tool(penFrame(at: 2)))
    bench.sender.reconsider()
    bench.sender.deliver(.tool(penFrame(at: 3)))
    #expect(bench.told() == [threshold(0.5), nil, nil, threshold(0.25), nil])
  }

  /// A tuning that found no room is not lost, and however many there are only the last waits.
  @Test func aTuningSurvivesAFullHandover() throws {
    var bench = try Bench(Wanted(0.5, for: .kind(.eraser)), room: 2)
    for time in 1...3 { bench.sender.deliver(.tool(penFrame(at: Int64(time)))) }
    for time in 4...9 {
      bench.sender.deliver(
        .tool(time % 2 == 0 ? eraser(at: Int64(time)) : penFrame(at: Int64(time))))
    }
    bench.sender.deliver(.tool(eraser(at: 10)))
    #expect(bench.told() == [nil])
    bench.sender.flush(now: start)
    #expect(bench.told() == [threshold(0.5)])
  }
}
