import InkCanvas
import InkDrawing
import InkEditing
import InkGeometry
import OverlayConfiguration
import Settings
import StylusModel
import StylusProtocol
import Testing

private func file(_ text: String) -> OverlaySettingsReading {
  var reading = OverlaySettingsReading()
  reading.parseFile(Array(text.utf8), path: "test.conf")
  return reading
}

private func tablet(_ name: String, vendor: UInt16 = 1, product: UInt16 = 2) -> Tablet {
  var tablet = Tablet(id: DeviceID(rawValue: 1), name: name, role: .pen)
  (tablet.vendor, tablet.product) = (vendor, product)
  tablet.area = Tablet.Area(
    left: Millimeters(5), top: Millimeters(0), width: Millimeters(200), height: Millimeters(100))
  return tablet
}

@Test func aFileOfTheOverlaySaysWhatItSaysAndTheRestIsAsUsual() {
  let read = file(
    """
    # a comment
    [inkoverlay]
    mode = off
    outside = off
    ink = marker       ; behind a line
    color = #ffd80080
    width = 6.5
    eraser = pixel
    fade = 0.25
    stats = yes
    shapes = no
    """)
  #expect(read.complaints.isEmpty)
  let settings = read.settings
  #expect(settings.mode == .off && settings.outside == .off && settings.eraser == .pixel)
  #expect(settings.ink.type == .marker && settings.ink.width == 6.5)
  #expect(settings.ink.color == InkColor(rgba: 0xFFD8_0080))
  #expect(settings.holding == .milliseconds(250) && settings.reportsStatistics)
  #expect(file("[inkoverlay]\nmode = draw\n").settings.ink == InkChoice())
  #expect(settings.choosesInk && !file("[inkoverlay]\nmode = draw\n").settings.choosesInk)
  #expect(file("[inkoverlay]\ncolor = #e0332b\n").settings.choosesInk)
  #expect(settings.straightens == false && file("").settings.straightens == nil)
  #expect(file("").settings == OverlaySettings())
  #expect(file("[inkoverlay]\ntray = no\n").settings.tray == .no && settings.tray == .auto)
  let hands = ["auto", "yes", "no"].map {
    file("[inkoverlay]\nmouse-and-touch = \($0)\n").settings.hands
  }
  #expect(hands == [.auto, .yes, .no])
  #expect(hands.map { $0.applies(withTablet: true) } == [false, true, false])
  #expect(hands.map { $0.applies(withTablet: false) } == [true, true, false])
}

@Test func whatIsWantedOfATabletIsItsAlone() throws {
  let settings = file(
    """
    [tablet]
    output = layout
    rotation = 90
    [tablet Wacom Cintiq 16 Pen]
    output = DP-2
    aspect = keep
    left-handed = yes
    calibration = 1.01 0 0.002 0 0.99 -0.001
    [tablet 056a:0357]
    output = -1920 0 960 540.5
    area = 10% 0% 50% 50mm
    rotation = 0
    """
  ).settings
  let cintiq = settings.mappingChoice(for: tablet("Wacom Cintiq 16 Pen"))
  #expect(cintiq.target == .output("DP-2") && cintiq.keepsAspect && cintiq.isLeftHanded)
  #expect(cintiq.rotation == .quarter && cintiq.area == nil)
  #expect(cintiq.calibration == Calibration(text: "1.01 0 0.002 0 0.99 -0.001"))
  let intuos = settings.mappingChoice(for: tablet("Any Name", vendor: 0x056A, product: 0x0357))
  #expect(intuos.target == .region(Rect(x: -1920, y: 0, width: 960, height: 540.5)))
  #expect(intuos.rotation == .none && !intuos.keepsAspect)
  let area = try #require(intuos.area)
  #expect(area.left == Millimeters(25) && area.top == Millimeters(0))
  #expect(area.width == Millimeters(100) && area.height == Millimeters(50))
  let other = settings.mappingChoice(for: tablet("Wacom Cintiq 16"))
  #expect(other.target == .layout && other.rotation == .quarter && other.calibration == .none)
  #expect(OverlaySettings().mappingChoice(for: tablet("x")) == MappingChoice())
}

@Test func anAreaBeyondTheSurfaceCountsAsTheWhole() {
  let settings = file("[tablet]\narea = 300mm 0mm 10mm 10mm\n").settings
  #expect(settings.mappingChoice(for: tablet("x")).area == nil)
  var pad = tablet("x")
  pad.area = nil
  #expect(settings.mappingChoice(for: pad).area == nil)
}

@Test func buttonsDoWhatTheFileSaysAndElseNothing() {
  let settings = file(
    """
    [tablet]
    pen-button-2 = undo
    pen-button-2-double = clear
    pen-button-3 = tool eraser-toggle
    [tablet My Pad]
    pad-button-0 = toggle
    pad-button-31-double = redo
    pen-button-2 = none
    """
  ).settings
  func action(_ control: OverlayButton.DeviceControl, _ isDouble: Bool, _ name: String)
    -> ButtonAction
  {
    settings.action(of: OverlayButton(control, isDouble: isDouble), on: tablet(name), in: .draw)
  }
  #expect(action(.pen(2), false, "Pen") == .command(.undo))
  #expect(action(.pen(2), true, "Pen") == .command(.clear))
  #expect(action(.pen(1), true, "Pen") == .none && action(.pad(0), false, "Pen") == .none)
  #expect(action(.pen(3), false, "Pen") == .command(.tool(.eraserToggle)))
  #expect(action(.pad(0), false, "My Pad") == .toggle)
  #expect(action(.pad(31), true, "My Pad") == .command(.redo))
  #expect(action(.pad(31), false, "My Pad") == .none)
  #expect(
    action(.pen(2), false, "My Pad") == .none && action(.pen(2), true, "My Pad") == .command(.clear)
  )
}

@Test func theFirstButtonShowsThePickerWhilePensDrawUnlessTheFileSaysOtherwise() {
  let first = OverlayButton(.pen(1), isDouble: false)
  let usual = OverlaySettings()
  #expect(usual.usesPenButtons)
  #expect(usual.action(of: first, on: tablet("Pen"), in: .draw) == .command(.picker(.toggle)))
  #expect(usual.action(of: first, on: tablet("Pen"), in: .ephemeral) == .none)
  #expect(usual.action(of: first, on: tablet("Pen"), in: .off) == .none)
  let other = file("[tablet Pen]\npen-button-1 = none\n").settings
  #expect(other.usesPenButtons)
  #expect(other.action(of: first, on: tablet("Pen"), in: .draw) == .none)
  #expect(other.action(of: first, on: tablet("x"), in: .draw) == .command(.picker(.toggle)))
  let none = file("[tablet]\npen-button-1 = none\npad-button-0 = quit\n").settings
  #expect(!none.usesPenButtons)
  let undo = file("[tablet]\npen-button-1 = undo\n").settings
  #expect(undo.action(of: first, on: tablet("Pen"), in: .draw) == .command(.undo))
  #expect(undo.action(of: first, on: tablet("Pen"), in: .ephemeral) == .command(.undo))
}

@Test func buttonsSaveAndQuit() {
  let settings = file(
    "[tablet]\npad-button-0 = save\npad-button-1 = quit\npad-button-2 = settings\n"
  ).settings
  func action(_ number: Int) -> ButtonAction {
    settings.action(
      of: OverlayButton(.pad(number), isDouble: false), on: tablet("x"), in: .ephemeral)
  }
  #expect(action(0) == .save && action(1) == .quit && action(2) == .settings)
}

@Test func thePickerIsShownAtTheStartAsTheFileSays() {
  #expect(OverlaySettings().picker == .auto)
  #expect(file("[inkoverlay]\npicker = yes\n").settings.picker == .yes)
  #expect(file("[inkoverlay]\npicker = no\n").settings.picker == .no)
  #expect(file("").settings.shortcuts == .auto)
  #expect(file("[inkoverlay]\nshortcuts = no\n").settings.shortcuts == .no)
}

@Test(arguments: [
  (
    "[inkoverlay]\nmdoe = draw", "test.conf:2: [inkoverlay] has no key \"mdoe\": did you mean mode?"
  ),
  ("\n\n[overlay]\nmode = off", "test.conf:4: there is no section [overlay]"),
  (
    "[inkovrelay]\nmode = off\nink = x",
    "test.conf:2: there is no section [inkovrelay]: did you mean [ink"
  ),
  ("[inkoverlay x]\nmode = off", "test.conf:2: there is no section [inkoverlay x]"),
  (
    "[inkoverlay]\nmode = paint",
    "test.conf:2: mode must be one of draw, ephemeral, off, not \"paint\""
  ),
  (
    "[inkoverlay]\noutside = draw",
    "test.conf:2: outside must be one of ephemeral, off, not \"draw\""
  ),
  ("[inkoverlay]\nink = chalk", "test.conf:2: there is no ink \"chalk\"; there are pen, "),
  ("[inkoverlay]\nink = eraser", "test.conf:2: there is no ink \"eraser\""),
  (
    "[inkoverlay]\ncolor = reddish",
    "test.conf:2: color must be a name such as red, #rrggbb or #rrggbbaa, not \"reddish\""
  ),
  ("[inkoverlay]\nwidth = wide", "test.conf:2: width must be a number of millimeters"),
  (
    "[inkoverlay]\nwidth = 5.1",
    "test.conf:2: a width of 5.1 mm is impossible; this ink supports 0.1 to 5.0"
  ),
  ("[inkoverlay]\neraser = all", "test.conf:2: eraser must be one of object, pixel, off"),
  ("[inkoverlay]\nfade = 61", "test.conf:2: fade must be a number of seconds from 0 to 60"),
  ("[inkoverlay]\nfade = -1", "test.conf:2: fade must be a number of seconds"),
  ("[inkoverlay]\nstats = often", "test.conf:2: stats must be yes or no"),
  ("[tablet]\noutptu = auto", "test.conf:2: [tablet] has no key \"outptu\": did you mean output?"),
  ("[tablet]\noutput =", "test.conf:2: output must be auto, layout, the name of an output, or"),
  ("[tablet]\noutput = 0 0 0 10", "test.conf:2: output, as a rectangle, must be left, top, width"),
  (
    "[tablet]\noutput = 0 0 inf 10",
    "test.conf:2: output, as a rectangle, must be left, top, width"
  ),
  ("[tablet]\narea = 0 0 10 10", "test.conf:2: area must be whole or left, top, width and height"),
  ("[tablet]\naspect = 16:9", "test.conf:2: aspect must be keep or stretch"),
  ("[tablet]\nrotation = 45", "test.conf:2: rotation must be 0, 90, 180 or 270 degrees clockwise"),
  ("[tablet]\nrotation = -90", "test.conf:2: rotation must be 0, 90, 180 or 270 degrees clockwise"),
  ("[tablet]\nleft-handed = perhaps", "test.conf:2: left-handed must be yes or no"),
  (
    "[tablet]\nleft_handed = yes",
    "test.conf:2: [tablet] has no key \"left_handed\": did you mean left-h"
  ),
  ("[tablet]\ncalibration = 1 0 0 0 1", "test.conf:2: calibration must be none or six numbers"),
  ("[tablet]\ncalibration = 1 0 0 1 0 0", "test.conf:2: calibration must be none or six numbers"),
  ("[tablet]\ncalibration = nan 0 0 0 1 0", "test.conf:2: calibration must be none or six numbers"),
  (
    "[tablet]\npen-button-1 = paint",
    "test.conf:2: pen-button-1 must be toggle, none or a command such as undo: there is no command "
      + "\"paint\""
  ),
  (
    "[tablet]\npen-button-4 = undo",
    "test.conf:2: [tablet] has no key \"pen-button-4\": did you mean pen-b"
  ),
  ("[tablet]\npad-button-32 = undo", "test.conf:2: [tablet] has no key \"pad-button-32\""),
  ("[tablet]\npad-button-+1 = undo", "test.conf:2: [tablet] has no key \"pad-button-+1\""),
  (
    "[tablet]\npad-button--double = undo", "test.conf:2: [tablet] has no key \"pad-button--double\""
  ),
  (
    "[tablet \(String(repeating: "x", count: 60))]\nrotation = 90",
    "test.conf:2: the name of a section has at most 48 bytes"
  ),
  ("[inkoverlay]\nnonsense\nmode = off", "test.conf:2: is neither [section], key = value"),
])
func aMistakeInTheOverlaysFileIsReportedWithItsLine(text: String, complaint: String) {
  let complaints = file(text).complaints
  #expect(complaints.count == 1)
  #expect(complaints.first?.hasPrefix(complaint) == true, "\(complaints)")
}

@Test func aLineThatIsWrongChangesNothingAndTheOthersCount() {
  let read = file("[inkoverlay]\nink = reed\nwidth = 20\ncolor = no\nmode = draw\n")
  #expect(read.complaints.count == 2)
  #expect(read.settings.ink.type == .reed && read.settings.ink.width == InkType.reed.defaultWidth)
  #expect(read.settings.mode == .draw)
}

@Test func hostileBytesInTheOverlaysFileAreOnlyComplainedAbout() {
  var binary = OverlaySettingsReading()
  binary.parseFile((0..<4_096).map { UInt8($0 & 0xFF) }, path: "b")
  #expect(!binary.complaints.isEmpty)
  #expect(binary.settings == OverlaySettings())
}

@Test func aLaterFileWins() {
  var reading = file("[inkoverlay]\nink = reed\n[tablet]\nrotation = 90\n")
  reading.parseFile(Array("[inkoverlay]\nink = pencil\n[tablet]\nrotation = 180\n".utf8), path: "b")
  #expect(reading.settings.ink.type == .pencil)
  #expect(reading.settings.mappingChoice(for: tablet("x")).rotation == .half)
  #expect(reading.files == ["test.conf", "b"])
}

@Test(arguments: ["+5a:+35", "5a:35", "005a:035", "x005a:0035"])
func whatIsNotTwiceFourDigitsIsTheNameOfATabletAndNoModel(name: String) {
  let settings = file("[tablet \(name)]\nrotation = 90\n").settings
  #expect(
    settings.mappingChoice(for: tablet("other", vendor: 0x5A, product: 0x35)).rotation == .none)
  #expect(settings.mappingChoice(for: tablet(name, vendor: 1, product: 1)).rotation == .quarter)
}

@Test func ofAnOverlaysFileWithAZeroByteNothingCounts() {
  let read = file("[inkoverlay]\nmode = draw\nink = pen\0cil\n")
  #expect(read.settings == OverlaySettings())
  #expect(
    read.complaints == [
      "test.conf: is not text: line 3 has a zero byte. Fix: restore or remove it"
    ])
}
