import CMath
import StylusModel

/// Plans the course of one stay: how a hand will move through a drawing.
struct Planner {
  private var course: PenRoute
  private var random: RandomSource
  private let drawing: PlannedDrawing
  /// The area in which the pen stays while it is near; nil = anywhere.
  private let page: Frame?
  private let sloppiness: Double

  /// A planner for a hand with a weariness of 0...1.
  init(
    _ drawing: PlannedDrawing, style: HandStyle, weariness: Double, page: Frame?,
    random: RandomSource
  ) {
    var random = random
    let scale = drawing.unit / Self.ordinaryUnit
    let beat = Self.ordinaryBeat * pow(scale, 0.25) * (1 + 0.3 * weariness) / style.tempo
    let touch = drawing.strokes.first?.start ?? .zero
    let entrance = touch + Self.aside(&random)
    course = PenRoute(start: page?.nearest(to: entrance) ?? entrance, beat: beat)
    self.drawing = drawing
    self.page = page
    self.random = random
    sloppiness = style.irregularity * (1 + weariness)
  }

  /// The whole route: in, through all strokes, and out of proximity.
  mutating func plan() -> PenRoute {
    for stroke in drawing.strokes { planStroke(stroke) }
    let exit = place + Self.aside(&random)
    let bend = random.uniform(-0.4...0.4)
    go(to: page?.nearest(to: exit) ?? exit, bend: bend, isDrawn: false)
    return course
  }

  private var place: Vector { course.legs.last?.end ?? course.start }

  /// Moves through the air to the start of the stroke, then draws it.
  private mutating func planStroke(_ stroke: PlannedStroke) {
    let bend = course.legs.isEmpty ? 0 : random.uniform(-0.7...0.7)
    go(to: missed(stroke.start), bend: bend, isDrawn: false)
    rest(random.uniform(0.004...0.02))
    for (index, arc) in stroke.arcs.enumerated() {
      if index > 0 {
        rest(drawing.cornerRest * turningAngle(into: arc) / .pi * random.uniform(0.4...1.6))
      }
      go(to: missed(arc.end), bend: arc.bend, isDrawn: true)
    }
    rest(random.uniform(0.004...0.02))
  }

  private mutating func go(to end: Vector, bend: Double, isDrawn: Bool) {
    let length = SubMovement.arcLength(chord: end - place, bend: bend)
    // A movement that is twice as long takes less than a sixth longer (isochrony).
    let stretch = max(pow(length / drawing.unit, 0.22), 0.7)
    let pace = exp(0.23 * sloppiness * random.normal()) * (isDrawn ? 1 : Self.airDelay)
    let interval = course.beat * stretch * pace
    course.legs.append(PenRoute.Leg(end: end, bend: bend, isDrawn: isDrawn, interval: interval))
  }

  private mutating func rest(_ seconds: Double) {
    guard let last = course.legs.indices.last else { return }
    course.legs[last].rest = seconds
  }

  /// By how much the direction jumps between the last leg and the next, in radians, 0...pi.
  private func turningAngle(into arc: PlannedStroke.StrokeArc) -> Double {
    guard let last = course.legs.last else { return 0 }
    let before = course.legs.dropLast().last?.end ?? course.start
    let from = (last.end - before).turned(by: last.bend / 2)
    let to = (arc.end - last.end).turned(by: -arc.bend / 2)
    return abs(atan2(from.x * to.y - from.y * to.x, from.x * to.x + from.y * to.y))
  }

  /// Nobody hits a point exactly twice.
  private mutating func missed(_ place: Vector) -> Vector {
    let error = 0.02 * drawing.unit * sloppiness
    return place + Vector(random.normal() * error, random.normal() * error)
  }

  /// The route between the ink and where the pen enters proximity: towards the resting hand.
  private static func aside(_ random: inout RandomSource) -> Vector {
    Vector(angle: random.uniform(0.2...1.2)) * random.uniform(4...9)
  }

  /// The unit of ordinary writing, in millimeters.
  private static let ordinaryUnit = 2.5
  /// The interval between sub-movements in ordinary writing, in seconds. Together with longer
  /// intervals and rests, a down-stroke and an up-stroke form one cycle of 4...5 Hz.
  private static let ordinaryBeat = 0.067
  /// A movement through the air takes longer than one on the surface by this factor.
  private static let airDelay = 1.25
}
