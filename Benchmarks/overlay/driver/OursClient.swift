import InkGeometry
import InkOverlay
import InkScreens
import OverlayConfiguration
import StylusModel

/// The overlay in this process, with somebody who takes note of its frames.
enum OursClient {
  static func run(socket: String, predicts: Bool, seconds: Double) throws -> Account {
    var wishes = OverlayOrder(OverlaySettingsSource(.overlay { _ in nil }))
    wishes.commands = socket + "-commands"
    wishes.socket = socket
    wishes.duration = Microseconds(Int64(seconds * 1e6))
    let witness = Witness()
    try OverlayLoop(wishes, watchedBy: witness, predicting: predicts).runLoop()
    return witness.account
  }

  private final class Witness: FrameCheck {
    var account = Account()

    func committed(_ frame: UInt64, tips: [DrawnTip]) {
      for tip in tips { account.heed(clock: tip.clock) }
      account.commit(frame, tip: tips.last.map { ($0.place.x, $0.place.y) }, damage: 0)
    }

    func presented(_ frame: UInt64, at time: Timestamp) {
      account.present(frame, at: time.microseconds)
    }
  }
}
