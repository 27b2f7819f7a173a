import ConstraintSolver
import CoreGraphics

// A content size is two rows in each direction: an upper bound with the hugging priority, and a
// lower bound with that of compression resistance. The first view that an activated constraint
// references gives way first when it may stretch, and last when it would be cut. Across, a view
// whose height follows its width gives way before all others, and among such views the last one.

extension LayoutEngine {
    /// Adds the rows of an item itself.
    func addOwnRows(of node: LayoutNode) {
        guard !node.isGuide else { return }
        if isRoot(node) {
            addRootRows(of: node)
        } else if node.isPlacedByEngine {
            addContentRows(of: node)
        } else {
            addFrameRows(of: node)
        }
    }

    /// Removes the rows of an item itself.
    func removeOwnRows(of node: LayoutNode) {
        for case let row? in node.engineRecord.ownRows.all { solver.remove(row) }
        node.engineRecord.ownRows = OwnRows()
    }

    /// Updates the own rows of the nodes that wait for it.
    func updatePendingOwnRows() {
        while let node = nodesNeedingOwnRows.popLast() {
            node.engineRecord.needsOwnRows = false
            if contains(node) { updateOwnRows(of: node) }
        }
    }

    /// Updates the rows of an item itself.
    func updateOwnRows(of node: LayoutNode) {
        if node.isGuide {
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
        node.engineRecord.ownRows = OwnRows()
        guard size.width != nil || size.height != nil else { return }
        let priorities = node.withView { $0.contentPriorities }
        if let width = size.width { addContentRows(of: node, .horizontal, width, priorities) }
        if let height = size.height { addContentRows(of: node, .vertical, height, priorities) }
    }

    private func addContentRows(
        of node: LayoutNode, _ axis: NSLayoutConstraint.Axis, _ length: Double,
        _ priorities: ContentPriorities
    ) {
        guard let place = node.engineRecord.place else { return }
        let ties = node.contentTies(axis)
        let term = Term(axis == .horizontal ? place.width : place.height)
        let hugging = solver.add(
            term, .lessThanOrEqual, constant: -length,
            strength: Strength(content: priorities.hugging[axis]), tie: ties.hugging)
        let resistance = solver.add(
            term, .greaterThanOrEqual, constant: -length,
            strength: Strength(content: priorities.compressionResistance[axis]),
            tie: ties.resistance)
        node.engineRecord.ownRows.setBounds(hugging, resistance, on: axis)
    }

    /// Updates the content's rows: only their numbers where that is enough.
    private func updateContentRows(of node: LayoutNode) {
        let size = contentSize(of: node)
        update(node, .horizontal, size.width)
        update(node, .vertical, size.height)
        // An engine that measures updates all constraints before it solves.
        if !isMeasuring { reinstallBaselines(affectedBy: node) }
    }

    private func update(_ node: LayoutNode, _ axis: NSLayoutConstraint.Axis, _ length: Double?) {
        let own = node.engineRecord.ownRows
        let rows = axis == .horizontal ? (own.first, own.second) : (own.third, own.fourth)
        guard let hugging = rows.0, let resistance = rows.1 else {
            if let length {
                let priorities = node.withView { $0.contentPriorities }
                addContentRows(of: node, axis, length, priorities)
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
            let ties = node.contentTies(axis)
            solver.setTie(hugging, ties.hugging)
            solver.setTie(resistance, ties.resistance)
        } else {
            solver.remove(hugging)
            solver.remove(resistance)
            node.engineRecord.ownRows.setBounds(nil, nil, on: axis)
        }
    }

    /// The content's lengths; `nil` in a direction in which the view has no content size.
    private func contentSize(of node: LayoutNode) -> (width: Double?, height: Double?) {
        node.engineRecord.wrappedWidth = nil
        return node.withView { view in
            let size = view.intrinsicContentSize
            func valid(_ length: CGFloat) -> Double? {
                length.isFinite && length >= 0 ? Double(length) : nil
            }
            if view.contentHeightFollowsWidth { wrappingNodes.append(node) }
            return (valid(size.width), valid(size.height))
        }
    }

    // MARK: Height for width

    /// Gives views whose height follows their width the height at the width that was solved.
    ///
    /// - Returns: `true` if a height changed.
    func wrapContents() -> Bool {
        guard !wrappingNodes.isEmpty else { return false }
        var changed = false
        var stillWrapping: [LayoutNode] = []
        for node in wrappingNodes where contains(node) && node.view.contentHeightFollowsWidth {
            stillWrapping.append(node)
            if wrap(node) { changed = true }
        }
        wrappingNodes = stillWrapping
        return changed
    }

    private func wrap(_ node: LayoutNode) -> Bool {
        guard let place = node.engineRecord.place,
            node.isPlacedByEngine || node.view === root,
            let hugging = node.engineRecord.ownRows.third,
            let resistance = node.engineRecord.ownRows.fourth
        else { return false }
        let width = solver.value(of: place.width)
        guard node.engineRecord.wrappedWidth != width else { return false }
        node.engineRecord.wrappedWidth = width
        let fitting = node.view.sizeThatFits(
            CGSize(width: CGFloat(width), height: .greatestFiniteMagnitude))
        guard width > 0, fitting.height.isFinite, fitting.height >= 0 else { return false }
        solver.setConstant(hugging, -Double(fitting.height))
        solver.setConstant(resistance, -Double(fitting.height))
        return true
    }

    /// Replaces the rows that depend on the baselines of a view whose content changed, and of the
    /// views around it whose baselines are those of the view.
    private func reinstallBaselines(affectedBy node: LayoutNode) {
        reinstallBaselines(of: node)
        guard var view = node.holder else { return }
        let text = view
        while let outer = view.superview, let outerNode = outer.layoutNode, contains(outerNode) {
            if outerNode.state.implicitRelations.contains(where: \.relation.referencesBaseline) {
                reinstallImplicitRelations(of: outerNode)
            }
            guard outer.forFirstBaselineLayout === text || outer.forLastBaselineLayout === text
            else { return }
            reinstallBaselines(of: outerNode)
            view = outer
        }
    }

    private func reinstallBaselines(of node: LayoutNode) {
        node.forEachConstraint { if $0.stated.referencesBaseline { reinstall($0) } }
    }
}

extension OwnRows {
    /// Sets the bounds of a content's length.
    fileprivate mutating func setBounds(
        _ upper: Row?, _ lower: Row?, on axis: NSLayoutConstraint.Axis
    ) {
        if axis == .horizontal {
            (first, second) = (upper, lower)
        } else {
            (third, fourth) = (upper, lower)
        }
    }
}

extension LayoutNode {
    /// The numbers that decide among equal priorities: rows with a smaller one give way first.
    fileprivate func contentTies(
        _ axis: NSLayoutConstraint.Axis
    ) -> (hugging: Int32, resistance: Int32) {
        let order = state.order
        guard axis == .horizontal, withView({ $0.contentHeightFollowsWidth }) else {
            return (order, -order)
        }
        let tie = -order - Self.greatestOrder
        return (tie, tie)
    }

    /// More than the number of items that a program makes.
    private static let greatestOrder: Int32 = 1 << 29
}

extension Strength {
    /// The strength of a content size: 1000 stays below required.
    init(content priority: Float) {
        self = priority == 1000 ? .belowRequired : Strength(priority)
    }
}
