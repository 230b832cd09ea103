import InkDrawing
import InkStorage

extension PenLetters {
  /// The letters included in the library, in synthetic handwriting: those of most languages with
  /// Latin letters, digits, signs and a few ligatures. They are decoded once.
  public static let shipped: PenLetters = {
    do {
      let sheet = try LetterSheet(
        text: String(decoding: PackageResources.letters_sheet, as: UTF8.self))
      return try PenLetters(Drawing(decoding: PackageResources.letters_inkd), on: sheet)
    } catch {
      preconditionFailure("the letters that ship are broken: \(error)")
    }
  }()
}
