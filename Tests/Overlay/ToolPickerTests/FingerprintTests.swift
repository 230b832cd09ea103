import InkDrawing
import InkEditing
import InkGeometry
import InkRendering
import Testing

@testable import ToolPicker

/// Every picture of the picker, compared with numbers that stand for what it was when somebody
/// looked at it last.
@Suite struct FingerprintTests {
  private static let box = Rect(x: 10, y: 20, width: 120, height: 44)
  private static let red = Color(rgba: 0xE033_2BFF)
  private static let track = Rect(x: 20, y: 12, width: 172, height: 16)

  private static let kinds: [(String, ToolLook.PickerTool)] =
    CanvasTool.inks.map { ($0.name, .ink($0)) } + [
      ("object eraser", .eraser(.object)), ("pixel eraser", .eraser(.pixel)), ("lasso", .lasso),
      ("ruler", .ruler),
    ]

  private static let looks: [(String, PickerLook)] = [
    ("plate", .plate(box, radius: 9)), ("paper", .paper(box, radius: 8)),
    ("shade", .pocketShade(box, from: box.min, to: box.max)), ("divider", .divider(box)),
    ("highlight", .highlight(box, radius: 13, strength: 1.6)),
    ("focus", .focus(box, radius: 12)), ("erased", .erased(.object)), ("rubbed", .erased(.pixel)),
    ("lassoed", .lassoed(parts: false)), ("parts", .lassoed(parts: true)),
    ("ticks", .ticks(isOn: false)), ("ticks on", .ticks(isOn: true)),
    ("undo", .icon(.undo, .ready)),
    ("redo", .icon(.redo, .dim)), ("grip", .grip(isPressed: false)),
    ("gripped", .grip(isPressed: true)), ("swatch", .swatch(red, isChosen: false)),
    ("chosen swatch", .swatch(red, isChosen: true)), ("well", .well(red)),
    ("width", .slider(.width, track, share: 0.25)),
    ("opacity", .slider(.opacity(red), track, share: 0.5)),
    ("saturation", .slider(.saturation(HueColor(red)), track, share: 1)),
    ("spectrum", .spectrum(box, saturation: 0.5)), ("picked", .picked(red)),
    ("figures", .figures("0123456789.% mm", height: 11)),
    ("letters", .figures("#ABCDEF", height: 12)), ("caption", .caption("2 of 15 -7°", height: 9)),
    ("window", .sheet(nil, box)), ("blank", .sheet(.blank, box)), ("ruled", .sheet(.ruled, box)),
    ("grid", .sheet(.grid, box)), ("dotted", .sheet(.dotted, box)),
    ("page 7", .sheetNumber(7, nil)), ("page 28", .sheetNumber(28, .grid)),
    ("page 345", .sheetNumber(345, .blank)), ("disc", .disc(box, red)),
    ("disc pocket", .discPocket(Rect(x: 0, y: 0, width: 62, height: 62))),
    ("chip", .chip(box, red)),
  ]

  /// Compares one; a message says how to renew it.
  private func check(_ name: String, _ value: UInt64) {
    let isSame = Fingerprints.all[name] == value
    #expect(
      isSame,
      """
      "\(name)": 0x\(String(value, radix: 16)) is its fingerprint. \
      Fix: look at the picture; if it is meant to look so, write this into Fingerprints.swift
      """)
  }

  @Test func everyToolIsMadeOfTheSameSteps() {
    for (name, kind) in Self.kinds {
      let look = PickerLook.tool(ToolLook(kind: kind, color: Self.red))
      check(name, Fingerprint.of(look.steps(PickerTheme(.light))))
    }
    // On a black tool some lines are white.
    for type in [InkType.fountainPen, .crayon] {
      check("black \(type.name)", Fingerprint.of(ToolLook(kind: .ink(type), color: .black).steps))
    }
  }

  @Test func everyLookIsMadeOfTheSameStepsInLightAndInDark() {
    for (name, look) in Self.looks {
      for appearance in [Appearance.light, .dark] {
        let steps = look.steps(PickerTheme(appearance))
        check("\(name), \(appearance == .dark ? "dark" : "light")", Fingerprint.of(steps))
      }
    }
  }

  @Test func everyIconOfAPageIsMadeOfTheSameSteps() {
    for action in PickerPageAction.allCases {
      check(action.name, Fingerprint.of(PickerIcon.page(action).steps(.black)))
    }
  }

  /// A tool as its pixels, its tip four points below the upper edge.
  private static func pixels(
    of kind: ToolLook.PickerTool, scale: Double, _ appearance: Appearance
  ) -> [UInt32] {
    let theme = PickerTheme(appearance)
    let (width, height) = (Int(36 * scale), Int(70 * scale))
    var easel = Easel(
      bounds: PixelRect(x: -width / 2, y: -4, width: width, height: height), scale: scale)
    let upwards = InkTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    for step in PickerLook.tool(ToolLook(kind: kind, color: red)).steps(theme) {
      easel.paintStep(step, by: upwards, within: nil, theme: theme)
    }
    return easel.pixels
  }

  @Test(arguments: [1.0, 2]) func everyToolHasTheSamePixels(scale: Double) {
    for (name, kind) in Self.kinds {
      let light = Self.pixels(of: kind, scale: scale, .light)
      check("\(name), \(Int(scale))x", Fingerprint.of(light))
      // Tools are things: they look the same on a dark picker.
      let isSame = Self.pixels(of: kind, scale: scale, .dark) == light
      #expect(isSame, "\(name)")
    }
  }

  @Test func noTwoToolsLookTheSame() {
    let prints = Self.kinds.map { Fingerprint.of(Self.pixels(of: $0.1, scale: 1, .light)) }
    #expect(Set(prints).count == Self.kinds.count)
  }

  @Test(arguments: [("light", Appearance.light), ("dark", .dark)])
  func wholePickersHaveTheSamePixels(name: String, appearance: Appearance) {
    for edge in PickerEdge.allCases {
      var stage = Stage(700, 700)
      stage.picker.appearance = appearance
      stage.picker.showsTextures = false
      _ = stage.picker.dock(at: edge, 0.5, at: stage.now)
      stage.wait(1000)
      check("picker at the \(edge.rawValue), \(name)", Fingerprint.of(stage.pixels()))
    }
  }

  @Test func theRulerIsMadeOfTheSameSteps() {
    let ticks = RulerTick.all(pixelsPerMillimeter: 4)
    for appearance in [Appearance.light, .dark] {
      let steps = RulerLook(appearance, ticks: ticks).steps
      check("face, \(appearance == .dark ? "dark" : "light")", Fingerprint.of(steps))
    }
  }

  @Test func labelsOfTheRulerHaveTheSamePixels() {
    for (degrees, appearance) in [(45.0, Appearance.light), (-37.5, .dark)] {
      let ruler = Ruler(at: .zero, angle: degrees / 180 * .pi)
      let label = RulerPicture.label(of: ruler, pixelsPerPoint: 1, appearance: appearance)
      check("label \(degrees)", Fingerprint.of(label.pixels))
    }
  }

  private func word(_ width: Double) -> PadWord {
    PadWord(lines: [[Point(x: 0, y: 0), Point(x: width, y: -9)]])
  }

  @Test func barsHaveTheSamePixels() {
    for (name, appearance) in [("light", Appearance.light), ("dark", .dark)] {
      var bar = SelectionBar(color: Self.red, appearance: appearance)
      check("commands, \(name)", Fingerprint.of(bar.picture(pixelsPerPoint: 1).pixels))
      bar.pressed = .duplicate
      check("pressed command, \(name)", Fingerprint.of(bar.picture(pixelsPerPoint: 1).pixels))
      var words = CandidateBar([word(20), word(40), word(30)], chosen: 1, appearance: appearance)
      let area = Rect(x: 0, y: 0, width: 800, height: 600)
      for top in [20.0, 300] {
        _ = words.lie(beside: Rect(x: 300, y: top, width: 40, height: 20), within: area)
        check("words \(Int(top)), \(name)", Fingerprint.of(words.picture(pixelsPerPoint: 1).pixels))
      }
      words.pressed = .delete
      check("pressed word, \(name)", Fingerprint.of(words.picture(pixelsPerPoint: 1).pixels))
    }
  }

  @Test func padsHaveTheSamePixels() {
    for (name, appearance) in [("light", Appearance.light), ("dark", .dark)] {
      var pad = WritingPad(width: 560, appearance: appearance)
      pad.candidates = [word(30), word(50)]
      pad.pressed = .enter
      check("pad, \(name)", Fingerprint.of(pad.picture(pixelsPerPoint: 1).pixels))
      pad.waiting = word(60)
      pad.canCopy = true
      pad.pressed = .copy
      check("waiting pad, \(name)", Fingerprint.of(pad.picture(pixelsPerPoint: 1).pixels))
      pad.isFolded = true
      check("folded pad, \(name)", Fingerprint.of(pad.picture(pixelsPerPoint: 1).pixels))
      pad.pressed = .handle
      check("pressed handle, \(name)", Fingerprint.of(pad.picture(pixelsPerPoint: 1).pixels))
    }
  }

  @Test func fieldsOfColorsHaveTheSamePixels() {
    let theme = PickerTheme(.light)
    var easel = Easel(bounds: PixelRect(x: 0, y: 0, width: 60, height: 40), scale: 1)
    let look = PickerLook.spectrum(Rect(x: 4, y: 4, width: 52, height: 32), saturation: 0.7)
    for step in look.steps(theme) {
      easel.paintStep(step, by: .identity, within: nil, theme: theme)
    }
    check("field", Fingerprint.of(easel.pixels))
  }

  /// All parts of a picker at each edge, with what is opened: where they lie and how they look.
  @Test func scenesHaveTheSameParts() {
    for edge in PickerEdge.allCases {
      let openers: [(String, PickerElement)] = [
        ("pages", .pages), ("colors", .colorWell), ("pen", .tool(.ink(.pen))),
        ("lasso", .tool(.lasso)),
      ]
      for (name, opened) in openers {
        var stage = Stage(1280, 800)
        _ = stage.picker.dock(at: edge, 0.5, at: stage.now)
        stage.wait(1000)
        if opened == .tool(.lasso) { stage.tap(opened) }
        stage.tap(opened)
        stage.wait(1000)
        check("\(name) at the \(edge.rawValue)", fingerprint(of: stage.picker.scene(at: stage.now)))
      }
    }
  }

  @Test func smallPickersHaveTheSameParts() {
    var stage = Stage(1280, 800)
    stage.tap(.handle)
    stage.wait(1000)
    check("small", fingerprint(of: stage.picker.scene(at: stage.now)))
    _ = stage.picker.key(.tab, at: stage.now)
    check("small with focus", fingerprint(of: stage.picker.scene(at: stage.now)))
  }

  private func fingerprint(of scene: PickerScene) -> UInt64 {
    var print = Fingerprint()
    for layer in scene.layers {
      print.add([layer.origin] + layer.bounds.corners)
      print.add(layer.opacity)
      for part in layer.parts {
        print.add(part.bounds.corners + (part.window?.corners ?? []))
        let transform = part.transform
        print.add([.zero, Point(x: 100, y: 0), Point(x: 0, y: 100)].map(transform.applied(to:)))
        if case .sample(let sample) = part.look {
          print.add([Point(x: sample.width, y: sample.length), Point(x: sample.height, y: 0)])
          print.add(sample.ink.color)
        }
        for step in part.look.steps(PickerTheme(scene.appearance)) { print.add(step) }
      }
    }
    return print.value
  }
}
