import StylusModel

/// What is learned of a hand belongs to a person, a tablet model, and its own pen number, or all
/// that have none.
struct HandKey: Hashable, Sendable {
  /// The user.
  let owner: UInt32
  private let vendor: UInt16
  private let product: UInt16
  private let serial: UInt32

  init(owner: UInt32, _ tablet: Tablet, _ tool: Tool) {
    self.owner = owner
    (vendor, product) = (tablet.vendor, tablet.product)
    serial = tool.serial
  }

  /// The name of its file: `1000-056a-0357-1234abcd.hand`.
  var file: String {
    "\(owner)-\(vendor.hexadecimal)-\(product.hexadecimal)-\(serial.hexadecimal)\(Self.ending)"
  }

  /// Whether a file is one of a user's hands, one that was set aside, or what an interrupted write
  /// left of one.
  static func isHand(_ file: String, of owner: UInt32) -> Bool {
    guard file.hasPrefix("\(owner)-"), let end = file.firstRange(of: ending)?.upperBound else {
      return false
    }
    let rest = file[end...]
    return rest.isEmpty || rest == ".new" || rest.hasPrefix(".damaged")
  }

  private static let ending = ".hand"
}
