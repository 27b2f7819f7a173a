import ConstraintSolver
import CoreGraphics

extension UIView {
    /// The size of this view when nothing outside counts and each length wants that of a target.
    final func fittingSize(
        _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        precondition(
            horizontal.isLegal && vertical.isLegal,
            """
            A fitting priority of \(NSLayoutConstraint.name(of: self)) is not in 1…1000: \
            \(horizontal.rawValue), \(vertical.rawValue). Use .required or .fittingSizeLevel.
            """)
        updateConstraintsInTree()
        let measuring = LayoutEngine(root: self, isMeasuring: true)
        let size = LayoutLoan(of: self).during {
            measuring.size(
                fitting: target, Strength(horizontal.rawValue), Strength(vertical.rawValue))
        }
        return size
    }
}

extension LayoutEngine {
    /// The topmost view's size when its lengths want those of a target.
    fileprivate func size(fitting target: CGSize, _ horizontal: Strength, _ vertical: Strength)
        -> CGSize
    {
        let place = place(of: root.layoutParticipant)
        root.forEachNodeInTree { node in
            if !node.isOfGuide { lowerAll(of: node) }
        }
        draw(place.width, to: target.width, horizontal)
        draw(place.height, to: target.height, vertical)
        update()
        return root.frame(forAlignmentRect: solvedFrame(of: place)).size
    }

    private func draw(_ length: Variable, to target: CGFloat, _ strength: Strength) {
        let finite = target.isFinite ? max(0, target) : UIView.layoutFittingExpandedSize.width
        solver.add(Term(length), .equal, constant: -Double(finite), strength: strength)
    }

    /// Adds all rows that a view keeps.
    private func lowerAll(of node: LayoutNode) {
        if !node.rows.isEmpty { lowerRows(of: node) }
        node.forEachStored { lower($0, keptBy: node) }
    }
}

/// Lends the nodes of a tree to an engine that measures, and gives them back as they were.
private struct LayoutLoan {
    private var nodes: [(node: LayoutNode, attachment: LayoutAttachment, rows: [LoweredRow])] = []
    private var constraints: [(constraint: NSLayoutConstraint, lowered: LoweredRow?)] = []

    init(of view: UIView) {
        _ = view.layoutParticipant
        var nodes = nodes
        var constraints = constraints
        view.forEachNodeInTree { node in
            nodes.append((node, node.attachment, node.loweredRows))
            node.forEachStored { constraints.append(($0, $0.places.lowered)) }
        }
        self.nodes = nodes
        self.constraints = constraints
    }

    func during(_ measure: () -> CGSize) -> CGSize {
        for (node, _, _) in nodes {
            node.attachment = LayoutAttachment()
            node.loweredRows = []
        }
        for (constraint, _) in constraints { constraint.places.lowered = nil }
        let size = measure()
        for (node, attachment, rows) in nodes {
            node.attachment = attachment
            node.loweredRows = rows
        }
        for (constraint, lowered) in constraints { constraint.places.lowered = lowered }
        return size
    }
}
