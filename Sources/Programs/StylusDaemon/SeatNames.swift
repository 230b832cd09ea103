import LinuxIO

/// The seats of this machine, as systemd-logind names them.
enum SeatNames {
  private static let folder = "/run/systemd/seats"

  /// Says in the log if no seat has this name; without systemd-logind nobody knows.
  static func complain(of seat: String, in folder: String = folder) {
    guard let complaint = complaint(about: seat, in: folder) else { return }
    Log.write(.warning, complaint)
  }

  /// The fault of a seat's name; nil if the seat exists, or if that is unknown.
  static func complaint(about seat: String, in folder: String) -> String? {
    guard let entries = try? FileBytes.names(in: folder) else { return nil }
    let known = entries.filter { !$0.hasPrefix(".") }
    guard !known.isEmpty, !known.contains(seat) else { return nil }
    return "there is no seat \"\(seat)\"; the seats are \(known.joined(separator: ", ")). "
      + "Fix: name one of those, or attach a tablet to it: loginctl attach \(seat) DEVICE"
  }
}
