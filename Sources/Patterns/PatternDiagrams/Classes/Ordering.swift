/// The order of boxes and bends in their rows: step two of the layout of class diagrams.
///
/// Nodes move to the mean position of their neighbours, row by row, down and up, and then neighbours swap
/// while that saves crossings. The best of several starts is kept.
extension Network {
    mutating func orderRows() {
        var best = rows
        var fewest = cost(of: rows)
        for start in [rows, rows.map { $0.reversed() }] {
            var candidate = start
            for round in 0..<8 {
                candidate = swept(candidate, downward: round.isMultiple(of: 2))
                candidate = swapped(candidate)
                let cost = cost(of: candidate)
                if cost < fewest {
                    fewest = cost
                    best = candidate
                }
            }
        }
        rows = best
    }

    private func swept(_ rows: [[Int]], downward: Bool) -> [[Int]] {
        var rows = rows
        for layer in downward ? Array(rows.indices) : rows.indices.reversed() {
            let beside = downward ? layer - 1 : layer + 1
            guard rows.indices.contains(beside) else { continue }
            let positions = Self.positions(in: rows[beside])
            let keys = rows[layer].enumerated().map { index, node in
                let neighbours = links.compactMap { link -> Double? in
                    if link.lower == node, downward { return positions[link.upper] }
                    if link.upper == node, !downward { return positions[link.lower] }
                    return nil
                }
                let own =
                    rows[layer].count < 2 ? 0.5 : Double(index) / Double(rows[layer].count - 1)
                return neighbours.isEmpty ? own : neighbours.reduce(0, +) / Double(neighbours.count)
            }
            rows[layer] = rows[layer].indices
                .sorted { (keys[$0], $0) < (keys[$1], $1) }.map { rows[layer][$0] }
        }
        return rows
    }

    /// Where the nodes of a row are, from 0 at its left end to 1 at its right one.
    private static func positions(in row: [Int]) -> [Int: Double] {
        let last = Double(max(1, row.count - 1))
        return Dictionary(
            uniqueKeysWithValues: row.enumerated().map { index, node in
                (node, row.count == 1 ? 0.5 : Double(index) / last)
            })
    }

    private func swapped(_ rows: [[Int]]) -> [[Int]] {
        var rows = rows
        var fewest = cost(of: rows)
        var isSettled = false
        while !isSettled {
            isSettled = true
            for layer in rows.indices {
                for index in rows[layer].indices.dropLast() {
                    rows[layer].swapAt(index, index + 1)
                    let cost = cost(of: rows)
                    if cost < fewest {
                        fewest = cost
                        isSettled = false
                    } else {
                        rows[layer].swapAt(index, index + 1)
                    }
                }
            }
        }
        return rows
    }

    /// How bad an order is: crossings first, then how far lines lead sideways, then how far boxes are from
    /// the order in which they were given.
    private func cost(of rows: [[Int]]) -> Double {
        var position = Array(repeating: 0, count: nodes.count)
        var relative = Array(repeating: 0.0, count: nodes.count)
        var disorder = 0
        for row in rows {
            for (index, node) in row.enumerated() {
                position[node] = index
                relative[node] = Double(index) - Double(row.count - 1) / 2
                disorder += row[..<index].count { $0 > node }
            }
        }
        var crossings = 0
        for (index, a) in links.enumerated() {
            let layer = nodes[a.upper].layer
            for b in links[..<index] where nodes[b.upper].layer == layer {
                let above = position[a.upper] - position[b.upper]
                let below = position[a.lower] - position[b.lower]
                if above.signum() * below.signum() < 0 { crossings += 1 }
            }
        }
        let sideways = links.map { abs(relative[$0.upper] - relative[$0.lower]) }.reduce(0, +)
        return Double(crossings) * 1_000 + sideways * 4 + Double(disorder)
    }
}
