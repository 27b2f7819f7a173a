/// The room between two layers, where lines change sides.
///
/// Each line that does not go straight down has a horizontal piece there. The pieces get tracks,
/// one above the other, so that no two lines lie on each other and few cross.
struct Channel {
    /// A line through the channel: where it comes from above and where it leads below.
    struct Wire: Hashable {
        var upper: Int
        var lowers: [Int]

        var isStraight: Bool { lowers.allSatisfy { $0 == upper } }
        var minX: Int { min(upper, lowers.min() ?? upper) }
        var maxX: Int { max(upper, lowers.max() ?? upper) }
    }

    /// Each wire's track, 0 at the top, or nothing for one that goes straight down.
    private(set) var tracks: [Int?]

    /// How many tracks there are.
    var trackCount: Int { (tracks.compactMap(\.self).max() ?? -1) + 1 }

    /// - Parameter gap: How near two parallel lines may come.
    init(wires: [Wire], gap: Int) {
        tracks = Array(repeating: nil, count: wires.count)
        let bent = wires.indices.filter { !wires[$0].isStraight }
        let order = Self.order(of: bent, wires: wires, gap: gap)
        for (index, wire) in order.enumerated() {
            let above = order[..<index].filter { other in
                wires[other].minX < wires[wire].maxX + gap
                    && wires[wire].minX < wires[other].maxX + gap
            }
            tracks[wire] = (above.compactMap { tracks[$0] }.max() ?? -1) + 1
        }
    }

    /// The wires from top to bottom: each is moved to where it costs least, until none moves.
    private static func order(of bent: [Int], wires: [Wire], gap: Int) -> [Int] {
        func cost(_ order: [Int]) -> Int {
            var sum = 0
            for (index, upper) in order.enumerated() {
                for lower in order[(index + 1)...] {
                    sum += Self.cost(of: wires[upper], above: wires[lower], gap: gap)
                }
            }
            return sum
        }
        var order = bent
        var least = cost(order)
        var isSettled = false
        while !isSettled {
            isSettled = true
            for wire in bent {
                let others = order.filter { $0 != wire }
                for place in 0...others.count {
                    var candidate = others
                    candidate.insert(wire, at: place)
                    let cost = cost(candidate)
                    if cost < least {
                        least = cost
                        order = candidate
                        isSettled = false
                    }
                }
            }
        }
        return order
    }

    /// The cost of having `upper` in a track above that of `lower`.
    private static func cost(of upper: Wire, above lower: Wire, gap: Int) -> Int {
        var cost = 0
        // The pieces of `upper` that lead down cross the track of `lower`, and the piece that
        // `lower` comes from crosses the track of `upper`.
        for x in upper.lowers where lower.minX <= x && x <= lower.maxX { cost += 1 }
        if upper.minX <= lower.upper, lower.upper <= upper.maxX { cost += 1 }
        // Side by side between the tracks, too near to be distinguished.
        for x in upper.lowers where abs(x - lower.upper) < gap { cost += 100 }
        return cost
    }
}
