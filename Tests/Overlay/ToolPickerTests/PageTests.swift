import InkDrawing
import InkEditing
import InkGeometry
import Testing
import Units

@testable import ToolPicker

/// What the picker tells and does about pages.
@Suite struct PageTests {
  private static let now = Timestamp(microseconds: 1_000_000)

  private static func picker(_ page: PickerPage) -> ToolPicker {
    var picker = ToolPicker(Toolset(), in: Size(width: 1280, height: 720), at: now)
    picker.page = page
    return picker
  }

  private static func enabled(_ picker: ToolPicker) -> Set<String> {
    Set(
      picker.descriptions(at: now).filter {
        if case .page = $0.element { $0.states.contains(.enabled) } else { false }
      }.map(\.name))
  }

  @Test func keysOpenItGoThroughItAndPressWhatCanBeDone() {
    var picker = Self.picker(PickerPage(number: 2, count: 5, zoom: 1.5, isReset: false))
    picker.focus(on: .pages)
    #expect(picker.key(.enter, at: Self.now) == [.opened(.page)])
    #expect(picker.focus == .page(.previous))
    #expect(picker.key(.enter, at: Self.now) == [.perform(.page(.previous))])
    var seen: [PickerElement] = []
    for _ in 0..<14 {
      if let focus = picker.focus { seen.append(focus) }
      _ = picker.key(.tab, at: Self.now)
    }
    #expect(seen.contains(.page(.zoomReset)) && seen.contains(.paper(.dotted)))
    picker.focus(on: .page(.zoomReset))
    #expect(picker.key(.enter, at: Self.now) == [.perform(.zoomReset)])
    picker.focus(on: .paper(.grid))
    #expect(picker.key(.enter, at: Self.now) == [.perform(.background(.pattern(.grid)))])
    #expect(picker.popover == .page)
    #expect(picker.key(.escape, at: Self.now) == [.opened(nil)])
  }

  @Test func whatCannotBeDoneIsToldSoAndDoesNothing() {
    var picker = Self.picker(PickerPage())
    picker.focus(on: .pages)
    _ = picker.key(.enter, at: Self.now)
    #expect(
      Self.enabled(picker) == [
        "New page", "Zoom out", "Zoom in", "Show all ink", "Turn by 90 degrees",
      ])
    picker.focus(on: .page(.remove))
    #expect(picker.key(.enter, at: Self.now) == [])
    let names = picker.descriptions(at: Self.now).filter { $0.role == .radio }.map(\.name)
    #expect(names.contains("No paper") && names.contains("Grid paper"))
    #expect(
      picker.descriptions(at: Self.now).first { $0.element == .pages }?.value
        == "Page 1 of 1, 100%")
  }

  @Test func zoomGoesThroughItsStops() {
    var page = PickerPage()
    var zooms: [Double] = []
    while let factor = page.factor(larger: true) {
      page.zoom *= factor
      zooms.append((page.zoom * 100).rounded())
    }
    #expect(zooms == [125, 150, 200, 250, 300, 400, 500, 600, 800, 1000])
    while let factor = page.factor(larger: false) { page.zoom *= factor }
    #expect(abs(page.zoom - 0.1) < 1e-9)
    // From between two.
    page.zoom = 0.9
    #expect(page.factor(larger: true).map { ($0 * 0.9 * 100).rounded() } == 100)
  }
}
