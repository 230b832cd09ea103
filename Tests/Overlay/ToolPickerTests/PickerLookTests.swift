import InkDrawing
import InkEditing
import InkGeometry
import InkRendering
import Testing

@testable import ToolPicker

/// What the picker's own things are painted of: plates, icons, sliders, colors to choose.
@Suite struct PickerLookTests {
  private let light = PickerTheme(.light)
  private let dark = PickerTheme(.dark)
  private let box = Rect(x: 10, y: 20, width: 60, height: 30)
  private let red = Color(rgba: 0xE033_2BFF)

  /// Whether places lie on a circle around the origin.
  private func isRound(_ places: [Point], _ radius: Double) -> Bool {
    !places.isEmpty && places.allSatisfy { abs($0.length - radius) < 1e-9 }
  }

  @Test func aPlateHasTwoShadowsARimAndItsColors() {
    let steps = PickerLook.plate(box, radius: 12).steps(light)
    #expect(steps.count == 4)
    #expect(steps[0].bounds == box.moved(by: Point(x: 0, y: 8)))
    #expect(steps[1].bounds == box.moved(by: Point(x: 0, y: 1.5)))
    #expect(steps[2].bounds == box.expanded(by: 0.6) && steps[2].paint == .plain(light.rim))
    #expect(steps[3].bounds == box)
    #expect(steps[3].paint == .down(20, 50, light.plate))
    guard case .shadow(let shadow) = steps[0], case .rounded(_, let radius, _) = steps[2] else {
      Issue.record("a shadow and a rim are expected")
      return
    }
    #expect(shadow.blur == 22 && shadow.caster == box && shadow.radius == 12 && radius == 12.6)
    #expect(PickerLook.plate(box, radius: 12).steps(dark)[1].bounds.min.y == 22)
  }

  @Test func paperAndChipsHaveAHairlineAround() {
    let paper = PickerLook.paper(box, radius: 9).steps(dark)
    #expect(paper.count == 2 && paper[0].bounds == box.expanded(by: 0.7))
    #expect(paper.map(\.paint) == [.plain(dark.hairline), .plain(dark.paper)])
    let chip = PickerLook.chip(box, red).steps(light)
    #expect(chip.map(\.paint) == [.plain(light.hairline), .plain(red)])
    #expect(PickerLook.divider(box).steps(light)[0].places == box.corners)
  }

  @Test func theFocusIsARingWithinItsRectangle() {
    guard case .fill(let rings, let paint)? = PickerLook.focus(box, radius: 8).steps(light).first
    else {
      Issue.record("a ring is expected")
      return
    }
    #expect(rings.count == 2 && paint == .plain(light.accent))
    #expect((Rect(around: rings[0].corners).min - box.min).length < 1e-9)
    #expect((Rect(around: rings[1].corners).min - Point(x: 12.4, y: 22.4)).length < 1e-9)
    #expect(rings[0] == .rounded(box, 8))
    #expect(rings[1] == Contour.rounded(box.expanded(by: -2.4), 5.6).reversed)
  }

  @Test func theShadeOfThePocketIsDarkestAtItsLip() {
    let steps = PickerLook.pocketShade(box, from: box.min, to: box.max).steps(light)
    guard case .linear(let from, let to, let stops)? = steps[0].paint else {
      Issue.record("a way of colours is expected")
      return
    }
    #expect(from == box.min && to == box.max && steps[0].places == box.corners)
    #expect(stops.map(\.share) == [0, 0.35, 1])
    #expect(stops.map(\.color) == [.gray(0, 0.2), .gray(0, 0.07), .gray(0, 0)])
  }

  @Test func whatIsPressedIsStrongerThanWhatIsChosen() {
    let steps = PickerLook.highlight(box, radius: 13, strength: 1.6).steps(light)
    #expect(steps[0].bounds == box && steps[0].paint == .plain(light.chosen.times(1.6)))
    #expect(PickerLook.grip(isPressed: true).steps(light)[0].paint == .plain(light.text))
    #expect(PickerLook.grip(isPressed: false).steps(light)[0].paint == .plain(light.quiet))
  }

  @Test func aGripHasTwoRowsOfThreeDots() {
    let dots = PickerLook.grip(isPressed: false).steps(light).map(\.bounds.center)
    #expect(dots.count == 6)
    for (number, dot) in dots.enumerated() {
      let wanted = Point(x: Double(number / 2) * 6 - 6, y: number % 2 == 0 ? -3.2 : 3.2)
      #expect((dot - wanted).length < 0.05)
    }
  }

  @Test func undoAndRedoAreMirrorsOfEachOther() {
    let (undo, redo) = (PickerIcon.undo.steps(.black)[0], PickerIcon.redo.steps(.black)[0])
    #expect(undo.width == 2.1 && redo.width == 2.1 && undo.lines.count == 2)
    #expect(undo.places.map { Point(x: -$0.x, y: $0.y) } == redo.places)
    // Undo points to the left.
    #expect(undo.lines[1][1] == Point(x: -6.9, y: -3.4))
    #expect(PickerIcon.Tone.ready.color(light) == light.text)
    #expect(PickerIcon.Tone.dim.color(light) == light.text.faded(0.26))
  }

  @Test func iconsOfPagesAreWithinTheirButtonAndDiffer() {
    func lines(_ action: PickerPageAction) -> [[Point]] {
      PickerIcon.page(action).steps(.black)[0].lines
    }
    for action in PickerPageAction.allCases {
      let box = Rect(around: lines(action).joined())
      #expect(Rect(x: -11, y: -11, width: 22, height: 22).contains(box))
    }
    #expect(Set(PickerPageAction.allCases.map(lines)).count == PickerPageAction.allCases.count)
    #expect(lines(.previous)[0].map { Point(x: -$0.x, y: $0.y) } == lines(.next)[0])
    // A plus has a line more than a minus.
    #expect(lines(.zoomIn).count == lines(.zoomOut).count + 1)
    #expect(lines(.add).count == 3 && lines(.remove).count == 2 && lines(.zoomReset).isEmpty)
    #expect(lines(.add)[1] == [Point(x: -3.4, y: 1), Point(x: 3.4, y: 1)])
    #expect(lines(.add)[2] == [Point(x: 0, y: -2.4), Point(x: 0, y: 4.4)])
    #expect(lines(.zoomToFit).count == 4 && lines(.turn).count == 2)
  }

  @Test func aColorThatIsChosenIsSmallerWithARing() {
    let plain = PickerLook.swatch(red, isChosen: false).steps(light)
    let chosen = PickerLook.swatch(red, isChosen: true).steps(light)
    #expect(plain.count == 2 && chosen.count == 3)
    #expect(isRound(plain[0].places, 12.4) && isRound(chosen[0].places, 9.4))
    #expect(isRound(plain[1].places, 12) && isRound(chosen[1].places, 9))
    #expect(isRound(chosen[2].places, 12.6) && chosen[2].paint == .plain(light.accent))
    #expect(plain[0].paint == .plain(red) && chosen[2].width == 2)
    #expect(plain[1].paint == .plain(.gray(0, 0.16)))
    let night = PickerLook.swatch(red, isChosen: false).steps(dark)
    #expect(night[1].paint == .plain(.gray(1, 0.22)))
  }

  @Test func aWellHasAllHuesAroundItsColor() {
    let steps = PickerLook.well(red).steps(light)
    #expect(steps.count == 74)
    for (number, step) in steps[..<72].enumerated() {
      let hue = HueColor(hue: Double(number) / 72, saturation: 0.86, lightness: 0.56)
      #expect(step.paint == .plain(hue.color))
      let lengths = step.places.map(\.length)
      #expect(lengths.allSatisfy { $0 > 16.1 && $0 < 21.1 } && lengths.count == 8)
    }
    // A quarter further along lies below: angles go clockwise.
    #expect(steps[18].bounds.center.y > 17 && abs(steps[18].bounds.center.x) < 1.5)
    #expect(isRound(steps[72].places, 13.6) && steps[72].paint == .plain(red))
    #expect(isRound(steps[73].places, 13.3) && steps[73].width == 0.8)
  }

  @Test func thePickedColorIsInARing() {
    let steps = PickerLook.picked(red).steps(light)
    #expect(steps.map(\.paint) == [.plain(.gray(0, 0.25)), .plain(.white), .plain(red)])
    for (step, radius) in zip(steps, [11, 10, 7.6]) { #expect(isRound(step.places, radius)) }
  }

  @Test func figuresEndAtTheOriginAndCaptionsAreAroundIt() {
    let figures = PickerLook.figures("11", height: 12).steps(light)[0]
    #expect(figures.width == 12 * 0.155)
    // The glyph of a one ends 1.7 before its width does.
    #expect(abs(figures.bounds.max.x + 1.7 * 2) < 1e-9 && abs(figures.bounds.max.y) < 1e-9)
    let caption = PickerLook.caption("11", height: 12).steps(light)[0]
    #expect(caption.width == 1.55 && abs(caption.bounds.min.y + 6) < 1e-9)
    #expect(abs(caption.bounds.max.y - 6) < 1e-9)
    #expect(abs(caption.bounds.min.x - (0.7 * 2 - 9.35)) < 1e-9)
  }

  @Test func theNumberOfAPageBecomesSmallerWithItsDigits() {
    for (number, height) in [(7, 10.0), (28, 8.5), (345, 6.5), (1000, 6.5)] {
      let steps = PickerLook.sheetNumber(number, nil).steps(light)
      #expect(steps.count == 2)
      #expect(abs(steps[1].bounds.height - height) < height / 12, "\(number)")
      #expect(abs(steps[1].bounds.center.y - 2.5) < 0.5)
      #expect(steps[0].bounds == Rect(x: -11.5, y: -15, width: 23, height: 30))
    }
    let onPaper = PickerLook.sheetNumber(7, .grid).steps(light)
    #expect(onPaper.count == 3 && onPaper[0].paint == .plain(light.paper))
  }

  @Test func aSheetIsPrintedWithWhatItIs() {
    let rect = Rect(x: 0, y: 0, width: 44, height: 44)
    func steps(_ paper: PageBackground.Pattern?) -> [PictureStep] {
      PickerLook.sheet(paper, rect).steps(light)
    }
    #expect(steps(.blank).count == 2)
    // Within 5 points of its edges, 8.5 apart: four steps of 34.
    let ruled = steps(.ruled)[2].lines
    #expect(ruled.map { $0[0] } == [5, 13.5, 22, 30.5, 39].map { Point(x: 5, y: $0) })
    #expect(ruled.allSatisfy { $0[1].x == 39 && $0[1].y == $0[0].y })
    let grid = steps(.grid)[2].lines
    #expect(Array(grid[..<5]) == ruled && grid.count == 10)
    #expect(grid[5] == [Point(x: 5, y: 5), Point(x: 5, y: 39)])
    #expect(steps(.dotted).count == 2 + 25)
    #expect((steps(.dotted)[3].bounds.center - Point(x: 13.5, y: 5)).length < 0.05)
    #expect(steps(.ruled)[2].paint == .plain(light.accent.faded(0.55)))
    // None is a window with its title.
    let window = steps(nil)[1]
    #expect(window.lines[1] == [Point(x: 8, y: 17), Point(x: 36, y: 17)])
    #expect((window.bounds.min - Point(x: 8, y: 10)).length < 1e-9)
  }

  @Test func theSmallPickersToolStandsInAPocket() {
    let disc = Rect(x: 0, y: 0, width: 62, height: 62)
    let steps = PickerLook.disc(disc, red).steps(light)
    #expect(steps.count == 5 && steps[4].width == 2.6 && steps[4].paint == .plain(red))
    #expect(isRound(steps[4].places.map { $0 - disc.center }, 27))
    let pocket = PickerLook.discPocket(disc).steps(light)
    #expect(pocket[0].places.allSatisfy { $0.y >= 45 - 1e-9 })
    #expect(abs(pocket[0].bounds.max.y - (31 + 24.6)) < 1e-3)
    let half = pocket[1].places[1].x - 31
    #expect(abs(half * half + 14 * 14 - 24.6 * 24.6) < 1e-9)
    #expect(abs(pocket[1].places[0].x + half - 31) < 1e-9 && pocket[1].places[0].y == 45)
  }

  @Test func aRulersTicksAreAccentedWhileItLies() {
    let (off, on) = (
      PickerLook.ticks(isOn: false).steps(light), PickerLook.ticks(isOn: true).steps(light)
    )
    #expect(off.map(\.paint) == [.plain(light.quiet), .plain(light.quiet)])
    #expect(on.map(\.paint) == [.plain(light.accent), .plain(light.accent)])
    #expect(off.map(\.width) == [1.1, 1.3] && on.map(\.width) == [1.1, 2.2])
    #expect(off[0].lines.count == 11)
    for (number, line) in off[0].lines.enumerated() {
      #expect(abs(line[0].x - (Double(number) * 2.8 - 14)) < 1e-9 && line[0].y == 6.5)
      #expect(line[1].y == (number % 5 == 0 ? -2 : 2.4))
    }
  }

  @Test func whatAnEraserTakesIsDottedOrAGap() {
    let dots = PickerLook.erased(.object).steps(light)[0].lines
    #expect(dots.count == 10 && dots.allSatisfy { $0.count == 1 })
    #expect(abs(dots[0][0].x + 14) < 1e-9 && abs(dots[9][0].x - 14) < 1e-9)
    let rest = PickerLook.erased(.pixel).steps(light)
    let xs = rest[0].lines.map { ($0[0].x, $0[18].x) }
    #expect(abs(xs[0].0 + 14) < 1e-9 && abs(xs[0].1 + 5.6) < 1e-9)
    #expect(abs(xs[1].0 - 5.6) < 1e-9 && abs(xs[1].1 - 14) < 1e-9)
    #expect(rest[1].lines.map { $0[0].x } == [-3.4, 3.4])
  }

  @Test func aLassoIsAroundAllOrAroundAPart() {
    let all = PickerLook.lassoed(parts: false).steps(light)
    let part = PickerLook.lassoed(parts: true).steps(light)
    #expect(all[0].places == all[1].places && all[0].paint == .plain(light.quiet))
    #expect(part[1].places == Array(part[0].places[8...]))
    #expect(all[2].lines.count == 10 && all[2].lines.allSatisfy { $0.count == 5 })
    #expect(abs(all[2].bounds.max.x - 14.5) < 0.2 && abs(part[2].bounds.max.x - 15) < 0.1)
    #expect(abs(part[2].bounds.min.x + 5) < 0.2)
  }
}
