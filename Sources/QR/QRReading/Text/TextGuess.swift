import Foundation

/// Which encoding bytes have, when nothing says so.
///
/// QR codes hold Latin-1 by the standard, and whatever their makers use in fact: mostly UTF-8, GB 18030 in China, Shift JIS in
/// Japan. UTF-8 is recognised by its form, which others hardly ever have by chance. Among the others the one in which the text
/// is least surprising wins: each has a model that knows how many bits its characters take on average, from a few for common ones to many for
/// those that nobody uses; see ``ChineseModel``, ``JapaneseModel`` and ``LatinModel``.
enum TextGuess: Hashable, Sendable {
    case utf8
    case chinese
    case japanese
    case latin

    /// The likeliest text. Any bytes are a text in Latin-1.
    static func text(of bytes: [UInt8]) -> String { encoding(of: bytes).text(of: bytes) }

    /// The likeliest encoding.
    ///
    /// - Parameter favouringJapanese: Whether something beside the bytes is Japanese.
    static func encoding(of bytes: [UInt8], favouringJapanese: Bool = false) -> TextGuess {
        if String(validating: bytes, as: UTF8.self) != nil { return .utf8 }
        let models: [(guess: TextGuess, surprise: Double?)] = [
            (.chinese, ChineseModel.surprise(of: bytes)),
            (
                .japanese,
                JapaneseModel.surprise(of: bytes).map { favouringJapanese ? $0 / 2 : $0 }
            ),
            (.latin, LatinModel.surprise(of: bytes)),
        ]
        let likely = models.compactMap { model in
            model.surprise.map { (guess: model.guess, surprise: $0) }
        }
        return likely.min { $0.surprise < $1.surprise }?.guess ?? .latin
    }

    /// The text that bytes are in this encoding, or in Latin-1 when they are none.
    func text(of bytes: [UInt8]) -> String {
        let text =
            switch self {
            case .utf8: String(validating: bytes, as: UTF8.self)
            case .chinese: TextEncoding.text(bytes, in: TextEncoding.gb18030)
            case .japanese: TextEncoding.text(bytes, in: .shiftJIS)
            case .latin: String?.none
            }
        let decoded = text ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
        // A mark of the byte order is none of the text.
        guard decoded.unicodeScalars.first == "\u{FEFF}" else { return decoded }
        return String(String.UnicodeScalarView(decoded.unicodeScalars.dropFirst()))
    }
}
