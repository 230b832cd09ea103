import Glibc
package import InkRecognition

/// libzinnia, where it is installed: reads a character by a model, which depends on the order of
/// strokes.
///
/// The library is loaded when it is first asked for, so that nothing depends on it. Not for several
/// threads at once.
@safe package final class Zinnia {
  private typealias Make = @convention(c) () -> OpaquePointer?
  private typealias Destroy = @convention(c) (OpaquePointer?) -> Void
  private typealias OpenRecognizer = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?) -> Int32
  private typealias SetSize = @convention(c) (OpaquePointer?, Int) -> Void
  private typealias Add = @convention(c) (OpaquePointer?, Int, Int32, Int32) -> Int32
  private typealias Classify =
    @convention(c) (OpaquePointer?, OpaquePointer?, Int) -> OpaquePointer?
  private typealias ResultSize = @convention(c) (OpaquePointer?) -> Int
  private typealias ResultText = @convention(c) (OpaquePointer?, Int) -> UnsafePointer<CChar>?

  private let library: Library
  private let add: Add
  private let classify: Classify
  private let resultSize: ResultSize
  private let resultValue: ResultText
  private let destroyResult: Destroy
  private let count: ResultSize
  private let name: ResultText
  private let setWidth: SetSize
  private let setHeight: SetSize
  private let clear: Destroy
  private let destroyCharacter: Destroy
  private let destroyRecognizer: Destroy
  private let character: OpaquePointer
  private let recognizer: OpaquePointer

  /// Why it cannot be used.
  package enum ZinniaError: Error, Hashable {
    /// libzinnia.so.0 is not there, or lacks a function.
    case noLibrary
    /// The model cannot be opened.
    case noModel
  }

  private static let side: Float = 1000

  /// Opens a model.
  package init(model path: String) throws(ZinniaError) {
    let library = try Library("libzinnia.so.0")
    let makeCharacter = unsafe try library.function("zinnia_character_new", Make.self)
    let makeRecognizer = unsafe try library.function("zinnia_recognizer_new", Make.self)
    let open = unsafe try library.function("zinnia_recognizer_open", OpenRecognizer.self)
    unsafe add = try library.function("zinnia_character_add", Add.self)
    unsafe classify = try library.function("zinnia_recognizer_classify", Classify.self)
    unsafe resultSize = try library.function("zinnia_result_size", ResultSize.self)
    unsafe resultValue = try library.function("zinnia_result_value", ResultText.self)
    unsafe destroyResult = try library.function("zinnia_result_destroy", Destroy.self)
    unsafe count = try library.function("zinnia_recognizer_size", ResultSize.self)
    unsafe name = try library.function("zinnia_recognizer_value", ResultText.self)
    unsafe setWidth = try library.function("zinnia_character_set_width", SetSize.self)
    unsafe setHeight = try library.function("zinnia_character_set_height", SetSize.self)
    unsafe clear = try library.function("zinnia_character_clear", Destroy.self)
    unsafe destroyCharacter = try library.function("zinnia_character_destroy", Destroy.self)
    unsafe destroyRecognizer = try library.function("zinnia_recognizer_destroy", Destroy.self)
    self.library = library
    guard let character = unsafe makeCharacter() else { throw .noLibrary }
    guard let recognizer = unsafe makeRecognizer() else {
      unsafe destroyCharacter(character)
      throw .noLibrary
    }
    guard unsafe open(recognizer, path) != 0 else {
      unsafe destroyCharacter(character)
      unsafe destroyRecognizer(recognizer)
      throw .noModel
    }
    unsafe self.character = unsafe character
    unsafe self.recognizer = unsafe recognizer
  }

  deinit {
    unsafe destroyCharacter(character)
    unsafe destroyRecognizer(recognizer)
  }

  /// All characters that the model has.
  package var characters: Set<String> {
    let count = unsafe count(recognizer)
    return Set(
      (0..<count).compactMap { index in
        unsafe name(recognizer, index).map { unsafe String(cString: $0) }
      })
  }

  /// The characters that some strokes may be, the likeliest first.
  package func recognize(_ trace: WritingTrace, most: Int) -> [String] {
    guard let (low, high) = trace.points.corners, trace.strokeCount > 0 else { return [] }
    let size = max(high.x - low.x, high.y - low.y, 1e-3)
    unsafe clear(character)
    unsafe setWidth(character, Int(Self.side))
    unsafe setHeight(character, Int(Self.side))
    // As tegaki writes: about a twentieth of the frame is left free around.
    for stroke in 0..<trace.strokeCount {
      for index in trace.range(stroke) {
        let place = ((trace.points[index] - low) / size * 0.9 + 0.05) * Self.side
        _ = unsafe add(character, stroke, Int32(place.x), Int32(place.y))
      }
    }
    guard let result = unsafe classify(recognizer, character, most) else { return [] }
    defer { unsafe destroyResult(result) }
    let count = unsafe resultSize(result)
    return (0..<count).compactMap { index in
      unsafe resultValue(result, index).map { unsafe String(cString: $0) }
    }
  }
}

/// A library that is loaded while the program runs; it stays.
@safe private struct Library {
  private let handle: UnsafeMutableRawPointer

  init(_ name: String) throws(Zinnia.ZinniaError) {
    guard let handle = unsafe dlopen(name, RTLD_NOW | RTLD_LOCAL) else { throw .noLibrary }
    unsafe self.handle = unsafe handle
  }

  /// A function of it; unsafe, since nothing reports whether it has that type.
  @unsafe func function<Function>(
    _ name: String, _ type: Function.Type
  ) throws(Zinnia.ZinniaError) -> Function {
    guard let symbol = unsafe dlsym(handle, name) else { throw .noLibrary }
    return unsafe unsafeBitCast(symbol, to: type)
  }
}
