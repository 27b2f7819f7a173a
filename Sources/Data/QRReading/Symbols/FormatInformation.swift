/// What a symbol says about itself beside its corner: the correction level and the mask, protected by a BCH code
/// (ISO/IEC 18004:2015, section 7.9).
struct FormatInformation: Hashable, Sendable {
    let level: CorrectionLevel

    /// From 0 to 7.
    let mask: Int

    /// The information whose 15 bits are nearest to those that were seen, and by how many they differ; `nil` when more than
    /// three do, which the code cannot correct.
    static func nearest(to seen: Int) -> (information: FormatInformation, errors: Int)? {
        guard let best = FormatCode(pattern: 0x5412).nearest(to: seen) else { return nil }
        return (FormatInformation(level: levels[best.data >> 3], mask: best.data & 7), best.errors)
    }

    /// By the two bits that stand for them.
    private static let levels: [CorrectionLevel] = [.medium, .low, .high, .quartile]
}

/// What a Micro QR code says about itself.
struct MicroFormatInformation: Hashable, Sendable {
    /// From 1 to 4.
    let version: Int

    /// `nil` in version 1, which corrects nothing.
    let level: CorrectionLevel?

    /// From 0 to 3.
    let mask: Int

    /// The information whose 15 bits are nearest to those that were seen; `nil` when more than three differ.
    static func nearest(to seen: Int) -> MicroFormatInformation? {
        FormatCode(pattern: 0x4445).nearest(to: seen).map { best in
            let (version, level) = symbols[best.data >> 2]
            return MicroFormatInformation(version: version, level: level, mask: best.data & 3)
        }
    }

    /// By the three bits that stand for them.
    private static let symbols: [(Int, CorrectionLevel?)] = [
        (1, nil), (2, .low), (2, .medium), (3, .low), (3, .medium), (4, .low), (4, .medium),
        (4, .quartile),
    ]
}

/// The code that protects five bits of format information with ten more.
struct FormatCode {
    /// What is laid over the 15 bits, so that they are never all light.
    let pattern: Int

    /// The five bits whose code is nearest to what was seen, and by how many bits it differs; `nil` when more than three do,
    /// which the code cannot correct.
    func nearest(to seen: Int) -> (data: Int, errors: Int)? {
        let codes = (0..<32).map { (data: $0, errors: (code(of: $0) ^ seen).nonzeroBitCount) }
        guard let best = codes.min(by: { $0.errors < $1.errors }), best.errors <= 3 else {
            return nil
        }
        return best
    }

    /// The 15 bits that stand for five.
    func code(of data: Int) -> Int {
        var remainder = data << 10
        for bit in stride(from: 14, through: 10, by: -1) where remainder >> bit & 1 == 1 {
            remainder ^= 0x537 << (bit - 10)
        }
        return (data << 10 | remainder) ^ pattern
    }
}
