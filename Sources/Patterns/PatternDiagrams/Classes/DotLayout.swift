import CGraphviz
import Glibc
import Synchronization

/// Rows and columns for boxes that are tied from above to below, by Graphviz's `dot`.
///
/// `dot` puts nodes into rows so that edges lead down and are short, orders each row so that few
/// edges cross, and places the nodes so that edges are straight. The result depends on the
/// arguments alone.
struct DotLayout {
    /// The room of a node to the left and to the right of its middle, where its edges meet it.
    struct Node {
        var left = 0
        var right = 0
    }

    /// A tie from one node down to another. Edges of more weight are shorter and straighter.
    struct Edge {
        var upper: Int
        var lower: Int
        var weight: Int
    }

    /// Each node's row, 0 at the top.
    private(set) var rows: [Int] = []

    /// Each node's middle.
    private(set) var middles: [Int] = []

    /// The points of Graphviz that stand for one unit: nodes are placed on whole points.
    private static let scale = 8

    /// The height of every node, and the distance from one row to the next, in points.
    private static let (nodeHeight, rowDistance) = (8, 80)

    /// Graphviz, which one thread may use at a time.
    private static let graphviz = Mutex(gvContext())

    /// Lays nodes out.
    ///
    /// - Parameter gap: The distance between neighbours in a row.
    init(nodes: [Node], edges: [Edge], gap: Int) {
        guard !nodes.isEmpty else { return }
        let source = Self.source(nodes: nodes, edges: edges, gap: gap)
        let points = Self.graphviz.withLock { context in
            Self.withDecimalPoints { Self.points(of: nodes.count, in: source, context) }
        }
        let top = points.map(\.y).max() ?? 0
        rows = points.map { Int(((top - $0.y) / Double(Self.rowDistance)).rounded()) }
        middles = zip(points, nodes).map { point, node in
            let left = point.x - Double((node.left + node.right) * Self.scale) / 2
            return Int((left / Double(Self.scale)).rounded()) + node.left
        }
    }

    // MARK: Asking Graphviz

    /// The graph in Graphviz's language. A node is a table of cells without text, one of which is
    /// the port in the middle.
    private static func source(nodes: [Node], edges: [Edge], gap: Int) -> String {
        let inch = 72.0
        var lines = [
            "digraph {",
            "nodesep=\(Double(gap * scale) / inch)",
            "ranksep=\(Double(rowDistance - nodeHeight) / inch)",
            "node [shape=plain]",
            #"edge [tailport="m:s", headport="m:n"]"#,
        ]
        for (index, node) in nodes.enumerated() {
            let cells = [
                cell(width: node.left * scale - 1), cell(width: 2, port: #"PORT="m""#),
                cell(width: node.right * scale - 1),
            ]
            lines.append(
                """
                n\(index) [label=<<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="0">\
                <TR>\(cells.joined())</TR></TABLE>>]
                """)
        }
        lines += edges.map { "n\($0.upper) -> n\($0.lower) [weight=\($0.weight)]" }
        return lines.joined(separator: "\n") + "\n}\n"
    }

    private static func cell(width: Int, port: String = "") -> String {
        guard width > 0 else { return "" }
        return """
            <TD \(port) FIXEDSIZE="TRUE" WIDTH="\(width)" HEIGHT="\(nodeHeight)"></TD>
            """
    }

    /// The nodes' centres in points, y growing upward.
    private static func points(
        of count: Int, in source: String, _ context: OpaquePointer?
    ) -> [(x: Double, y: Double)] {
        guard let graph = agmemread(source), gvLayout(context, graph, "dot") == 0 else {
            preconditionFailure(
                """
                Graphviz has no layout “dot”, or could not read a graph. Install Debian's libgvc6 \
                again, which lists its layouts.
                """)
        }
        defer {
            gvFreeLayout(context, graph)
            agclose(graph)
        }
        return (0..<count).map { index in
            var name = Array("n\(index)".utf8CString)
            guard let node = agnode(graph, &name, 0), let data = node.pointee.base.data
            else { preconditionFailure("Graphviz lost node \(index) of \(source)") }
            // A laid-out node begins its data with this record.
            let info = UnsafeRawPointer(data).assumingMemoryBound(to: Agnodeinfo_t.self)
            return (info.pointee.coord.x, info.pointee.coord.y)
        }
    }

    /// Runs `body` in a locale whose numbers have decimal points, as Graphviz reads them by the
    /// locale.
    private static func withDecimalPoints<Result>(_ body: () -> Result) -> Result {
        let plain = newlocale(LC_NUMERIC_MASK, "C", nil)
        let usual = uselocale(plain)
        defer {
            uselocale(usual)
            freelocale(plain)
        }
        return body()
    }
}
