import PatternCatalogue

// The ways of lines through the channels between layers.
extension ClassLayout {
    func drawNets(steps: [[Step]], tracks: [[Int?]], into drawing: inout Drawing) {
        for (index, net) in network.nets.enumerated() {
            guard let first = net.relations.first else { continue }
            let kind = relations[first.index].kind
            var ways = Ways(net: net, layout: self, steps: steps, tracks: tracks, index: index)
            for lower in net.relations.map(\.lower).sorted(by: {
                nearness($0, net) < nearness($1, net)
            }) {
                let way = ways.way(from: lower)
                let lowerMarker = net.startsAbove ? kind.targetMarker : kind.sourceMarker
                let upperMarker = net.startsAbove ? kind.sourceMarker : kind.targetMarker
                drawing.lines.append(
                    Drawing.Line(
                        kind: .relation, points: way.points, isDashed: kind.isDashed,
                        start: lowerMarker, end: way.isComplete ? upperMarker : .none))
            }
        }
    }

    /// How far a lower end is from the line's upper one, the deeper layers last.
    private func nearness(_ lower: Int, _ net: Network.Net) -> Int {
        network.nodes[lower].layer * 100_000 + abs(middles[lower] - middles[net.upper])
    }

    /// The ways of one line's ends upward, each up to where another one has been before.
    private struct Ways {
        let net: Network.Net
        let layout: ClassLayout
        let steps: [[Step]]
        let tracks: [[Int?]]
        let index: Int

        /// For each stage, from where to where its track is drawn.
        private var drawn: [ClosedRange<Int>?]

        init(
            net: Network.Net, layout: ClassLayout, steps: [[Step]], tracks: [[Int?]], index: Int
        ) {
            self.net = net
            self.layout = layout
            self.steps = steps
            self.tracks = tracks
            self.index = index
            drawn = Array(repeating: nil, count: net.stages.count)
        }

        /// The way from a lower box up, and whether it leads to the upper one.
        mutating func way(from lower: Int) -> (points: [Point], isComplete: Bool) {
            let thickness = layout.metrics.thickness
            var node = lower
            var x = layout.x(of: lower, net: index, atBottom: false)
            var points = [Point(x, layout.frames[lower].minY - thickness)]
            for number in net.stages.indices.reversed() {
                let stage = net.stages[number]
                guard stage.allLowers.contains(node) else { continue }
                let layer = layout.network.nodes[stage.upper].layer
                let upperX = layout.x(of: stage.upper, net: index, atBottom: true)
                if let y = track(layer: layer, stage: number) {
                    points.append(Point(x, y))
                    if let range = drawn[number] {
                        if !range.contains(x) {
                            let near = x < range.lowerBound ? range.lowerBound : range.upperBound
                            points.append(Point(near, y))
                        }
                        drawn[number] = min(x, range.lowerBound)...max(x, range.upperBound)
                        return (points, false)
                    }
                    points.append(Point(upperX, y))
                }
                drawn[number] = min(x, upperX)...max(x, upperX)
                x = upperX
                node = stage.upper
            }
            points.append(Point(x, layout.frames[net.upper].maxY))
            return (points.withoutIdlePoints(), true)
        }

        private func track(layer: Int, stage: Int) -> Int? {
            let place = steps[layer].firstIndex { $0.net == index && $0.stage == stage }
            return place.flatMap { tracks[layer][$0] }
        }
    }
}

extension ClassRelation.Kind {
    var isDashed: Bool { self == .realisation || self == .dependency }

    var sourceMarker: Drawing.Line.Marker {
        switch self {
        case .composition: .filledDiamond
        case .aggregation: .diamond
        case .generalisation, .realisation, .association, .dependency: .none
        }
    }

    var targetMarker: Drawing.Line.Marker {
        switch self {
        case .generalisation, .realisation: .triangle
        case .composition, .aggregation, .association, .dependency: .arrow
        }
    }
}

extension [Point] {
    /// The same line without points where it does not turn.
    func withoutIdlePoints() -> [Point] {
        var points: [Point] = []
        for point in self {
            if point == points.last { continue }
            if points.count > 1 {
                let (a, b) = (points[points.count - 2], points[points.count - 1])
                if (a.x == b.x && b.x == point.x) || (a.y == b.y && b.y == point.y) {
                    points.removeLast()
                }
            }
            points.append(point)
        }
        return points
    }
}
