package import Desktops
import Glibc
package import LinuxIO
package import TextFields
package import Units

/// KWin's windows, from a script of ours that it runs: KWin has no other way to be told of them.
///
/// The script is a file for as long as KWin reads it, in the folder of the user's session. What
/// KWin alone may say is believed from the connection alone that answered as KWin, and only with
/// the word that this script has.
package final class KWinWindows: WindowSource {
  private let kwin: DesktopBus
  private let folder: String
  private let word: String
  private var listener: BusListener?
  /// How many scripts of one turn were made.
  private var turns = 0

  private static let scripting = "org.kde.kwin.Scripting"

  /// Connects to the session's bus.
  ///
  /// - Parameters:
  ///   - folder: where scripts are while KWin reads them; what is there is nobody else's to change.
  ///   - address: the bus; nil: that of the environment.
  package init(folder: String, address: String? = nil, at now: Timestamp) throws(WindowSourceError)
  {
    kwin = try DesktopBus("KWin", "org.kde.KWin", address: address, at: now)
    self.folder = folder
    var random = SystemRandomNumberGenerator()
    word = String(random.next(), radix: 16) + String(random.next(), radix: 16)
    listener = BusListener.calls(of: KWinScript.path, on: kwin.bus) { [weak self] in
      self?.handleBusMessage($0)
    }
    // One that was left behind by a program that was killed.
    unload(KWinScript.name) { [weak self] in self?.load() }
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
    // A bus that is gone has no script either.
    try? kwin.bus.process()
  }

  package func focus(
    _ window: WindowID, isAnew: Bool, at now: Timestamp
  ) throws(WindowSourceError) {
    guard let id = kwin.ownName(of: window) else { return }
    turns += 1
    let script = KWinScript.name + ".focus\(turns)"
    runScript(KWinScript.focusing(id, isAnew: isAnew), as: script) { [weak self] _ in
      self?.unload(script)
    }
    if let fault = kwin.fault { throw fault }
  }

  // MARK: The script

  private func load() {
    guard let receiver = kwin.bus.name else {
      kwin.fault = .gone(kwin.name)
      return
    }
    runScript(KWinScript.scriptSource(for: receiver, word: word), as: KWinScript.name) {
      [weak self] isThere in
      if let self, !isThere { kwin.fault = .silent(kwin.name) }
    }
  }

  /// Has KWin run a script; `then` is told whether it does, when its file is gone again.
  private func runScript(_ script: String, as name: String, then: @escaping (Bool) -> Void) {
    let file = "\(folder)/\(name).js"
    do throws(SystemError) { try FileBytes.write(Array(script.utf8), to: file) } catch {
      kwin.fault = .unreachable(kwin.name, error)
      return
    }
    let end = { (isThere: Bool) in
      _ = unsafe unlink(file)
      then(isThere)
    }
    kwin.callMethod("/Scripting", Self.scripting, "loadScript", [.text(file), .text(name)]) {
      [weak self] answer in
      // Others could have the name before us: KWin then says -1.
      guard let self, let answer, let number = answer.number(), number >= 0 else {
        return end(false)
      }
      kwin.owner = kwin.owner ?? answer.sender
      start(number, end)
    }
  }

  /// KWin 5 has its scripts at other paths than KWin 6.
  private func start(_ number: Int, _ then: @escaping (Bool) -> Void) {
    let script = "org.kde.kwin.Script"
    kwin.callMethod("/Scripting/Script\(number)", script, "run") { [weak self] answer in
      guard answer == nil, let self else { return then(true) }
      kwin.callMethod("/\(number)", script, "run") { then($0 != nil) }
    }
  }

  private func unload(_ script: String, then: @escaping () -> Void = {}) {
    kwin.callMethod("/Scripting", Self.scripting, "unloadScript", [.text(script)]) { _ in then() }
  }

  // MARK: What it says

  private func handleBusMessage(_ call: BusAnswer) {
    guard call.isCall(of: KWinScript.member, KWinScript.interface), let owner = kwin.owner,
      call.sender == owner
    else { return }
    let text = call.text()
    // Another script's word is none.
    if let text, !text.hasPrefix("{\"word\":\"\(word)\"") { return }
    kwin.parseWindows(text)
  }
}
