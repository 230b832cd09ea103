import InkDrawing
import InkEditing
import InkGeometry
import Testing
import Units

@testable import ToolPicker

/// The buttons for actions of the program that shows the picker.
@Suite struct ActionTests {
  private static let edges = PickerEdge.allCases
  private static let all = Set(PickerAction.allCases)
  private static let grouped: [PickerElement] = [
    .action(.save), .action(.clear), .action(.board), .action(.settings), .action(.hide),
    .action(.quit),
  ]

  private func stage(_ width: Double = 1280, _ height: Double = 800) -> Stage {
    var stage = Stage(width, height)
    stage.picker.actions = Self.all
    return stage
  }

  private func elements(_ stage: Stage) -> [PickerElement] {
    stage.picker.descriptions(at: stage.now).map(\.element)
  }

  @Test func aPickerHasNoneUnlessItsOwnerWantsThem() {
    let found = elements(Stage())
    #expect(!found.contains { if case .action = $0 { true } else { false } })
    #expect(!found.contains(.actions))
  }

  @Test func theyFrameTheTools() {
    let found = elements(stage())
    #expect(found.prefix(3) == [.handle, .action(.passThrough), .undo])
    #expect(Array(found.suffix(6)) == Self.grouped)
  }

  @Test func someOfThemCanBeLeftOut() {
    var stage = Stage()
    stage.picker.actions = [.save]
    #expect(elements(stage).last == .action(.save))
    #expect(!elements(stage).contains(.action(.passThrough)))
    stage.picker.actions = [.passThrough]
    #expect(elements(stage).dropFirst().first == .action(.passThrough))
    #expect(!elements(stage).contains(.actions))
  }

  @Test(arguments: edges, [Double](arrayLiteral: 650, 700, 760, 900, 960, 1920))
  func everyTargetIsLargeEnoughAndOnThePlate(_ edge: PickerEdge, room: Double) {
    let layout = PickerLayout(at: edge, room: room, actions: Self.all)
    let found = layout.elements(swatches: 8)
    for (element, rect) in found {
      #expect(min(rect.width, rect.height) >= PickerLayout.leastTarget, "\(element)")
      #expect(layout.plate.contains(rect), "\(element)")
    }
    for (number, rect) in found.map(\.rect).enumerated() {
      for other in found.map(\.rect)[(number + 1)...] {
        let common = rect.intersection(other)
        #expect(common.width * common.height < 1e-6)
      }
    }
    #expect(layout.axes.length <= room)
  }

  @Test func onASmallScreenTheyAreInAPanel() {
    var stage = stage(940, 600)
    #expect(elements(stage).contains(.actions))
    #expect(elements(stage).contains(.action(.passThrough)))
    #expect(!elements(stage).contains(.action(.save)))
    stage.tap(.actions)
    #expect(stage.picker.popover == .actions)
    #expect(Array(elements(stage).prefix(6)) == Self.grouped)
    let frame = stage.picker.geometry(at: stage.now).popoverFrame
    #expect(frame.map { Rect(x: 0, y: 0, width: 940, height: 600).contains($0) } == true)
    stage.tap(.action(.save))
    #expect(stage.events.suffix(2) == [.opened(nil), .invoke(.save)])
    #expect(stage.picker.popover == nil)
  }

  @Test(arguments: PickerAction.allCases) func pressingOneRequestsIt(_ action: PickerAction) {
    var stage = stage()
    stage.tap(.action(action))
    #expect(stage.events == [action == .clear ? .perform(.clear) : .invoke(action)])
  }

  @Test func theyAreReachedByKeys() {
    var stage = stage()
    stage.picker.focus(on: .handle)
    _ = stage.picker.key(.right, at: stage.now)
    #expect(stage.picker.focus == .action(.passThrough))
    let events = stage.picker.key(.enter, at: stage.now)
    #expect(events == [.invoke(.passThrough)])
  }

  @Test(arguments: [
    (PickerAction.passThrough, "Let clicks through", "Draw on the screen"),
    (.board, "Show a board", "Remove the board"),
  ])
  func aButtonThatIsOnShowsIt(_ action: PickerAction, name: String, reverse: String) {
    var stage = stage()
    func described() -> ElementDescription? {
      stage.picker.descriptions(at: stage.now).first { $0.element == .action(action) }
    }
    #expect(described()?.role == .toggle)
    #expect(described()?.name == name)
    #expect(described()?.states == [.enabled])
    #expect(stage.picker.content.purpose(of: .action(action)) == name)
    let before = stage.pixels()
    stage.picker.actionsInEffect = [action]
    #expect(described()?.name == name)
    #expect(described()?.states == [.enabled, .checked])
    #expect(stage.picker.content.purpose(of: .action(action)) == reverse)
    let isSame = stage.pixels() == before
    #expect(!isSame)
  }

  @Test func everyIconFillsItsButtonAndIsUnlikeTheOthers() {
    var seen: Set<[[Point]]> = []
    for action in PickerAction.allCases {
      let points = action.iconLines.flatMap(\.self)
      let bounds = Rect(around: points)
      #expect((14...20).contains(max(bounds.width, bounds.height)), "\(action) \(bounds)")
      #expect(bounds.center.distance(to: .zero) < 1.5, "\(action) \(bounds)")
      let isNew = seen.insert(action.iconLines).inserted
      #expect(isNew, "\(action)")
    }
  }

  @Test func onlyButtonsThatAreOnNameTheReverse() {
    for action in PickerAction.allCases {
      #expect((action.reverseName != action.name) == action.isToggle)
      #expect(!action.name.isEmpty && action.name.allSatisfy { $0.isASCII })
    }
  }

  @Test func aRowOfThePanelShowsThatItsButtonIsOn() {
    var stage = stage(940, 600)
    stage.tap(.actions)
    stage.wait(1000)
    let before = stage.pixels()
    stage.picker.actionsInEffect = [.board]
    let isSame = stage.pixels() == before
    #expect(!isSame)
  }

  @Test func aToggleThatIsOnDoesTheReverseInThePanelAsWell() {
    var stage = stage(940, 600)
    stage.picker.actionsInEffect = [.board, .passThrough]
    stage.tap(.actions)
    stage.wait(1000)
    let described = stage.picker.descriptions(at: stage.now)
    func states(_ action: PickerAction) -> Set<ElementDescription.State>? {
      described.first { $0.element == .action(action) }?.states
    }
    #expect(states(.board) == [.enabled, .checked])
    #expect(states(.passThrough) == [.enabled, .checked])
    #expect(states(.settings) == [.enabled])
    stage.tap(.action(.board))
    #expect(stage.events.suffix(2) == [.opened(nil), .invoke(.board)])
  }

  @Test(arguments: edges) func theGroupStandsInPairsAcrossThePicker(_ edge: PickerEdge) {
    let layout = PickerLayout(at: edge, room: 1920, actions: Self.all)
    #expect(layout.actions.columns == [[.save, .clear], [.board, .settings], [.hide, .quit]])
    let rects = layout.elements(swatches: 8).filter { Self.grouped.contains($0.element) }.map(
      \.rect)
    #expect(rects.count == 6)
    for pair in 0..<3 {
      let (one, two) = (rects[2 * pair], rects[2 * pair + 1])
      #expect(edge.isHorizontal ? one.min.x == two.min.x : one.min.y == two.min.y)
      #expect(one.intersection(two).width * one.intersection(two).height < 1e-6)
    }
  }

  // MARK: Names

  @Test func aNameAppearsAfterAPauseAndGoesAtOnce() {
    var stage = stage()
    let place = stage.middle(of: .action(.save))
    let (comes, stays) = (
      stage.picker.hover(over: place, at: stage.now),
      stage.picker.hover(over: place + Point(x: 1, y: 0), at: stage.now)
    )
    #expect(comes && !stays)
    #expect(stage.picker.deadline == stage.now + .milliseconds(500))
    #expect(stage.picker.scene(at: stage.now).layers.count == 1)
    stage.wait(500)
    #expect(stage.picker.deadline == nil)
    #expect(stage.picker.isMoving(at: stage.now))
    #expect(stage.picker.scene(at: stage.now).layers.count == 2)
    // The next name needs no pause.
    _ = stage.picker.hover(over: stage.middle(of: .action(.hide)), at: stage.now)
    #expect(stage.picker.scene(at: stage.now).layers.count == 2)
    let leaves = stage.picker.hover(over: nil, at: stage.now)
    #expect(leaves)
    #expect(stage.picker.scene(at: stage.now).layers.count == 1)
  }

  @Test func aPressTakesTheNameAway() {
    var stage = stage()
    _ = stage.picker.hover(over: stage.middle(of: .ruler), at: stage.now)
    stage.wait(600)
    #expect(stage.picker.scene(at: stage.now).layers.count == 2)
    stage.tap(.ruler)
    #expect(stage.picker.scene(at: stage.now).layers.count == 1)
    stage.wait(900)
    #expect(stage.picker.scene(at: stage.now).layers.count == 1)
  }

  @Test(arguments: edges) func namesLieNextToThePickerWithinTheArea(_ edge: PickerEdge) {
    var stage = stage(1100, 1050)
    _ = stage.picker.dock(at: edge, 0, at: stage.now)
    stage.wait(1000)
    for element in elements(stage) {
      _ = stage.picker.hover(over: nil, at: stage.now)
      _ = stage.picker.hover(over: stage.middle(of: element), at: stage.now)
      stage.wait(600)
      let layer = stage.picker.scene(at: stage.now).layers.last
      let plate = layer.map {
        $0.bounds.expanded(by: -SceneLayer.shadowReach).moved(by: $0.origin)
      }
      #expect(
        plate.map { Rect(x: 0, y: 0, width: 1100, height: 1050).contains($0) } == true,
        "\(element)")
      #expect(plate?.intersects(stage.picker.placement.frame(at: stage.now)) == false, "\(element)")
    }
  }

  // MARK: Messages

  @Test func aMessageIsShownUntilItsTime() {
    var stage = stage()
    stage.picker.show(PickerNotice("Saved", until: stage.now + .milliseconds(4_000)))
    #expect(stage.picker.scene(at: stage.now).layers.count == 2)
    #expect(stage.picker.deadline == stage.now + .milliseconds(4_000))
    stage.wait(4_000)
    #expect(stage.picker.notice == nil)
    #expect(stage.picker.scene(at: stage.now).layers.count == 1)
  }

  @Test func aHiddenPickerShowsOnlyTheMessage() {
    var stage = stage()
    stage.picker.isVisible = false
    #expect(stage.picker.scene(at: stage.now).layers.isEmpty)
    #expect(stage.picker.obscured(at: stage.now).isEmpty)
    stage.tap(.undo)
    #expect(stage.events.isEmpty)
    stage.picker.show(PickerNotice("Hidden", until: stage.now + .milliseconds(4_000)))
    #expect(stage.picker.scene(at: stage.now).layers.count == 1)
    #expect(!stage.picker.contains(Point(x: 640, y: 770), at: stage.now))
  }

  @Test func longMessagesAreWrappedAndUnknownLettersShown() {
    let path = String(repeating: "folder/", count: 40)
    let layout = CalloutLayout("Saved as \(path) ü\nnext", height: 9.5, within: 400)
    #expect(layout.size.width <= 400)
    #expect(layout.lines.count > 3)
    #expect(layout.lines.joined().contains("?"))
    #expect(layout.lines.last == "next")
  }

  @Test func everyPrintableCharacterHasAShape() {
    for code in UInt8(0x20)..<0x7F {
      let character = Character(UnicodeScalar(code))
      guard !"#$^`{}".contains(character) else { continue }
      #expect(Figures.isKnown(character), "\(character)")
      if character != " " {
        #expect(!Figures.lines(String(character), height: 6).joined().isEmpty)
      }
    }
  }
}
