/// Joins the ways of a relation at their ends, to rings.
struct RingAssembly {
    private struct Part {
        var points: [WorldPoint]
        var first, last: Int64
        let isInner: Bool
    }

    private var parts: [Part] = []

    mutating func add(
        _ points: [WorldPoint], from first: Int64, to last: Int64, isInner: Bool
    ) {
        parts.append(Part(points: points, first: first, last: last, isInner: isInner))
    }

    /// Returns the rings without their last points, whether each is a hole, and whether ways were
    /// left over.
    func rings() -> (rings: [ArraySlice<WorldPoint>], isInner: [Bool], isBroken: Bool) {
        var rings: [ArraySlice<WorldPoint>] = []
        var isInner: [Bool] = []
        var isBroken = false
        var ends: [Int64: [Int]] = [:]
        for (index, part) in parts.enumerated() where part.first != part.last {
            ends[part.first, default: []].append(index)
            ends[part.last, default: []].append(index)
        }
        var isUsed = Array(repeating: false, count: parts.count)
        for start in parts.indices where !isUsed[start] {
            isUsed[start] = true
            var ring = parts[start]
            while ring.first != ring.last {
                let next = ends[ring.last]?.first {
                    !isUsed[$0] && parts[$0].isInner == ring.isInner
                }
                guard let next else { break }
                isUsed[next] = true
                let part = parts[next]
                let isForward = part.first == ring.last
                ring.points +=
                    isForward ? part.points.dropFirst() : part.points.reversed().dropFirst()
                ring.last = isForward ? part.last : part.first
            }
            guard ring.first == ring.last, ring.points.count > 3 else {
                isBroken = true
                continue
            }
            rings.append(ring.points.dropLast())
            isInner.append(ring.isInner)
        }
        return (rings, isInner, isBroken)
    }
}
