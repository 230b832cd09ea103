import LinuxIO
import StylusModel

/// Programs that open a file in the user's editor, tried one after the other until one succeeds.
struct EditorPrograms {
  /// The command lines that are left.
  private var left: [[String]] = []
  private var running: OpenerProgram?
  /// Those that were started before and have not ended: an opener may be the editor itself.
  private var others: [OpenerProgram] = []
  /// What the last one that failed said by its end.
  private(set) var failure: String?

  /// A program, and when it is looked at.
  fileprivate struct OpenerProgram {
    let name: String
    let child: ChildProcess
    let began: Timestamp
    var due: Timestamp
  }

  /// An opener that fails does so within this time; later it is the editor that ended.
  private static let patience = Microseconds.milliseconds(30_000)
  /// The first look at a program; the time until the next look doubles.
  private static let glance = Microseconds.milliseconds(30)
  /// The largest number of programs that are still looked at.
  private static let most = 8

  /// The command lines that open a file.
  ///
  /// - Parameter isService: whether the overlay is a service of systemd. Its editor would have the
  ///   service's few rights, and end with it, so that systemd starts it as a service of its own.
  static func commands(for path: String, isService: Bool) -> [[String]] {
    let plain = ["xdg-open", path]
    let apart = "systemd-run --user --quiet --collect --".split(separator: " ").map(String.init)
    return isService ? [apart + plain, plain] : [plain]
  }

  /// When to be asked again; nil if no program runs.
  var deadline: Timestamp? { ([running].compactMap { $0 } + others).map(\.due).min() }

  /// Begins.
  mutating func startOpening(with commands: [[String]], at now: Timestamp) -> EditorResult? {
    if let running { others = Array((others + [running]).suffix(Self.most)) }
    (left, running, failure) = (commands, nil, nil)
    return startNext(at: now)
  }

  /// Looks at the programs that are due.
  ///
  /// - Returns: the result, once.
  mutating func checkPrograms(at now: Timestamp) -> EditorResult? {
    others.removeAll { $0.due <= now && $0.child.takeStatus() != nil }
    for number in others.indices where others[number].due <= now {
      others[number].postpone(from: now)
    }
    guard let program = running, program.due <= now else { return nil }
    guard let status = program.child.takeStatus() else {
      running?.postpone(from: now)
      return nil
    }
    running = nil
    guard status != 0, now - program.began < Self.patience else { return .opened }
    failure = "\(program.name) failed with status \(status)"
    return startNext(at: now)
  }

  private mutating func startNext(at now: Timestamp) -> EditorResult? {
    while !left.isEmpty {
      let words = left.removeFirst()
      do throws(SystemError) {
        let child = try ChildProcess(words)
        running = OpenerProgram(
          name: words[0], child: child, began: now, due: now + Self.glance)
        return nil
      } catch {
        failure = "\(error)"
      }
    }
    return .failed(failure ?? "there is no program to open it")
  }
}

extension EditorPrograms.OpenerProgram {
  /// Waits as long again as until now, but no longer than a minute.
  fileprivate mutating func postpone(from now: Timestamp) {
    due = now + min(max(now - began, .milliseconds(30)), .milliseconds(60_000))
  }
}

/// What became of a file that was to be opened.
enum EditorResult: Hashable {
  case opened
  /// Nothing opens it, and why.
  case failed(String)
}
