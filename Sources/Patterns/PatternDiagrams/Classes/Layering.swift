import PatternCatalogue

/// The rows of boxes.
///
/// Heirs stand below their parents, other types below the types that have or use them. Where these
/// contradict each other, the stronger relation wins. `dot` assigns the rows.
struct Layering {
    /// The layer of each box, 0 at the top.
    private(set) var layers: [Int]

    /// Relations from the upper to the lower box, without those of a box to itself.
    private let edges: [(upper: Int, lower: Int, weight: Int)]

    init(boxCount: Int, relations: [(source: Int, kind: ClassRelation.Kind, target: Int)]) {
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
        layers =
            DotLayout(
                nodes: Array(repeating: .init(), count: boxCount),
                edges: edges.map { .init(upper: $0.upper, lower: $0.lower, weight: $0.weight) },
                gap: 1
            ).rows
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

    /// Spreads the boxes of a row that is wider than `rowWidth` over several rows, as far as
    /// nothing stands below them.
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
