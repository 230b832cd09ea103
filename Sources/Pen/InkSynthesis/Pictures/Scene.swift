/// Small pictures, in shares of a frame.
enum Scene {
  /// House, tree, sun and ground.
  static func house(_ frame: Frame) -> [PlannedStroke] {
    walls(frame) + smoke(frame) + tree(frame) + sun(frame) + ground(frame)
  }

  /// One flower with two leaves.
  static func flower(_ frame: Frame) -> [PlannedStroke] {
    let head = frame.part(0...1, 0...0.55).fitted(aspect: 1)
    return petals(head) + [
      frame.stroke([(0.5, 0.52, 0), (0.48, 1, 12)]),
      frame.stroke([(0.49, 0.86, 0), (0.12, 0.62, 40), (0.49, 0.86, 60)]),
      frame.stroke([(0.49, 0.78, 0), (0.9, 0.56, -40), (0.49, 0.78, -60)]),
    ]
  }

  private static func walls(_ frame: Frame) -> [PlannedStroke] {
    [
      frame.stroke([(0.12, 0.5, 0), (0.12, 0.92, 0), (0.55, 0.92, 0), (0.55, 0.5, 0)]),
      frame.stroke([(0.06, 0.54, 0), (0.335, 0.22, 0), (0.61, 0.54, 0)]),
      frame.stroke([(0.45, 0.35, 0), (0.45, 0.2, 0), (0.52, 0.2, 0), (0.52, 0.43, 0)]),
      frame.stroke([(0.2, 0.92, 0), (0.2, 0.66, 0), (0.31, 0.66, 35), (0.31, 0.92, 0)]),
      frame.stroke([
        (0.39, 0.62, 0), (0.39, 0.76, 0), (0.49, 0.76, 0), (0.49, 0.62, 0), (0.39, 0.62, 0),
      ]),
      frame.straightStroke(0.44, 0.62, to: 0.44, 0.76),
      frame.straightStroke(0.39, 0.69, to: 0.49, 0.69),
    ]
  }

  private static func smoke(_ frame: Frame) -> [PlannedStroke] {
    [
      frame.stroke([
        (0.485, 0.16, 0), (0.52, 0.1, 80), (0.485, 0.07, -170), (0.53, 0.05, 150),
        (0.57, -0.02, -60),
      ])
    ]
  }

  private static func tree(_ frame: Frame) -> [PlannedStroke] {
    [
      frame.stroke([(0.78, 0.92, 0), (0.79, 0.6, 12)]),
      frame.stroke([(0.85, 0.92, 0), (0.83, 0.6, -12)]),
      frame.stroke([
        (0.77, 0.6, 0), (0.69, 0.5, 150), (0.71, 0.36, 130), (0.81, 0.28, 130),
        (0.92, 0.36, 130), (0.94, 0.5, 130), (0.85, 0.6, 150), (0.77, 0.6, 70),
      ]),
      frame.stroke([(0.77, 0.45, 0), (0.83, 0.44, 110)]),
      frame.stroke([(0.84, 0.52, 0), (0.89, 0.5, 110)]),
    ]
  }

  private static func sun(_ frame: Frame) -> [PlannedStroke] {
    let disc = frame.part(0.1...0.2, 0.05...0.18)
    let rim = [(0.5, 0.0, 0.0), (0, 0.5, -90), (0.5, 1, -90), (1, 0.5, -90), (0.5, 0, -90)]
    let rays = [(-1.0, 0.0), (-0.7, 0.7), (0.0, 1.0), (0.7, 0.7), (1.0, 0.0)].map { ray in
      disc.straightStroke(
        0.5 + 0.75 * ray.0, 0.5 + 0.75 * ray.1, to: 0.5 + 1.2 * ray.0, 0.5 + 1.2 * ray.1)
    }
    return [disc.stroke(rim)] + rays
  }

  private static func ground(_ frame: Frame) -> [PlannedStroke] {
    [
      frame.stroke([(0, 0.94, 0), (0.3, 0.96, 12), (0.65, 0.93, -12), (1, 0.95, 14)]),
      frame.stroke([(0.62, 0.92, 0), (0.63, 0.85, 10), (0.65, 0.92, 0), (0.68, 0.86, 10)]),
    ]
  }

  private static func petals(_ head: Frame) -> [PlannedStroke] {
    let count = 5
    var petals: [PlannedStroke] = []
    let centre = head.at(0.5, 0.5)
    for index in 0..<count {
      let angle = Double(index) / Double(count) * 2 * .pi - .pi / 2
      let inner = { Vector(angle: angle + $0) * (0.17 * head.width) + centre }
      let tip = Vector(angle: angle) * (0.5 * head.width) + centre
      petals.append(
        PlannedStroke(
          start: inner(-0.4), arcs: [.init(end: tip, bend: 1.5), .init(end: inner(0.4), bend: 1.5)])
      )
    }
    let eye = head.part(0.38...0.62, 0.38...0.62)
    let rim = [(0.5, 0.0, 0.0), (0, 0.5, -90), (0.5, 1, -90), (1, 0.5, -90), (0.5, 0, -90)]
    return [eye.stroke(rim)] + petals
  }
}
