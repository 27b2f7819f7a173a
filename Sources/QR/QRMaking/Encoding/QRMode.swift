/// The encoding mode of a symbol's text.
public enum QRMode: String, CaseIterable, Sendable {
    /// Split into segments in the modes with the smallest total size. Chinese characters are bytes
    /// of UTF-8.
    case automatic

    /// Digits only, ten bits for three.
    case numeric

    /// Digits, capital letters, space and `$%*+-./:`, eleven bits for two.
    case alphanumeric

    /// UTF-8, eight bits a byte.
    case byte

    /// Characters with two bytes in Shift JIS, thirteen bits each. Only for Japanese readers:
    /// Chinese ones treat it as damaged text.
    case kanji
}

/// The mode of a segment of a symbol's text.
enum SegmentMode: CaseIterable, Sendable {
    case numeric, alphanumeric, byte, kanji

    /// Returns `true` if the mode can encode a byte.
    func takes(_ byte: UInt8) -> Bool {
        switch self {
        case .numeric: 0x30...0x39 ~= byte
        case .alphanumeric: Self.isAlphanumeric[Int(byte)]
        case .byte: true
        case .kanji: false
        }
    }

    private static let isAlphanumeric: [Bool] = {
        let bytes = Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".utf8)
        return (0...255).map { bytes.contains($0) }
    }()

    /// The size of each byte in sixths of a bit.
    var sixthsOfBit: Int {
        switch self {
        case .numeric: 20
        case .alphanumeric: 33
        case .byte: 48
        case .kanji: 39
        }
    }
}
