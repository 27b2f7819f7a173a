import PatternCatalogue

/// Which boxes stand above which: step one of the layout of class diagrams.
///
/// Heirs stand below what they inherit from, everybody else below whoever has or uses them. Where these
/// contradict each other, the stronger relation wins.
struct Layering {
    /// The layer of each box, 0 at the top.
    private(set) var layers: [Int]

    /// Relations from the upper to the lower box, without those of a box to itself.
    private let edges: [(upper: Int, lower: Int, weight: Int)]

    init(boxCount: Int, relations: [(source: Int, kind: ClassRelation.Kind, target: Int)]) {
        layers = Array(repeating: 0, count: boxCount)
        var edges: [(upper: Int, lower: Int, weight: Int)] = []
        let ordered = relations.enumerated()
            .filter { $0.element.source != $0.element.target }
            .sorted { a, b in
                let strengths = (a.element.kind.strength, b.element.kind.strength)
                return strengths.0 == strengths.1
                    ? a.offset < b.offset : strengths.0 > strengths.1
            }
        for (_, relation) in ordered {
            let inherits = relation.kind.strength == .inheritance
            var edge = (
                upper: inherits ? relation.target : relation.source,
                lower: inherits ? relation.source : relation.target,
                weight: inherits ? 3 : 1
            )
            if Self.leads(from: edge.lower, to: edge.upper, along: edges) {
                swap(&edge.upper, &edge.lower)
            }
            edges.append(edge)
        }
        self.edges = edges
        pushDown()
        tighten()
    }

    private static func leads(
        from start: Int, to end: Int, along edges: [(upper: Int, lower: Int, weight: Int)]
    ) -> Bool {
        var reached: Set<Int> = [start]
        var open = [start]
        while let box = open.popLast() {
            for edge in edges where edge.upper == box && reached.insert(edge.lower).inserted {
                open.append(edge.lower)
            }
        }
        return reached.contains(end)
    }

    /// Puts every box just below the lowest of those that have to stand above it.
    private mutating func pushDown() {
        var isSettled = false
        while !isSettled {
            isSettled = true
            for edge in edges where layers[edge.lower] <= layers[edge.upper] {
                layers[edge.lower] = layers[edge.upper] + 1
                isSettled = false
            }
        }
    }

    /// Moves boxes where their relations are shortest.
    private mutating func tighten() {
        for _ in layers.indices {
            for box in layers.indices {
                let above = edges.filter { $0.lower == box }.map { layers[$0.upper] + 1 }.max()
                let below = edges.filter { $0.upper == box }.map { layers[$0.lower] - 1 }.min()
                guard above != nil || below != nil else { continue }
                let first = above ?? min(0, below ?? 0)
                let last = below ?? layers.max() ?? first
                guard first < last else { continue }
                layers[box] =
                    (first...last).min { length(of: box, at: $0) < length(of: box, at: $1) }
                    ?? layers[box]
            }
        }
    }

    private func length(of box: Int, at layer: Int) -> Int {
        edges.reduce(0) { sum, edge in
            if edge.upper == box { return sum + edge.weight * (layers[edge.lower] - layer) }
            if edge.lower == box { return sum + edge.weight * (layer - layers[edge.upper]) }
            return sum
        }
    }

    /// Spreads the boxes of a row that is wider than `rowWidth` over several rows, as far as nothing stands
    /// below them.
    mutating func breakWideRows(widths: [Int], gap: Int, rowWidth: Int) {
        var layer = 0
        while layer <= layers.max() ?? 0 {
            let row = layers.indices.filter { layers[$0] == layer }
            let width = row.map { widths[$0] + gap }.reduce(-gap, +)
            let rows = (width + rowWidth - 1) / rowWidth
            var excess = rows > 1 ? width - width / rows : 0
            var moved: [Int] = []
            for box in row.reversed() where excess > 0 && moved.count + 1 < row.count {
                guard !edges.contains(where: { $0.upper == box }) else { continue }
                excess -= widths[box] + gap
                moved.append(box)
            }
            if !moved.isEmpty {
                for box in layers.indices where layers[box] > layer { layers[box] += 1 }
                for box in moved { layers[box] = layer + 1 }
            }
            layer += 1
        }
    }
}
