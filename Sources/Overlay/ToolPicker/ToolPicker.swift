public import InkDrawing
public import InkEditing
public import InkGeometry
public import Units

/// The tool picker: a value that knows what is chosen, where it floats, and what a press on it
/// means.
///
///     var picker = ToolPicker(tools, in: Size(width: 1920, height: 1080), at: now)
///     for event in picker.press(at: place, at: now) + picker.release(at: place, at: now) { ... }
///     let scene = picker.scene(at: now)           // drawn by a `PickerPainter`
///     if picker.isMoving(at: now) { ... }         // ask for the next frame, and draw again
///
/// Places are points of the area that it floats above: logical pixels, 96 an inch. Times come from
/// outside.
public struct ToolPicker: Sendable {
  /// What is chosen, and how each tool is set.
  public internal(set) var tools: Toolset
  /// Where it is, or was before it became small.
  public internal(set) var place = PickerPlace.edge(.bottom, 0.5)
  /// The corner that it is small in; nil: it is not small.
  public internal(set) var corner: PickerCorner?
  /// What is opened beside it.
  public internal(set) var popover: PickerPopover?
  /// What keys are about; nil: nothing, keys were not used.
  public internal(set) var focus: PickerElement?
  /// What it floats above, in points.
  public private(set) var area: Size
  /// Light or dark; the inks are shown so too.
  public var appearance = Appearance.light
  /// Whether undo has something to take back.
  public var canUndo = false
  /// Whether strokes of inks with a texture are shown; see ``InkTextures``.
  public var showsTextures = true
  /// Which page is shown, and how.
  public var page = PickerPage()
  /// Whether redo has something to do again.
  public var canRedo = false

  var press: Press?
  /// What was picked in the field of colours: a grey has no hue of its own.
  var picked: HueColor?
  /// How far it still is from where it belongs.
  var slide = (x: Glide(at: 0), y: Glide(at: 0))
  /// How far each tool stands out.
  var rises = [Glide](repeating: Glide(at: 0), count: PickerLayout.toolCount)
  /// How much of it is seen, and of what is opened.
  var presence = Glide(at: 1)
  var popoverPresence = Glide(at: 1)
  /// Ink is being drawn.
  var isDrawing = false
  /// When it comes back, if it went out of the way.
  var returns: Timestamp?

  /// A picker that shows tools, at the bottom of an area.
  public init(_ tools: Toolset, in area: Size, at now: Timestamp) {
    self.tools = tools
    self.area = area
    for number in rises.indices { rises[number].jump(to: isRaised(number) ? 1 : 0) }
  }

  /// Something else is chosen, by a command or a button.
  public mutating func show(_ tools: Toolset, at now: Timestamp) {
    guard tools != self.tools else { return }
    let isOther = tools.tool != self.tools.tool
    self.tools = tools
    if isOther { closePopover(at: now) }
    raise(at: now)
  }

  /// It floats above another area now.
  public mutating func move(to area: Size) {
    self.area = area
    slide = (Glide(at: 0), Glide(at: 0))
    press = nil
  }

  /// Whether it still moves or fades by itself.
  public func isMoving(at now: Timestamp) -> Bool {
    func moves(_ glide: Glide) -> Bool { !glide.isOver(at: now) }
    return moves(slide.x) || moves(slide.y) || moves(presence) || moves(popoverPresence)
      || rises.contains(where: moves)
  }

  /// When it has something to do without being told; nil: never. While it moves that is the next
  /// frame.
  public var deadline: Timestamp? { returns }

  /// How long it takes from one place to another, for a tool to rise, and to fade.
  static let (slideTime, riseTime, fadeTime) = (
    Microseconds.milliseconds(240), Microseconds.milliseconds(170), Microseconds.milliseconds(140)
  )

  /// Whether the tool of a slot stands out.
  private func isRaised(_ slot: Int) -> Bool {
    slot < CanvasTool.all.count ? CanvasTool.all[slot] == tools.tool : tools.showsRuler
  }

  /// What is chosen rises, what is not goes back.
  mutating func raise(at now: Timestamp) {
    for number in rises.indices {
      rises[number].go(to: isRaised(number) ? 1 : 0, at: now, within: Self.riseTime)
    }
  }
}

extension ToolPicker {
  /// What lies where on it.
  var layout: PickerLayout {
    let edge = place.edge
    let room = (edge.isHorizontal ? area.width : area.height) - 2 * PickerPlace.margin
    return PickerLayout(at: edge, room: room)
  }

  /// The small picker's diameter, and how far from the corner it lies.
  static let (discSize, discMargin) = (62.0, 14.0)

  /// Where its upper left corner belongs.
  var home: Point {
    guard let corner else { return place.origin(of: layout.size, in: area) }
    let room = Point(
      x: area.width - Self.discSize - 2 * Self.discMargin,
      y: area.height - Self.discSize - 2 * Self.discMargin)
    return Point(
      x: Self.discMargin + room.x * corner.share.x, y: Self.discMargin + room.y * corner.share.y)
  }

  /// Where its upper left corner is.
  func origin(at now: Timestamp) -> Point {
    if let press, press.isDragging { return press.corner }
    return home + Point(x: slide.x.value(at: now), y: slide.y.value(at: now))
  }

  /// Its sides as they are now.
  var size: Size { corner == nil ? layout.size : Size(square: Self.discSize) }

  /// The rectangle of it, without its shadow.
  func frame(at now: Timestamp) -> Rect {
    let origin = origin(at: now)
    return Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// The rectangle of what is opened.
  func popoverFrame(at now: Timestamp) -> Rect? {
    guard let popover, corner == nil else { return nil }
    let layout = PopoverLayout(popover)
    let plate = frame(at: now)
    let opener = elementRects.first { $0.element == opening(popover) }?.rect ?? self.layout.plate
    let origin = layout.origin(
      beside: opener.moved(by: plate.min), of: plate, at: place.edge, in: area)
    return Rect(x: origin.x, y: origin.y, width: layout.size.width, height: layout.size.height)
  }

  /// What of the area it covers, in points: what a canvas may want to keep free, and where presses
  /// are the picker's.
  public func obscured(at now: Timestamp) -> [Rect] {
    [frame(at: now)] + [popoverFrame(at: now)].compactMap { $0 }
  }

  private func opening(_ popover: PickerPopover) -> PickerElement {
    switch popover {
    case .color: .colorWell
    case .page: .pages
    case .eraser: .tool(.eraser)
    case .lasso: .tool(.lasso)
    case .ink: .tool(.ink(tools.inkType))
    }
  }

  /// The elements of the plate, in points from its corner.
  var elementRects: [(element: PickerElement, rect: Rect)] {
    corner == nil
      ? layout.elements(swatches: swatches.count)
      : [(.disc, Rect(x: 0, y: 0, width: Self.discSize, height: Self.discSize))]
  }

  /// The colours beside the well: those that were drawn with lately, then usual ones.
  public var swatches: [Color] {
    let usual = Self.usualColors.filter { !tools.recentColors.contains($0) }
    return Array((tools.recentColors + usual).prefix(Toolset.mostRecentColors))
  }

  private static let usualColors: [Color] = [
    0x0000_00FF, 0x1463_DCFF, 0xE033_2BFF, 0x1F9D_4DFF, 0xFFC2_1AFF, 0x8440_CFFF, 0xF27A_1AFF,
    0xFFFF_FFFF,
  ].map { Color(rgba: $0) }
}

extension Rect {
  func moved(by way: Point) -> Rect { Rect(min: min + way, max: max + way) }
}
