import CInterface
import CStylus
import InkDrawing
import Testing

@testable import StylusInkLibrary

/// A drawing as a C program has it.
@Suite struct InkExportsTests {
  @safe private final class Stage {
    let pointer: OpaquePointer?
    init() { unsafe pointer = drawingCreate() }
    deinit { unsafe drawingDestroy(pointer) }

    var message: String {
      unsafe drawingMessage(pointer).map { unsafe String(cString: $0) } ?? "NULL"
    }
    var count: Int32 { unsafe drawingCount(pointer) }

    /// A level line of 20 mm.
    @discardableResult func append(y: Double = 10, _ ink: stylus_ink = Stage.ink()) -> Int32 {
      var ink = ink
      let samples = Stage.samples(y: y)
      return unsafe drawingAppend(pointer, &ink, samples, samples.count)
    }

    static func ink(_ type: UInt32 = 2, width: Double = 1) -> stylus_ink {
      stylus_ink(
        size: stylus_ink.ownSize, type: type, argb: 0xFF20_3040, is_fixed: 1, width: width)
    }

    static func samples(y: Double) -> [stylus_sample] {
      (0..<21).map { index in
        var sample = stylus_sample.unknown
        (sample.x, sample.y) = (10 + Double(index), y)
        sample.time = Int64(index) * 10_000_000
        return sample
      }
    }

    func bounds(_ stroke: UInt32) -> stylus_box? {
      var box = stylus_box()
      return unsafe drawingBounds(pointer, stroke, &box) == 0 ? box : nil
    }

    func written(as format: String) -> [UInt8]? {
      var count = -1
      guard let file = unsafe drawingWrite(pointer, format, &count) else { return nil }
      defer { unsafe stylusFree(file) }
      return unsafe [UInt8](UnsafeRawBufferPointer(start: file, count: count))
    }
  }

  private let invalid = STYLUS_INVALID.rawValue
  private let unknown = STYLUS_UNKNOWN.rawValue

  @Test func noDrawingIsInvalid() {
    let calls = [
      drawingCount(nil), drawingAppend(nil, nil, nil, 1), drawingRemove(nil, 0),
      drawingGetInk(nil, 0, nil), drawingSetInk(nil, 0, nil), drawingBounds(nil, 0, nil),
      drawingRead(nil, nil, 0), drawingRecover(nil, nil, 0, nil),
    ]
    #expect(calls == [Int32](repeating: invalid, count: calls.count))
    #expect(inkVersion() == UInt32(STYLUS_VERSION))
  }

  @Test func strokesAreCountedAndThoseAboveMoveDown() throws {
    let drawing = Stage()
    #expect((0..<3).map { drawing.append(y: 10 + Double($0) * 10) } == [0, 1, 2])
    #expect(drawing.count == 3)
    #expect(unsafe drawingRemove(drawing.pointer, 1) == 0)
    #expect(drawing.count == 2)
    let box = try #require(drawing.bounds(1))
    #expect(abs(box.y + box.height / 2 - 30) < 0.1)
    #expect(unsafe drawingRemove(drawing.pointer, 2) == unknown)
    #expect(drawing.message == "there is no stroke 2: there are 2")
    #expect(drawing.count == 2)
  }

  @Test func whatIsNotDrawnIsSaid() {
    let drawing = Stage()
    var ink = Stage.ink()
    var samples = Stage.samples(y: 10)
    #expect(unsafe drawingAppend(drawing.pointer, nil, samples, 21) == invalid)
    #expect(drawing.message == "ink is NULL")
    #expect(unsafe drawingAppend(drawing.pointer, &ink, samples, 0) == invalid)
    #expect(drawing.message == "there are no samples")
    #expect(unsafe drawingAppend(drawing.pointer, &ink, nil, 21) == invalid)
    #expect(drawing.message == "samples is NULL")
    #expect(unsafe drawingAppend(drawing.pointer, &ink, samples, 1_000_001) == invalid)
    #expect(drawing.message == "there are at most 1000000 samples, not 1000001")
    samples[5].x = .nan
    #expect(unsafe drawingAppend(drawing.pointer, &ink, samples, 21) == invalid)
    #expect(drawing.message == "x is not a number")
    samples[5].x = 15
    samples[5].time = 39_000_000
    #expect(unsafe drawingAppend(drawing.pointer, &ink, samples, 21) == invalid)
    #expect(drawing.message == "sample 5 is earlier than the previous one")
    for type in [0, 9, 256] as [UInt32] {
      #expect(drawing.append(Stage.ink(type)) == invalid)
      #expect(drawing.message == "there is no ink \(type)")
    }
    for width in [-1, 1e3, .nan] { #expect(drawing.append(Stage.ink(2, width: width)) == invalid) }
    #expect(drawing.message.hasSuffix("mm wide, or 0 for the default, not nan"))
    #expect(drawing.count == 0)
  }

  @Test func anInkComesBackAndIsChanged() {
    let drawing = Stage()
    drawing.append()
    var ink = stylus_ink()
    #expect(unsafe drawingGetInk(drawing.pointer, 0, &ink) == invalid)
    ink.size = stylus_ink.ownSize
    #expect(unsafe drawingGetInk(drawing.pointer, 1, &ink) == unknown)
    #expect(unsafe drawingGetInk(drawing.pointer, 0, &ink) == 0)
    #expect(ink.type == 2 && ink.argb == 0xFF20_3040 && ink.is_fixed == 1 && ink.width == 1)
    (ink.argb, ink.is_fixed, ink.width) = (0x8011_2233, 0, 2)
    #expect(unsafe drawingSetInk(drawing.pointer, 0, &ink) == 0)
    var other = Stage.ink()
    #expect(unsafe drawingGetInk(drawing.pointer, 0, &other) == 0)
    #expect(other.argb == 0x8011_2233 && other.is_fixed == 0 && other.width == 2)
    #expect(abs((drawing.bounds(0)?.height ?? 0) - 2) < 0.05)
    #expect(unsafe drawingSetInk(drawing.pointer, 0, nil) == invalid)
    #expect(unsafe drawingSetInk(drawing.pointer, 7, &ink) == unknown)
  }

  @Test func boundsAreThoseOfTheInk() throws {
    let drawing = Stage()
    let none = try #require(drawing.bounds(.max))
    #expect(none.x == 0 && none.y == 0 && none.width == 0 && none.height == 0)
    drawing.append(y: 10)
    drawing.append(y: 30)
    let one = try #require(drawing.bounds(0))
    #expect(abs(one.x - 9.5) < 0.05 && abs(one.y - 9.5) < 0.05)
    #expect(abs(one.width - 21) < 0.1 && abs(one.height - 1) < 0.05)
    let all = try #require(drawing.bounds(.max))
    #expect(abs(all.y - 9.5) < 0.05 && abs(all.height - 21) < 0.05)
    #expect(drawing.bounds(2) == nil)
    #expect(drawing.message == "there is no stroke 2: there are 2")
    #expect(unsafe drawingBounds(drawing.pointer, 0, nil) == invalid)
    #expect(drawing.message == "box is NULL")
  }

  @Test func pointsLieAtEqualSteps() throws {
    let drawing = Stage()
    drawing.append()
    var count = -1
    let points = try unsafe #require(unsafe drawingPoints(drawing.pointer, 0, 2, &count))
    defer { unsafe stylusFree(points) }
    #expect(count == 11)
    for index in 0..<count {
      let point = unsafe points[index]
      #expect(abs(point.x - 10 - Double(index) * 2) < 0.05 && abs(point.y - 10) < 0.01)
      #expect(abs(point.width - 1) < 1e-6 && abs(point.height - 1) < 1e-6)
    }
    for step in [9e-4, 1_001, .nan] {
      #expect(unsafe drawingPoints(drawing.pointer, 0, step, &count) == nil)
      #expect(drawing.message == "the step must be 1e-3 to 1e3 mm")
    }
    #expect(unsafe drawingPoints(drawing.pointer, 1, 1, &count) == nil)
    #expect(unsafe drawingPoints(drawing.pointer, 0, 1, nil) == nil)
    #expect(drawing.message == "count is NULL")
  }

  @Test func anOutlineGoesAroundTheInk() throws {
    let drawing = Stage()
    drawing.append()
    var count = -1
    let corners = try unsafe #require(unsafe drawingOutline(drawing.pointer, 0, 0.01, &count))
    defer { unsafe stylusFree(corners) }
    #expect(count > 8)
    let all = (0..<count).map { unsafe corners[$0] }
    #expect(all.allSatisfy { $0.ring == 0 })
    #expect(abs((all.map(\.x).min() ?? 0) - 9.5) < 0.02)
    #expect(abs((all.map(\.x).max() ?? 0) - 30.5) < 0.02)
    #expect(abs((all.map(\.y).max() ?? 0) - 10.5) < 0.02)
    for tolerance in [9e-4, 10.1, .nan] {
      #expect(unsafe drawingOutline(drawing.pointer, 0, tolerance, &count) == nil)
      #expect(drawing.message == "the tolerance must be 1e-3 to 10 mm")
    }
  }

  @Test func aFileIsReadAndADamagedOneIsNot() throws {
    let (drawing, other) = (Stage(), Stage())
    drawing.append(y: 10)
    drawing.append(y: 30)
    for format in ["inkd", "inkml", "xopp", "uim"] {
      let file = try #require(drawing.written(as: format))
      #expect(unsafe drawingRead(other.pointer, file, file.count) == 2)
    }
    for format in ["svg", "pdf", "png"] {
      let file = try #require(drawing.written(as: format))
      #expect(unsafe drawingRead(other.pointer, file, file.count) == STYLUS_DAMAGED.rawValue)
    }
    #expect(other.count == 2)
    #expect(drawing.written(as: "doc") == nil)
    #expect(drawing.message.hasPrefix("there is no format 'doc'; known are "))
    var count = 0
    #expect(unsafe drawingWrite(drawing.pointer, nil, &count) == nil)
    #expect(drawing.message == "format is NULL")
    let file = try #require(drawing.written(as: "inkd"))
    #expect(drawing.message.isEmpty)
    #expect(unsafe drawingRead(other.pointer, file, 0) == invalid)
    #expect(other.message == "there are no bytes")
    var missing = 9
    #expect(unsafe drawingRecover(other.pointer, file, file.count, &missing) == 2)
    #expect(missing == 0)
    #expect(
      unsafe drawingRecover(other.pointer, [1, 2, 3], 3, &missing) == STYLUS_DAMAGED.rawValue)
    #expect(other.message.hasPrefix("nothing in these bytes can be recovered"))
    #expect(other.count == 2)
  }

  @Test func aDrawingWithoutStrokesIsRecoveredWhole() throws {
    let file = try #require(Stage().written(as: "inkd"))
    let other = Stage()
    other.append()
    var missing = 9
    #expect(unsafe drawingRecover(other.pointer, file, file.count, &missing) == 0)
    #expect(missing == 0 && other.count == 0)
  }

  @Test(arguments: 1...8 as ClosedRange<UInt32>)
  func anInkHasItsRangeOfWidths(type: UInt32) throws {
    let drawing = Stage()
    let widths = try #require(InkType(rawValue: UInt8(type))).validWidths
    for width in [widths.lowerBound, widths.upperBound, 0] {
      #expect(drawing.append(Stage.ink(type, width: width)) >= 0)
    }
    #expect(drawing.count == 3)
    for width in [widths.lowerBound.nextDown, widths.upperBound.nextUp] {
      #expect(drawing.append(Stage.ink(type, width: width)) == invalid)
    }
    var ink = Stage.ink(type, width: widths.upperBound.nextUp)
    #expect(unsafe drawingSetInk(drawing.pointer, 0, &ink) == invalid)
    ink.size -= 1
    ink.width = 0
    #expect(unsafe drawingSetInk(drawing.pointer, 0, &ink) == invalid)
    #expect(drawing.count == 3)
  }

  @Test func oneSampleIsADot() throws {
    let drawing = Stage()
    var ink = Stage.ink()
    let samples = Stage.samples(y: 10)
    #expect(unsafe drawingAppend(drawing.pointer, &ink, samples, 1) == 0)
    let box = try #require(drawing.bounds(0))
    #expect(box.width > 0.9 && box.width < 1.1 && box.height > 0.9 && box.height < 1.1)
    #expect(unsafe drawingAppend(drawing.pointer, &ink, samples, -1) == invalid)
    #expect(drawing.count == 1)
  }

  @Test func aPointSaysWhenItWasDrawnAndHowThePenWasHeld() throws {
    let drawing = Stage()
    var ink = Stage.ink()
    var samples = Stage.samples(y: 10)
    for index in samples.indices {
      (samples[index].pressure, samples[index].altitude) = (0.75, 1)
      (samples[index].azimuth, samples[index].roll) = (2, 0.25)
      samples[index].time += 5_000_000_000
    }
    #expect(unsafe drawingAppend(drawing.pointer, &ink, samples, 21) == 0)
    var count = -1
    let points = try unsafe #require(unsafe drawingPoints(drawing.pointer, 0, 5, &count))
    defer { unsafe stylusFree(points) }
    #expect(count == 5)
    let (first, last) = unsafe (points[0], points[4])
    #expect(abs(first.time) < 1e-3 && abs(last.time - 0.2) < 2e-3)
    for point in [first, last] {
      #expect(abs(point.force - 0.75) < 0.01 && abs(point.altitude - 1) < 0.01)
      #expect(abs(point.azimuth - 2) < 0.01 && abs(point.roll - 0.25) < 0.01)
      #expect(point.opacity == 1 && point.reserved == 0)
    }
  }

  @Test func aFailureLeavesTheDrawingAndTheCount() throws {
    let drawing = Stage()
    drawing.append()
    let before = drawing.written(as: "inkd")
    var count = 77
    #expect(unsafe drawingWrite(drawing.pointer, "doc", &count) == nil)
    #expect(unsafe drawingPoints(drawing.pointer, 3, 1, &count) == nil)
    #expect(unsafe drawingOutline(drawing.pointer, 3, 1, &count) == nil)
    #expect(count == 77)
    var box = stylus_box(x: 1, y: 2, width: 3, height: 4)
    #expect(unsafe drawingBounds(drawing.pointer, 1, &box) == unknown)
    #expect(box.x == 1 && box.height == 4)
    var missing = 5
    #expect(
      unsafe drawingRecover(drawing.pointer, [9, 9], 2, &missing) == STYLUS_DAMAGED.rawValue)
    #expect(missing == 5)
    #expect(unsafe drawingRecover(drawing.pointer, nil, 2, nil) == invalid)
    #expect(unsafe drawingRead(drawing.pointer, [9, 9], 2) == STYLUS_DAMAGED.rawValue)
    #expect(
      drawing.message
        == "these bytes are not a drawing: .inkd, InkML, Xournal++ and UIM are supported")
    #expect(drawing.written(as: "inkd") == before)
  }

  @Test func aFileThatWasCutIsRecoveredInPart() throws {
    let (drawing, other) = (Stage(), Stage())
    for row in 0..<30 { drawing.append(y: 10 + Double(row)) }
    let file = try #require(drawing.written(as: "inkd"))
    let cut = Array(file.prefix(file.count * 3 / 5))
    #expect(unsafe drawingRead(other.pointer, cut, 20) == STYLUS_DAMAGED.rawValue)
    #expect(other.count == 0)
    let read = unsafe drawingRead(other.pointer, cut, cut.count)
    #expect(!other.message.isEmpty)
    var missing = 0
    let found = unsafe drawingRecover(other.pointer, cut, cut.count, &missing)
    #expect(found > 5 && found < 25 && other.count == found && found == read)
    #expect(missing > 0)
    #expect(unsafe drawingRecover(other.pointer, cut, cut.count, nil) == found)
    #expect(!other.message.isEmpty)
  }

  @Test func blackBecomesWhiteOnDarkPaperUnlessItIsFixed() {
    for (fixed, isLight) in [(0, true), (1, false)] as [(UInt32, Bool)] {
      let drawing = Stage()
      var ink = Stage.ink(2, width: 3)
      (ink.argb, ink.is_fixed) = (0xFF00_0000, fixed)
      drawing.append(ink)
      var view = stylus_ink_view()
      (view.size, view.is_dark, view.scale) = (stylus_ink_view.ownSize, 1, 1)
      // Rows that are longer than the picture keep what lies behind it.
      var pixels = [UInt32](repeating: 0xFF80_8080, count: 50 * 20)
      #expect(unsafe drawingRender(drawing.pointer, &view, &pixels, 40, 20, 200) == 0)
      #expect((pixels[10 * 50 + 20] & 0xFF > 0x80) == isLight)
      #expect(
        (0..<20).allSatisfy { row in
          pixels[row * 50 + 40..<row * 50 + 50].allSatisfy { $0 == 0xFF80_8080 }
        })
    }
  }

  @Test func aPictureHasLimits() {
    let drawing = Stage()
    var (view, pixel) = (stylus_ink_view(), UInt32(0))
    (view.size, view.scale) = (stylus_ink_view.ownSize, 1)
    for (width, height) in [(1 << 19, 1 << 10), (1 << 20, 1), (1, 1 << 20)] as [(UInt32, UInt32)] {
      #expect(
        unsafe drawingRender(drawing.pointer, &view, &pixel, width, height, 1 << 22) == invalid)
      #expect(drawing.message == "a picture cannot have \(width) x \(height) pixels")
    }
    #expect(unsafe drawingRender(drawing.pointer, &view, &pixel, 1, 1, (1 << 26) + 4) == invalid)
    #expect(unsafe drawingRender(drawing.pointer, &view, &pixel, 1, 1, -4) == invalid)
    #expect(unsafe drawingRender(drawing.pointer, &view, &pixel, 1, 1, 4) == 0)
    for (x, y, angle) in [(0, .nan, 0), (0, 0, .infinity), (-.infinity, 0, 0)]
      as [(Double, Double, Double)]
    {
      (view.x, view.y, view.angle) = (x, y, angle)
      #expect(unsafe drawingRender(drawing.pointer, &view, &pixel, 1, 1, 4) == invalid)
    }
    view.size -= 1
    #expect(unsafe drawingRender(drawing.pointer, &view, &pixel, 1, 1, 4) == invalid)
    #expect(pixel == 0)
  }

  @Test func aViewFarAwayShowsNothing() {
    let drawing = Stage()
    drawing.append()
    for place in [1e9, 1e18, 1e300, -1e300] {
      var view = stylus_ink_view()
      (view.size, view.scale, view.x, view.y) = (stylus_ink_view.ownSize, 1e4, place, place)
      var pixels = [UInt32](repeating: 5, count: 400)
      #expect(unsafe drawingRender(drawing.pointer, &view, &pixels, 20, 20, 80) == 0)
      #expect(pixels.allSatisfy { $0 == 5 })
    }
  }

  @Test func pixelsAreChecked() {
    let drawing = Stage()
    drawing.append()
    var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: 40 * 20)
    var view = stylus_ink_view()
    view.size = UInt32(MemoryLayout<stylus_ink_view>.size)
    (view.scale, view.x, view.y) = (1, 0, 0)
    func render(_ width: UInt32, _ height: UInt32, _ stride: Int) -> Int32 {
      unsafe drawingRender(drawing.pointer, &view, &pixels, width, height, stride)
    }
    for (width, height, stride) in [
      (0, 20, 160), (40, 0, 160), (1 << 20, 1, 1 << 22), (1, 1 << 20, 4), (40, 20, 156),
      (40, 20, 161), (40, 20, 162),
    ] as [(UInt32, UInt32, Int)] {
      #expect(render(width, height, stride) == invalid)
    }
    #expect(drawing.message == "rows of 162 bytes do not fit 40 pixels")
    #expect(pixels.allSatisfy { $0 == 0xFFFF_FFFF })
    #expect(render(40, 20, 160) == 0)
    #expect(pixels[0] == 0xFFFF_FFFF && pixels[10 * 40 + 20] != 0xFFFF_FFFF)
    for scale in [9e-4, 1.1e4, .nan] {
      view.scale = scale
      #expect(render(40, 20, 160) == invalid)
    }
    (view.scale, view.x) = (1, .nan)
    #expect(render(40, 20, 160) == invalid)
    #expect(drawing.message == "x is not a number")
    #expect(unsafe drawingRender(drawing.pointer, nil, &pixels, 1, 1, 4) == invalid)
    #expect(drawing.message == "view is NULL")
    view.x = 0
    #expect(unsafe drawingRender(drawing.pointer, &view, nil, 1, 1, 4) == invalid)
    #expect(drawing.message == "pixels is NULL")
  }
}
