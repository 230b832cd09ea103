/// How the driver reads a product's reports.
package enum ReportFamily: Hashable, Sendable {
  /// By their descriptor.
  case described
  /// As the packets of Intuos 4 and 5 and of the Cintiqs of their time.
  case intuos(IntuosPad)
  /// In a way that is not spoken here.
  case foreign
}

/// The layout of keys and rings in the pad reports of these tablets.
package enum IntuosPad: Hashable, Sendable {
  /// Intuos 4.
  case intuos4
  /// Intuos 5 and the first Intuos Pro.
  case intuos5
  /// Cintiq 13HD.
  case cintiq13HD
  /// A pad whose controls are not supported here; its node stays silent.
  case silent
}

extension ReportFamily {
  /// The family of a USB product of vendor 056a.
  package init(product: UInt16) {
    switch product {
    case 0xb8...0xbc: self = .intuos(.intuos4)
    case 0x26...0x2a, 0x314, 0x315, 0x317: self = .intuos(.intuos5)
    case 0x304, 0x333: self = .intuos(.cintiq13HD)
    // Cintiq 12WX, 20WSX, 21UX, 22HD, 24HD, 27QHD, DTK-2241, DTH-2242.
    case 0x3f, 0xc5, 0xc6, 0xfa, 0x5b, 0xf4, 0xf8, 0x32a, 0x32b, 0x57, 0x59:
      self = .intuos(.silent)
    // The driver's table of products that need no descriptor ends here, except for some stragglers.
    case ...0x343, 0x37a, 0x37b, 0x4001, 0x4004, 0x5000, 0x5002: self = .foreign
    default: self = .described
    }
  }
}
