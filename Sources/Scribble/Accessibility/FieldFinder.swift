package import InkGeometry
import LinuxIO
package import TextFields

/// The fields found in a window.
package struct WindowFields: Hashable, Sendable {
  package var fields: [TextField] = []
  /// The areas of password fields, in logical pixels from the corner of the window's content.
  package var closed: [Rect] = []
}

/// Finds the fields of a window: the application of its process, the application's frame that
/// corresponds to the window, and the editable objects in it.
///
/// Requests that do not depend on answers are sent at once, and a walk ends at its limits in any
/// case. A request retains its sender until it is answered or the bus ends.
package final class FieldFinder {
  let bus: AccessibilityBus
  /// The known applications, by the names of their connections, which are never reused.
  private var applications: [String: Application] = [:]

  private struct Application {
    var process: Int32
    var root: FieldReference
    var toolkit: Toolkit?
  }

  package init(_ bus: AccessibilityBus) { self.bus = bus }

  /// Finds the fields of a window.
  ///
  /// - Parameter then: gets them; nil if the window's application could not be found, or does not
  ///   answer.
  package func find(in window: DesktopWindow, then: @escaping (WindowFields?) -> Void) {
    if let known = applications.values.first(where: { $0.process == window.process }) {
      return find(in: window, of: known, then)
    }
    askApplications { [self] in
      guard let found = applications.values.first(where: { $0.process == window.process }) else {
        return then(nil)
      }
      find(in: window, of: found, then)
    }
  }

  /// The names of all applications, and whose they are.
  private func askApplications(then: @escaping () -> Void) {
    let root = FieldReference(
      name: "org.a11y.atspi.Registry", path: "/org/a11y/atspi/accessible/root")
    bus.ask(.children(of: root)) { [self] found in
      guard let found else { return then() }
      let names = Set(found.map(\.name))
      for name in applications.keys where !names.contains(name) { applications[name] = nil }
      let fresh = found.filter { applications[$0.name] == nil }
      let all = Countdown(fresh.count, then)
      for reference in fresh {
        bus.ask(.process(of: reference.name)) { [self] number in
          if let number {
            applications[reference.name] = Application(
              process: Int32(clamping: number), root: reference)
          }
          all.less()
        }
      }
    }
  }

  private func find(
    in window: DesktopWindow, of application: Application, _ then: @escaping (WindowFields?) -> Void
  ) {
    guard let toolkit = application.toolkit else {
      return askToolkit(of: application) { [self] application in
        find(in: window, of: application, then)
      }
    }
    // Text could not be inserted there, so nothing is requested, even if a page has many thousand
    // parts.
    guard toolkit.takesText else { return then(WindowFields()) }
    bus.ask(.children(of: application.root)) { [self] frames in
      guard let frames, !frames.isEmpty else {
        // It may have ended, and another application may have its process number.
        applications[application.root.name] = nil
        return then(nil)
      }
      choose(among: Array(frames.prefix(Self.mostFrames)), for: window) { [self] frame in
        guard let frame else { return then(nil) }
        FieldWalk(bus, window, toolkit, frame).start(then)
      }
    }
  }

  /// The largest number of windows of an application that are examined.
  private static let mostFrames = 64

  private func askToolkit(
    of application: Application, then: @escaping (Application) -> Void
  ) {
    var known = application
    let place = application.root
    bus.ask(.property("ToolkitName", of: "Application", place)) {
      [self] name in
      bus.ask(.property("Version", of: "Application", place)) {
        [self] version in
        known.toolkit = Toolkit(name: name ?? "", version: version ?? "")
        // An application that did not answer is asked again.
        if name != nil { applications[place.name]?.toolkit = known.toolkit }
        then(known)
      }
    }
  }

  private func choose(
    among frames: [FieldReference], for window: DesktopWindow,
    _ then: @escaping (WindowFrame?) -> Void
  ) {
    var found: [WindowFrame] = []
    let all = Countdown(frames.count) { then(WindowFrame.match(for: window, among: found)) }
    for reference in frames {
      bus.ask(.property("Name", of: "Accessible", reference)) {
        [bus] title in
        bus.ask(.extents(of: reference)) { [bus] area in
          bus.ask(.states(of: reference)) { states in
            if let area {
              found.append(
                WindowFrame(
                  reference: reference, title: title ?? "", area: area,
                  states: FieldStates(words: states ?? [])))
            }
            all.less()
          }
        }
      }
    }
  }
}

/// Reports when this number of tasks is done.
final class Countdown {
  private var count: Int
  private let then: () -> Void

  init(_ count: Int, _ then: @escaping () -> Void) {
    (self.count, self.then) = (count, then)
    if count == 0 { then() }
  }

  func less() {
    count -= 1
    if count == 0 { then() }
  }
}
