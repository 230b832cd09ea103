import Glibc
package import LinuxIO
import StylusProtocol
package import TextFields
package import Units

/// KWin's windows, from a script of ours that it runs: KWin has no other way to be told of them.
///
/// The script is a file for as long as KWin reads it, in the folder of the user's session. What KWin alone may say is believed from the
/// connection alone that answered as KWin, and only with the word that this script has.
package final class KWinWindows: WindowSource {
  package let name = "KWin"
  package private(set) var windows: [DesktopWindow]?
  private let bus: BusConnection
  private let folder: String
  private let word: String
  private var listener: BusListener?
  private var watch: BusListener?
  /// KWin's connection, once it has answered.
  private var kwin: String?
  private var told: [DesktopWindow]?
  private var numbers = WindowNumbers()
  private var fault: WindowFault?
  private var asked: Timestamp?
  /// How many scripts of one turn were made.
  private var turns = 0

  /// KWin reads its script and tells within some milliseconds.
  private static let patience = Microseconds.milliseconds(5_000)
  private static let service = "org.kde.KWin"

  /// Connects to the session's bus.
  ///
  /// - Parameters:
  ///   - folder: where scripts are while KWin reads them; what is there is nobody else's to change.
  ///   - address: the bus; nil: that of the environment.
  package init(folder: String, address: String? = nil, at now: Timestamp) throws(WindowFault) {
    do throws(SystemError) {
      bus = try BusConnection(session: address)
    } catch {
      throw .unreachable("KWin", error)
    }
    self.folder = folder
    var random = SystemRandomNumberGenerator()
    word = String(random.next(), radix: 16) + String(random.next(), radix: 16)
    asked = now
    listener = BusListener.calls(of: KWinScript.path, on: bus) { [weak self] in self?.take($0) }
    let rule =
      "type='signal',sender='org.freedesktop.DBus',interface='org.freedesktop.DBus',"
      + "member='NameOwnerChanged',arg0='\(Self.service)'"
    watch = BusListener.signals(rule, on: bus) { [weak self] _ in
      if let self, kwin != nil { fault = .gone(name) }
    }
    // One that was left behind by a program that was killed.
    ask("/Scripting", "unloadScript", [.text(KWinScript.name)]) { [weak self] _ in self?.load() }
  }

  package var number: Int32 { bus.number }
  package var interest: Poller.Interest { bus.interest }

  package func receive(at now: Timestamp) throws(WindowFault) -> Bool {
    do throws(SystemError) { try bus.process() } catch { throw .gone(name) }
    if let fault { throw fault }
    guard let told, told != windows else { return false }
    windows = told
    return true
  }

  package func tend(at now: Timestamp) throws(WindowFault) -> Timestamp? {
    if let fault { throw fault }
    guard let asked else { return bus.deadline }
    guard now - asked < Self.patience else { throw .silent(name) }
    return min(bus.deadline ?? asked + Self.patience, asked + Self.patience)
  }

  package func end() {
    ask("/Scripting", "unloadScript", [.text(KWinScript.name)]) { _ in }
    try? bus.process()
  }

  package func focus(_ window: WindowID, at now: Timestamp) throws(WindowFault) {
    guard let id = numbers.name(of: window) else { return }
    turns += 1
    let script = KWinScript.name + ".focus\(turns)"
    run(KWinScript.focusing(id), as: script) { [weak self] _ in
      self?.ask("/Scripting", "unloadScript", [.text(script)]) { _ in }
    }
    if let fault { throw fault }
  }

  // MARK: The script

  private func load() {
    guard let receiver = bus.name else {
      fault = .gone(name)
      return
    }
    run(KWinScript.text(for: receiver, word: word), as: KWinScript.name) { [weak self] isThere in
      if let self, !isThere { fault = .silent(name) }
    }
  }

  /// Has KWin run a script; `then` is told whether it does, when its file is gone again.
  private func run(_ script: String, as name: String, then: @escaping (Bool) -> Void) {
    let file = "\(folder)/\(name).js"
    do throws(SystemError) { try FileBytes.write(Array(script.utf8), to: file) } catch {
      fault = .unreachable(self.name, error)
      return
    }
    let end = { (isThere: Bool) in
      _ = unsafe unlink(file)
      then(isThere)
    }
    ask("/Scripting", "loadScript", [.text(file), .text(name)]) { [weak self] answer in
      // Others could have the name before us: KWin then says -1.
      guard let self, let answer, let number = answer.number(), number >= 0 else {
        return end(false)
      }
      kwin = kwin ?? answer.sender
      start(number, end)
    }
  }

  /// KWin 5 has its scripts at other paths than KWin 6.
  private func start(_ number: Int, _ then: @escaping (Bool) -> Void) {
    ask("/Scripting/Script\(number)", "run", of: "org.kde.kwin.Script") { [weak self] answer in
      guard answer == nil, let self else { return then(true) }
      ask("/\(number)", "run", of: "org.kde.kwin.Script") { then($0 != nil) }
    }
  }

  private func ask(
    _ path: String, _ member: String, of interface: String = "org.kde.kwin.Scripting",
    _ arguments: [BusArgument] = [], then: @escaping (BusAnswer?) -> Void
  ) {
    let call = BusCall(Self.service, path, interface, member, arguments).taking(3_000)
    let isSent = bus.call(call) { answer in
      if case .success(let answer) = answer { then(answer) } else { then(nil) }
    }
    if !isSent { fault = .gone(name) }
  }

  // MARK: What it says

  private func take(_ call: BusAnswer) {
    guard call.isCall(of: KWinScript.member, KWinScript.interface), let kwin, call.sender == kwin
    else { return }
    let text = call.text()
    if let text, !isOurs(text) { return }
    asked = nil
    guard let text, let list = WindowList.windows(in: text) else {
      fault = .senseless(name)
      return
    }
    told = numbers.windows(list, except: getpid())
  }

  /// Whether a text says our word at its beginning.
  private func isOurs(_ text: String) -> Bool { text.hasPrefix("{\"word\":\"\(word)\"") }
}
