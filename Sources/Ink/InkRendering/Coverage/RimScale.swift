import InkGeometry

/// The conversion from the position of a pixel near the rim of a tip's path to its value on a
/// layer.
protocol RimScale: BitwiseCopyable, Sendable {
  /// The distance inside the rim, in pixels, from which nothing changes; at least 1/2.
  var depth: Float { get }

  /// Returns fractions 0...1 for points at this distance, in pixels, inside a line half a pixel
  /// outside the rim: 0 for negative distances, and 1 from ``depth`` plus a half on. They never
  /// decrease.
  func shares(_ inside: Lanes) -> Lanes

  /// Returns a tip as it is used with this scale.
  func tip(_ pose: NibPose) -> NibPose
}

/// The covered fraction of a pixel.
struct CoverageScale: RimScale {
  var depth: Float { 0.5 }

  @inline(__always) func shares(_ inside: Lanes) -> Lanes { inside.atLeast(.zero).atMost(.one) }

  @inline(__always) func tip(_ pose: NibPose) -> NibPose { pose }
}

/// The depth of a pixel inside.
struct DepthScale: RimScale {
  let depth: Float
  /// The fraction grows by `near` per pixel, and by `far` where `start + far * inside` is less.
  private let near: Float
  private let start: Float
  private let far: Float

  /// Creates a scale with coverage in the lower half and depth in the upper one, which ends this
  /// many pixels inside the rim, at least one and a half.
  ///
  /// The largest fraction of all segments therefore contains both the largest coverage and the
  /// largest depth.
  init(depth: Float) {
    self.depth = depth > 1.5 ? depth : 1.5
    near = 0.5
    far = 0.5 / (self.depth - 0.5)
    start = 0.5 - far
  }

  /// Creates a scale for the depth in a single tip of this radius, in pixels: linear from half a
  /// pixel outside its rim to its edge.
  init(tipRadius radius: Float) {
    depth = radius > 0.5 ? radius : 0.5
    near = 1 / (depth + 0.5)
    (start, far) = (0, near)
  }

  @inline(__always) func shares(_ inside: Lanes) -> Lanes {
    (inside * near).atMost(start + inside * far).atLeast(.zero).atMost(.one)
  }

  @inline(__always) func tip(_ pose: NibPose) -> NibPose { pose.withWholeOpacity }

  /// Returns the smallest distance inside the rim, in pixels, of the center of a pixel with this
  /// fraction.
  func depth(ofShare share: Float) -> Float {
    // The inverse of the smaller line is the larger inverse.
    max(share / near, (share - start) / far) - 0.5
  }
}

extension NibPose {
  /// The same tip with full opacity, if it has any ink.
  @inline(__always) fileprivate var withWholeOpacity: NibPose {
    NibPose(center: center, edge: edge, radius: radius, opacity: opacity > 0 ? 1 : 0)
  }
}
