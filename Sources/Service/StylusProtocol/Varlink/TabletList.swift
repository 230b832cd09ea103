package import StylusModel

/// The connected tablets and pads: the reply of `ListTablets`.
package struct TabletList: Hashable, Sendable {
  package var tablets: [Tablet]

  /// Lists tablets.
  package init(_ tablets: [Tablet]) { self.tablets = tablets }
}

extension TabletList: JSONRecord {
  package static let layout = RecordLayout(Self.init) {
    JSONField("tablets", \.tablets)
  }
}
