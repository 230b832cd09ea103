import Foundation
import InkDrawing
import InkFormats
import InkGeometry
import OracleKit
import Testing

/// Our files as Wacom's universal-ink-library reads them, and its files as we do.
@Suite(.enabled(if: Oracle.isThere, Oracle.mend)) struct WacomTests {
  private func drawing(_ seed: UInt64, strokes: Int = 18) -> Drawing {
    var any = AnyDrawing(seed: seed)
    (any.hasMasks, any.hasEmptyPaths) = (false, false)
    return Drawing(strokes: any.drawing(strokes: strokes).strokes.filter { $0.ink.type != .eraser })
  }

  private func numbers(_ line: some StringProtocol) -> [Double] {
    line.split(separator: " ").compactMap { Double($0) }
  }

  @Test(arguments: [1, 2, 3] as [UInt64]) func `it reads our InkML: every sample where we say`(
    seed: UInt64
  ) throws {
    let drawing = drawing(seed)
    let folder = try TemporaryFolder()
    let file = try folder.write(InkFileFormat.inkML.bytes(of: drawing).bytes, "a.inkml")
    var lines = try Oracle.lines(of: "inkfiles", cases: ["inkml\t\(file.path)"])[...]
    for stroke in drawing.strokes {
      let head = lines.popFirst() ?? ""
      #expect(head.hasPrefix("stroke "))
      let count = Int(head.dropFirst(7)) ?? 0
      let samples = lines.prefix(count).map { numbers($0) }
      lines = lines.dropFirst(count)
      try compare(samples, with: stroke)
    }
    #expect(lines.isEmpty)
  }

  /// Ends where the stroke ends, and every sample on the line, the line nowhere far from the
  /// samples.
  private func compare(
    _ samples: [[Double]], with stroke: Stroke, clock: Double = 1e-4
  ) throws {
    let range = stroke.path.parametricRange
    for (sample, value) in [(samples.first, range.lowerBound), (samples.last, range.upperBound)] {
      let sample = try #require(sample)
      let place = stroke.transform.applied(to: stroke.path.interpolatedLocation(at: value))
      // Half a micrometer in x and in y.
      #expect(place.distance(to: Point(x: sample[0], y: sample[1])) < 7.2e-4)
    }
    if let inverse = stroke.transform.inverse {
      for sample in samples {
        let place = Point(x: sample[0], y: sample[1])
        let near = try #require(stroke.path.nearest(to: inverse.applied(to: place)))
        let there = stroke.transform.applied(
          to: stroke.path.interpolatedLocation(at: near.parametricValue))
        #expect(there.distance(to: place) < 1e-3)
      }
    }
    #expect(abs((samples.last?[2] ?? 0) - (samples.first?[2] ?? 0) - stroke.path.duration) < clock)
  }

  @Test(arguments: [4, 5, 6] as [UInt64])
  func `it reads our UIM: splines, sizes and what was measured`(
    seed: UInt64
  ) throws {
    let drawing = drawing(seed)
    let folder = try TemporaryFolder()
    let file = try folder.write(InkFileFormat.uim.bytes(of: drawing).bytes, "a.uim")
    var lines = try Oracle.lines(of: "inkfiles", cases: ["uim\t\(file.path)"])[...]
    for stroke in drawing.strokes {
      let head = (lines.popFirst() ?? "").split(separator: " ")
      guard head.count == 3 else { return #expect(Bool(false), "the stroke is missing") }
      #expect(head[1].lowercased().filter { $0 != "-" } == hex(stroke.id))
      let count = Int(head[2]) ?? 0
      let spline = lines.prefix(count).map { numbers($0) }
      lines = lines.dropFirst(count)
      let samples = Int((lines.popFirst() ?? "").dropFirst(7)) ?? 0
      #expect(samples == count - 2)
      let measured = lines.prefix(samples).map { numbers($0) }
      lines = lines.dropFirst(samples)
      // Times in whole milliseconds.
      try compare(measured, with: stroke, clock: 1.001e-3)
      for (point, sample) in zip(spline.dropFirst(), measured) {
        let place = Point(x: point[0], y: point[1]) * (25.4 / 96)
        #expect(place.distance(to: Point(x: sample[0], y: sample[1])) < 1e-3)
      }
      let first = stroke.path.interpolatedPoint(at: stroke.path.parametricRange.lowerBound)
      let scale = abs(stroke.transform.determinant).squareRoot()
      #expect(abs(spline[1][2] * 25.4 / 96 - first.size.width * scale) < 1e-3)
      #expect(abs(measured[0][3] - Double(first.force)) < 1e-4)
      #expect(abs(measured[0][5] - Double(first.altitude)) < 1e-4)
      #expect(abs(measured[0][6] + Double(first.roll)) < 1e-4)
    }
    #expect(lines.isEmpty)
  }

  private func hex(_ id: InkID) -> String {
    [id.high, id.low].map {
      String(repeating: "0", count: 16 - String($0, radix: 16).count) + String($0, radix: 16)
    }
    .joined()
  }

  @Test func `what it reads and writes again we read the same`() throws {
    let drawing = drawing(8)
    let folder = try TemporaryFolder()
    let ours = try folder.write(InkFileFormat.uim.bytes(of: drawing).bytes, "a.uim")
    let theirs = folder.url.appendingPathComponent("b.uim")
    _ = try Oracle.lines(of: "inkfiles", cases: ["rewrite\t\(ours.path)\t\(theirs.path)"])
    let first = try InkFileFormat.uim.read(folder.read("a.uim")).drawing
    let second = try InkFileFormat.uim.read(folder.read("b.uim")).drawing
    #expect(first.count == drawing.count && second.count == drawing.count)
    for (a, b) in zip(first.strokes, second.strokes) {
      #expect(a.id == b.id && a.ink.type == b.ink.type && a.randomSeed == b.randomSeed)
      // Its colors are cut to a byte, not rounded.
      #expect(zip(a.ink.color.rgba8, b.ink.color.rgba8).allSatisfy { abs($0 - $1) <= 1 })
      #expect(a.path.count == b.path.count)
      #expect(zip(a.path, b.path).allSatisfy { $0.location.distance(to: $1.location) < 1e-6 })
      #expect(
        zip(a.path, b.path).allSatisfy {
          abs($0.force - $1.force) < 1e-4 && abs($0.timeOffset - $1.timeOffset) < 0.0011
        })
    }
  }

  @Test func `its whole numbers and its matrix are understood`() throws {
    let drawing = drawing(9)
    let folder = try TemporaryFolder()
    let ours = try folder.write(InkFileFormat.uim.bytes(of: drawing).bytes, "a.uim")
    let theirs = folder.url.appendingPathComponent("b.uim")
    _ = try Oracle.lines(of: "inkfiles", cases: ["squeeze\t\(ours.path)\t\(theirs.path)"])
    var moved = drawing
    let pixel = 25.4 / 96
    moved.transform(
      using: InkTransform(a: 2, b: 0, c: 0, d: 2, tx: 30 * pixel, ty: -12 * pixel))
    let read = try InkFileFormat.uim.read(folder.read("b.uim")).drawing
    #expect(read.count == drawing.count)
    for (was, now) in zip(moved.strokes, read.strokes) {
      #expect(Apart.greatest(from: was, to: now) < 0.05)
      let range = now.path.parametricRange
      let width = now.path.interpolatedPoint(at: range.lowerBound).size.width
      let first = was.path.interpolatedPoint(at: was.path.parametricRange.lowerBound).size.width
      #expect(abs(width - first * abs(was.transform.determinant).squareRoot()) < 0.001)
    }
  }

  @Test func `what it makes of InkML we read as ink of the same place and force`() throws {
    let drawing = drawing(11)
    let folder = try TemporaryFolder()
    let ours = try folder.write(InkFileFormat.inkML.bytes(of: drawing).bytes, "a.inkml")
    let theirs = folder.url.appendingPathComponent("b.uim")
    _ = try Oracle.lines(of: "inkfiles", cases: ["convert\t\(ours.path)\t\(theirs.path)"])
    let read = try InkFileFormat.uim.read(folder.read("b.uim"))
    #expect(read.drawing.count == drawing.count)
    for (was, now) in zip(drawing.strokes, read.drawing.strokes) where was.path.count > 1 {
      #expect(Apart.greatest(from: was, to: now) < 0.05)
    }
    #expect(read.losses.contains { $0.what == "brushes of other programs became pens" })
  }
}
