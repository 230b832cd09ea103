import StylusModel
import StylusProtocol
import Testing

@testable import InkOverlay

/// How long the overlay hides for others.
@Suite struct HidingTests {
  @Test func theOverlayHidesUntilTheLastWhoAskedHasGone() throws {
    let bench = try CommandBench()
    let other = try bench.connect()
    do {
      let first = try bench.connect()
      try first.call("Hide")
      do {
        let second = try bench.connect()
        try second.call("Hide", "{}", "oneway")
        try second.call("Hide")
        bench.turn()
        #expect(bench.overlay.isHidden)
      }
      bench.turn()
      #expect(bench.overlay.isHidden)
      // Others change what counts afterwards.
      try other.call("SetMode", "{\"mode\":\"draw\"}")
      try other.call("GetStatus")
      bench.turn()
      #expect(try other.reply()?.parameters["mode"] == .string("draw"))
      #expect(try other.reply()?.parameters["hidden"] == .bool(true))
      #expect(try first.reply()?.error == nil)
    }
    bench.turn()
    #expect(!bench.overlay.isHidden && bench.overlay.mode == .draw)
  }

  @Test func whoHidesMayBeSilentForTenMinutesAndNotForEver() throws {
    let bench = try CommandBench()
    let hiding = try bench.connect()
    try hiding.call("Hide")
    bench.turn()
    bench.wait(seconds: 599)
    #expect(bench.overlay.isHidden && !hiding.isClosed)
    #expect(bench.server.deadline == bench.now + Microseconds.milliseconds(1_000))
    bench.wait(seconds: 1)
    #expect(!bench.overlay.isHidden)
    while try hiding.reply() != nil {}
    #expect(hiding.isClosed)
  }

  @Test func whoSaysNoMoreHidesNoMore() throws {
    let bench = try CommandBench()
    let caller = try bench.connect()
    try caller.call("Hide")
    caller.finishSpeaking()
    bench.turn()
    bench.turn()
    #expect(!bench.overlay.isHidden)
  }

  @Test func aConfigurationThatCannotBeReadIsTold() throws {
    let bench = try CommandBench()
    let caller = try bench.connect()
    bench.overlay.unreadable = "cannot read it"
    try caller.call("Reload")
    bench.turn()
    let reply = try #require(try caller.reply())
    #expect(reply.error == "org.stylusd.overlay.CannotReload")
    #expect(reply.parameters["reason"] == .string("cannot read it"))
  }
}
