package import InkCanvas
import InkEditing
package import Settings
package import StylusModel
package import StylusProtocol

/// A line about tablets in the overlay's configuration.
package struct TabletRule: Hashable, Sendable {
  /// The tablet; nil for all.
  var tablet: TabletName?
  /// Its settings.
  var setting: MappingSetting

  /// A setting in a section about tablets.
  package enum MappingSetting: Hashable, Sendable {
    case target(MappingChoice.Target)
    /// The part of the surface that counts; nil for what the daemon says.
    case area(AreaSetting?)
    case keepsAspect(Bool)
    case rotation(QuarterTurn)
    case leftHanded(Bool)
    case calibration(Calibration)
    case button(OverlayButton, ButtonAction)
  }
}

/// How a configuration names a tablet, or a pad.
package enum TabletName: Hashable, Sendable {
  /// By the name that the kernel gives it.
  case named(String)
  /// Pen, pad and all others of a model.
  case product(ProductID)

  /// Reads the text after `tablet` in brackets.
  package init(_ text: String) {
    self = ProductID(text).map { .product($0) } ?? .named(text)
  }

  /// Whether a tablet is meant.
  package func means(_ tablet: Tablet) -> Bool {
    switch self {
    case .named(let name): name == tablet.name
    case .product(let id): id.vendor == tablet.vendor && id.product == tablet.product
    }
  }
}

extension TabletName: CustomStringConvertible {
  /// As it stands in a configuration.
  package var description: String {
    switch self {
    case .named(let name): name
    case .product(let id): id.description
    }
  }
}

extension OverlaySettings {
  /// Where the places of a tablet are wanted: of several lines about one thing the last that is
  /// about the tablet counts.
  ///
  /// - Parameter tablet: as the daemon describes it: a part of its surface is a part of its area.
  package func mappingChoice(for tablet: Tablet) -> MappingChoice {
    var wish = MappingChoice()
    for rule in rules where rule.tablet?.means(tablet) ?? true {
      switch rule.setting {
      case .target(let target): wish.target = target
      case .area(let area):
        // An area beyond the surface is invalid: then the whole surface is used.
        wish.area = area.flatMap { area in tablet.area.flatMap { area.part(of: $0) } }
      case .keepsAspect(let keeps): wish.keepsAspect = keeps
      case .rotation(let turn): wish.rotation = turn
      case .leftHanded(let isLeftHanded): wish.isLeftHanded = isLeftHanded
      case .calibration(let calibration): wish.calibration = calibration
      case .button: break
      }
    }
    return wish
  }

  /// Whether a button of a pen does anything: the first one does, unless a line for all tablets is
  /// about it.
  package var usesPenButtons: Bool {
    let setsFirst = rules.contains { rule in
      if case .button(Self.firstButton, _) = rule.setting { rule.tablet == nil } else { false }
    }
    return !setsFirst
      || rules.contains { rule in
        if case .button(let button, let action) = rule.setting, case .pen = button.control {
          action != .none
        } else {
          false
        }
      }
  }

  private static let firstButton = OverlayButton(.pen(1), isDouble: false)

  /// The action of a button of a tablet or of its pad.
  ///
  /// By default, the first button of a pen shows or hides the picker while pens draw; in other
  /// modes, programs receive it.
  package func action(
    of button: OverlayButton, on tablet: Tablet, in mode: OverlayMode
  ) -> ButtonAction {
    var action = ButtonAction.none
    if button == Self.firstButton, mode == .draw { action = .command(.picker(.toggle)) }
    for rule in rules where rule.tablet?.means(tablet) ?? true {
      if case .button(button, let said) = rule.setting { action = said }
    }
    return action
  }
}
