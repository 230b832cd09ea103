/// An interface that one of our programs serves.
package enum VarlinkInterface: String, CaseIterable, JSONCodable {
  /// The interface of every Varlink service, which lists the service's interfaces.
  case service = "org.varlink.service"
  /// Pen input.
  case stylusd = "org.stylusd"
  /// The overlay, whose ink is above everything on the screen.
  case overlay = "org.stylusd.overlay"
  /// Ink over text fields.
  case scribble = "org.stylusd.scribble"

  /// The interface's definition in Varlink's own language.
  package var definition: String {
    switch self {
    case .service: ServiceInterface.definition
    case .stylusd: StylusdInterface.definition
    case .overlay: OverlayInterface.definition
    case .scribble: ScribbleInterface.definition
    }
  }
}
