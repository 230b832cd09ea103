import Foundation
import InkDrawing
import InkGeometry
import InkStorage
import OracleKit
import Testing

/// Files beside a reader that was written after the page alone.
@Suite(.enabled(if: Oracle.isThere, Oracle.mend)) struct FormatOracleTests {
  @Test(arguments: [
    InkProfile.exact, .lossy(.standard),
    .lossy(InkTolerance(location: 0.1, time: 0.02, angle: 0.1)),
  ])
  func `a reader that knows only the page reads the same`(profile: InkProfile) throws {
    var samples = SampleDrawings(seed: 51)
    let strokes =
      (0..<60).map { _ in samples.stroke() } + (0..<20).map { _ in samples.wildStroke() }
    let parts = strokes.filter { $0.path.count > 4 }.prefix(20).map { stroke in
      stroke.substroke(range: 1.25...Double(stroke.path.count) - 1)
    }
    let drawings = [Drawing(strokes: strokes[..<45]), Drawing(strokes: strokes[45...] + parts)]
    let files = drawings.map {
      $0.encoded(profile)
    }
    let read = try Oracle.lines(of: "ink_format", cases: files.map(Self.hex))
    let ours = try files.flatMap { try Self.rows(of: Drawing(decoding: $0)) }
    #expect(read.count == ours.count)
    let wrong = zip(read, ours).first { $0 != $1 }
    #expect(wrong == nil)
  }

  static func rows(of drawing: Drawing) -> [String] {
    drawing.strokes.flatMap { stroke in
      [row(of: stroke)] + stroke.path.map { point in row(of: point) }
    }
  }

  private static func row(of stroke: Stroke) -> String {
    let (t, range, color) = (stroke.transform, stroke.path.parametricRange, stroke.ink.color)
    let grain = stroke.renderState.grainOffset
    let mask = stroke.mask.map { region in
      region.gridRings.map { ring in
        ring.corners.map { "\($0.x),\($0.y)" }.joined(separator: " ")
      }.joined(separator: ";")
    }
    let fields: [[String]] = [
      [hex(stroke.id), hex(stroke.originID)],
      ["\(stroke.ink.type.rawValue)", stroke.ink.adaptsToAppearance ? "1" : "0"],
      [color.red, color.green, color.blue, color.alpha].map { hex(Double($0)) },
      [t.a, t.b, t.c, t.d, t.tx, t.ty].map(hex), ["\(stroke.randomSeed)"],
      [grain.x, grain.y].map(hex), [stroke.renderGroupID.map(hex) ?? "-"],
      ["\(stroke.creationDate.microsecondsSince1970)"],
      [range.lowerBound, range.upperBound].map(hex), [mask ?? "-"],
    ]
    return fields.joined().joined(separator: "\t")
  }

  private static func row(of point: StrokePoint) -> String {
    let wide = [point.location.x, point.location.y, point.timeOffset]
    let size = [point.size.width, point.size.height]
    let hand = [point.force, point.altitude, point.azimuth, point.roll].map(Double.init)
    let rest = [point.opacity, point.secondaryScale].map(Double.init)
    return (wide + hand + size + rest).map(hex).joined(separator: "\t")
  }

  private static func hex(_ value: Double) -> String { hex(value.bitPattern) }
  private static func hex(_ id: InkID) -> String { hex(id.high) + hex(id.low) }

  private static func hex(_ bits: UInt64) -> String {
    let digits = String(bits, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  static func hex(_ bytes: [UInt8]) -> String {
    bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }
}
