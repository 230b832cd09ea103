import LinuxIO
import Settings
import StylusModel

/// Notices that somebody has changed the configuration.
///
/// Editors write a file in several steps, and a package several files: they are read once nothing
/// has happened for a moment. A file that is removed changes nothing until the next change, because
/// many editors remove a file before they write it again.
struct SettingsWatch: ~Copyable {
  private let place: SettingsPlace
  private var paths: [String]
  /// Nil if the kernel refuses it.
  private var watch: PathWatch?
  /// The descriptor to wait for; nil if nothing is noticed.
  private(set) var descriptor: Int32?
  /// When the files are read, and when the first of the changes came.
  private var due: Timestamp?
  private var first: Timestamp?

  /// Nothing happens for this time before the files are read.
  private static let pause = Microseconds.milliseconds(120)
  /// The files are read after this time even if there are ever more changes.
  private static let longest = Microseconds.milliseconds(1_000)

  /// Begins; what the files contain now is known.
  init(_ place: SettingsPlace) {
    self.place = place
    paths = place.watchedPaths
    watch = try? PathWatch(for: paths, reporting: .writing)
    descriptor = watch?.number
  }

  /// When to call ``takeChange(at:on:token:)`` though nothing happens.
  var deadline: Timestamp? { due }

  /// Handles what the kernel reports.
  mutating func takeEvents(at now: Timestamp) {
    guard watch?.takeAppearance() == true else { return }
    let first = first ?? now
    self.first = first
    due = min(now + Self.pause, first + Self.longest)
  }

  /// Whether the files are to be read now.
  mutating func takeChange(at now: Timestamp, on poller: borrowing Poller, token: UInt64) -> Bool {
    guard let due, due <= now else { return false }
    (self.due, first) = (nil, nil)
    // A link may lead to another file now.
    if place.watchedPaths != paths { watchOthers(on: poller, token: token) }
    return true
  }

  private mutating func watchOthers(on poller: borrowing Poller, token: UInt64) {
    paths = place.watchedPaths
    if let descriptor { poller.remove(descriptor) }
    watch = try? PathWatch(for: paths, reporting: .writing)
    descriptor = watch?.number
    // Without it the configuration is read on request only.
    if let descriptor { try? poller.add(descriptor, token: token) }
  }
}
