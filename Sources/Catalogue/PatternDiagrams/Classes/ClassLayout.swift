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

    init(_ diagram: ClassDiagram, language: CatalogueLanguage, metrics: Metrics) {
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
        contents = diagram.boxes.map { BoxContent($0, metrics: metrics) }
        attachments = diagram.boxes.map {
            Attachments(of: $0, in: diagram, language: language, metrics: metrics)
        }
        var layering = Layering(boxCount: diagram.boxes.count, relations: relations)
        layering.breakWideRows(
            widths: zip(contents, attachments).map { $0.width + $1.left + $1.right },
            gap: metrics.boxGap, rowWidth: metrics.rowWidth)
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
    }

    // MARK: Ports

    private mutating func makePorts() {
        for (index, net) in network.nets.enumerated() {
            guard let first = net.stages.first else { continue }
            let upperTexts = net.relations.count == 1 ? end(of: net, atBottom: true) : []
            ports.append(
                port(net: index, box: net.upper, atBottom: true, first.allLowers, upperTexts))
            for stage in net.stages {
                for lower in stage.lowers {
                    let texts = end(of: net, atBottom: false, lower: lower)
                    ports.append(
                        port(net: index, box: lower, atBottom: false, [stage.upper], texts))
                }
            }
        }
        for box in frames.indices {
            for atBottom in [true, false] {
                let side = ports.filter { $0.box == box && $0.isAtBottom == atBottom }
                let width =
                    side.map { metrics.portGap / 2 + $0.right }.reduce(0, +)
                    + 2 * metrics.cornerGap
                frames[box].width = max(frames[box].width, width)
            }
        }
    }

    private func port(
        net: Int, box: Int, atBottom: Bool, _ others: [Int], _ texts: [String]
    ) -> Port {
        let width = texts.map { metrics.width($0, .relation) }.max() ?? 0
        let room = width == 0 ? 0 : metrics.labelGap + width
        return Port(
            net: net, box: box, isAtBottom: atBottom, others: others, texts: texts,
            right: max(metrics.portGap / 2, room))
    }

    /// The texts at one end of a line.
    private func end(of net: Network.Net, atBottom: Bool, lower: Int? = nil) -> [String] {
        guard let relation = net.relations.first(where: { lower == nil || $0.lower == lower })
        else { return [] }
        let texts = texts[relation.index]
        return net.startsAbove == atBottom ? texts.source : texts.target
    }

    // MARK: Columns

    /// Where a node's middle is from its left end, and how much room it takes.
    private func extent(of node: Int) -> (middle: Int, width: Int) {
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

    // MARK: Where lines meet boxes

    private mutating func placePorts() {
        ports = ports.enumerated().sorted { a, b in
            (meanMiddle(a.element.others), a.offset) < (meanMiddle(b.element.others), b.offset)
        }.map(\.element)
        for index in ports.indices { ports[index].x = middles[ports[index].box] }
        for _ in 0..<6 {
            for atBottom in [true, false] {
                for box in frames.indices { placePorts(of: box, atBottom: atBottom) }
            }
        }
    }

    private func meanMiddle(_ nodes: [Int]) -> Double {
        nodes.map { Double(middles[$0]) }.reduce(0, +) / Double(max(1, nodes.count))
    }

    private mutating func placePorts(of box: Int, atBottom: Bool) {
        let side = ports.indices.filter {
            ports[$0].box == box && ports[$0].isAtBottom == atBottom
        }
        guard let last = side.last else { return }
        let frame = frames[box]
        let separations = zip(side, side.dropFirst()).map { left, _ in
            ports[left].right + metrics.portGap / 2
        }
        let leftmost = frame.minX + metrics.cornerGap + metrics.portGap / 2
        let rightmost = frame.maxX - metrics.cornerGap - ports[last].right
        let places = Spacing.places(
            wishes: side.map { Double(wish(of: ports[$0])) },
            weights: side.map { _ in 1 }, separations: separations,
            in: Double(leftmost)...Double(max(leftmost, rightmost)))
        for (port, place) in zip(side, places) { ports[port].x = place }
    }

    /// Where a line would like to meet its box: in the middle where heirs share it, else opposite its other end.
    private func wish(of port: Port) -> Int {
        let net = network.nets[port.net]
        guard net.relations.count == 1 else { return middles[port.box] }
        let other = ports.first {
            $0.net == port.net && $0.isAtBottom != port.isAtBottom
        }
        let isDirect = net.stages.count == 1
        return isDirect
            ? other?.x ?? middles[port.box] : Int(meanMiddle(port.others).rounded())
    }
}
