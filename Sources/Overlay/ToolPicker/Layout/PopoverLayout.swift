import InkDrawing
import InkEditing
import InkGeometry

/// The layout of a popover, in points from its upper left corner.
struct PopoverLayout: Hashable, Sendable {
  let kind: PickerPopover
  let size: Size
  /// The actions in the panel of actions.
  private let actions: [PickerAction]

  private static let (width, pad, row) = (292.0, 14.0, 40.0)
  /// The width of the panel of actions, and the height of an action in it.
  private static let (actionWidth, actionRow) = (216.0, 44.0)

  init(_ kind: PickerPopover, actions: [PickerAction] = []) {
    self.kind = kind
    self.actions = actions
    let height: Double
    switch kind {
    case .ink: height = 3 * Self.pad + Self.paperHeight + 2 * Self.row
    case .eraser: height = 3 * Self.pad + Self.tileHeight + Self.row
    case .lasso: height = 2 * Self.pad + Self.tileHeight
    case .color: height = 3 * Self.pad + Self.fieldHeight + 2 * Self.row
    case .page: height = 2 * Self.pad + 2 * Self.row + 2 * Self.gap + Self.sheet + 4
    case .actions: height = Self.pad + Self.actionRow * Double(actions.count) + 4
    }
    let width = kind == .actions ? Self.actionWidth : Self.width
    size = Size(width: width, height: height - (kind == .lasso ? 0 : 4))
  }

  private static let (gap, sheet, button) = (9.0, 44.0, 44.0)
  private static let (paperHeight, tileHeight, fieldHeight) = (84.0, 76.0, 150.0)

  var plate: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }

  /// The paper on which the ink is shown in its true size.
  var paper: Rect {
    Rect(x: Self.pad, y: Self.pad, width: size.width - 2 * Self.pad, height: Self.paperHeight)
  }

  /// Returns the row of a slider.
  private func row(_ number: Int, below top: Double) -> Rect {
    Rect(
      x: Self.pad, y: Self.pad + top + 10 + Double(number) * Self.row,
      width: size.width - 2 * Self.pad, height: Self.row)
  }

  private func tile(_ number: Int) -> Rect {
    let width = (size.width - 3 * Self.pad) / 2
    return Rect(
      x: Self.pad + Double(number) * (width + Self.pad), y: Self.pad, width: width,
      height: Self.tileHeight)
  }

  /// The last row of the colors: the color and its name.
  var colorRow: Rect { row(1, below: Self.fieldHeight) }

  var elements: [(element: PickerElement, rect: Rect)] {
    switch kind {
    case .ink:
      [(.width, row(0, below: Self.paperHeight)), (.opacity, row(1, below: Self.paperHeight))]
    case .eraser:
      [
        (.eraserMode(.object), tile(0)), (.eraserMode(.pixel), tile(1)),
        (.width, row(0, below: Self.tileHeight)),
      ]
    case .lasso: [(.lassoParts(false), tile(0)), (.lassoParts(true), tile(1))]
    case .color:
      [
        (
          .spectrum,
          Rect(
            x: Self.pad, y: Self.pad, width: size.width - 2 * Self.pad, height: Self.fieldHeight)
        ),
        (.saturation, row(0, below: Self.fieldHeight)),
      ]
    case .page: pageElements
    case .actions:
      actions.enumerated().map { number, action in
        let rect = Rect(
          x: Self.pad / 2, y: Self.pad / 2 + Double(number) * Self.actionRow,
          width: size.width - Self.pad, height: Self.actionRow)
        return (.action(action), rect)
      }
    }
  }

  // MARK: The page

  /// Returns a cell in one of two rows, each with a button, a label and three more buttons.
  private func pageCell(_ row: Int, _ column: Int) -> Rect {
    let lefts = [0, 1, 3, 4, 5].map { Double($0) * Self.button }
    return Rect(
      x: Self.pad + lefts[column], y: Self.pad + Double(row) * Self.row,
      width: column == 1 ? 2 * Self.button : Self.button, height: Self.row)
  }

  /// The label with the number of the page.
  var pageLabel: Rect { pageCell(0, 1) }

  /// The line between the actions and the papers.
  var pageDivider: Rect {
    Rect(
      x: Self.pad, y: Self.pad + 2 * Self.row + Self.gap - 0.5, width: size.width - 2 * Self.pad,
      height: 1)
  }

  private var pageElements: [(element: PickerElement, rect: Rect)] {
    let rows: [[PickerPageAction?]] = [
      [.previous, nil, .next, .add, .remove],
      [.zoomOut, .zoomReset, .zoomIn, .zoomToFit, .turn],
    ]
    var all: [(element: PickerElement, rect: Rect)] = []
    for (row, actions) in rows.enumerated() {
      for (column, action) in actions.enumerated() {
        if let action { all.append((.page(action), pageCell(row, column))) }
      }
    }
    let papers = [nil] + PageBackground.Pattern.allCases.map(Optional.some)
    let space =
      (size.width - 2 * Self.pad - Double(papers.count) * Self.sheet) / Double(papers.count - 1)
    let top = Self.pad + 2 * Self.row + 2 * Self.gap
    for (number, paper) in papers.enumerated() {
      let left = Self.pad + Double(number) * (Self.sheet + space)
      all.append(
        (.paper(paper), Rect(x: left, y: top, width: Self.sheet, height: Self.sheet)))
    }
    return all
  }

  /// Returns the track of a slider within its row, with space for the value next to it.
  static func track(in row: Rect) -> Rect {
    Rect(x: row.min.x + 13, y: row.center.y - 8, width: row.width - 26 - 66, height: 16)
  }

  /// Returns the right end of the value in a row.
  static func figureEnd(in row: Rect) -> Point { Point(x: row.max.x - 2, y: row.center.y + 5.5) }

  /// Returns the position of an element's popover: on the side of the tips, as close to the
  /// element's center as the area allows.
  ///
  /// - Parameters:
  ///   - element: the element's rectangle, in points of the area.
  ///   - plate: the picker's rectangle, in points of the area.
  func origin(beside element: Rect, of plate: Rect, at edge: PickerEdge, in area: Size) -> Point {
    Self.origin(of: size, beside: element, of: plate, at: edge, in: area)
  }

  /// Returns the position of a panel of this size next to an element.
  static func origin(
    of size: Size, beside element: Rect, of plate: Rect, at edge: PickerEdge, in area: Size
  ) -> Point {
    let gap = 12.0
    var corner: Point
    switch edge {
    case .bottom:
      corner = Point(x: element.center.x - size.width / 2, y: plate.min.y - gap - size.height)
    case .top: corner = Point(x: element.center.x - size.width / 2, y: plate.max.y + gap)
    case .left: corner = Point(x: plate.max.x + gap, y: element.center.y - size.height / 2)
    case .right:
      corner = Point(x: plate.min.x - gap - size.width, y: element.center.y - size.height / 2)
    }
    // Below a picker that floats high, there is more space.
    if edge == .bottom, corner.y < 8 { corner.y = plate.max.y + gap }
    corner.x = max(8, min(corner.x, area.width - size.width - 8))
    corner.y = max(8, min(corner.y, area.height - size.height - 8))
    return corner
  }
}
