/// The format information next to a symbol's finder patterns: the correction level and the mask,
/// protected by a BCH code (ISO/IEC 18004:2015, section 7.9).
struct FormatInformation: Hashable, Sendable {
    let level: CorrectionLevel

    /// The mask, from 0 to 7.
    let mask: Int

    /// Returns the information whose 15 bits are nearest to those read, and the number of wrong
    /// bits; `nil` for more than three, which the code cannot correct.
    static func nearest(to seen: Int) -> (information: FormatInformation, errors: Int)? {
        guard let best = FormatCode.regular.nearest(to: seen) else { return nil }
        return (FormatInformation(level: levels[best.data >> 3], mask: best.data & 7), best.errors)
    }

    /// The levels by their two-bit codes.
    private static let levels: [CorrectionLevel] = [.medium, .low, .high, .quartile]
}

/// The format information of a Micro QR code.
struct MicroFormatInformation: Hashable, Sendable {
    /// The version, from 1 to 4.
    let version: Int

    /// The level, `nil` in version 1, which corrects nothing.
    let level: CorrectionLevel?

    /// The mask, from 0 to 3.
    let mask: Int

    /// Returns the information whose 15 bits are nearest to those read; `nil` when more than three
    /// differ.
    static func nearest(to seen: Int) -> MicroFormatInformation? {
        FormatCode.micro.nearest(to: seen).map { best in
            let (version, level) = symbols[best.data >> 2]
            return MicroFormatInformation(version: version, level: level, mask: best.data & 3)
        }
    }

    /// The versions and levels by their three-bit codes.
    private static let symbols: [(Int, CorrectionLevel?)] = [
        (1, nil), (2, .low), (2, .medium), (3, .low), (3, .medium), (4, .low), (4, .medium),
        (4, .quartile),
    ]
}

/// The code that protects five bits of format information with ten more.
struct FormatCode {
    /// The code of QR codes.
    static let regular = FormatCode(pattern: 0x5412)

    /// The code of Micro QR codes.
    static let micro = FormatCode(pattern: 0x4445)

    /// The 15-bit codes of all numbers of five bits.
    let codes: [Int]

    /// - Parameter pattern: The pattern that is combined with the 15 bits, so that they are never
    ///   all light.
    init(pattern: Int) {
        codes = (0..<32).map { data in
            var remainder = data << 10
            for bit in stride(from: 14, through: 10, by: -1) where remainder >> bit & 1 == 1 {
                remainder ^= 0x537 << (bit - 10)
            }
            return (data << 10 | remainder) ^ pattern
        }
    }

    /// Returns the five bits whose code is nearest to the bits read, and the number of wrong bits;
    /// `nil` for more than three, which the code cannot correct.
    func nearest(to seen: Int) -> (data: Int, errors: Int)? {
        var best = (data: 0, errors: Int.max)
        for (data, code) in codes.enumerated() {
            let errors = (code ^ seen).nonzeroBitCount
            if errors < best.errors { best = (data, errors) }
        }
        return best.errors <= 3 ? best : nil
    }
}
