import PatternCatalogue

// Where lines meet boxes.
extension ClassLayout {
    // MARK: Making
    mutating func makePorts() {
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

    // MARK: Placing

    mutating func placePorts() {
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
            preferences: side.map { Double(preferredX(of: ports[$0])) },
            weights: side.map { _ in 1 }, separations: separations,
            in: Double(leftmost)...Double(max(leftmost, rightmost)))
        for (port, place) in zip(side, places) { ports[port].x = place }
    }

    /// The preferred position of a port: the middle for shared lines of heirs, else opposite the
    /// other end.
    private func preferredX(of port: Port) -> Int {
        let net = network.nets[port.net]
        guard net.relations.count == 1 else { return middles[port.box] }
        let other = ports.first {
            $0.net == port.net && $0.isAtBottom != port.isAtBottom
        }
        let isDirect = net.stages.count == 1
        return isDirect
            ? other?.x ?? middles[port.box] : Int(meanMiddle(port.others).rounded())
    }

    // MARK: Straightening

    /// Takes the small steps out of lines that are almost straight.
    mutating func straighten() {
        for (index, net) in network.nets.enumerated() {
            guard let upper = ports.firstIndex(where: { $0.net == index && $0.isAtBottom }) else {
                continue
            }
            if straightenWholly(net, index: index, upper: upper) { continue }
            var x = ports[upper].x
            for stage in net.stages {
                guard let bend = stage.bend else { continue }
                if abs(middles[bend] - x) <= metrics.portGap / 2, canMoveBend(bend, to: x) {
                    middles[bend] = x
                }
                x = middles[bend]
            }
            guard net.relations.count == 1,
                let lower = ports.firstIndex(where: { $0.net == index && !$0.isAtBottom }),
                ports[lower].x != x, abs(ports[lower].x - x) <= metrics.portGap / 2
            else { continue }
            if canMove(lower, to: x) {
                ports[lower].x = x
            } else if net.stages.count == 1, canMove(upper, to: ports[lower].x) {
                ports[upper].x = ports[lower].x
            }
        }
    }

    /// Makes a line with two ends wholly straight, if some place suits all of it.
    ///
    /// - Returns: `true` if it is straight now.
    private mutating func straightenWholly(_ net: Network.Net, index: Int, upper: Int) -> Bool {
        guard net.relations.count == 1,
            let lower = ports.firstIndex(where: { $0.net == index && !$0.isAtBottom })
        else { return false }
        let bends = net.stages.compactMap(\.bend)
        let places = [ports[upper].x, ports[lower].x] + bends.map { middles[$0] }
        let fitting = places.first { x in
            places.allSatisfy { abs($0 - x) <= metrics.portGap / 2 }
                && [upper, lower].allSatisfy { ports[$0].x == x || canMove($0, to: x) }
                && bends.allSatisfy { middles[$0] == x || canMoveBend($0, to: x) }
        }
        guard let fitting else { return false }
        ports[upper].x = fitting
        ports[lower].x = fitting
        for bend in bends { middles[bend] = fitting }
        return true
    }

    /// Returns `true` if a bend at `x` keeps its distance from its neighbours.
    private func canMoveBend(_ bend: Int, to x: Int) -> Bool {
        network.rows[network.nodes[bend].layer].allSatisfy { other in
            guard other != bend else { return true }
            let extent = extent(of: other)
            let left = middles[other] - extent.middle
            let clearance = metrics.boxGap / 2 + 1
            return x <= left - clearance || left + extent.width + clearance <= x
        }
    }

    /// Returns `true` if a port at `x` keeps its distance from its neighbours and the corners.
    private func canMove(_ port: Int, to x: Int) -> Bool {
        let frame = frames[ports[port].box]
        let first = frame.minX + metrics.cornerGap
        let last =
            frame.maxX - metrics.cornerGap - (ports[port].texts.isEmpty ? 0 : ports[port].right)
        guard first <= x, x <= last else { return false }
        return ports.allSatisfy { other in
            guard other.box == ports[port].box, other.isAtBottom == ports[port].isAtBottom,
                other.net != ports[port].net
            else { return true }
            return other.x < ports[port].x
                ? other.x + other.right + metrics.portGap / 2 <= x
                : x + ports[port].right + metrics.portGap / 2 <= other.x
        }
    }
}
