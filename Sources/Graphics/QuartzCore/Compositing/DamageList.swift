import CoreGraphics

/// The rectangles to repaint: few, merged where painting the union is cheaper.
nonisolated struct DamageList {
    /// The maximum number of rectangles.
    static let limit = 8

    /// The fixed cost of a rectangle, in pixels.
    private static let overhead = 1_024

    private(set) var rects: [DeviceRect] = []

    var isEmpty: Bool { rects.isEmpty }

    mutating func removeAll() { rects.removeAll(keepingCapacity: true) }

    /// Adds a rectangle.
    ///
    /// 1. Inside an existing rectangle, it changes nothing.
    /// 2. It is merged with rectangles for which painting the union costs no more than painting
    ///    both.
    /// 3. Beyond the limit, the two rectangles are merged whose union adds least.
    mutating func add(_ rect: DeviceRect) {
        guard !rect.isEmpty else { return }
        var rect = rect
        var index = 0
        while index < rects.count {
            let other = rects[index]
            if other.contains(rect) { return }
            let union = other.union(rect)
            if union.area <= other.area + rect.area + Self.overhead {
                rects.swapAt(index, rects.count - 1)
                rects.removeLast()
                rect = union
                index = 0
            } else {
                index += 1
            }
        }
        rects.append(rect)
        if rects.count > Self.limit { joinCheapestPair() }
    }

    private mutating func joinCheapestPair() {
        var best = (first: 0, second: 1, cost: Int.max)
        for first in rects.indices {
            for second in rects.indices where second > first {
                let (a, b) = (rects[first], rects[second])
                let cost = a.union(b).area - a.area - b.area
                if cost < best.cost { best = (first, second, cost) }
            }
        }
        let union = rects[best.first].union(rects[best.second])
        rects.remove(at: best.second)
        rects.remove(at: best.first)
        add(union)
    }
}
