import InkDrawing
import InkGeometry
import InkStorage
import Testing

@testable import InkFormats

/// Files of version 3.0 of the Universal Ink Model, which others wrote before 3.1.
@Suite struct OldUIMTests {
  private static let strokeID = "0dc42944-7a93-4b51-9a08-09c6d341bffc"
  private static let dataID = "35e720da-9b18-4b7f-86d5-1b528e8c392e"
  private static let channels = (
    time: "f9b8604baa4701ea725619fe69271182", pressure: "01dd07f50b21c1166da372c4ea0a4830"
  )
  private static let x: [Float] = [10, 10, 30, 50, 50]
  private static let y: [Float] = [20, 20, 25, 20, 20]

  /// A file with so many strokes, which are all the same but for their place.
  private static func file(
    strokes: Int = 1, _ extra: (inout ProtobufWriter) -> Void = { _ in }
  ) -> [UInt8] {
    var message = ProtobufWriter()
    message.writeMessage(1) { input in
      input.writeMessage(1) { $0.writeMessage(5) { sensorContext(into: &$0) } }
      input.writeMessage(2) { measured(into: &$0) }
    }
    message.writeMessage(2) { ink in
      for number in 0..<strokes { ink.writeMessage(1) { stroke(number, into: &$0) } }
    }
    message.writeMessage(4) { $0.writeBytes(1, "root".utf8) }
    for number in 0..<strokes {
      message.writeMessage(4) { node in
        node.writeNumber(2, whole: 1)
        node.writeNumber(3, whole: UInt64(number))
        node.writeNumber(4, whole: 2)
      }
    }
    extra(&message)
    return framed(message.bytes)
  }

  private static func framed(_ message: [UInt8]) -> [UInt8] {
    func size(_ count: Int) -> [UInt8] {
      [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: count >> $0) }
    }
    return Array("RIFF".utf8) + size(message.count + 24) + Array("UINKHEAD".utf8) + size(3)
      + [3, 0, 0, 0] + Array("DATA".utf8) + size(message.count) + message
  }

  private static func sensorContext(into context: inout ProtobufWriter) {
    context.writeBytes(1, "b419ca8a6590b32ead7c70a423917c00".utf8)
    context.writeMessage(2) { group in
      for (id, name, metric, resolution) in [
        (channels.time, "Timestamp", 1, 1_000.0), (channels.pressure, "Pressure", 4, 1.0),
      ] {
        group.writeMessage(2) { channel in
          channel.writeBytes(1, id.utf8)
          channel.writeBytes(2, "will://input/3.0/channel/\(name)".utf8)
          channel.writeNumber(3, whole: UInt64(metric))
          channel.writeNumber(4, resolution)
          channel.writeNumber(7, whole: metric == 4 ? 2 : 0)
        }
      }
    }
  }

  private static func measured(into data: inout ProtobufWriter) {
    data.writeBytes(1, dataID.utf8)
    data.writeNumber(4, whole: 1_615_370_529_759)
    data.writeMessage(5) { column in
      column.writeBytes(1, channels.time.utf8)
      column.writeRepeated(2, packedSigned: [0, 10, 30])
    }
    data.writeMessage(5) { column in
      column.writeBytes(1, channels.pressure.utf8)
      column.writeRepeated(2, packedSigned: [25, 25, 50])
    }
  }

  private static func stroke(_ number: Int, into stroke: inout ProtobufWriter) {
    if number == 0 { stroke.writeBytes(1, strokeID.utf8) }
    stroke.writeNumber(3, Float(1))
    stroke.writeRepeated(4, packed: x.map { $0 + Float(100 * number) })
    stroke.writeRepeated(5, packed: y)
    stroke.writeRepeated(11, packed: [2, 2, 3, 4, 4] as [Float])
    stroke.writeBytes(20, dataID.utf8)
    stroke.writeMessage(22) { style in
      style.writeMessage(1) { properties in
        for (field, value) in [(2, 1), (4, 0.5), (5, 1)] as [(Int, Float)] {
          properties.writeMessage(field) { $0.writeNumber(1, value) }
        }
      }
      style.writeBytes(2, "app://somebody/brush".utf8)
      style.writeNumber(3, whole: 77)
    }
  }

  private func read(_ bytes: [UInt8]) throws -> InkReading { try InkFileFormat.uim.read(bytes) }

  @Test func `a stroke has its line, widths, color, times and pressures`() throws {
    let reading = try read(Self.file())
    #expect(reading.faults.isEmpty, "\(reading.faults)")
    let stroke = try #require(reading.drawing.strokes.first)
    #expect(reading.drawing.count == 1)
    #expect(stroke.id.uuid == Self.strokeID && stroke.randomSeed == 77)
    #expect(stroke.ink.type == .pen)
    #expect(stroke.ink.color.rgba == Color(red: 1, green: 0, blue: 0.5, alpha: 1).rgba)
    let pixel = 25.4 / 96
    let range = stroke.path.parametricRange
    let (first, last) = (
      stroke.path.interpolatedPoint(at: range.lowerBound),
      stroke.path.interpolatedPoint(at: range.upperBound)
    )
    #expect(first.location.distance(to: Point(x: 10 * pixel, y: 20 * pixel)) < 1e-4)
    #expect(last.location.distance(to: Point(x: 50 * pixel, y: 20 * pixel)) < 1e-4)
    #expect(abs(first.size.width - 2 * pixel) < 1e-4 && abs(last.size.width - 4 * pixel) < 1e-4)
    #expect(stroke.path.nearest(to: Point(x: 30 * pixel, y: 25 * pixel))?.distance ?? 1 < 0.01)
    #expect(abs(first.force - 0.25) < 1e-4 && abs(last.force - 1) < 1e-4)
    #expect(abs(last.timeOffset - first.timeOffset - 0.04) < 1e-4)
    #expect(stroke.creationDate.microsecondsSince1970 == 1_615_370_529_759_000)
  }

  @Test func `the matrix of the file counts, and what is not kept is named`() throws {
    let reading = try read(
      Self.file(strokes: 3) { message in
        message.writeMessage(4) { $0.writeBytes(1, "another group".utf8) }
        message.writeMessage(5) { $0.writeBytes(1, "a view".utf8) }
        message.writeMessage(6) { $0.writeMessage(1) { $0.writeBytes(1, "a statement".utf8) } }
        message.writeMessage(7) { matrix in
          for field in [1, 6, 11, 16] { matrix.writeNumber(field, Float(2)) }
        }
        message.writeMessage(8) { $0.writeBytes(1, "a property".utf8) }
      })
    #expect(reading.drawing.count == 3)
    let place = reading.drawing.strokes[0].path[0].location
    #expect(place.distance(to: Point(x: 20, y: 40) * (25.4 / 96)) < 1e-4)
    let losses = reading.losses.map(\.what).joined(separator: "\n")
    for part in ["views", "groups of strokes", "recognized", "properties", "brushes of other"] {
      #expect(losses.contains(part), "\(losses)")
    }
  }

  @Test func `the strokes before a tear are read, and the tear is reported`() throws {
    let whole = Self.file(strokes: 40)
    var most = 0
    for length in stride(from: 40, to: whole.count, by: 97) {
      guard let reading = try? read(Array(whole[..<length])) else { continue }
      #expect(reading.faults.contains { $0.losesInk })
      #expect(reading.drawing.count >= most)
      most = max(most, reading.drawing.count)
    }
    #expect(most >= 30)
    #expect(throws: InkFormatError.self) {
      try InkFileFormat.uim.read(Array(whole.dropLast(9)), isStrict: true)
    }
  }

  @Test func `a file with another version, or without its part, is refused`() {
    var other = Self.file()
    other[21] = 2
    #expect(throws: InkFormatError.self) { try read(other) }
    var headless = Self.file()
    headless[24] = UInt8(ascii: "X")
    #expect(throws: InkFormatError.self) { try read(headless) }
  }
}
