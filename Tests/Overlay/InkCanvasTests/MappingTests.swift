import InkFitting
import InkGeometry
import InkSynthesis
import StylusModel
import Testing

@testable import InkCanvas

@Suite struct MappingTests {
  /// A laptop's panel at scale 2, and a monitor to its right that is 1.5 fine and hangs upright.
  static let outputs: [OutputPlace] = {
    var panel = OutputPlace(
      name: "eDP-1", area: Rect(x: 0, y: 0, width: 1440, height: 900), pixelWidth: 2880,
      pixelHeight: 1800)
    panel.panelSize = Size(width: 300, height: 190)
    var monitor = OutputPlace(
      name: "DP-2", area: Rect(x: 1440, y: -200, width: 1440, height: 2560), pixelWidth: 2160,
      pixelHeight: 3840)
    monitor.transform = .turned90
    monitor.panelSize = Size(width: 600, height: 340)
    return [panel, monitor]
  }()

  static func tablet(
    isDisplay: Bool = false, width: Float = 224, height: Float = 148,
    name: String = "Wacom Intuos Pro M Pen"
  ) -> Tablet {
    var tablet = Tablet(id: DeviceID(rawValue: 1), name: name, role: .pen)
    tablet.isDisplay = isDisplay
    tablet.area = Tablet.Area(
      left: Millimeters(2), top: Millimeters(3), width: Millimeters(width),
      height: Millimeters(height))
    return tablet
  }

  private func isNear(_ a: Point, _ b: Point, _ tolerance: Double = 1e-6) -> Bool {
    a.distance(to: b) < tolerance
  }

  @Test func theWholeTabletReachesTheWholeLayout() throws {
    let mapping = try TabletMapping(Self.tablet(), wish: MappingChoice(), outputs: Self.outputs)
    #expect(mapping.output == nil)
    #expect(isNear(mapping.toLayout.applied(to: Point(x: 2, y: 3)), Point(x: 0, y: -200)))
    #expect(isNear(mapping.toLayout.applied(to: Point(x: 226, y: 151)), Point(x: 2880, y: 2360)))
    #expect(mapping.outputs(at: Point(x: 4, y: 60), among: Self.outputs).map(\.name) == ["eDP-1"])
    #expect(mapping.outputs(at: Point(x: 200, y: 60), among: Self.outputs).map(\.name) == ["DP-2"])
    // Under the panel nothing is shown; at the seam one output is.
    #expect(mapping.outputs(at: Point(x: 4, y: 150), among: Self.outputs).isEmpty)
    for (x, name) in [(113.99, "eDP-1"), (114.01, "DP-2")] {
      #expect(mapping.outputs(at: Point(x: x, y: 60), among: Self.outputs).map(\.name) == [name])
    }
  }

  @Test func oneOutputTakesTheWholeTabletInItsOwnPixels() throws {
    var wish = MappingChoice()
    wish.target = .output("eDP-1")
    let mapping = try TabletMapping(Self.tablet(), wish: wish, outputs: Self.outputs)
    let onto = mapping.onto(Self.outputs[0])
    #expect(mapping.output == "eDP-1")
    #expect(isNear(onto.toPixels.applied(to: Point(x: 226, y: 151)), Point(x: 2880, y: 1800)))
    let millimeters = onto.toMillimeters.applied(to: Point(x: 226, y: 151))
    #expect(isNear(millimeters, Point(x: 381, y: 238.125)))
    #expect(onto.turn.angle == 0 && !onto.turn.isMirrored)
  }

  /// What wlroots makes of a place 0...1 of a device that is mapped to an output
  /// (types/wlr_cursor.c).
  @Test(
    arguments: zip(
      OutputTransform.allCases,
      [
        Point(x: 0.2, y: 0.3), Point(x: 0.7, y: 0.2), Point(x: 0.8, y: 0.7), Point(x: 0.3, y: 0.8),
        Point(x: 0.8, y: 0.3), Point(x: 0.3, y: 0.2), Point(x: 0.2, y: 0.7), Point(x: 0.7, y: 0.8),
      ]))
  func aPanelThatHangsAnotherWayTurnsItsTablet(_ transform: OutputTransform, _ seen: Point) throws {
    var output = Self.outputs[0]
    output.transform = transform
    output.area = Rect(x: 0, y: 0, width: 1, height: 1)
    var wish = MappingChoice()
    wish.target = .output("eDP-1")
    let mapping = try TabletMapping(Self.tablet(), wish: wish, outputs: [output])
    let place = Point(x: 2 + 0.2 * 224, y: 3 + 0.3 * 148)
    #expect(isNear(mapping.toLayout.applied(to: place), seen, 1e-9))
    #expect(mapping.onto(output).turn.isMirrored == (transform.rawValue >= 4))
  }

  @Test func everyMappingCanBeGoneBack() throws {
    var dice = SplitMix64(seed: 12)
    for _ in 0..<500 {
      let wish = Self.anyWish(&dice)
      let mapping = try TabletMapping(Self.tablet(), wish: wish, outputs: Self.outputs)
      for output in Self.outputs {
        let onto = mapping.onto(output)
        let place = Point(x: dice.number(-20...300), y: dice.number(-20...200))
        let back = try #require(onto.toPixels.inverse)
        #expect(isNear(back.applied(to: onto.toPixels.applied(to: place)), place, 1e-7))
        let pixels = onto.toMillimeters.applied(to: place) * output.pixelsPerMillimeter
        #expect(isNear(onto.toPixels.applied(to: place), pixels))
      }
    }
  }

  static func anyWish(_ dice: inout SplitMix64) -> MappingChoice {
    var wish = MappingChoice()
    wish.target =
      [.auto, .layout, .output("DP-2"), .region(Rect(x: 10, y: 20, width: 300, height: 200))][
        dice.whole(0..<4)]
    wish.rotation = QuarterTurn.allCases[dice.whole(0..<4)]
    wish.keepsAspect = dice.whole(0..<2) == 0
    wish.isLeftHanded = dice.whole(0..<2) == 0
    if dice.whole(0..<2) == 0 {
      wish.area = Tablet.Area(
        left: Millimeters(10), top: Millimeters(20), width: Millimeters(100),
        height: Millimeters(50))
    }
    return wish
  }

  @Test func withItsAspectKeptACircleStaysACircle() throws {
    var dice = SplitMix64(seed: 13)
    for _ in 0..<300 {
      var wish = Self.anyWish(&dice)
      wish.keepsAspect = true
      let mapping = try TabletMapping(Self.tablet(), wish: wish, outputs: Self.outputs)
      let map = mapping.toLayout
      let (right, down) = (
        map.applied(toWay: Point(x: 1, y: 0)), map.applied(toWay: Point(x: 0, y: 1))
      )
      #expect(abs(right.length - down.length) < 1e-9 && abs(right.dot(down)) < 1e-9)
      // One pair of sides fits, the other reaches beyond.
      let surface = mapping.surface
      let reached = map.bounds(
        of: Rect(x: surface.left, y: surface.top, width: surface.width, height: surface.height))
      let target: Rect =
        switch wish.target {
        case .region(let region): region
        case .output: Self.outputs[1].area
        default: Rect(x: 0, y: -200, width: 2880, height: 2560)
        }
      #expect(reached.expanded(by: 1e-6).contains(target))
      #expect(
        abs(reached.width - target.width) < 1e-6 || abs(reached.height - target.height) < 1e-6)
    }
  }

  @Test(arguments: QuarterTurn.allCases)
  func directionsTurnWithPlaces(_ rotation: QuarterTurn) throws {
    var dice = SplitMix64(seed: 14)
    for output in Self.outputs {
      var wish = MappingChoice()
      (wish.target, wish.rotation, wish.keepsAspect) = (.output(output.name), rotation, true)
      let onto = try TabletMapping(Self.tablet(), wish: wish, outputs: Self.outputs).onto(output)
      for _ in 0..<20 {
        var sample = Sample(
          time: Timestamp(microseconds: 5_000), x: Millimeters(50), y: Millimeters(60))
        let azimuth = dice.number(0...6.28)
        sample.azimuth = Radians(Float(azimuth))
        sample.roll = Radians(0.3)
        for property in [Property.position, .tilt, .roll, .pressure] {
          sample.provenance[property] = .measured
        }
        let mapped = onto.sample(sample, began: Timestamp(microseconds: 0))
        let lean = onto.toMillimeters.applied(toWay: Turn.direction(of: azimuth))
        #expect(abs(Turn.wrapped(mapped.azimuth - Turn.angle(of: lean))) < 1e-5)
        #expect(abs(mapped.roll - 0.3) < 1e-6 && abs(mapped.time - 0.005) < 1e-9)
      }
    }
  }

  @Test func aMirroredPictureMirrorsTheHand() throws {
    var output = Self.outputs[0]
    output.transform = .flipped
    var wish = MappingChoice()
    wish.target = .output("eDP-1")
    let onto = try TabletMapping(Self.tablet(), wish: wish, outputs: [output]).onto(output)
    var sample = Sample(time: Timestamp(microseconds: 0), x: Millimeters(50), y: Millimeters(60))
    sample.azimuth = Radians(0.5)
    sample.roll = Radians(0.3)
    let mapped = onto.sample(sample, began: Timestamp(microseconds: 0))
    #expect(abs(Turn.wrapped(mapped.azimuth - (.pi - 0.5))) < 1e-6)
    #expect(abs(mapped.roll + 0.3) < 1e-6)
  }

  @Test func whatATabletDoesNotMeasureIsAnAverageHands() throws {
    let onto = try TabletMapping(Self.tablet(), wish: MappingChoice(), outputs: Self.outputs)
      .onto(Self.outputs[0])
    let mapped = onto.sample(
      Sample(time: Timestamp(microseconds: 0), x: Millimeters(5), y: Millimeters(6)),
      began: Timestamp(microseconds: 0))
    #expect(abs(mapped.force - 0.4) < 1e-6 && abs(mapped.altitude - .pi / 3) < 1e-6)
  }

  @Test func theLeftHandTurnsTheTabletByHalf() throws {
    var wish = MappingChoice()
    wish.isLeftHanded = true
    let left = try TabletMapping(Self.tablet(), wish: wish, outputs: Self.outputs)
    wish.isLeftHanded = false
    wish.rotation = .half
    #expect(try left == TabletMapping(Self.tablet(), wish: wish, outputs: Self.outputs))
    #expect(isNear(left.toLayout.applied(to: Point(x: 2, y: 3)), Point(x: 2880, y: 2360)))
  }

  @Test func whatCannotBeMappedSaysWhy() {
    func fault(_ tablet: Tablet, _ wish: MappingChoice, _ outputs: [OutputPlace])
      -> TabletMappingError?
    {
      do {
        _ = try TabletMapping(tablet, wish: wish, outputs: outputs)
        return nil
      } catch { return error }
    }
    var wish = MappingChoice()
    #expect(fault(Self.tablet(), wish, []) == .noOutputs)
    #expect(fault(Self.tablet(width: 0), wish, Self.outputs) == .noArea)
    #expect(fault(Self.tablet(height: .nan), wish, Self.outputs) == .noArea)
    wish.target = .output("DP-9")
    #expect(fault(Self.tablet(), wish, Self.outputs) == .noSuchOutput("DP-9"))
    wish.target = .region(Rect(x: 0, y: 0, width: 0, height: 5))
    #expect(fault(Self.tablet(), wish, Self.outputs) == .emptyRegion)
  }
}

@Suite struct DisplayMatchTests {
  private func place(
    _ name: String, make: String = "", model: String = "", size: Size? = nil
  ) -> OutputPlace {
    var place = OutputPlace(
      name: name, area: Rect(x: 0, y: 0, width: 100, height: 100), pixelWidth: 100, pixelHeight: 100
    )
    (place.make, place.model, place.panelSize) = (make, model, size)
    return place
  }

  private func found(_ name: String, _ size: Size, _ outputs: [OutputPlace]) -> String? {
    let tablet = MappingTests.tablet(
      isDisplay: true, width: Float(size.width), height: Float(size.height), name: name)
    return DisplayMatch(tablet, among: outputs).output?.name
  }

  private let large = Size(width: 345, height: 194)

  @Test func theModelInTheTabletsNameDecides() {
    let outputs = [
      place("DP-1", make: "Wacom Tech", model: "Cintiq Pro 16", size: Size(width: 9, height: 9)),
      place("DP-2", make: "Dell Inc.", model: "P2419H", size: large), place("eDP-1"),
    ]
    #expect(found("Wacom Cintiq Pro 16 Pen", large, outputs) == "DP-1")
    #expect(found("Wacom Cintiq Pro 24 Pen", Size(width: 1, height: 1), outputs) == "eDP-1")
    // Not by a word that only begins alike.
    #expect(found("Wacom Cintiq Pro 160 Pen", large, outputs) == "DP-2")
  }

  @Test func twoOfOneModelAreToldByMakerOrSize() {
    let outputs = [
      place("DP-1", make: "WAC", model: "One 13", size: Size(width: 300, height: 170)),
      place("DP-2", make: "XYZ", model: "One 13", size: Size(width: 290, height: 160)),
      place("DP-3", make: "WAC", model: "One 13", size: large),
    ]
    #expect(found("Wacom One 13 Pen", large, outputs) == "DP-3")
    #expect(found("Wacom One 13 Pen", large, Array(outputs.prefix(2))) == "DP-1")
    #expect(found("Wacom One 13 Pen", large, [outputs[0], outputs[0]]) == nil)
  }

  @Test func theSizeDecidesWhereNoNameDoes() {
    let outputs = [
      place("DP-1", size: Size(width: 531, height: 299)), place("HDMI-A-1", size: large),
    ]
    #expect(found("HUION Kamvas 16", Size(width: 344.2, height: 193.6), outputs) == "HDMI-A-1")
    #expect(found("HUION Kamvas 16", Size(width: 310, height: 193.6), outputs) == nil)
  }

  @Test func theOnlyBuiltInPanelIsLast() {
    #expect(found("Wacom HID 48E5 Pen", large, [place("HDMI-A-1"), place("eDP-1")]) == "eDP-1")
    #expect(found("ELAN Pen", large, [place("LVDS-1"), place("eDP-1")]) == nil)
    #expect(found("ELAN Pen", large, [place("DSI-1")]) == "DSI-1")
  }

  @Test func anOpaqueTabletHasNoOutputOfItsOwn() throws {
    let mapping = try TabletMapping(
      MappingTests.tablet(), wish: MappingChoice(), outputs: MappingTests.outputs)
    #expect(mapping.output == nil)
    let display = try TabletMapping(
      MappingTests.tablet(isDisplay: true), wish: MappingChoice(), outputs: MappingTests.outputs)
    #expect(display.output == "eDP-1")
  }
}
