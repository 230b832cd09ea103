import CInterface
import CStylus
import InkDrawing
import InkFitting
import InkFormats
import InkGeometry
import InkRendering

/// A drawing for C: strokes by their index in the drawing.
struct InkObject: Sendable {
  private(set) var drawing = Drawing()

  /// The stroke with this index.
  func stroke(_ index: UInt32) throws(CError) -> Stroke {
    guard index < drawing.count else {
      throw .unknown("there is no stroke \(index): there are \(drawing.count)")
    }
    return drawing.strokes[Int(index)]
  }

  /// Fits a stroke and adds it on top; returns its index.
  mutating func fitStroke(_ samples: [FitSample], _ ink: WidthInk) throws(CError) -> Int {
    do throws(FittingError) {
      let path = try StrokePath(fitting: samples, ink: ink.ink, width: ink.width)
      drawing.append(Stroke(ink: ink.ink, path: path))
      return drawing.count - 1
    } catch {
      switch error {
      case .invalidNumber(let index):
        throw .invalid("sample \(index) has a value that cannot be drawn")
      case .timeRanBackwards(let index):
        throw .invalid("sample \(index) is earlier than the previous one")
      case .finished: throw .refused("the stroke is finished")
      }
    }
  }

  mutating func removeStroke(_ index: UInt32) throws(CError) {
    drawing.remove(try stroke(index).id)
  }

  mutating func setInk(_ index: UInt32, _ ink: WidthInk) throws(CError) {
    let old = try stroke(index)
    drawing.replace(old.id, with: [old.inked(with: ink.ink, width: ink.width)])
  }

  /// The area covered by the ink of one stroke, or of all.
  func bounds(_ index: UInt32) throws(CError) -> Rect {
    index == .max ? drawing.bounds : drawing.bounds(of: try stroke(index).id) ?? .empty
  }

  func points(_ index: UInt32, step: Double) throws(CError) -> [stylus_ink_point] {
    guard (1e-3...1e3).contains(step) else { throw .invalid("the step must be 1e-3 to 1e3 mm") }
    let stroke = try stroke(index)
    return stroke.path.interpolatedPoints(by: .distance(step)).map { .init($0, on: stroke) }
  }

  func corners(_ index: UInt32, tolerance: Double) throws(CError) -> [stylus_ink_corner] {
    guard (1e-3...10).contains(tolerance) else {
      throw .invalid("the tolerance must be 1e-3 to 10 mm")
    }
    let stroke = try stroke(index)
    var region = Region(
      sweeping: stroke.nibPoses(tolerance: tolerance / 2), tolerance: tolerance / 2)
    if let mask = stroke.mask {
      region = region.intersection(mask.transformed(by: stroke.transform))
    }
    return region.rings.enumerated().flatMap { number, ring in
      ring.map { stylus_ink_corner(x: $0.x, y: $0.y, ring: UInt32(number), reserved: 0) }
    }
  }

  /// Takes the strokes of a file; returns the losses.
  mutating func loadDrawing(_ bytes: [UInt8]) throws(CError) -> [Loss] {
    let found: InkReading?
    do throws(DrawingDecoder.DrawingDecodingError) {
      found = try DrawingDecoder.decode(bytes)
    } catch {
      throw .damaged("\(error)")
    }
    guard let found else {
      throw .damaged("these bytes are not a drawing: .inkd, InkML, Xournal++ and UIM are supported")
    }
    drawing = found.drawing
    return found.remarks
  }

  /// Takes what can still be read of a damaged file; how many parts of it cannot, and a report for
  /// people.
  mutating func recover(_ bytes: [UInt8]) throws(CError) -> (missing: Int, words: String) {
    guard let kind = DrawingRecovery.kind(of: bytes) else {
      throw .damaged(
        "nothing in these bytes can be recovered: .inkd, .inklog, InkML and Xournal++ are "
          + "supported")
    }
    let (recovery, read): (DrawingRecovery, Drawing)
    do throws(DrawingDecoder.DrawingDecodingError) {
      recovery = try DrawingRecovery(bytes, as: kind)
      read = try recovery.drawing()
    } catch { throw .damaged("\(error)") }
    guard recovery.strokes > 0 || recovery.missing.isEmpty else {
      throw .damaged("none of this file can be read")
    }
    drawing = read
    let shown = recovery.missing.prefix(Self.mostParts).map { "\($0)" }
    let rest = recovery.missing.count - shown.count
    let lines = recovery.notes + shown + (rest > 0 ? ["and \(rest) more parts"] : [])
    return (recovery.missing.count, lines.joined(separator: "\n"))
  }

  /// The largest number of missing parts in a report.
  private static let mostParts = 40

  /// The file, and the properties that its format cannot express.
  func written(as name: String) throws(CError) -> (bytes: [UInt8], losses: [Loss]) {
    guard let format = DrawingFormat(rawValue: name) else {
      throw .invalid("there is no format '\(name)'; known are \(DrawingFormat.names)")
    }
    do throws(DrawingEncoder.DrawingEncodingError) {
      return try DrawingEncoder().encode(drawing, as: format)
    } catch {
      throw .refused("\(error)")
    }
  }
}

extension [Loss] {
  /// A message for the program's user; empty without losses.
  var words: String { map { "\($0)" }.joined(separator: "; ") }
}
