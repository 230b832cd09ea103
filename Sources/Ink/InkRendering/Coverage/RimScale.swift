import InkGeometry

/// What the place of a pixel beside the rim of a tip's way becomes on a layer.
protocol RimScale: BitwiseCopyable, Sendable {
  /// How far inside the rim, in pixels, nothing changes any more; at least 1/2.
  var depth: Float { get }

  /// Shares 0...1 for places so many pixels inside a line that lies half a pixel outside the rim: 0
  /// for less than 0, and 1 from ``depth`` and a half on. They never fall on the way.
  func shares(_ inside: Lanes) -> Lanes

  /// A tip as it counts here.
  func tip(_ pose: NibPose) -> NibPose
}

/// How much of a pixel is covered.
struct CoverageScale: RimScale {
  var depth: Float { 0.5 }

  @inline(__always) func shares(_ inside: Lanes) -> Lanes { inside.atLeast(.zero).atMost(.one) }

  @inline(__always) func tip(_ pose: NibPose) -> NibPose { pose }
}

/// How deep a pixel lies inside.
struct DepthScale: RimScale {
  let depth: Float
  /// The share grows by `near` a pixel, and from where `start + far * inside` is less by `far`.
  private let near: Float
  private let start: Float
  private let far: Float

  /// Coverage in the lower half, depth in the upper one, which ends so many pixels inside the rim,
  /// at least one and a half.
  ///
  /// So the greatest share of all segments tells both the greatest coverage and the greatest depth.
  init(depth: Float) {
    self.depth = depth > 1.5 ? depth : 1.5
    near = 0.5
    far = 0.5 / (self.depth - 0.5)
    start = 0.5 - far
  }

  /// The depth in one tip of that radius, in pixels: evenly from half a pixel outside its rim to
  /// its edge.
  init(tipRadius radius: Float) {
    depth = radius > 0.5 ? radius : 0.5
    near = 1 / (depth + 0.5)
    (start, far) = (0, near)
  }

  @inline(__always) func shares(_ inside: Lanes) -> Lanes {
    (inside * near).atMost(start + inside * far).atLeast(.zero).atMost(.one)
  }

  @inline(__always) func tip(_ pose: NibPose) -> NibPose { pose.withWholeOpacity }

  /// How many pixels inside the rim the middle of a pixel with this share lies, at least.
  func depth(ofShare share: Float) -> Float {
    // The inverse of the lesser line is the greater inverse.
    max(share / near, (share - start) / far) - 0.5
  }
}

extension NibPose {
  /// The same tip, with all of its ink if it has any.
  @inline(__always) fileprivate var withWholeOpacity: NibPose {
    NibPose(center: center, edge: edge, radius: radius, opacity: opacity > 0 ? 1 : 0)
  }
}
