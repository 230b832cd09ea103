import InkGeometry

// Which fields are being written into.
extension WritingSession {
  /// The fields that are being written into, or wait for what was: with the first place, in logical
  /// pixels from the window's corner.
  package var writtenFields: [FieldReference: WrittenPlace] {
    var found: [FieldReference: WrittenPlace] = [:]
    for phrase in phrases where phrase.gesture == .none {
      found[phrase.target.field.reference] = WrittenPlace(phrase.target.field, phrase.place)
    }
    for stroke in strokes.values where stroke.sort.isLong {
      guard let start = stroke.places.first else { continue }
      let place = stroke.target.own(Rect(min: start, max: start)).min
      let field = stroke.target.field
      found[field.reference] = found[field.reference] ?? WrittenPlace(field, place)
    }
    return found
  }
}
