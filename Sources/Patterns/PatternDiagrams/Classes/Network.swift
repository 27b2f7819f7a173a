import PatternCatalogue

/// The boxes of a class diagram in their layers, and the lines between them as steps from one layer
/// to the next.
///
/// A line that passes a layer goes through a *bend* there, which takes part in ordering and placing
/// like a box. Heirs of one type share one line, which ends in one arrowhead.
struct Network {
    /// A box, or a bend of a line.
    struct Node {
        /// The box's index, or nothing for a bend.
        let box: Int?

        let layer: Int
    }

    /// One line from an upper box to one or more lower ones.
    struct Net {
        /// Where the line goes from one layer to the next.
        struct Stage {
            /// The box or the bend above.
            let upper: Int

            /// The boxes in which the line ends below.
            var lowers: [Int]

            /// Where the line goes on below.
            var bend: Int?

            var allLowers: [Int] { lowers + [bend].compactMap(\.self) }
        }

        /// The relations that the line stands for, each with the node of its lower end. One, unless
        /// it is inheritance.
        let relations: [(index: Int, lower: Int)]

        /// `true` if the relations' sources are above.
        let startsAbove: Bool

        /// From top to bottom.
        var stages: [Stage] = []

        /// The box in which the line ends above.
        let upper: Int
    }

    /// The boxes in their order, then the bends.
    private(set) var nodes: [Node]

    private(set) var nets: [Net] = []

    /// Every step between two layers, as its upper and its lower node.
    private(set) var links: [(upper: Int, lower: Int)] = []

    /// The nodes of each layer, from left to right.
    var rows: [[Int]]

    init(
        layers: [Int], relations: [(source: Int, kind: ClassRelation.Kind, target: Int)]
    ) {
        nodes = layers.enumerated().map { Node(box: $0.offset, layer: $0.element) }
        rows = Array(repeating: [], count: (layers.max() ?? -1) + 1)
        for (index, node) in nodes.enumerated() { rows[node.layer].append(index) }

        var isDone = Array(repeating: false, count: relations.count)
        for (index, relation) in relations.enumerated()
        where !isDone[index] && relation.source != relation.target {
            let startsAbove = layers[relation.source] < layers[relation.target]
            var members = [index]
            if relation.kind.strength == .inheritance, !startsAbove {
                members = relations.indices.filter {
                    let other = relations[$0]
                    return other.kind == relation.kind && other.target == relation.target
                        && layers[other.source] > layers[other.target]
                }
            }
            for member in members { isDone[member] = true }
            add(
                Net(
                    relations: members.map { member in
                        (member, startsAbove ? relations[member].target : relations[member].source)
                    },
                    startsAbove: startsAbove,
                    upper: startsAbove ? relation.source : relation.target))
        }
    }

    /// Adds a line, with the bends that it needs.
    private mutating func add(_ net: Net) {
        var net = net
        var layer = nodes[net.upper].layer
        var upper = net.upper
        let lowers = net.relations.map(\.lower)
        let last = lowers.map { nodes[$0].layer }.max() ?? layer
        while layer < last {
            layer += 1
            var stage = Net.Stage(upper: upper, lowers: lowers.filter { nodes[$0].layer == layer })
            if layer < last {
                upper = nodes.count
                nodes.append(Node(box: nil, layer: layer))
                rows[layer].append(upper)
                stage.bend = upper
            }
            net.stages.append(stage)
        }
        nets.append(net)
        for stage in net.stages { links += stage.allLowers.map { (stage.upper, $0) } }
    }
}
