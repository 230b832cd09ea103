import Foundation
import ProgramKit
import Testing

/// The overlay's button in GNOME's bar, which our extension makes of what a tray would show.
@Suite(.serialized, .enabled(if: FieldsDesktop.Kind.gnome.isThere, FieldsDesktop.mend))
struct GnomeButtonTests {
  private let desktop: FieldsDesktop
  private let programs: Programs

  init() throws {
    desktop = try FieldsDesktop([], on: .gnome)
    programs = try Programs()
    if geteuid() == 0 {
      try FileManager.default.setAttributes(
        [.ownerAccountID: 65_534, .groupOwnerAccountID: 65_534],
        ofItemAtPath: programs.folder.path)
    }
  }

  private func overlay() throws -> RunningProgram {
    try desktop.start(
      "inkoverlay",
      [
        "--no-keep", "--mode", "ephemeral", "--socket", programs.path("none"), "--commands",
        programs.path("commands"),
      ], by: programs)
  }

  private static let button = "Main.panel.statusArea['org.stylusd.inkoverlay']"
  private static let items = button + ".menu._getMenuItems()"

  /// The labels of the menu; those that are marked have a mark, those that cannot be chosen are in
  /// parentheses. `undefined` where there is no button.
  private func menu() throws -> String {
    let item =
      "(i.label?.text ? i.sensitive ? i.label.text : `(${i.label.text})` : '-')"
      + " + (i._ornament === 1 ? ' o' : i._ornament === 2 ? ' x' : '')"
    return try desktop.ask(
      "\(Self.button) ? \(Self.items).map(i => \(item)).join(', ') : 'undefined'")
  }

  /// How long anything may take that GNOME or the overlay does, in seconds: it takes less than one.
  private static let patience = 20.0

  /// Waits for something; if it does not come, the test is over.
  private func awaitThat(
    _ log: @autoclosure () throws -> String = "", at place: SourceLocation = #_sourceLocation,
    _ holds: () throws -> Bool
  ) throws {
    let isSo = try eventually(within: Self.patience, holds)
    let told = isSo ? "" : try log() + desktop.log(of: "gnome")
    try #require(isSo, "\(told)", sourceLocation: place)
  }

  private func awaitMenu(
    _ text: String, _ log: @autoclosure () -> String = "",
    at place: SourceLocation = #_sourceLocation
  ) throws {
    try awaitThat("\(log()) not \(text), but \(try menu())", at: place) { try menu() == text }
  }

  /// Chooses an entry of the menu by its label.
  private func choose(_ label: String) throws {
    // Two events within 0.15 s are one.
    usleep(160_000)
    _ = try desktop.ask("\(Self.items).find(i => i.label?.text === '\(label)').activate(null); ''")
  }

  /// The menu in one of the two modes.
  private func menu(draws: Bool, picker: Bool) -> String {
    "Draw\(draws ? " o" : ""), Let clicks through\(draws ? "" : " o"), -, Board, "
      + "Tool picker\(picker ? " x" : ""), -, (Undo), Save, Clear, -, Hide all ink, Settings, Quit"
  }

  @Test func itHasTheIconAndTheMenuOfTheTrayAndFollowsTheMode() throws {
    #expect(try menu() == "undefined")
    let overlay = try overlay()
    // At a first start the overlay shows the picker only if nothing else is requested.
    try awaitMenu(menu(draws: false, picker: false), overlay.log)
    let bytes = "\(Self.button).get_first_child().gicon.get_pixels()"
    let icon = "[...\(bytes)].reduce((sum, byte) => (sum * 31 + byte) % 65521, 0).toString()"
    let resting = try desktop.ask(icon)
    try choose("Draw")
    // The mouse draws, as there is no tablet, so that the picker is the way back.
    try awaitMenu(menu(draws: true, picker: true))
    try awaitThat { try desktop.ask(icon) != resting }
    #expect(try desktop.ask("\(Self.button).accessible_name").hasPrefix("Ink Overlay. Drawing"))
    try press(2)
    try awaitMenu(menu(draws: false, picker: true))
    #expect(try desktop.ask("String(\(Self.button).menu.isOpen)") == "false")
    try press(1)
    try awaitThat { try desktop.ask("String(\(Self.button).menu.isOpen)") == "true" }
    try choose("Quit")
    try awaitMenu("undefined")
    try awaitThat(overlay.log) { !overlay.process.isRunning }
    #expect(overlay.process.terminationStatus == 0, "\(overlay.log)")
    #expect(!desktop.log(of: "gnome").contains("JS ERROR"), "\(desktop.log(of: "gnome"))")
  }

  /// Presses the icon with a button of a mouse: 1 is the first, 2 the middle one.
  private func press(_ number: Int) throws {
    usleep(160_000)
    let code = number == 1 ? "BUTTON_PRIMARY" : "BUTTON_MIDDLE"
    _ = try desktop.ask(
      """
      { const { Clutter, GLib } = imports.gi; const now = () => GLib.get_monotonic_time(); \
      const [x, y] = \(Self.button).get_transformed_position(); \
      globalThis.mouse ??= Clutter.get_default_backend().get_default_seat()\
      .create_virtual_device(Clutter.InputDeviceType.POINTER_DEVICE); \
      mouse.notify_absolute_motion(now(), x + 10, y + 10); \
      mouse.notify_button(now(), Clutter.\(code), Clutter.ButtonState.PRESSED); \
      mouse.notify_button(now(), Clutter.\(code), Clutter.ButtonState.RELEASED); '' }
      """)
  }

  @Test func itGoesWithTheExtensionAndWithTheOverlay() throws {
    let first = try overlay()
    try awaitThat(first.log) { try menu() != "undefined" }
    let name = "'scribble@stylusd.org'"
    _ = try desktop.ask("String(Main.extensionManager.disableExtension(\(name)))")
    try awaitMenu("undefined")
    _ = try desktop.ask("String(Main.extensionManager.enableExtension(\(name)))")
    try awaitThat { try menu() != "undefined" }
    // One that is killed says nothing any more.
    #expect(first.stop(SIGKILL) != 0)
    try awaitMenu("undefined")
    let second = try overlay()
    try awaitThat(second.log) { try menu() != "undefined" }
    #expect(second.stop() == 0)
    try awaitMenu("undefined")
    #expect(!desktop.log(of: "gnome").contains("JS ERROR"), "\(desktop.log(of: "gnome"))")
  }

  @Test func noOtherProgramGetsAButtonByTakingTheName() throws {
    let other = try desktop.start(
      "/usr/bin/python3",
      [
        "-c",
        """
        from gi.repository import Gio, GLib
        Gio.bus_own_name(Gio.BusType.SESSION, 'org.stylusd.inkoverlay', 0, None,
          lambda *_: print('owned', flush=True), None)
        GLib.MainLoop().run()
        """,
      ], by: programs)
    try awaitThat(other.log) { other.text.contains("owned") }
    // The extension looks who that is, and asks it for nothing.
    usleep(1_500_000)
    #expect(try menu() == "undefined")
    // The overlay gets the name once it is free.
    let overlay = try overlay()
    usleep(1_000_000)
    #expect(try menu() == "undefined")
    // It would wait for SIGTERM forever, which is blocked in what a test starts.
    _ = other.stop(SIGKILL)
    try awaitThat(overlay.log) { try menu() != "undefined" }
    #expect(overlay.stop() == 0)
  }
}
