import PatternCatalogue

/// Places the boxes, lines and texts of a class diagram.
///
/// The method is that of Sugiyama, Tagawa and Toda: 1. put the boxes into layers, 2. order each layer, 3. give
/// every box its place in its layer, 4. lead the lines through the room between the layers. Lines meet boxes
/// at *ports*, which keep room for the texts beside them, so that no text can meet a line or a box.
struct ClassLayout {
    /// One end of a line at a box.
    struct Port {
        let net: Int
        let box: Int

        /// Whether the line leaves downward, from the box's lower side.
        let isAtBottom: Bool

        /// The nodes at the line's next turns.
        let others: [Int]

        let texts: [String]

        /// How far the texts reach to the right of the line.
        let right: Int

        var x = 0
    }

    let diagram: ClassDiagram
    let metrics: Metrics
    let relations: [(source: Int, kind: ClassRelation.Kind, target: Int)]
    let texts: [RelationTexts]
    let attachments: [Attachments]
    let contents: [BoxContent]

    private(set) var network: Network

    /// In the order of their sides, from left to right.
    var ports: [Port] = []

    /// The outlines of the boxes.
    var frames: [Frame]

    /// The places of all nodes' middles, boxes' and bends'.
    var middles: [Int]

    /// - Parameters:
    ///   - detail: How much of a method's signature is shown.
    ///   - breaksRows: Whether boxes move to another row where one is too wide.
    init(
        _ diagram: ClassDiagram, language: Language, detail: MemberDetail = .full,
        breaksRows: Bool = true, metrics: Metrics
    ) {
        self.diagram = diagram
        self.metrics = metrics
        let indices = Dictionary(
            uniqueKeysWithValues: diagram.boxes.enumerated().map { ($0.element.name, $0.offset) })
        relations = diagram.relations.compactMap { relation in
            guard let source = indices[relation.source], let target = indices[relation.target]
            else { return nil }
            return (source, relation.kind, target)
        }
        texts = diagram.relations.map { RelationTexts($0, language: language) }
        contents = diagram.boxes.map { BoxContent($0, detail: detail, metrics: metrics) }
        attachments = diagram.boxes.map {
            Attachments(of: $0, in: diagram, language: language, metrics: metrics)
        }
        var layering = Layering(boxCount: diagram.boxes.count, relations: relations)
        if breaksRows {
            layering.breakWideRows(
                widths: zip(contents, attachments).map { $0.width + $1.left + $1.right },
                gap: metrics.boxGap, rowWidth: metrics.pageWidth - 2 * metrics.margin)
        }
        network = Network(layers: layering.layers, relations: relations)
        network.orderRows()
        middles = Array(repeating: 0, count: network.nodes.count)
        frames = zip(contents, attachments).map { content, attachments in
            Frame(
                x: 0, y: 0, width: content.width,
                height: max(content.height, attachments.boxHeight))
        }
        makePorts()
        placeColumns()
        placePorts()
        straighten()
    }

    // MARK: Columns

    /// Where a node's middle is from its left end, and how much room it takes.
    func extent(of node: Int) -> (middle: Int, width: Int) {
        guard let box = network.nodes[node].box else { return (0, 0) }
        let attachments = attachments[box]
        let width = frames[box].width
        return (
            attachments.left + width / 2, attachments.left + width + attachments.right
        )
    }

    private mutating func placeColumns() {
        let links = network.links
        for row in network.rows {
            var x = 0
            for node in row {
                middles[node] = x + extent(of: node).middle
                x += extent(of: node).width + metrics.boxGap
            }
        }
        for round in 0..<24 {
            // Look up, look down, in turn; both at the end.
            let looksUp = round >= 16 || round.isMultiple(of: 2)
            let looksDown = round >= 16 || !round.isMultiple(of: 2)
            let order = round.isMultiple(of: 2) ? network.rows : network.rows.reversed()
            for row in order {
                place(row, links: links, looksUp: looksUp, looksDown: looksDown)
            }
        }
        let left = network.rows.compactMap { $0.first }.map { middles[$0] - extent(of: $0).middle }
        let shift = (left.min() ?? 0) - metrics.margin
        for node in middles.indices { middles[node] -= shift }
        for box in frames.indices { frames[box].x = middles[box] - frames[box].width / 2 }
    }

    private mutating func place(
        _ row: [Int], links: [(upper: Int, lower: Int)], looksUp: Bool, looksDown: Bool
    ) {
        var wishes: [Double] = []
        var weights: [Double] = []
        for node in row {
            var sum = 0.0
            var weight = 0.0
            for link in links {
                let other: Int
                if link.lower == node, looksUp {
                    other = link.upper
                } else if link.upper == node, looksDown {
                    other = link.lower
                } else {
                    continue
                }
                let bends = [node, other].count { network.nodes[$0].box == nil }
                let pull = [1.0, 3, 9][bends]
                sum += Double(middles[other]) * pull
                weight += pull
            }
            wishes.append(weight == 0 ? Double(middles[node]) : sum / weight)
            weights.append(max(weight, 0.01))
        }
        let separations = zip(row, row.dropFirst()).map { left, right in
            let (leftExtent, rightExtent) = (extent(of: left), extent(of: right))
            return leftExtent.width - leftExtent.middle + metrics.boxGap + rightExtent.middle
        }
        let places = Spacing.places(wishes: wishes, weights: weights, separations: separations)
        for (node, place) in zip(row, places) { middles[node] = place }
    }
}
