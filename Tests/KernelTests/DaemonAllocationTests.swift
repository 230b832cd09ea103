import Evdev
import InkModel
import StylusTestKit
import Testing
import VirtualTablets

extension KernelDaemonTests {
  @Suite(.enabled(if: AllocationCounter.isThere)) struct Allocations {
    @Test func aFrameCostsTheDaemonNoAllocationFromKernelToSocket() throws {
      let programs = try Programs()
      let counter = AllocationCounter(writing: programs.path("allocations"))
      let bench = try DaemonBench(programs, environment: counter.environment)
      let tablet = try UinputTablet(
        sharpDescription("wacom-intuos-pro-2-m", named: "Daemon Counted"))
      let device = try bench.device(named: "Daemon Counted").id
      var pen = DrawingPen()
      /// Plays frames, and waits until the client has them.
      func play(_ frames: Int, _ next: (inout DrawingPen) -> [InputEvent]) throws {
        var beat = Beat(rate: 200, heardBy: bench.subscriber)
        for _ in 0..<frames {
          try tablet.send(next(&pen).span)
          beat.wait()
        }
        let isTold = bench.subscriber.wait {
          bench.subscriber.samples(of: device).count == Int(pen.count)
        }
        try #require(isTold)
      }
      try play(300) { $0.nextDown() }
      // An emulated machine that stands still makes libinput complain, and a complaint is formatted;
      // so a window in which that happened is followed by another. What a frame costs, every window
      // shows.
      var windows: [AllocationCounter.Counts] = []
      while windows.count < 4, windows.last?.ours.isEmpty != true {
        let before = try counter.read()
        try play(2_000) { $0.nextDown() }
        windows.append(try counter.read().since(before))
      }
      print("allocations for 2000 frames in contact:", windows)
      try play(100) { $0.nextUp() }
      let lifted = try counter.read()
      try play(500) { $0.nextUp() }
      let hovering = try counter.read().since(lifted)
      print("allocations for 500 frames above the tablet:", hovering)
      #expect(windows.last?.ours.isEmpty == true)
      // A complaint costs some hundred; more than one for each frame would be ours.
      #expect(hovering.ours.total < 500)
      try bench.stop()
    }
  }
}
