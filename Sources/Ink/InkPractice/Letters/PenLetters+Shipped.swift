import InkDrawing
import InkStorage

extension PenLetters {
  /// The letters that come with us, written by our own synthetic hand: those of most languages of
  /// Latin letters, digits, signs and a few ligatures. Decoded once.
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
