package import Desktops
import Glibc
import LinuxIO
package import Units
package import WaylandClient

/// Texts on KWin: its input method (zwp_input_method_v1), over the connection that KWin gave to the
/// program that it started, which passes it to us.
///
/// It deletes with key presses: KWin reverses an input method's requests to delete for current
/// programs.
package final class KWinTexts: DesktopTexts {
  private let watch: InputWatch
  private let listener: KWinListener?
  private let listenerFault: SystemError?
  /// The program that KWin started; it ends when this does.
  private var door: FileDescriptor?
  private var link: Compositor?
  private var method: ContextInputMethod?
  private var events: [CompositorEvent] = []
  /// The time at which a connection that does not announce its interfaces is released.
  private var limit: Timestamp?
  /// The error of the last connection.
  private var refusal: WaylandError?
  private let settings: String?
  private var methodFault: String?
  /// When the fault is reported: the time limit for KWin and the program that it starts.
  private var faultDue: Timestamp?

  /// The socket to which the program that KWin started connects.
  private final class KWinListener {
    let socket: UnixListener
    init(path: String) throws(SystemError) { socket = try UnixListener(path: path) }
  }

  private enum KWinSource: UInt64 {
    case listener = 1
    case door, link
  }

  private static let patience = Microseconds.milliseconds(3_000)
  private static let grace = Microseconds.milliseconds(5_000)

  /// - Parameters:
  ///   - folder: the folder of the session, XDG_RUNTIME_DIR.
  ///   - settings: KWin's configuration file, which names the input method that it starts.
  package init(folder: String, settings: String?, watch: InputWatch, at now: Timestamp) {
    self.watch = watch
    faultDue = now + Self.grace
    self.settings = settings
    do throws(SystemError) {
      guard (try? RuntimeFolder.check(folder)) != nil else {
        throw SystemError("trust", folder, Errno(rawValue: EPERM))
      }
      let made = try KWinListener(path: KWinDoor.path(in: folder))
      try watch.poller.watch(made.socket.number, as: KWinSource.listener)
      listener = made
      listenerFault = nil
    } catch {
      listener = nil
      listenerFault = error
    }
  }

  deinit {
    // Descriptors that are closed are waited for no more.
    loseLink()
  }

  package var field: FocusedField? { method?.focus.field }

  package var fault: String? { methodFault }

  /// Whether KWin has this as its input method.
  var isInputMethod: Bool { method != nil }

  /// The problem while there is no input method of ours, and which program is one instead.
  private var trouble: String {
    let loss = "browsers, terminals and the pad get no text in"
    if let listenerFault {
      return
        "KWin's input method cannot connect, so \(loss): \(listenerFault). Fix: end the other "
        + "inkscribe"
    }
    if let refusal { return "KWin's input method does not work, so \(loss): \(refusal)" }
    let fix = "Fix: choose Ink Scribe in System Settings, Input Devices, Virtual Keyboard"
    let other = settings.flatMap { try? FileBytes.read(path: $0, limit: 1 << 20) }
      .flatMap { Self.inputMethod(in: String(decoding: $0, as: UTF8.self)) }
    guard let other else { return "KWin has no input method, so \(loss). \(fix)" }
    return other.hasSuffix(Self.entry)
      ? "KWin's input method is inkscribe, but is not started, so \(loss). Fix: log in again"
      : "KWin has another input method (\(other)), so \(loss). \(fix)"
  }

  /// The desktop entry that KWin starts us by.
  static let entry = "inkscribe-input-method.desktop"

  /// The path of KWin's configuration; nil if it is unknown.
  package static func settings(_ variable: (String) -> String?) -> String? {
    let folder = variable("XDG_CONFIG_HOME") ?? variable("HOME").map { $0 + "/.config" }
    return folder.map { $0 + "/kwinrc" }
  }

  /// The desktop entry of the input method in KWin's configuration; nil if there is none.
  package static func inputMethod(in text: String) -> String? {
    var isThere = false
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.drop { $0 == " " || $0 == "\t" }
      if line.hasPrefix("[") { isThere = line.hasPrefix("[Wayland]") }
      guard isThere, line.hasPrefix("InputMethod"), let sign = line.firstIndex(of: "=") else {
        continue
      }
      // A mark such as [$e] may follow the key.
      let key = line[..<sign].prefix { $0 != "[" && $0 != " " }
      let value = line[line.index(after: sign)...].drop { $0 == " " }
      if key == "InputMethod" { return value.isEmpty ? nil : Terminal.printable(String(value)) }
    }
    return nil
  }

  // MARK: A turn

  package func processEvents(at now: Timestamp) -> Timestamp? {
    takeEvents(at: now)
    takeDoor(at: now)
    acceptDoors()
    if let due = faultDue, due <= now {
      faultDue = nil
      if method == nil { methodFault = trouble }
    }
    return earlier(limit, faultDue)
  }

  private func takeEvents(at now: Timestamp) {
    guard let link else { return }
    do throws(WaylandError) {
      try link.dispatchEvents(into: &events)
      for event in events {
        guard case .ready = event else { continue }
        method = try ContextInputMethod(of: link)
        (limit, refusal, methodFault, faultDue) = (nil, nil, nil, nil)
      }
      if let limit, limit <= now { throw .mute(seconds: Int(Self.patience.value / 1_000_000)) }
    } catch {
      // KWin ends the connection if its user chooses another input method.
      refusal = method == nil ? error : nil
      faultDue = now + Self.grace
      loseLink()
      door = nil
    }
  }

  private func takeDoor(at now: Timestamp) {
    guard let socket = door.take() else { return }
    do throws(SystemError) {
      switch try UnixSocket.receiveDescriptor(from: socket) {
      case .nothing: door = consume socket
      case .descriptor(let connection):
        guard link == nil else { return }
        door = consume socket
        openLink(connection, at: now)
      case .byte: return
      case .end: return
      }
    } catch {
      // It is gone, and so is the connection that it would have passed on.
    }
  }

  private func acceptDoors() {
    while let socket = (try? listener?.socket.accept()) ?? nil {
      // A second connection is accepted only if the first is gone.
      guard door == nil, link == nil else { continue }
      guard (try? watch.poller.watch(socket.number, as: KWinSource.door)) != nil else { continue }
      door = consume socket
    }
  }

  private func openLink(_ connection: consuming FileDescriptor, at now: Timestamp) {
    do throws(WaylandError) {
      let made = try Compositor(adopting: connection, for: [.contextInputMethod])
      do throws(SystemError) { try watch.poller.watch(made.number, as: KWinSource.link) } catch {
        throw .system(error)
      }
      link = made
      limit = now + Self.patience
    } catch {
      refusal = error
      door = nil
    }
  }

  private func loseLink() {
    if let link { watch.poller.remove(link.number) }
    (method, link, limit) = (nil, nil, nil)
  }

  // MARK: Texts

  package func commit(_ text: String) -> Bool {
    withMethod { method throws(WaylandError) in try method.commit(text) }
  }

  /// Presses a key in the field with the keyboard; false if none is reported.
  func press(_ key: EditingKey, times: Int) -> Bool {
    withMethod { method throws(WaylandError) in try method.press(key, times: times) }
  }

  /// The next call notices that a connection is gone.
  private func withMethod(_ body: (ContextInputMethod) throws(WaylandError) -> Bool) -> Bool {
    guard let method else { return false }
    do throws(WaylandError) { return try body(method) } catch { return false }
  }
}
