import InkDrawing
import InkEditing
import InkGeometry

// What is opened about the page: which one is shown, how large, and on what.
extension ToolPicker {
  /// What lies there besides what can be pressed.
  func pageParts(_ layout: PopoverLayout) -> [PickerPart] {
    let text = "\(page.number) of \(page.count)"
    return [
      PickerPart(
        .caption(text, height: 11), by: .translation(layout.pageLabel.center), layout.pageLabel),
      PickerPart(.divider(layout.pageDivider), layout.pageDivider),
    ]
  }

  func parts(of action: PickerPageAction, _ rect: Rect) -> [PickerPart] {
    let canBeDone = action.command(on: page) != nil
    let look: PickerLook =
      switch action {
      case .zoomReset: .caption(page.percent, height: 11)
      default: .icon(.page(action), canBeDone ? .ready : .dim)
      }
    var parts: [PickerPart] = []
    if press?.element == .page(action), press?.isInside == true, canBeDone {
      parts.append(
        PickerPart(.highlight(rect.expanded(by: -1.5), radius: 13, strength: 1.6), rect))
    }
    return parts + [PickerPart(look, by: .translation(rect.center), rect)]
  }

  func parts(of paper: PageBackground.Pattern?, _ rect: Rect) -> [PickerPart] {
    var parts = [PickerPart(.sheet(paper, rect), rect.expanded(by: 1))]
    if page.pattern == paper {
      parts.append(
        PickerPart(.focus(rect.expanded(by: 1.5), radius: 11), rect.expanded(by: 1.5)))
    }
    return parts
  }

  /// What pressing does, if that can be done.
  func pageEvents(_ action: PickerPageAction) -> [PickerEvent] {
    action.command(on: page).map { [.perform($0)] } ?? []
  }

  func choose(_ paper: PageBackground.Pattern?) -> [PickerEvent] {
    guard page.pattern != paper else { return [] }
    return [.perform(.background(paper.map { .pattern($0) } ?? .none))]
  }

  /// What a paper is called.
  static func name(of paper: PageBackground.Pattern?) -> String {
    switch paper {
    case nil: "No paper"
    case .blank: "Plain paper"
    case .ruled: "Ruled paper"
    case .grid: "Grid paper"
    case .dotted: "Dotted paper"
    }
  }
}
