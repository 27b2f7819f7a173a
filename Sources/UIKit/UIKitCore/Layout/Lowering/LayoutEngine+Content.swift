import ConstraintSolver
import CoreGraphics

// A content size is two rows a direction: at most so long, with the hugging priority, and at least so long, with that
// of compression resistance. The first view that an activated constraint speaks of gives way first when it may
// stretch, and last when it would be cut; one whose height follows its width is as if it came last.

extension LayoutEngine {
    /// Adds the rows that an item has by itself.
    func addOwnRows(of node: LayoutNode) {
        guard !node.isOfGuide else { return }
        if isRoot(node) {
            addRootRows(of: node)
        } else if node.isPlacedByEngine {
            addContentRows(of: node)
        } else {
            addFrameRows(of: node)
        }
    }

    /// Removes the rows that an item has by itself.
    func removeOwnRows(of node: LayoutNode) {
        let own = node.attachment.ownRows
        for row in [own.first, own.second, own.third, own.fourth] {
            if let row { solver.remove(row) }
        }
        node.attachment.ownRows = LayoutOwnRows()
    }

    /// Makes the own rows of the nodes that wait for it.
    func remakeOwnRows() {
        while let node = waiting.popLast() {
            node.attachment.isWaiting = false
            if knows(node) { updateOwnRows(of: node) }
        }
    }

    /// Brings the rows that an item has by itself up to date.
    func updateOwnRows(of node: LayoutNode) {
        if node.isOfGuide {
            node.guide?.pinOrigin()
        } else if node.isPlacedByEngine || isMeasuring && node.view === root {
            updateContentRows(of: node)
        } else {
            updateFrameRows(of: node)
        }
    }

    // MARK: Content

    func addContentRows(of node: LayoutNode) {
        let size = contentSize(of: node)
        node.attachment.ownRows = LayoutOwnRows()
        guard size.width != nil || size.height != nil else { return }
        let priorities = node.withView { $0.contentPriorities }
        let order = node.tieOrder
        if let width = size.width {
            addContentRows(of: node, .horizontal, width, priorities, order)
        }
        if let height = size.height {
            addContentRows(of: node, .vertical, height, priorities, order)
        }
    }

    private func addContentRows(
        of node: LayoutNode, _ axis: NSLayoutConstraint.Axis, _ length: Double,
        _ priorities: ContentPriorities, _ order: Int32
    ) {
        guard let place = node.attachment.place else { return }
        let term = Term(axis == .horizontal ? place.width : place.height)
        let hugging = solver.add(
            term, .lessThanOrEqual, constant: -length,
            strength: Strength(content: priorities.hugging[axis]), tie: order)
        let resistance = solver.add(
            term, .greaterThanOrEqual, constant: -length,
            strength: Strength(content: priorities.compressionResistance[axis]), tie: -order)
        if axis == .horizontal {
            node.attachment.ownRows.first = hugging
            node.attachment.ownRows.second = resistance
        } else {
            node.attachment.ownRows.third = hugging
            node.attachment.ownRows.fourth = resistance
        }
    }

    /// Brings the content's rows up to date: their numbers where that is enough.
    private func updateContentRows(of node: LayoutNode) {
        let size = contentSize(of: node)
        update(node, .horizontal, size.width)
        update(node, .vertical, size.height)
        // Before it measures, an engine brings all constraints up to date.
        if !isMeasuring { remeasure(node) }
    }

    private func update(_ node: LayoutNode, _ axis: NSLayoutConstraint.Axis, _ length: Double?) {
        let own = node.attachment.ownRows
        let rows = axis == .horizontal ? (own.first, own.second) : (own.third, own.fourth)
        guard let hugging = rows.0, let resistance = rows.1 else {
            if let length {
                let priorities = node.withView { $0.contentPriorities }
                addContentRows(of: node, axis, length, priorities, node.tieOrder)
            }
            return
        }
        if let length {
            let priorities = node.view.contentPriorities
            solver.setConstant(hugging, -length)
            solver.setConstant(resistance, -length)
            solver.setStrength(hugging, Strength(content: priorities.hugging[axis]))
            solver.setStrength(
                resistance, Strength(content: priorities.compressionResistance[axis]))
            solver.setTie(hugging, node.tieOrder)
            solver.setTie(resistance, -node.tieOrder)
        } else {
            solver.remove(hugging)
            solver.remove(resistance)
            if axis == .horizontal {
                node.attachment.ownRows.first = nil
                node.attachment.ownRows.second = nil
            } else {
                node.attachment.ownRows.third = nil
                node.attachment.ownRows.fourth = nil
            }
        }
    }

    /// The content's lengths, where the view has a wish.
    private func contentSize(of node: LayoutNode) -> (width: Double?, height: Double?) {
        node.attachment.wrappedWidth = nil
        return node.withView { view in
            let size = view.intrinsicContentSize
            func wish(_ length: CGFloat) -> Double? {
                length.isFinite && length >= 0 ? Double(length) : nil
            }
            if view.contentHeightFollowsWidth { wrapping.append(node) }
            return (wish(size.width), wish(size.height))
        }
    }

    // MARK: Height for width

    /// Gives views whose height follows their width the height at the width that was solved.
    ///
    /// - Returns: Whether a height changed.
    func wrapContents() -> Bool {
        guard !wrapping.isEmpty else { return false }
        var changed = false
        var stillWrapping: [LayoutNode] = []
        for node in wrapping where knows(node) && node.view.contentHeightFollowsWidth {
            stillWrapping.append(node)
            if wrap(node) { changed = true }
        }
        wrapping = stillWrapping
        return changed
    }

    private func wrap(_ node: LayoutNode) -> Bool {
        guard let place = node.attachment.place,
            node.isPlacedByEngine || node.view === root,
            let hugging = node.attachment.ownRows.third,
            let resistance = node.attachment.ownRows.fourth
        else { return false }
        let width = solver.value(of: place.width)
        guard node.attachment.wrappedWidth != width else { return false }
        node.attachment.wrappedWidth = width
        let fitting = node.view.sizeThatFits(
            CGSize(width: CGFloat(width), height: .greatestFiniteMagnitude))
        guard width > 0, fitting.height.isFinite, fitting.height >= 0 else { return false }
        solver.setConstant(hugging, -Double(fitting.height))
        solver.setConstant(resistance, -Double(fitting.height))
        return true
    }

    /// Makes the relations of a view's baselines anew, because its text may stand elsewhere, and those of views around it
    /// whose text it is.
    private func remeasure(_ node: LayoutNode) {
        lowerBaselinesAgain(of: node)
        guard var view = node.holder else { return }
        let text = view
        while let outer = view.superview, let outerNode = outer.layoutNode, knows(outerNode) {
            if outerNode.state.rows.contains(where: \.isOfBaselines) { lowerRows(of: outerNode) }
            guard outer.forFirstBaselineLayout === text || outer.forLastBaselineLayout === text
            else { return }
            lowerBaselinesAgain(of: outerNode)
            view = outer
        }
    }

    private func lowerBaselinesAgain(of node: LayoutNode) {
        node.forEachConstraint { constraint in
            if constraint.firstAttribute.isBaseline || constraint.secondAttribute.isBaseline {
                lowerAgain(constraint)
            }
        }
    }
}

extension LayoutRow {
    /// Whether the row aligns texts, or spaces them.
    fileprivate var isOfBaselines: Bool {
        terms.form.firstAttribute.isBaseline || terms.form.secondAttribute.isBaseline
    }
}

extension LayoutNode {
    /// Whether constraints place the view, and not its frame.
    nonisolated var isPlacedByEngine: Bool {
        !isOfGuide
            && holderLink?.withGuaranteed {
                $0.layoutMarks.contains(.isPlacedByConstraints)
            } ?? false
    }

    /// The place among equal wishes; later ones stretch later and are cut earlier.
    fileprivate var tieOrder: Int32 {
        let late: Int32 = withView { $0.contentHeightFollowsWidth } ? 1 << 29 : 0
        return state.order &+ late
    }
}

extension Strength {
    /// The strength of a content size: 1000 stays below what is required.
    init(content priority: Float) {
        self = priority == 1000 ? .belowRequired : Strength(priority)
    }
}
