import InkCanvas
import InkDrawing
import InkEditing
import InkGeometry
import InkScreens
import OverlayConfiguration
import StylusModel
import StylusProtocol

// The information that the user may see.
extension Screens {
  /// How things continue each output.
  var latencies: [OverlayLatency] { all.map(OverlayLatency.init) }

  /// The outputs that are there, or have ink.
  func descriptions(keptBy kept: KeptInk?) -> [OverlayOutput] {
    all.map { screen in
      let place = screen.place
      var output = OverlayOutput(
        name: place.name, area: LayoutArea(place.area), pixelWidth: place.pixelWidth,
        pixelHeight: place.pixelHeight)
      output.strokes = screen.page.strokeCount
      output.kept = kept?.keptStrokes(of: place.name)
      (output.page, output.pages) = (
        screen.page.notebook.current + 1, screen.page.notebook.pages.count
      )
      output.zoom = Float(screen.viewport.zoom)
      output.angle = Float(screen.viewport.angle * 180 / .pi)
      output.background = OverlayBackground(screen.page.notebook.background)
      output.isShown = screen.overlay != nil
      output.memory = screen.pixelBytes
      return output
    }
  }
}

extension TabletMappings {
  /// The tablets that have pens, and what they reach.
  var reaches: [OverlayTablet] {
    all.filter { $0.role == .pen }.map { tablet in
      var description = OverlayTablet(device: tablet.id, name: tablet.name)
      description.output = mapping(of: tablet.id)?.output
      description.area = reach(of: tablet).map { LayoutArea($0) }
      return description
    }
  }
}

extension OverlayBackground {
  init(_ background: PageBackground) {
    guard background.paper != nil else {
      self = .none
      return
    }
    switch background.pattern {
    case .blank: self = .paper
    case .ruled: self = .ruled
    case .grid: self = .grid
    case .dotted: self = .dots
    }
  }
}
