import LinuxIO
import Units

/// Steps that continue after a pause, unless they are abandoned.
final class FieldRests {
  private var all: [(due: Timestamp, then: () -> Void)] = []

  /// Continues after this time.
  func pause(_ time: Microseconds, then: @escaping () -> Void) { all.append((.now + time, then)) }

  /// When the next one rested long enough.
  var deadline: Timestamp? { all.map(\.due).min() }

  /// Continues steps whose pause is over.
  func resume(at now: Timestamp) {
    let due = all.filter { $0.due <= now }
    all.removeAll { $0.due <= now }
    for rest in due { rest.then() }
  }

  /// Drops all steps.
  func abandon() { all = [] }
}
