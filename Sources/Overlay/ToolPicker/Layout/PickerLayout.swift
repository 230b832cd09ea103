import InkDrawing
import InkEditing
import InkGeometry

/// The layout of a picker, in points from its upper left corner.
///
/// Along the picker are the handle, the button that lets clicks through, undo and redo, the page,
/// the tools in a pocket, the colors, and the actions of the program. If there is not enough space,
/// the actions move to a panel first, then colors are left out, and then tools move closer.
struct PickerLayout: Hashable, Sendable {
  let axes: PickerAxes
  /// The number of columns of two colors each.
  let swatchColumns: Int
  /// The program's actions, and where they are.
  let actions: ActionLayout
  private let slot: Double

  /// The smallest size of touch targets: 9 mm.
  static let leastTarget = 34.1
  /// The inks, the eraser, the lasso, and the ruler.
  static let toolCount = CanvasTool.all.count + 1
  /// The distance from the edge to the end of the pocket in which tools stand.
  static let pocket = 31.0
  /// The distance of tips from the edge, and the additional distance for the chosen tool.
  static let (tip, rise) = (79.0, 17.0)

  private static let (pad, handle, history, divider, well) = (7.0, 34.5, 46.0, 13.0, 58.0)
  private static let (swatch, page) = (35.0, 40.0)

  /// - Parameters:
  ///   - room: the largest length.
  ///   - actions: the program's actions that have buttons.
  init(at edge: PickerEdge, room: Double, actions wanted: Set<PickerAction> = []) {
    func length(_ slot: Double, _ columns: Int, _ actions: ActionLayout) -> Double {
      let ends = columns > 0 || !actions.columns.isEmpty ? Self.pad : Self.pad / 2
      return Self.pad + Self.handle + actions.firstLength + Self.history + Self.page
        + 2 * Self.divider + slot * Double(Self.toolCount) + Self.well
        + Double(columns) * Self.swatch + actions.groupLength + ends
    }
    let open = ActionLayout(wanted, isCollapsed: false)
    let actions = length(42, 4, open) <= room ? open : ActionLayout(wanted, isCollapsed: true)
    self.actions = actions
    func length(_ slot: Double, _ columns: Int) -> Double { length(slot, columns, actions) }
    let columns = (0...4).last { length(42, $0) <= room }
    swatchColumns = columns ?? 0
    let spare = room - length(0, 0)
    slot = columns == nil ? max(Self.leastTarget, min(42, spare / Double(Self.toolCount))) : 42
    axes = PickerAxes(edge: edge, length: length(slot, swatchColumns))
  }

  var size: Size { axes.size }

  /// Returns the layout of a panel.
  func popover(_ kind: PickerPopover) -> PopoverLayout {
    PopoverLayout(kind, actions: actions.collapsed)
  }

  /// The whole plate.
  var plate: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }

  private var afterHandle: Double { Self.pad + Self.handle }
  private var afterActions: Double { afterHandle + actions.firstLength }
  private var afterHistory: Double { afterActions + Self.history }
  private var toolsStart: Double { afterHistory + Self.page + Self.divider }
  private var toolsEnd: Double { toolsStart + slot * Double(Self.toolCount) }
  private var wellEnd: Double { toolsEnd + Self.divider + Self.well }
  private var colorsEnd: Double { wellEnd + Double(swatchColumns) * Self.swatch }

  /// The paper at the bottom of the tools, on which their ink is shown.
  var paper: Rect { axes.local(toolsStart - 2...toolsEnd + 2, 6...Self.pocket - 2) }

  /// The area in which tools are visible.
  var toolWindow: Rect {
    axes.local(toolsStart - 4...toolsEnd + 4, Self.pocket...PickerAxes.thickness)
  }

  /// The area just above the pocket, where it lies in its own shadow.
  var pocketShade: Rect { axes.local(toolsStart - 2...toolsEnd + 2, Self.pocket...Self.pocket + 9) }

  /// The lines between groups.
  var dividers: [Rect] {
    let colors = [colorsEnd + ActionLayout.divider / 2].prefix(actions.columns.isEmpty ? 0 : 1)
    return ([toolsStart - Self.divider / 2 - 2, toolsEnd + Self.divider / 2 + 2] + colors).map {
      axes.local($0 - 0.5...$0 + 0.5, 20...PickerAxes.thickness - 20)
    }
  }

  /// Returns the center of a tool along the picker.
  func middle(ofSlot number: Int) -> Double { toolsStart + slot * (Double(number) + 0.5) }

  /// Returns the transform from a tool's own coordinates to points.
  func toolTransform(slot number: Int, rise: Double) -> InkTransform {
    .translation(Point(x: middle(ofSlot: number), y: Self.tip + Self.rise * rise)).then(
      axes.toLocal)
  }

  /// Returns the transform from coordinates around the center of a tool's paper, with x along the
  /// picker, to points.
  func sampleTransform(slot number: Int) -> InkTransform {
    let middle = axes.toLocal.applied(
      to: Point(x: middle(ofSlot: number), y: (Self.pocket + 4) / 2))
    let turn = axes.edge.isHorizontal ? 0 : Double.pi / 2
    return .rotation(turn).then(.translation(middle))
  }

  /// Returns the area in which a tool can be pressed.
  func slotRect(_ number: Int) -> Rect {
    let middle = middle(ofSlot: number)
    return axes.local(middle - slot / 2...middle + slot / 2, 2...PickerAxes.thickness - 2)
  }

  /// Returns the highlight behind a tool that is chosen or pressed, which ends in the pocket.
  func alcove(_ number: Int) -> Rect {
    let middle = middle(ofSlot: number)
    return axes.local(
      middle - slot / 2 + 1.5...middle + slot / 2 - 1.5,
      Self.pocket - 15...PickerAxes.thickness - 3.5)
  }

  /// Returns all elements, in the order in which they get the focus.
  func elements(swatches: Int) -> [(element: PickerElement, rect: Rect)] {
    let t = PickerAxes.thickness
    let histories = halves(afterActions...afterHistory)
    var all: [(PickerElement, Rect)] = [
      (.handle, axes.local(Self.pad / 2...afterHandle, 2...t - 2))
    ]
    let first = afterHandle...afterActions
    if actions.first.count == 1 {
      all.append((actions.first[0], axes.local(first, 16...t - 16)))
    } else {
      all += zip(actions.first, halves(first)).map { ($0, $1) }
    }
    all += [
      (.undo, histories[0]), (.redo, histories[1]),
      (.pages, axes.local(afterHistory...afterHistory + Self.page, 16...t - 16)),
    ]
    for (number, tool) in CanvasTool.all.enumerated() {
      all.append((.tool(tool), slotRect(number)))
    }
    all.append((.ruler, slotRect(Self.toolCount - 1)))
    all.append((.colorWell, axes.local(wellEnd - Self.well...wellEnd, 10...t - 10)))
    for number in 0..<min(swatches, swatchColumns * 2) {
      let start = wellEnd + Double(number / 2) * Self.swatch
      let row = t / 2 + (number % 2 == 0 ? 0 : -Self.swatch)
      all.append(
        (.swatch(number), axes.local(start...start + Self.swatch, row...row + Self.swatch)))
    }
    for (number, column) in actions.columns.enumerated() {
      let start = colorsEnd + ActionLayout.divider + Double(number) * ActionLayout.column
      let places = halves(start...start + ActionLayout.column)
      all += zip(column, places).map { (.action($0), $1) }
    }
    return all.map { (element: $0.0, rect: $0.1) }
  }

  /// Returns the places of two buttons across the picker: the upper or left one first.
  private func halves(_ along: ClosedRange<Double>) -> [Rect] {
    let t = PickerAxes.thickness
    return [axes.local(along, t / 2...t - 5), axes.local(along, 5...t / 2)]
      .sorted { ($0.min.y, $0.min.x) < ($1.min.y, $1.min.x) }
  }
}

extension Rect {
  /// The background of a button that is on, within the rectangle of the button.
  var badge: Rect {
    let half = Swift.min(width, height) / 2 - 3
    return Rect(x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half)
  }
}
