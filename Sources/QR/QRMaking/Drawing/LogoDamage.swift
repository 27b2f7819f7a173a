/// The damage of a symbol's data by a logo, block by block.
struct LogoDamage {
    /// The maximum damage of a block as a fraction of its correction capacity. Above 1 the symbol
    /// is unreadable.
    let worst: Double

    /// The maximum allowed damage: the other half remains for dirt, glare and folds.
    static let most = 0.5

    /// - Parameter matrix: A standard symbol.
    init(of place: LogoPlace, in matrix: QRMatrix) {
        let layout = BlockLayout(version: matrix.version, level: matrix.level)
        let blocks = layout.blockOfCodeword
        var damaged = Set<Int>()
        for (index, module) in Self.dataModules(of: matrix).enumerated()
        where place.covers(x: module.x, y: module.y) && index / 8 < blocks.count {
            damaged.insert(index / 8)
        }
        var counts = [Int](repeating: 0, count: layout.count)
        for codeword in damaged { counts[blocks[codeword]] += 1 }
        worst = Double(counts.max() ?? 0) / Double(layout.correctionLength / 2)
    }

    /// Returns the data modules in the order of their bits: up and down in columns of two, from the
    /// right (ISO/IEC 18004, 7.7.3).
    private static func dataModules(of matrix: QRMatrix) -> [(x: Int, y: Int)] {
        var modules: [(Int, Int)] = []
        var goesUp = true
        var right = matrix.side - 1
        while right > 0 {
            // The column of the timing pattern belongs to no pair.
            if right == 6 { right -= 1 }
            let rows = Array(0..<matrix.side)
            for y in goesUp ? rows.reversed() : rows {
                for x in [right, right - 1] where matrix.role(x: x, y: y) == .data {
                    modules.append((x, y))
                }
            }
            goesUp.toggle()
            right -= 2
        }
        return modules
    }
}
