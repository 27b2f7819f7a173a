import Foundation

/// Which text bytes are, when nothing says how they are encoded.
///
/// QR codes hold Latin-1 by the standard, and whatever their makers use in fact: mostly UTF-8, GB 18030 in China, Shift JIS in
/// Japan. UTF-8 is recognised by its form, which others hardly ever have by chance. Among the others the one with the more plausible
/// characters wins.
enum TextGuess {
    /// The likeliest text. Any bytes are a text in Latin-1.
    static func text(of bytes: [UInt8]) -> String {
        if let text = String(validating: bytes, as: UTF8.self) {
            return text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
        }
        let data = Data(bytes)
        let latin1 =
            String(data: data, encoding: .isoLatin1) ?? String(decoding: bytes, as: UTF8.self)
        let candidates = [
            String(data: data, encoding: .gb18030), String(data: data, encoding: .shiftJIS),
        ].compactMap(\.self)
        let best = candidates.max { plausibility($0) < plausibility($1) }
        guard let best, plausibility(best) > plausibility(latin1) else { return latin1 }
        return best
    }

    /// How much a text looks like one, from 0 to 1: the share of characters that people use.
    private static func plausibility(_ text: String) -> Double {
        let scalars = text.unicodeScalars
        guard !scalars.isEmpty else { return 0 }
        let score = scalars.reduce(0.0) { $0 + weight(of: $1) }
        return score / Double(scalars.count)
    }

    private static func weight(of scalar: Unicode.Scalar) -> Double {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D, 0x20...0x7E: 0.6
        case 0x00...0x1F, 0x7F...0x9F: 0
        // Letters of western Europe; signs between them are rarer.
        case 0xC0...0xFF: 0.45
        case 0xA0...0xBF: 0.2
        // Kana, and Chinese characters that GB 2312 has, by their block's commoner part.
        case 0x3040...0x30FF: 0.95
        case 0x4E00...0x9FA5: 0.9
        case 0x3000...0x303F, 0xFF00...0xFF60: 0.8
        // Half-width kana are what Chinese bytes often look like in Shift JIS.
        case 0xFF61...0xFF9F: 0.3
        case 0xE000...0xF8FF: 0
        default: 0.4
        }
    }
}

extension String.Encoding {
    /// The encoding of China's standard GB 18030, which has GBK and GB 2312 in it.
    fileprivate static let gb18030 = String.Encoding(
        rawValue: CFStringEncodingsGB18030)

    /// Core Foundation's number of GB 18030 as Foundation's.
    private static let CFStringEncodingsGB18030: UInt = 0x8000_0632
}
