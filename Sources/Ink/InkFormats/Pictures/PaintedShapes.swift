import InkDrawing
import InkGeometry

/// The shapes of a drawing in their order, made while they are asked for.
struct PaintedShapes: Sequence, IteratorProtocol {
  private let painter: ShapePainter
  private var strokes: Strokes.Iterator
  private var upcoming: Stroke?
  private let area: Rect
  private var losses = Losses()
  /// How many strokes are done.
  private(set) var done = 0
  private let options: PictureOptions

  init(_ drawing: Drawing, _ options: PictureOptions, area: Rect) {
    painter = ShapePainter(options)
    strokes = drawing.strokes.makeIterator()
    upcoming = strokes.next()
    self.options = options
    self.area = area
  }

  /// The next shape that shows anything.
  mutating func next() -> PaintedShape? {
    while let first = upcoming {
      var members = [first]
      advance()
      while let next = upcoming, next.isWet(with: first) || next.ink.type == .eraser {
        if next.ink.type == .eraser { nameLosses(of: next) } else { members.append(next) }
        advance()
      }
      for stroke in members { nameLosses(of: stroke) }
      if first.ink.type == .eraser { continue }
      let bounds = members.reduce(Rect.empty) { $0.union($1.renderBounds) }
      guard bounds.intersects(area) else {
        losses.add("strokes beyond the area are left out", count: members.count)
        continue
      }
      let shape = painter.shape(of: members)
      losses.add("ink beyond the area is cut off", if: !area.contains(bounds))
      losses.add(stepsAreNamed, if: shape.isStepped)
      if !shape.opacities.isEmpty { return shape }
    }
    return nil
  }

  /// What could not be kept so far.
  var lost: Losses { losses }

  private var stepsAreNamed: String {
    let percent = Int((options.opacityStep * 100).rounded())
    return "opacity that changes within a stroke is kept in steps of \(percent) %"
  }

  private mutating func advance() {
    upcoming = strokes.next()
    done += 1
  }

  private mutating func nameLosses(of stroke: Stroke) {
    let type = stroke.ink.type
    losses.add("strokes of the eraser are left out, they draw nothing", if: type == .eraser)
    losses.add("strokes without points are left out", if: stroke.path.isEmpty && type != .eraser)
    losses.add("the tooth of the paper is not kept", if: type == .pencil || type == .crayon)
    losses.add("dark edges of wet ink are not kept", if: type == .watercolor)
    let bounds = stroke.renderBounds
    losses.add(
      "ink farther than 131 m from the middle of its stroke is cut off",
      if: Swift.max(bounds.width, bounds.height) > 2 * Region.reach)
  }
}

/// A picture that takes shapes and gives parts of a file.
protocol PictureDocument {
  /// How many bytes are ready to be taken.
  var readyCount: Int { get }
  /// Begins a shape on top.
  mutating func begin(_ shape: PaintedShape)
  /// Adds what a part of the shape covers, for each of its layers.
  mutating func append(_ part: [[Outline]])
  /// Ends the shape.
  mutating func endShape()
  /// Hands over what is ready.
  mutating func take() -> [UInt8]
}

extension PaintedShapes {
  /// Puts all shapes into a document and sends on what is ready, in parts.
  mutating func write<Failure: Error>(
    to document: inout some PictureDocument, of count: Int, progress: (Int, Int) -> Void,
    sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    while var shape = next() {
      document.begin(shape)
      while let part = shape.parts.next() {
        document.append(part)
        if document.readyCount >= partLength { try sink(document.take()) }
      }
      document.endShape()
      progress(done, count)
      if document.readyCount >= partLength { try sink(document.take()) }
    }
  }
}

extension Stroke {
  /// Whether its ink and another's are one while they are wet, if nothing lies between.
  fileprivate func isWet(with other: Stroke) -> Bool {
    renderGroupID != nil && renderGroupID == other.renderGroupID && ink == other.ink
      && ink.type != .eraser
  }
}
