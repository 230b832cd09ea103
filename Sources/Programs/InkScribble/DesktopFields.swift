import Accessibility
import Desktops
import InkGeometry
import LinuxIO
import ProgramElements
import StylusModel
import TextFields

/// The fields of the desktop: windows from the compositor, what is in them from the applications.
/// Without a pen near it asks once of each window that is new or has another size.
///
/// A question keeps it until that is answered, or it ends.
final class DesktopFields {
  private(set) var map = FieldMap()
  private(set) var windowError: WindowSourceError?
  let desktop: any DesktopSession
  var source: (any WindowSource)?
  private var interest: Poller.Interest = .readable
  private var bus: AccessibilityBus?
  /// Why there is not even a session's bus.
  private var busError: AccessibilityBus.AccessibilityError?
  private var loggedError: AccessibilityBus.AccessibilityError?
  private var finder: FieldFinder?
  var editor: FieldEditor?
  private var wasReady = false
  private var looks: [WindowID: WindowSearch] = [:]
  /// Whether what programs say of their windows must be distinguished again.
  private var isShuffled = true
  var searches: [FieldSearch] = []
  /// The input method of the focused field.
  weak var keys: (any FocusedText)? { didSet { editor?.keys = keys } }
  /// Clicks in fields whose letters are not reported.
  weak var clicks: (any FieldClicks)? { didSet { editor?.clicks = clicks } }
  private var retry = Timestamp(microseconds: 0)
  private let tokens: Tokens

  struct Tokens {
    var windows: UInt64
    var session: UInt64
    var bus: UInt64
  }

  /// When a window was looked at, and whether it is being looked at.
  private struct WindowSearch {
    var isUnderWay = false
    var began = Timestamp(microseconds: 0)
    var next = Timestamp(microseconds: 0)
    var number: UInt64 = 0
    /// Whether it was looked at once: then it is again only while a pen is near.
    var isKnown = false
    /// How often in a row its application was not found: programs come to the bus later than their
    /// windows.
    var misses = 0
  }

  /// While a pen is near windows are looked at again so often: fields come and go, and only some
  /// toolkits report it.
  private static let interval = Microseconds.milliseconds(1_000)
  /// A look that is not over by then is forgotten.
  private static let patience = Microseconds.milliseconds(5_000)
  /// Without a pen a window whose application is not found is looked at no more often.
  private static let mostMisses = 10
  private static let wait = Microseconds.milliseconds(2_000)

  init(_ tokens: Tokens, on desktop: any DesktopSession) {
    (self.tokens, self.desktop) = (tokens, desktop)
  }

  /// Why there are no fields; nil if there may be.
  var accessibilityError: AccessibilityBus.AccessibilityError? {
    bus == nil ? busError : bus?.accessibilityError
  }

  // MARK: Life

  /// Begins to listen, if it does not yet.
  private func connect(at now: Timestamp, on poller: borrowing Poller) {
    guard retry <= now, source == nil || bus == nil else { return }
    retry = now + Self.wait
    if source == nil { findWindows(at: now, on: poller) }
    if bus == nil { findBus(on: poller) }
    logBusError()
  }

  private func findWindows(at now: Timestamp, on poller: borrowing Poller) {
    do throws(WindowSourceError) {
      let made = try desktop.openWindows(at: now)
      interest = made.interest
      do throws(SystemError) { try poller.add(made.number, token: tokens.windows, interest) } catch
      {
        throw .unreachable(desktop.name, error)
      }
      source = made
    } catch {
      miss(error)
    }
  }

  private func miss(_ fault: WindowSourceError) {
    if windowError != fault { Log.write(.notice, "\(fault)") }
    windowError = fault
  }

  private func findBus(on poller: borrowing Poller) {
    do throws(SystemError) {
      let made = try AccessibilityBus(session: tokens.session, bus: tokens.bus, on: poller)
      bus = made
      finder = FieldFinder(made)
      let editor = FieldEditor(made)
      (editor.keys, editor.clicks) = (keys, clicks)
      self.editor = editor
    } catch {
      busError = .noSession
    }
  }

  /// Says once what is wrong with the bus.
  private func logBusError() {
    guard accessibilityError != loggedError else { return }
    loggedError = accessibilityError
    if let loggedError { Log.write(.notice, "\(loggedError)") }
  }

  /// Nobody writes any more.
  func disconnect(on poller: borrowing Poller) {
    if let source { poller.remove(source.number) }
    source?.stopWatching()
    bus?.disconnect(on: poller)
    editor?.abandon()
    (source, bus, finder, editor) = (nil, nil, nil, nil)
    (map, looks, wasReady) = (FieldMap(), [:], false)
    giveUpSearches()
    retry = Timestamp(microseconds: 0)
  }

  // MARK: A turn

  /// Handles events of the compositor; returns whether windows have changed.
  func takeWindows(at now: Timestamp, on poller: borrowing Poller) {
    guard let source else { return }
    do throws(WindowSourceError) {
      if try source.refreshWindows(at: now) {
        windowError = nil
        setWindows(source.windows ?? [])
      }
      try updatePolling(source, on: poller)
    } catch {
      lose(error, on: poller)
    }
  }

  /// Waits for what it is to be waited for.
  private func updatePolling(_ source: any WindowSource, on poller: borrowing Poller)
    throws(WindowSourceError)
  {
    guard source.interest != interest else { return }
    interest = source.interest
    do throws(SystemError) {
      try poller.change(source.number, token: tokens.windows, interest)
    } catch {
      throw .unreachable(desktop.name, error)
    }
  }

  private func setWindows(_ windows: [DesktopWindow]) {
    for window in map.setWindows(windows) { looks[window] = nil }
    isShuffled = true
    let there = Set(windows.map(\.id))
    for id in looks.keys where !there.contains(id) { looks[id] = nil }
  }

  private func lose(_ fault: WindowSourceError, on poller: borrowing Poller) {
    if let source { poller.remove(source.number) }
    source = nil
    setWindows([])
    miss(fault)
  }

  /// Handles events of applications.
  func takeAnswers(on poller: borrowing Poller) {
    bus?.process(on: poller)
    logBusError()
    let isReady = bus?.isReady == true
    if wasReady, !isReady {
      editor?.abandon()
      looks = [:]
      map.forgetFields()
    }
    wasReady = isReady
  }

  /// Sees to what is due.
  ///
  /// - Parameters:
  ///   - isPenNear: only then windows are looked into.
  ///   - except: applications that are left alone.
  /// - Returns: when to be asked again.
  func updateFields(
    at now: Timestamp, isPenNear: Bool, except: Set<String>, on poller: borrowing Poller
  ) -> Timestamp? {
    connect(at: now, on: poller)
    var next: Timestamp? = source == nil || bus == nil ? retry : nil
    if let source {
      do throws(WindowSourceError) {
        let due = try source.checkTimeout(at: now)
        if let due, due <= now { takeWindows(at: now, on: poller) }
        next = earlier(next, due)
        try updatePolling(source, on: poller)
      } catch {
        lose(error, on: poller)
      }
    }
    if bus?.isReady == true {
      for window in map.windows where !except.contains(window.application) {
        guard isPenNear || looks[window.id]?.isKnown != true else { continue }
        next = earlier(next, lookIfDue(into: window, at: now))
      }
    }
    next = earlier(next, updateSearches(at: now))
    if let due = bus?.deadline, due <= now { takeAnswers(on: poller) }
    editor?.resumeDueSteps(at: .now)
    // Sends the latest requests.
    if bus?.isReady == true { takeAnswers(on: poller) }
    return earlier(earlier(next, bus?.deadline), editor?.deadline)
  }

  /// Whether the window with the keyboard tells of no field to write into, as far as it is known.
  var isFocusFieldless: Bool {
    guard let window = map.focused else { return false }
    guard let look = looks[window.id], bus?.isReady == true else {
      return bus?.accessibilityError != nil
    }
    return (look.isKnown || look.misses > 1) && !map.hasFields(in: window.id)
  }

  private func lookIfDue(into window: DesktopWindow, at now: Timestamp) -> Timestamp {
    var look = looks[window.id] ?? WindowSearch()
    if look.isUnderWay, look.next > now { return look.next }
    guard look.next <= now else { return look.next }
    look.number += 1
    look.isUnderWay = true
    look.began = now
    look.next = now + Self.patience
    looks[window.id] = look
    let number = look.number
    finder?.find(in: window) { [self] found in
      storeFields(found, in: window.id, look: number)
    }
    return looks[window.id]?.next ?? look.next
  }

  private func storeFields(_ found: WindowFields?, in window: WindowID, look number: UInt64) {
    guard var look = looks[window], look.number == number else { return }
    look.isUnderWay = false
    // A page of some thousand parts costs its program no more than a twentieth of its time.
    let time = .now - look.began
    look.next = .now + Microseconds(max(Self.interval.value, time.value * 20))
    if found == nil { look.misses += 1 }
    look.isKnown = found != nil || look.misses >= Self.mostMisses
    looks[window] = look
    map.setFields(found?.fields ?? [], beside: found?.closed ?? [], in: window)
  }

  /// Takes over what programs say of their windows, if it is other than before.
  func updateElements(_ programs: ElementPrograms) {
    guard isShuffled || programs.isStale else { return }
    isShuffled = false
    map.setOwnElements(programs.elements(in: map.windows))
  }

  /// Looks into a window now, and takes what is found for what is in it.
  func lookNow(into window: DesktopWindow, then: @escaping () -> Void) {
    guard let finder, bus?.isReady == true else { return then() }
    finder.find(in: window) { [self] found in
      if let found { map.setFields(found.fields, beside: found.closed, in: window.id) }
      then()
    }
  }

  /// Finds the last of what stands before the caret in the field of a window that has the keyboard;
  /// nil where it is not reported.
  func findTextBeforeCaret(in window: WindowID, then: @escaping (String?) -> Void) {
    guard let finder, bus?.isReady == true else { return then(nil) }
    finder.findTextBeforeCaret(among: map.toolkitFields(in: window), then: then)
  }
}
