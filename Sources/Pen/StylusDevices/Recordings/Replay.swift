package import Evdev
package import StylusModel

/// A recording made ready to be played: its tablets, and the order of its frames.
///
/// The frames of all devices are in the order of their times; frames of the same time are in the
/// order of the devices in the file. The frames of one device keep the file's order, even if its
/// clock jumps. The same recording always results in the same events. Events after the last
/// SYN_REPORT of a file are not a frame and are not played.
package struct Replay: Sendable {
  /// The pens and pads of the recording, numbered from 1 in the file's order.
  package let tablets: [Tablet]
  private let players: [RecordedPlayer]
  private let schedule: [RecordedFrame]

  /// Prepares a recording; devices that are neither pen nor pad, or have no description, are left
  /// out.
  ///
  /// - Parameter profile: how the values of a tablet arrive, if it differs from the known profile.
  /// - Throws: the device that cannot be played, and why.
  package init(
    _ recording: Recording, profile: (Tablet) -> SourceProfile = { $0.profile }
  ) throws(DeviceError) {
    var tablets: [Tablet] = []
    var players: [RecordedPlayer] = []
    for (place, recorded) in recording.devices.enumerated() {
      let id = DeviceID(rawValue: UInt32(clamping: tablets.count + 1))
      guard let description = recorded.description,
        var tablet = try Tablet(id: id, node: "recording:\(place)", description: description),
        let player = try RecordedPlayer(id: id, description: description, recorded: recorded)
      else { continue }
      if tablet.role == .pen { tablet.profile = profile(tablet) }
      tablets.append(tablet)
      players.append(player)
    }
    self.tablets = tablets
    self.players = players
    schedule = RecordedFrame.inOrder(players.map(\.events))
  }

  /// A cursor before the first event.
  ///
  /// - Parameter rounds: how often the frames are played, above 0; each time with later stamps.
  package func cursor(rounds: Int = 1) -> ReplayCursor {
    ReplayCursor(tablets: tablets, players: players, schedule: schedule, rounds: rounds)
  }
}
