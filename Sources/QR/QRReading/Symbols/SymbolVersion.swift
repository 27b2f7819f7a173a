/// The size of a symbol, as numbered by the standard.
public enum SymbolVersion: Hashable, Sendable {
    /// A QR code, from 1 (21 modules a side) to 40 (177).
    case qr(Int)

    /// A Micro QR code, from 1 (11 modules a side) to 4 (17).
    case micro(Int)

    /// The number: from 1 to 40, or from 1 to 4 of a Micro QR code.
    public var number: Int {
        switch self {
        case .qr(let number), .micro(let number): number
        }
    }

    /// The side in modules.
    public var side: Int {
        switch self {
        case .qr(let number): 17 + 4 * number
        case .micro(let number): 9 + 2 * number
        }
    }
}

extension SymbolVersion: CustomStringConvertible {
    /// The standard's notation, such as “7” or “M3”.
    public var description: String {
        switch self {
        case .qr(let number): "\(number)"
        case .micro(let number): "M\(number)"
        }
    }
}

// MARK: - Capacity

extension SymbolVersion {
    /// Creates the version with this number of data codewords at a level, which is unique; `nil`
    /// when there is none.
    init?(codewords count: Int, level: CorrectionLevel?, isMicro: Bool) {
        if isMicro {
            let capacity = MicroCapacity(level: level, codewords: count)
            guard let number = Self.microNumbers[capacity] else { return nil }
            self = .micro(number)
        } else {
            guard let level, let index = Self.codewords[level]?.firstIndex(of: count) else {
                return nil
            }
            self = .qr(index + 1)
        }
    }

    private struct MicroCapacity: Hashable {
        let level: CorrectionLevel?
        let codewords: Int
    }

    /// M1 corrects nothing. It and M3 end with half a codeword, which counts as one.
    private static let microNumbers: [MicroCapacity: Int] = [
        MicroCapacity(level: nil, codewords: 3): 1,
        MicroCapacity(level: .low, codewords: 3): 1,
        MicroCapacity(level: .low, codewords: 5): 2,
        MicroCapacity(level: .medium, codewords: 4): 2,
        MicroCapacity(level: .low, codewords: 11): 3,
        MicroCapacity(level: .medium, codewords: 9): 3,
        MicroCapacity(level: .low, codewords: 16): 4,
        MicroCapacity(level: .medium, codewords: 14): 4,
        MicroCapacity(level: .quartile, codewords: 10): 4,
    ]

    /// The number of data codewords of the versions from 1 to 40 (ISO/IEC 18004:2015, table 7).
    private static let codewords: [CorrectionLevel: [Int]] = [
        .low: [
            19, 34, 55, 80, 108, 136, 156, 194, 232, 274, 324, 370, 428, 461, 523, 589, 647,
            721, 795, 861, 932, 1006, 1094, 1174, 1276, 1370, 1468, 1531, 1631, 1735, 1843,
            1955, 2071, 2191, 2306, 2434, 2566, 2702, 2812, 2956,
        ],
        .medium: [
            16, 28, 44, 64, 86, 108, 124, 154, 182, 216, 254, 290, 334, 365, 415, 453, 507,
            563, 627, 669, 714, 782, 860, 914, 1000, 1062, 1128, 1193, 1267, 1373, 1455, 1541,
            1631, 1725, 1812, 1914, 1992, 2102, 2216, 2334,
        ],
        .quartile: [
            13, 22, 34, 48, 62, 76, 88, 110, 132, 154, 180, 206, 244, 261, 295, 325, 367, 397,
            445, 485, 512, 568, 614, 664, 718, 754, 808, 871, 911, 985, 1033, 1115, 1171, 1231,
            1286, 1354, 1426, 1502, 1582, 1666,
        ],
        .high: [
            9, 16, 26, 36, 46, 60, 66, 86, 100, 122, 140, 158, 180, 197, 223, 253, 283, 313,
            341, 385, 406, 442, 464, 514, 538, 596, 628, 661, 701, 745, 793, 845, 901, 961,
            986, 1054, 1096, 1142, 1222, 1276,
        ],
    ]
}
