import QRReading

/// A size of symbols and its capacity (ISO/IEC 18004:2015, tables 1 to 9).
struct SymbolFormat: Hashable, Sendable {
    /// From 1 to 40; from 1 to 4 for Micro QR.
    let version: Int

    let isMicro: Bool

    static let standard = (1...40).map { SymbolFormat(version: $0, isMicro: false) }
    static let micro = (1...4).map { SymbolFormat(version: $0, isMicro: true) }

    /// The side in modules.
    var side: Int { isMicro ? 9 + 2 * version : 17 + 4 * version }

    /// The number of a group of versions with equal lengths of counts, whose text is segmented
    /// identically.
    var group: Int {
        if isMicro { return 10 + version }
        return version < 10 ? 0 : version < 27 ? 1 : 2
    }

    /// The supported levels, lowest first.
    var levels: [CorrectionLevel] {
        guard isMicro else { return CorrectionLevel.allCases }
        return version == 4 ? [.low, .medium, .quartile] : version == 1 ? [.low] : [.low, .medium]
    }

    /// The number of bits of a mode indicator.
    var modeBits: Int { isMicro ? version - 1 : 4 }

    /// Returns the number of bits of a segment's count; `nil` if the version lacks the mode.
    func countBits(_ mode: SegmentMode) -> Int? {
        let table: [Int?] =
            switch (mode, isMicro) {
            case (.numeric, false): [10, 12, 14]
            case (.alphanumeric, false): [9, 11, 13]
            case (.byte, false): [8, 16, 16]
            case (.kanji, false): [8, 10, 12]
            case (.numeric, true): [3, 4, 5, 6]
            case (.alphanumeric, true): [nil, 3, 4, 5]
            case (.byte, true): [nil, nil, 4, 5]
            case (.kanji, true): [nil, nil, 3, 4]
            }
        return table[isMicro ? version - 1 : group]
    }

    /// Returns the capacity in bits, 0 for a level that the version lacks.
    func dataBits(_ level: CorrectionLevel) -> Int {
        guard isMicro else {
            let blocks = BlockLayout(version: version, level: level)
            return 8 * (blocks.codewordCount - blocks.count * blocks.correctionLength)
        }
        guard let index = levels.firstIndex(of: level) else { return 0 }
        return [[20], [40, 32], [84, 68], [128, 112, 80]][version - 1][index]
    }
}

/// The distribution of a standard symbol's codewords over blocks, each with its own error
/// correction.
struct BlockLayout: Hashable {
    let version: Int

    /// The number of blocks.
    let count: Int

    /// The number of error correction codewords in each block, twice the number of correctable
    /// errors.
    let correctionLength: Int

    init(version: Int, level: CorrectionLevel) {
        self.version = version
        let row = CorrectionLevel.allCases.firstIndex(of: level) ?? 0
        count = Self.counts[row][version - 1]
        correctionLength = Self.correctionLengths[row][version - 1]
    }

    /// The number of all codewords of the symbol.
    var codewordCount: Int {
        let side = 17 + 4 * version
        // Three finders with their separators, two timing patterns, the format twice and the dark
        // module.
        var modules = side * side - 3 * 64 - 2 * (side - 16) - 31
        if version > 1 {
            let alignments = version / 7 + 2
            // Those in the finders' corners are missing; those on the timing patterns share five
            // modules with them.
            modules -= 25 * (alignments * alignments - 3) - 10 * (alignments - 2)
        }
        if version >= 7 { modules -= 36 }
        return modules / 8
    }

    /// The block of each codeword, in the order of the codewords in the symbol.
    var blockOfCodeword: [Int] {
        let shortCount = count - codewordCount % count
        let shortLength = codewordCount / count - correctionLength
        var blocks: [Int] = []
        for index in 0...shortLength {
            blocks += index < shortLength ? 0..<count : shortCount..<count
        }
        for _ in 0..<correctionLength { blocks += 0..<count }
        return blocks
    }

    private static let correctionLengths: [[Int]] = [
        [
            7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28,
            30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        [
            10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28,
            28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
        ],
        [
            13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30,
            30, 30, 30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        [
            17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
    ]

    private static let counts: [[Int]] = [
        [
            1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13,
            14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
        ],
        [
            1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21,
            23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
        ],
        [
            1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29,
            34, 34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
        ],
        [
            1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32,
            35,
            37, 40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
        ],
    ]
}
