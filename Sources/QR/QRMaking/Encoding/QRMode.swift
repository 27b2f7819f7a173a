/// How a symbol writes its text.
public enum QRMode: String, CaseIterable, Sendable {
    /// Cut into pieces, each in the mode that takes least room. Chinese characters are bytes of UTF-8.
    case automatic

    /// Digits only, ten bits for three.
    case numeric

    /// Digits, capital letters, space and `$%*+-./:`, eleven bits for two.
    case alphanumeric

    /// UTF-8, eight bits a byte.
    case byte

    /// Characters that Shift JIS writes with two bytes, thirteen bits each. For Japanese readers only: Chinese ones take
    /// it for damaged text.
    case kanji
}

/// A mode that a piece of a symbol's text is in.
enum SegmentMode: CaseIterable, Sendable {
    case numeric, alphanumeric, byte, kanji

    /// Whether it can write a byte.
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

    /// Sixths of a bit for each byte.
    var sixthsOfBit: Int {
        switch self {
        case .numeric: 20
        case .alphanumeric: 33
        case .byte: 48
        case .kanji: 39
        }
    }
}
