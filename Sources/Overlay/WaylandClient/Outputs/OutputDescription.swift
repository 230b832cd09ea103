/// The compositor's description of an output.
package struct OutputDescription: Hashable, Sendable {
  /// Which.
  package var id: OutputID
  /// Its name, such as `DP-1`: unique now, not forever. Empty where the compositor reports none.
  package var name = ""
  /// What people read.
  package var description = ""
  /// Who made the monitor; what compositors make of its EDID.
  package var make = ""
  /// Which monitor.
  package var model = ""
  /// Its size in millimeters before the transform; 0 where unknown.
  package var millimeters = OutputSize(width: 0, height: 0)
  /// Its mode, in pixels before the transform; 0 until told, and where it cannot be.
  package var mode = OutputSize(width: 0, height: 0)
  /// Pictures in a thousand seconds; 0 where unknown.
  package var millihertz: Int32 = 0
  /// How the picture is turned on it.
  package var transform = WaylandTransform.normal
  /// The least whole scale at which nothing is too coarse.
  package var scale: Int32 = 1
  /// Where it lies among the others, in logical units.
  package var x: Int32 = 0
  /// The same, down.
  package var y: Int32 = 0
  /// Its size in logical units, as it is seen.
  package var logical = OutputSize(width: 0, height: 0)

  /// Its pixels as they are seen: after the transform.
  package var pixels: OutputSize { transform.isTurned ? mode.turned : mode }

  /// How long one picture is shown, in nanoseconds; nil where unknown.
  package var period: Int64? {
    millihertz > 0 ? (1_000_000_000_000 + Int64(millihertz) / 2) / Int64(millihertz) : nil
  }
}

/// A width and a height.
package struct OutputSize: BitwiseCopyable, Hashable, Sendable {
  package var width: Int32
  package var height: Int32

  var turned: OutputSize { OutputSize(width: height, height: width) }
  var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Whether an output of this many pixels is plausible: 16K has at most 2^27, and its picture half
  /// a gigabyte.
  var isPossible: Bool {
    let sides = 1...OverlayGeometry.longestSide
    return sides ~= width && sides ~= height && Int(width) * Int(height) <= 1 << 27
  }
}

/// `wl_output.transform`: how a picture is turned on an output, counter-clockwise, after left and
/// right were exchanged.
package enum WaylandTransform: Int32, BitwiseCopyable, Hashable, Sendable {
  case normal, turned90, turned180, turned270
  case flipped, flipped90, flipped180, flipped270

  /// Whether width and height change places.
  package var isTurned: Bool { rawValue & 1 == 1 }
}
