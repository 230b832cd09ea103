public import InkGeometry
public import Units

// What it shows.
extension ToolPicker {
  /// Returns everything that the picker shows at a time.
  public func scene(at now: Timestamp) -> PickerScene {
    var scene = PickerScene()
    scene.appearance = appearance
    scene.layers =
      (isVisible ? plateLayers(at: now) : []) + PickerCallouts(picker: self, now: now).layers
    return scene
  }

  /// Returns the picker, and the open panel above it.
  private func plateLayers(at now: Timestamp) -> [SceneLayer] {
    let (content, geometry) = (content, geometry(at: now))
    let opacity = presence.value(at: now)
    let size = placement.size
    var layers = [
      SceneLayer(
        origin: placement.origin(at: now),
        bounds: Rect(x: 0, y: 0, width: size.width, height: size.height)
          .expanded(by: SceneLayer.shadowReach), opacity: opacity,
        parts: corner == nil
          ? PlateParts(content, placement.layout, rises: rises.values(at: now)).all
          : content.discParts)
    ]
    if let popover, let frame = geometry.popoverFrame {
      let layout = placement.layout.popover(popover)
      layers.append(
        SceneLayer(
          origin: frame.min, bounds: layout.plate.expanded(by: SceneLayer.shadowReach),
          opacity: min(opacity, opened.opacity(at: now)), parts: PopoverParts(content, layout).all))
    }
    return layers
  }

  /// Returns the descriptions of all elements, in the order in which they get the focus.
  public func descriptions(at now: Timestamp) -> [ElementDescription] {
    let content = content
    return geometry(at: now).elements.map { content.description(of: $0.element, in: $0.rect) }
  }

  /// Returns the parts of the area that the picker covers, in points. A canvas may keep them free,
  /// and presses there belong to the picker.
  public func obscured(at now: Timestamp) -> [Rect] {
    isVisible ? geometry(at: now).obscured : []
  }

  /// Returns whether a press at this point belongs to the picker.
  public func contains(_ place: Point, at now: Timestamp) -> Bool {
    isVisible && geometry(at: now).contains(place)
  }

  var content: PickerContent {
    PickerContent(
      settings: settings, appearance: appearance, history: (canUndo, canRedo), page: page,
      popover: popover, actionsInEffect: actionsInEffect, focus: focus, press: press,
      showsTextures: showsTextures)
  }

  func geometry(at now: Timestamp) -> PickerGeometry {
    PickerGeometry(placement: placement, settings: settings, popover: popover, now: now)
  }
}
