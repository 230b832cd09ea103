import InkCanvas
import InkDrawing
import InkEditing
import InkGeometry
import InkScreens
import LinuxIO
import OverlayConfiguration
import StylusModel
import StylusProtocol
import ToolPicker
import WaylandClient

// The tools that are chosen, and the picker that shows them.
extension OverlayState {
  /// Which tool is chosen, and how each is set.
  var tools: Toolset {
    get { picker.tools }
    set {
      let before = picker.tools.inkType
      if newValue.tool != .lasso { deselect(at: .now) }
      picker.choose(newValue, at: .now)
      if newValue.inkType != before { makePaper() }
    }
  }

  /// What the next strokes are drawn with.
  var ink: InkChoice {
    get { InkChoice(tools) }
    set {
      var tools = tools
      newValue.choose(in: &tools)
      self.tools = tools
    }
  }

  /// With another tool than the lasso nothing is selected.
  private func deselect(at now: Timestamp) {
    for screen in screens.all { screen.deselect(at: now) }
  }

  /// Shows or hides the picker.
  func showPicker(_ visibility: CanvasCommand.Visibility, at now: Timestamp) {
    picker.setVisibility(visibility, at: now)
  }

  /// Sees to the picker's surface: where the pen is, else where it was, else on the first output.
  func tendPicker(
    at now: Timestamp, on compositor: Compositor?
  ) throws(WaylandFault) -> Timestamp? {
    let isShown = picker.isWanted && !isHidden
    guard isShown || picker.screen != nil else {
      return try picker.updateSurface(at: now, on: compositor, above: nil)
    }
    let last = picker.screen.flatMap { screens[$0.output] }
    let chosen =
      screens.all.first { $0.isPenNear && $0.output != nil } ?? last
      ?? screens.all.first { $0.output != nil }
    for screen in screens.all { screen.liesBeneathPicker = isShown && screen === chosen }
    picker.updateHistory(
      canUndo: screens.all.contains { $0.lastStep != nil },
      canRedo: screens.all.contains { $0.nextStep != nil })
    if let chosen { picker.updatePage(chosen.pickerPage) }
    let deadline = try picker.updateSurface(at: now, on: compositor, above: isShown ? chosen : nil)
    for screen in screens.all where !(screen.liesBeneathPicker && screen.hasBoard) {
      screen.uncover(at: now)
    }
    chosen?.noteNeighbour(committedAt: picker.screen?.lastCommit)
    for screen in screens.all {
      try screen.leaveOut(screen.liesBeneathPicker ? picker.covered : [], at: now)
    }
    return deadline
  }

  /// Does what somebody pressed on the picker.
  func performPickerEvents(_ events: [PickerEvent], at now: Timestamp) {
    for event in events {
      switch event {
      case .chose(let tools):
        if tools.tool != .lasso { deselect(at: now) }
        makePaper()
        picker.keepSoon(at: now)
      case .moved: picker.keepSoon(at: now)
      // What cannot be done now is drawn so.
      case .perform(let command):
        try? perform(command, on: picker.screen.flatMap { screens[$0.output] }, at: now)
      case .opened: break
      }
    }
  }

  /// Something was drawn: its colour is the newest one.
  func noteUse(at now: Timestamp) {
    var tools = tools
    tools.noteUse()
    guard tools != self.tools else { return }
    self.tools = tools
    if picker.isWanted { picker.keepSoon(at: now) }
  }

  /// What the tip does with the chosen tool; nil: nothing.
  func strokePart(drawnAs style: StrokeStyle) -> StrokePart? {
    switch tools.tool {
    case .ink: .draws(style)
    case .eraser: mode == .draw ? .erases(tools.eraserMode, width: tools.eraserWidth) : nil
    case .lasso: mode == .draw ? .selects(parts: tools.selectsParts) : nil
    }
  }
}

extension InkChoice {
  /// What a set of tools draws with.
  init(_ tools: Toolset) {
    self.init(tools.inkType, InkColor(tools.ink.color), width: tools.width)
  }

  /// Has a set of tools draw with it.
  func choose(in tools: inout Toolset) {
    tools.choose(.ink(type))
    tools.setColor(ink.color)
    tools.setOpacity(ink.color.alpha)
    tools.setWidth(width)
  }
}

extension InkColor {
  /// A colour in four bytes.
  fileprivate init(_ color: Color) {
    func level(_ part: Float) -> UInt32 { UInt32((part * 255).rounded()) }
    self.init(
      rgba: level(color.red) << 24 | level(color.green) << 16 | level(color.blue) << 8
        | level(color.alpha))
  }
}
