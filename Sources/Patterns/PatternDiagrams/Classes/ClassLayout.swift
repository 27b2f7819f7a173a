import PatternCatalogue

/// Places the boxes, lines and texts of a class diagram.
///
/// Graphviz's `dot` puts the boxes into rows (``Layering``), orders the rows and places the boxes
/// (``DotLayout``). Lines then lead at right angles through the room between the rows
/// (``Channel``). They meet boxes at *ports*, which reserve room for the texts next to them, so
/// that no text meets a line or a box.
struct ClassLayout {
    /// One end of a line at a box.
    struct Port {
        let net: Int
        let box: Int

        /// `true` if the line leaves downward, from the box's lower side.
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
    ///   - breaksRows: Pass `true` to move boxes of rows that are too wide to another row.
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

    /// Orders the rows and places boxes and bends in them.
    private mutating func placeColumns() {
        let nodes = network.nodes.indices.map { node in
            let extent = extent(of: node)
            return DotLayout.Node(left: extent.middle, right: extent.width - extent.middle)
        }
        let layout = DotLayout(nodes: nodes, edges: edges, gap: metrics.boxGap)
        middles = layout.middles
        for layer in network.rows.indices {
            network.rows[layer].sort { middles[$0] < middles[$1] }
        }
        let left = zip(middles, nodes).map { $0 - $1.left }.min() ?? 0
        for node in middles.indices { middles[node] += metrics.margin - left }
        for box in frames.indices { frames[box].x = middles[box] - frames[box].width / 2 }
    }

    /// The steps between rows; those from bend to bend are the straightest. A node with none above
    /// it that is not in the first row is held in its row by a weak edge.
    private var edges: [DotLayout.Edge] {
        let steps = network.links.map { link in
            let bends = [link.upper, link.lower].count { network.nodes[$0].box == nil }
            return DotLayout.Edge(
                upper: link.upper, lower: link.lower, weight: [10, 30, 90][bends])
        }
        let lowers = Set(network.links.map(\.lower))
        let holds = network.nodes.indices.compactMap { node -> DotLayout.Edge? in
            let layer = network.nodes[node].layer
            guard layer > 0, !lowers.contains(node), let upper = network.rows[layer - 1].first
            else { return nil }
            return DotLayout.Edge(upper: upper, lower: node, weight: 1)
        }
        return steps + holds
    }
}
