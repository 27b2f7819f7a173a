import QRReading

/// The patterns that are combined with data to avoid large uniform areas, and the fifteen format
/// bits that identify them.
enum Masking {
    /// Returns `true` if a mask inverts the module in a column and a row (ISO/IEC 18004, table 10).
    ///
    /// - Parameter number: The mask's number in standard symbols, 0 to 7.
    static func turns(x: Int, y: Int, by number: Int) -> Bool {
        switch number {
        case 0: (x + y).isMultiple(of: 2)
        case 1: y.isMultiple(of: 2)
        case 2: x.isMultiple(of: 3)
        case 3: (x + y).isMultiple(of: 3)
        case 4: (y / 2 + x / 3).isMultiple(of: 2)
        case 5: x * y % 2 + x * y % 3 == 0
        case 6: (x * y % 2 + x * y % 3).isMultiple(of: 2)
        default: ((x + y) % 2 + x * y % 3).isMultiple(of: 2)
        }
    }

    /// The masks of Micro QR, by their numbers in standard symbols.
    static let microMasks = [1, 4, 6, 7]

    /// Returns the positions of the fifteen format bits, the lowest first: twice in standard
    /// symbols, once in Micro QR.
    static func places(side: Int, isMicro: Bool) -> [[(x: Int, y: Int)]] {
        if isMicro {
            return [(0..<8).map { (8, $0 + 1) } + (0..<7).map { (7 - $0, 8) }]
        }
        let first =
            (0..<6).map { (8, $0) } + [(8, 7), (8, 8), (7, 8)] + (9..<15).map { (14 - $0, 8) }
        let second = (0..<8).map { (side - 1 - $0, 8) } + (8..<15).map { (8, side - 15 + $0) }
        return [first, second]
    }

    /// Returns the fifteen format bits: five bits of data and ten for error correction.
    static func bits(format: SymbolFormat, level: CorrectionLevel, mask: Int) -> Int {
        let said =
            format.isMicro
            ? microNumber(format, level) << 2 | mask : standardNumber(level) << 3 | mask
        var rest = said
        for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
        return (said << 10 | rest) ^ (format.isMicro ? 0x4445 : 0x5412)
    }

    private static func standardNumber(_ level: CorrectionLevel) -> Int {
        switch level {
        case .low: 1
        case .medium: 0
        case .quartile: 3
        case .high: 2
        }
    }

    /// Returns the consecutive number of a version and level.
    private static func microNumber(_ format: SymbolFormat, _ level: CorrectionLevel) -> Int {
        [0, 1, 3, 5][format.version - 1] + (format.levels.firstIndex(of: level) ?? 0)
    }

    /// Returns the mask in the symbol's format bits.
    static func mask(of isDark: [Bool], format: SymbolFormat) -> Int {
        let places = places(side: format.side, isMicro: format.isMicro)[0]
        let bits = places.enumerated().reduce(0) { sum, bit in
            sum | (isDark[bit.element.y * format.side + bit.element.x] ? 1 << bit.offset : 0)
        }
        let said = (bits ^ (format.isMicro ? 0x4445 : 0x5412)) >> 10
        return said & (format.isMicro ? 3 : 7)
    }

    /// Returns the same symbol with another mask.
    static func replace(
        _ mask: Int, by newMask: Int, in isDark: [Bool], roles: [QRMatrix.Role],
        format: SymbolFormat, level: CorrectionLevel
    ) -> [Bool] {
        let number = { format.isMicro ? microMasks[$0] : $0 }
        var result = isDark
        for index in result.indices where roles[index] == .data {
            let (y, x) = index.quotientAndRemainder(dividingBy: format.side)
            let turns =
                Self.turns(x: x, y: y, by: number(mask))
                != Self.turns(x: x, y: y, by: number(newMask))
            if turns { result[index].toggle() }
        }
        let bits = bits(format: format, level: level, mask: newMask)
        for places in places(side: format.side, isMicro: format.isMicro) {
            for (index, place) in places.enumerated() {
                result[place.y * format.side + place.x] = bits >> index & 1 == 1
            }
        }
        return result
    }
}
