import LinuxIO
import Units

/// What continues after a while, unless nobody waits for it any more.
final class FieldRests {
  private var all: [(due: Timestamp, then: () -> Void)] = []

  /// Continues after this time.
  func pause(_ time: Microseconds, then: @escaping () -> Void) { all.append((.now + time, then)) }

  /// When the next one rested long enough.
  var deadline: Timestamp? { all.map(\.due).min() }

  /// Continues with what rested long enough.
  func resume(at now: Timestamp) {
    let due = all.filter { $0.due <= now }
    all.removeAll { $0.due <= now }
    for rest in due { rest.then() }
  }

  /// Nobody waits.
  func abandon() { all = [] }
}
