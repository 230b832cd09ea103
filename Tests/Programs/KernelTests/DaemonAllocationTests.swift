import Evdev
import ProgramKit
import StylusModel
import Testing
import VirtualTablets

extension KernelDaemonTests {
  @Suite(.enabled(if: AllocationCounter.isThere)) struct Allocations {
    @Test func aFrameCostsTheDaemonNoAllocationFromKernelToSocket() throws {
      let programs = try Programs()
      let counter = AllocationCounter(writing: programs.path("allocations"))
      let bench = try DaemonBench(programs, environment: counter.environment)
      var desk = try HoverBench(bench, "Daemon Counted")
      try desk.play(300) { $0.nextDown() }
      // An emulated machine that stands still makes libinput complain, and a complaint is
      // formatted; so a window in which that happened is followed by another. What a frame costs,
      // every window shows.
      var windows: [AllocationCounter.Counts] = []
      while windows.count < 4, windows.last?.ours.isEmpty != true {
        let before = try counter.read()
        try desk.play(2_000) { $0.nextDown() }
        windows.append(try counter.read().since(before))
      }
      print("allocations for 2000 frames in contact:", windows)
      try desk.play(100) { $0.nextUp() }
      let lifted = try counter.read()
      try desk.play(500) { $0.nextUp() }
      let hovering = try counter.read().since(lifted)
      print("allocations for 500 frames above the tablet:", hovering)
      #expect(windows.last?.ours.isEmpty == true)
      // A complaint costs some hundred; more than one for each frame would be ours.
      #expect(hovering.ours.total < 500)
      try bench.stop()
    }

    /// A tablet, and a pen that never draws faster than the client hears it.
    private struct HoverBench: ~Copyable {
      private let tablet: UinputTablet
      private let client: Subscriber
      private let device: DeviceID
      private var pen: DrawingPen

      init(_ bench: DaemonBench, _ name: String) throws {
        let tablet = try UinputTablet(sharpDescription("wacom-intuos-pro-2-m", named: name))
        let device = try bench.device(named: name).id
        self.tablet = tablet
        self.device = device
        client = bench.subscriber
        pen = DrawingPen()
      }

      /// Plays frames, and waits until the client has them.
      mutating func play(_ frames: Int, _ next: (inout DrawingPen) -> [InputEvent]) throws {
        var beat = Beat(rate: 200, heardBy: client)
        for _ in 0..<frames {
          try tablet.send(next(&pen).span)
          beat.wait()
        }
        let count = Int(pen.count)
        try #require(client.wait { client.samples(of: device).count == count })
      }
    }
  }
}
