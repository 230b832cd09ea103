package import InkGeometry
package import StylusProtocol

// The windows in a compositor's JSON. The sender is not trusted: an invalid value counts as
// missing.
extension JSONObject {
  package func integer(_ key: String) -> Int64? {
    if case .integer(let number)? = self[key] { number } else { nil }
  }

  /// Empty if there is none.
  package func stringOrEmpty(_ key: String) -> String {
    if case .string(let text)? = self[key] { text } else { "" }
  }

  package func isTrue(_ key: String) -> Bool { self[key] == .bool(true) }

  package func object(_ key: String) -> JSONObject? {
    if case .object(let object)? = self[key] { object } else { nil }
  }

  /// The objects of a list.
  package func objects(_ key: String) -> [JSONObject] {
    guard case .array(let values)? = self[key] else { return [] }
    return values.compactMap { if case .object(let object) = $0 { object } else { nil } }
  }

  /// A box of whole logical pixels: x, y, width, height.
  package func box(_ key: String) -> Rect? {
    guard let box = object(key), let x = box.integer("x"), let y = box.integer("y"),
      let width = box.integer("width"), let height = box.integer("height"), width >= 0,
      height >= 0
    else { return nil }
    return Rect(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
  }
}
