import InkDrawing
import InkEditing
import InkGeometry
import Units

/// The positions of a picker, its open panel and their elements at a moment, in points of the area.
struct PickerGeometry {
  let placement: PickerPlacement
  let settings: PickerSettings
  let popover: PickerPopover?
  let now: Timestamp

  /// The rectangle of the picker, without its shadow.
  var frame: Rect { placement.frame(at: now) }

  /// The rectangle of the open panel.
  var popoverFrame: Rect? {
    guard let popover, placement.corner == nil else { return nil }
    let layout = placement.layout.popover(popover)
    let plate = frame
    let opener = plateElements.first { $0.element == opening(popover) }?.rect
    let origin = layout.origin(
      beside: (opener ?? placement.layout.plate).moved(by: plate.min), of: plate,
      at: placement.place.edge, in: placement.area)
    return Rect(x: origin.x, y: origin.y, width: layout.size.width, height: layout.size.height)
  }

  /// The covered parts of the area.
  var obscured: [Rect] { [frame] + [popoverFrame].compactMap { $0 } }

  /// Returns whether a press at this point belongs to the picker.
  func contains(_ place: Point) -> Bool { obscured.contains { $0.contains(place) } }

  private func opening(_ popover: PickerPopover) -> PickerElement {
    switch popover {
    case .color: .colorWell
    case .page: .pages
    case .actions: .actions
    case .eraser: .tool(.eraser)
    case .lasso: .tool(.lasso)
    case .ink: .tool(.ink(settings.tools.inkType))
    }
  }

  /// The elements of the plate, in points from its corner.
  var plateElements: [(element: PickerElement, rect: Rect)] {
    placement.corner == nil
      ? placement.layout.elements(swatches: settings.swatches.count)
      : [
        (
          .disc,
          Rect(x: 0, y: 0, width: PickerPlacement.discSize, height: PickerPlacement.discSize)
        )
      ]
  }

  /// All elements with their positions in the area; those of the open panel come first, because it
  /// is on top.
  var elements: [(element: PickerElement, rect: Rect)] {
    var all: [(element: PickerElement, rect: Rect)] = []
    if let popover, let frame = popoverFrame {
      all += placement.layout.popover(popover).elements.map {
        ($0.element, $0.rect.moved(by: frame.min))
      }
    }
    let corner = placement.origin(at: now)
    return all + plateElements.map { ($0.element, $0.rect.moved(by: corner)) }
  }

  /// Returns the element at a point, with its position in the area.
  func hit(_ place: Point) -> (element: PickerElement, rect: Rect)? {
    elements.first { $0.rect.contains(place) }
  }
}

extension Rect {
  func moved(by way: Point) -> Rect { Rect(min: min + way, max: max + way) }
}
