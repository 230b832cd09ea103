import CMath

/// Something to draw into a rectangle.
package enum Shape: String, CaseIterable, Hashable, Sendable {
  /// Four ellipses over one another, without a lift.
  case ellipses
  /// Four turns from the middle outwards.
  case spiral
  /// Slanted parallel lines, each a stroke.
  case hatching
  /// Sharp corners without a lift.
  case zigzag
  /// Long soft curves, one below the other.
  case waves
  /// A line of loops.
  case loops
  /// A house with a smoking chimney, a tree and the sun.
  case house
  /// A flower with leaves.
  case flower

  /// The strokes, in the order in which a hand draws them.
  func plannedStrokes(in frame: Frame) -> [PlannedStroke] {
    switch self {
    case .ellipses: [Self.ellipses(frame.fitted(aspect: 1.6), turns: 4)]
    case .spiral: [Self.spiral(frame, turns: 4)]
    case .hatching: Self.hatching(frame, count: 14)
    case .zigzag: [Self.zigzag(frame, count: 9)]
    case .waves: (0..<3).map { Self.wave(frame.part(0...1, Double($0) / 3...Double($0 + 1) / 3)) }
    case .loops: [Self.loops(frame, count: 7)]
    case .house: Scene.house(frame.fitted(aspect: 1.25))
    case .flower: Scene.flower(frame.fitted(aspect: 0.55))
    }
  }

  private static func ellipses(_ frame: Frame, turns: Int) -> PlannedStroke {
    let corners = [(0.0, 0.5), (0.5, 1.0), (1.0, 0.5), (0.5, 0.0)]
    let rounds = (0..<turns).flatMap { _ in corners.map { ($0.0, $0.1, -90.0) } }
    return frame.stroke([(0.5, 0.0, 0)] + rounds)
  }

  /// In steps whose length grows only with the square root of the radius: with steps of equal angle
  /// the hand would move too fast outside.
  private static func spiral(_ frame: Frame, turns: Int) -> PlannedStroke {
    let whole = Double(turns) * 2 * .pi
    var places = [(u: 0.5, v: 0.5, bend: 0.0)]
    var angle = 0.0
    while angle < whole {
      let step = min(4 / angle.squareRoot(), .pi / 2)
      angle += step
      let place = Vector(angle: angle) * (0.5 * min(angle / whole, 1))
      places.append((0.5 + place.x, 0.5 + place.y, step * 180 / .pi))
    }
    return frame.stroke(places)
  }

  private static func hatching(_ frame: Frame, count: Int) -> [PlannedStroke] {
    (0..<count).map { index in
      let u = Double(index) / Double(count - 1) * 0.75
      return frame.stroke([(u + 0.25, 0, 0), (u, 1, 6)])
    }
  }

  private static func zigzag(_ frame: Frame, count: Int) -> PlannedStroke {
    frame.stroke(
      (0...count).map { turn -> Frame.FramePoint in
        (Double(turn) / Double(count), turn % 2 == 0 ? 1 : 0, 0)
      })
  }

  private static func wave(_ frame: Frame) -> PlannedStroke {
    let arcs = (1...4).map { arc -> Frame.FramePoint in
      (Double(arc) / 4, 0.5, arc % 2 == 0 ? -110 : 110)
    }
    return frame.stroke([(0, 0.5, 0)] + arcs)
  }

  private static func loops(_ frame: Frame, count: Int) -> PlannedStroke {
    let step = 1 / (Double(count) + 1)
    let turns = (0..<count).flatMap { index in
      let u = Double(index) * step
      return [(u + 1.4 * step, 0.0, -120.0), (u + step, 1.0, -120.0)]
    }
    return frame.part(0.24...0.82, 0.15...0.85).stroke([(0, 1, 0)] + turns + [(1, 0.6, -60)])
  }
}
