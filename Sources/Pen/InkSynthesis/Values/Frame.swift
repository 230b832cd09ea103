import StylusModel

/// A rectangle to draw in; points in it are given as fractions of its width and height.
struct Frame {
  /// A point of a stroke, and the bend of the way to it in degrees clockwise on screen.
  typealias FramePoint = (u: Double, v: Double, bend: Double)

  var origin: Vector
  var width: Double
  var height: Double

  /// The point at `u` of the width from the left and `v` of the height from the top.
  func at(_ u: Double, _ v: Double) -> Vector {
    origin + Vector(u * width, v * height)
  }

  /// A part of it.
  func part(_ u: ClosedRange<Double>, _ v: ClosedRange<Double>) -> Frame {
    Frame(
      origin: at(u.lowerBound, v.lowerBound), width: (u.upperBound - u.lowerBound) * width,
      height: (v.upperBound - v.lowerBound) * height)
  }

  /// The nearest point to another that is inside, slightly off the edge.
  func nearest(to place: Vector) -> Vector {
    let inset = min(1.5, width / 4, height / 4)
    return Vector(
      min(max(place.x, origin.x + inset), origin.x + width - inset),
      min(max(place.y, origin.y + inset), origin.y + height - inset))
  }

  /// The largest part with a given ratio of width to height, in the center.
  func fitted(aspect: Double) -> Frame {
    let across = min(width, height * aspect)
    let down = across / aspect
    let corner = at(0.5, 0.5) - Vector(across / 2, down / 2)
    return Frame(origin: corner, width: across, height: down)
  }

  /// A stroke through points.
  func stroke(_ places: [FramePoint]) -> PlannedStroke {
    guard let first = places.first else { return PlannedStroke(start: origin) }
    var stroke = PlannedStroke(start: at(first.u, first.v))
    for place in places.dropFirst() {
      stroke.arcs.append(.init(end: at(place.u, place.v), bend: place.bend * .pi / 180))
    }
    return stroke
  }

  /// A straight line.
  func straightStroke(_ u: Double, _ v: Double, to u2: Double, _ v2: Double) -> PlannedStroke {
    stroke([(u, v, 0), (u2, v2, 0)])
  }
}

extension Frame {
  /// A tablet's area.
  init(_ area: Tablet.Area) {
    origin = Vector(Double(area.left.value), Double(area.top.value))
    width = Double(area.width.value)
    height = Double(area.height.value)
  }
}
