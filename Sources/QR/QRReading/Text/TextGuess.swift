import Foundation

/// The probable encoding of bytes without a mark.
///
/// QR codes contain Latin-1 by the standard, and in practice mostly UTF-8, GB 18030 in China, Shift
/// JIS in Japan. UTF-8 is recognised by its form, which other encodings hardly ever have by chance.
/// Among the others, the one with the least surprising text wins: each has a model of the average
/// information content of its characters in bits, low for common ones and high for unused ones; see
/// ``ChineseModel``, ``JapaneseModel`` and ``LatinModel``. A code for a payment states its encoding
/// in its first characters.
enum TextGuess: Hashable, Sendable {
    case utf8
    case chinese
    case japanese
    case latin

    /// The encoding that a payment code states; see ``PaymentCode``.
    case stated(String.Encoding)

    /// Returns the most probable text. Any bytes are valid Latin-1.
    static func text(of bytes: [UInt8]) -> String { encoding(of: bytes).text(of: bytes) }

    /// Returns the most probable encoding.
    ///
    /// - Parameters:
    ///   - whole: All bytes of the symbol, if `bytes` are not.
    ///   - favouringJapanese: `true` if other parts of the symbol are Japanese.
    static func encoding(
        of bytes: [UInt8], in whole: [UInt8]? = nil, favouringJapanese: Bool = false
    ) -> TextGuess {
        if String(validating: bytes, as: UTF8.self) != nil { return .utf8 }
        if let stated = PaymentCode.encoding(of: whole ?? bytes) { return .stated(stated) }
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

    /// Returns the text of bytes in this encoding, or in Latin-1 if they are invalid.
    func text(of bytes: [UInt8]) -> String {
        let text =
            switch self {
            case .utf8: String(validating: bytes, as: UTF8.self)
            case .chinese: TextEncoding.text(bytes, in: TextEncoding.gb18030)
            case .japanese: TextEncoding.text(bytes, in: .shiftJIS)
            case .latin: String?.none
            case .stated(let encoding): TextEncoding.text(bytes, in: encoding)
            }
        let decoded = text ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
        // A byte order mark is not part of the text.
        guard decoded.unicodeScalars.first == "\u{FEFF}" else { return decoded }
        return String(String.UnicodeScalarView(decoded.unicodeScalars.dropFirst()))
    }
}
