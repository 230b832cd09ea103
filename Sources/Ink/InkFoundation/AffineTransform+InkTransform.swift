public import Foundation
public import InkGeometry

extension InkTransform {
  /// Creates the transform that has the coefficients of one of Foundation's.
  public init(_ transform: AffineTransform) {
    self.init(
      a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.tX,
      ty: transform.tY)
  }
}

extension AffineTransform {
  /// Creates the transform of Foundation that has the coefficients of one of ours.
  public init(_ transform: InkTransform) {
    self.init(
      m11: transform.a, m12: transform.b, m21: transform.c, m22: transform.d, tX: transform.tx,
      tY: transform.ty)
  }
}
