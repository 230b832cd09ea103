package import Desktops
import Glibc
package import LinuxIO
package import TextFields
package import Units

/// KWin's windows, from a script of ours that it runs: KWin has no other way to report them.
///
/// The script is a file in the folder of the user's session while KWin reads it. Reports are
/// accepted only from the connection that answered as KWin, and only with the token in this script.
package final class KWinWindows: WindowSource {
  private let kwin: DesktopBus
  private let folder: String
  private let word: String
  private var listener: BusListener?
  /// The number of scripts that ran once.
  private var turns = 0

  private static let scripting = "org.kde.kwin.Scripting"

  /// Connects to the session's bus.
  ///
  /// - Parameters:
  ///   - folder: for scripts while KWin reads them; other users must not be able to change it.
  ///   - address: the bus; nil for that of the environment.
  package init(folder: String, address: String? = nil, at now: Timestamp) throws(WindowSourceError)
  {
    kwin = try DesktopBus("KWin", "org.kde.KWin", address: address, at: now)
    self.folder = folder
    var random = SystemRandomNumberGenerator()
    word = String(random.next(), radix: 16) + String(random.next(), radix: 16)
    listener = BusListener.calls(
      of: KWinScript.path, on: kwin.bus, weakHandler(of: self) { $0.handleBusMessage($1) })
    // A script left behind by a program that was killed.
    unload(KWinScript.name, then: weakHandler(of: self) { windows, _ in windows.load() })
  }

  package var windows: [DesktopWindow]? { kwin.windows }
  package var number: Int32 { kwin.bus.number }
  package var interest: Poller.Interest { kwin.bus.interest }

  package func refreshWindows(at now: Timestamp) throws(WindowSourceError) -> Bool {
    try kwin.refreshWindows()
  }

  package func checkTimeout(at now: Timestamp) throws(WindowSourceError) -> Timestamp? {
    try kwin.checkTimeout(at: now)
  }

  package func stopWatching() {
    unload(KWinScript.name)
    // Without the bus there is no script either.
    try? kwin.bus.process()
  }

  package func focus(
    _ window: WindowID, isAnew: Bool, at now: Timestamp
  ) throws(WindowSourceError) {
    guard let id = kwin.ownName(of: window) else { return }
    turns += 1
    runScript(
      KWinScript.focusing(id, isAnew: isAnew),
      KWinLoading(.focus, KWinScript.name + ".focus\(turns)", in: folder))
    if let fault = kwin.fault { throw fault }
  }

  // MARK: The script

  private func load() {
    guard let receiver = kwin.bus.name else {
      kwin.fault = .gone(kwin.name)
      return
    }
    runScript(
      KWinScript.scriptSource(for: receiver, word: word),
      KWinLoading(.watch, KWinScript.name, in: folder))
  }

  /// Has KWin run a script, which is a file until KWin has read it.
  private func runScript(_ source: String, _ script: KWinLoading) {
    do throws(SystemError) { try FileBytes.write(Array(source.utf8), to: script.file) } catch {
      kwin.fault = .unreachable(kwin.name, error)
      return
    }
    kwin.callMethod(
      "/Scripting", Self.scripting, "loadScript", [.text(script.file), .text(script.name)],
      then: weakHandler(of: self) { windows, answer in
        // Another program could have taken the name before us: KWin then returns -1.
        guard let answer, let number = answer.number(), number >= 0 else {
          return windows.endLoading(script, isRunning: false)
        }
        windows.kwin.owner = windows.kwin.owner ?? answer.sender
        windows.startScript(script, number)
      })
  }

  /// KWin 5 has its scripts at other paths than KWin 6.
  private func startScript(_ script: KWinLoading, _ number: Int) {
    runLoaded(script, at: "/Scripting/Script\(number)") { windows in
      windows.runLoaded(script, at: "/\(number)") { $0.endLoading(script, isRunning: false) }
    }
  }

  private func runLoaded(
    _ script: KWinLoading, at path: String, otherwise: @escaping (KWinWindows) -> Void
  ) {
    kwin.callMethod(
      path, "org.kde.kwin.Script", "run",
      then: weakHandler(of: self) { windows, answer in
        if answer == nil { otherwise(windows) } else { windows.endLoading(script, isRunning: true) }
      })
  }

  /// KWin runs the script, or refused it: it does not need the file any more.
  private func endLoading(_ script: KWinLoading, isRunning: Bool) {
    _ = unsafe unlink(script.file)
    switch script.purpose {
    case .watch: if !isRunning { kwin.fault = .silent(kwin.name) }
    case .focus: unload(script.name)
    }
  }

  private func unload(_ script: String, then: @escaping (BusAnswer?) -> Void = { _ in }) {
    kwin.callMethod("/Scripting", Self.scripting, "unloadScript", [.text(script)], then: then)
  }

  // MARK: Its reports

  private func handleBusMessage(_ call: BusAnswer) {
    guard call.isCall(of: KWinScript.member, KWinScript.interface), let owner = kwin.owner,
      call.sender == owner
    else { return }
    let text = call.text()
    // Reports with another token are from another script.
    if let text, !text.hasPrefix("{\"word\":\"\(word)\"") { return }
    kwin.parseWindows(text)
  }
}

/// A script on its way into KWin.
private struct KWinLoading {
  /// The purpose of loading a script.
  enum LoadingPurpose {
    /// Reports windows as long as we run.
    case watch
    /// Gives a window the keyboard, and ends.
    case focus
  }

  let purpose: LoadingPurpose
  let name: String
  let file: String

  init(_ purpose: LoadingPurpose, _ name: String, in folder: String) {
    (self.purpose, self.name, file) = (purpose, name, "\(folder)/\(name).js")
  }
}
