import CoreGraphics
import TestSupport

/// A tree of views as plain values: what layout depends on, without what happened before.
struct LayoutPlan: Equatable, CustomStringConvertible {
    enum Kind: CaseIterable {
        case box
        case label
        case stack
        case scroll
        case collection
        case table
    }

    /// A rule for one number of a view in its superview.
    enum Rule: Equatable {
        /// A distance from the superview's leading or top edge.
        case start(CGFloat)

        /// A distance from the superview's own safe area or margins.
        case safe(CGFloat)
        case margin(CGFloat)

        /// The middle of the superview.
        case middle(CGFloat)

        /// A length.
        case length(CGFloat)

        /// A share of the superview's length.
        case share(CGFloat)

        /// The superview ends at least so far behind the view.
        case wrap(CGFloat)

        /// A length that is preferred.
        case preferred(CGFloat)
    }

    struct Relation: Equatable {
        var rule: Rule
        let isVertical: Bool
        var isActive = true
    }

    struct Node: Equatable {
        let kind: Kind
        var isConstrained = true
        var isHidden = false
        var children: [Int] = []
        var relations: [Relation] = []
        var frame = CGRect.zero
        var content = CGSize(width: -1, height: -1)
        var letters = 0
        var margin: CGFloat = 8
        var rows: [CGFloat] = []
    }

    var nodes: [Node]
    var safeArea: CGFloat = 0

    /// The root's index.
    static let root = 0

    var description: String {
        var text = "safe area \(safeArea)\n"
        for (index, node) in nodes.enumerated() {
            text += "\(index): \(node.kind) in \(parent(of: index).map { "\($0)" } ?? "-")"
            text += node.isConstrained ? "" : " frame \(node.frame)"
            if node.content.width >= 0 || node.content.height >= 0 { text += " \(node.content)" }
            text += node.letters > 0 ? " letters \(node.letters)" : ""
            text += node.rows.isEmpty ? "" : " rows \(node.rows)"
            text += node.isHidden ? " hidden" : ""
            for relation in node.relations where relation.isActive {
                text += " \(relation.isVertical ? "v" : "h").\(relation.rule)"
            }
            text += "\n"
        }
        return text
    }

    func parent(of index: Int) -> Int? {
        nodes.firstIndex { $0.children.contains(index) }
    }

    /// `true` for a frame, by its name in the results, of a view in a stack that is hidden, or of
    /// one inside: the stack leaves it out of the layout.
    func isLeftOut(_ name: String) -> Bool {
        var index = Int(name.prefix { $0.isNumber })
        while let view = index {
            index = parent(of: view)
            if nodes[view].isHidden, let index, nodes[index].kind == .stack { return true }
        }
        return false
    }
}

extension LayoutPlan {
    /// A random plan.
    static func random(_ random: inout SeededGenerator) -> LayoutPlan {
        var plan = LayoutPlan(nodes: [Node(kind: .box, isConstrained: false)])
        plan.safeArea = CGFloat(10 * Int.random(in: 0...3, using: &random))
        let count = Int.random(in: 2...9, using: &random)
        for index in 1...count {
            var kind = Kind.box
            if Int.random(in: 0..<3, using: &random) == 0 {
                kind = Kind.allCases.randomElement(using: &random) ?? .box
            }
            let isConstrained = Int.random(in: 0..<6, using: &random) > 0
            var node = Node(kind: kind, isConstrained: isConstrained)
            node.frame = CGRect(
                x: Int.random(in: 0...40, using: &random),
                y: Int.random(in: 0...40, using: &random),
                width: Int.random(in: 20...200, using: &random),
                height: Int.random(in: 20...200, using: &random))
            if kind == .box, Bool.random(using: &random) {
                node.content = Self.size(&random)
            }
            if kind == .label { node.letters = Int.random(in: 1...60, using: &random) }
            node.margin = CGFloat(Int.random(in: 0...12, using: &random))
            if kind == .collection || kind == .table {
                node.rows = (0..<Int.random(in: 1...5, using: &random)).map { _ in
                    CGFloat(Int.random(in: 10...60, using: &random))
                }
            }
            plan.nodes.append(node)
            let hosts = (0..<index).filter { plan.nodes[$0].canHaveChildren }
            let host = hosts.randomElement(using: &random) ?? 0
            plan.nodes[host].children.append(index)
            plan.nodes[index].relations = relations(of: node, in: plan.nodes[host], &random)
        }
        return plan
    }

    static func size(_ random: inout SeededGenerator) -> CGSize {
        CGSize(
            width: Int.random(in: 5...120, using: &random),
            height: Int.random(in: 5...120, using: &random))
    }

    /// Rules that place a view in a superview, with one solution.
    static func relations(
        of node: Node, in host: Node, _ random: inout SeededGenerator
    ) -> [Relation] {
        [false, true].flatMap { isVertical -> [Relation] in
            let number = CGFloat(Int.random(in: 0...30, using: &random))
            let length = CGFloat(Int.random(in: 10...150, using: &random))
            var rules: [Rule] = []
            switch Int.random(in: 0..<8, using: &random) {
            case 0: rules.append(.safe(number))
            case 1: rules.append(.margin(number))
            case 2 where !host.wraps: rules.append(.middle(number))
            default: rules.append(.start(number))
            }
            let needsLength = node.kind == .scroll || node.kind == .table
            let hasContent = node.kind == .label || node.kind == .stack || node.content.width >= 0
            switch Int.random(in: 0..<5, using: &random) {
            case 0: rules.append(.length(length))
            case 1 where !host.wraps: rules.append(.share(0.5))
            case 2 where !needsLength: rules.append(.preferred(length))
            default:
                if needsLength || node.kind == .collection && !isVertical || !hasContent {
                    rules.append(.length(length))
                }
            }
            if node.kind == .stack { rules.removeLast(rules.count - 1) }
            if host.wraps || host.kind == .scroll { rules.append(.wrap(number)) }
            if host.kind == .stack {
                rules = node.content.width < 0 ? [.length(length)] : []
            }
            if host.kind == .scroll { rules[0] = .start(number) }
            return rules.map { Relation(rule: $0, isVertical: isVertical) }
        }
    }
}

extension LayoutPlan.Node {
    var canHaveChildren: Bool { kind == .box || kind == .stack || kind == .scroll }

    /// `true` if the view is as large as its subviews make it.
    var wraps: Bool { isConstrained && kind == .box && relations.allSatisfy { !$0.isLength } }
}

extension LayoutPlan.Relation {
    var isLength: Bool {
        switch rule {
        case .length, .share, .preferred: true
        case .start, .safe, .margin, .middle, .wrap: false
        }
    }
}
