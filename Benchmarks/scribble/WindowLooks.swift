import Accessibility
import Glibc
import LinuxIO
import SwayDesktop
import TextFields
import Units

/// How long it takes until the fields of a window are known of which nothing was, over the
/// accessibility bus.
final class WindowLooks {
  private let poller: Poller
  private let windows: SwayWindows
  private let bus: AccessibilityBus
  private var ready: [Poller.Ready] = []
  private let clock = ContinuousClock()
  private static let rounds = 40

  init(socket: String) throws {
    poller = try Poller()
    windows = try SwayWindows(path: socket, at: .now)
    try poller.add(windows.number, token: 1)
    bus = try AccessibilityBus(session: 2, bus: 3, on: poller)
  }

  func tell() throws {
    bus.process(on: poller)
    try wait { bus.isReady && windows.windows != nil }
    for window in windows.windows ?? [] {
      for (name, isFresh) in [("nothing known", true), ("its application known", false)] {
        var finder = FieldFinder(bus)
        var (times, count): ([Duration], Int?) = ([], nil)
        for _ in 0..<Self.rounds + 1 {
          if isFresh { finder = FieldFinder(bus) }
          var isDone = false
          let start = clock.now
          finder.find(in: window) {
            (count, isDone) = ($0?.fields.count, true)
          }
          bus.process(on: poller)
          try wait { isDone }
          times.append(clock.now - start)
        }
        // A program that was never asked before has much to make.
        Row.print(
          "hit test, uncached, \(name): \(window.title), \(count ?? 0) fields",
          Array(times.dropFirst()))
      }
    }
  }

  private func wait(until isSo: () -> Bool) throws {
    let limit = Timestamp.now + .milliseconds(20_000)
    while !isSo() {
      guard .now < limit else {
        throw SystemError("wait for", "fields", Errno(rawValue: ETIMEDOUT))
      }
      try poller.wait(atMost: .milliseconds(100), into: &ready)
      for event in ready where event.token == 1 { _ = try windows.refreshWindows(at: .now) }
      bus.process(on: poller)
    }
  }
}
