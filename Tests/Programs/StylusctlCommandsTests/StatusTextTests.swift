import StylusModel
import StylusProtocol
import Testing

@testable import StylusctlCommands

@Suite struct StatusTextTests {
  @Test(arguments: [
    (0, "0 s"), (59, "59 s"), (61, "1 min 1 s"), (3_599, "59 min 59 s"), (7_500, "2 h 5 min"),
    (90_000, "1 d 1 h"),
  ])
  func aTimeIsToldInItsTwoLargestUnits(_ seconds: Int64, _ text: String) {
    #expect(StatusCommand.timeText(Microseconds(seconds * 1_000_000)) == text)
  }

  @Test func theDaemonsStateIsThreeLines() {
    var status = DaemonStatus(
      version: "1.2.3", epoch: 4, uptime: Microseconds(65_000_000), source: .live)
    (status.tablets, status.clients, status.strokes) = (1, 2, 0)
    #expect(
      StatusCommand.text(of: status) == """
        stylusd 1.2.3, up 1 min 5 s, reading tablets
        1 tablet, 2 clients, 0 finished strokes
        journal: off, so strokes are lost when stylusd ends
        """)
    status.journal = .failing
    status.journalFault = "the disk is full"
    status.source = .replay(name: "demo", speed: nil)
    #expect(StatusCommand.text(of: status).hasSuffix("journal: the disk is full"))
    #expect(StatusCommand.text(of: status).contains("playing demo"))
  }
}
