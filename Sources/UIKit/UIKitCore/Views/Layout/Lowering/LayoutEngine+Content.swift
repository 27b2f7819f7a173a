import ConstraintSolver
import CoreGraphics
@_spi(UIKitInternals) import QuartzCore

// A content size is two rows in each direction: an upper bound with the hugging priority, and a
// lower bound with that of compression resistance. The first view that an activated constraint
// references gives way first when it may stretch, and last when it would be cut. Across, a view
// whose height follows its width gives way before all others, and among such views the last one.

extension LayoutEngine {
    /// Adds the rows of an item itself. Those of its content follow once the view was asked for it.
    func addOwnRows(of node: LayoutNode) {
        guard !node.isGuide else { return }
        if isRoot(node) {
            addRootRows(of: node)
        } else if node.isPlacedByEngine {
            // A measurement is notified of each node that begins to participate.
            if isMeasuring || node.mayHaveContent { enqueueOwnRows(of: node) }
        } else {
            addFrameRows(of: node)
        }
    }

    /// Removes the rows of an item itself.
    func removeOwnRows(of node: LayoutNode) {
        for case let row? in node.engineRecord.ownRows.all { solver.remove(row) }
        node.engineRecord.ownRows = OwnRows()
    }

    /// Updates the own rows of the nodes that wait for it, and asks views for their contents.
    ///
    /// - Returns: `true` if there were any.
    func askContents() -> Bool {
        guard !nodesNeedingOwnRows.isEmpty else { return false }
        var busy: [LayoutNode] = []
        var hasUpdated = false
        while let node = nodesNeedingOwnRows.popLast() {
            guard contains(node) else { continue }
            if node.engineRecord.isAsked {
                busy.append(node)
                continue
            }
            node.engineRecord.needsOwnRows = false
            hasUpdated = true
            updateOwnRows(of: node) { askContent(of: node) }
        }
        // The code that computes these contents has asked for layout; they follow when it ends.
        nodesNeedingOwnRows += busy
        return hasUpdated
    }

    /// Updates the rows of an item itself.
    ///
    /// - Parameter content: Returns what the content of the item asks for; `nil` to leave its rows.
    func updateOwnRows(of node: LayoutNode, content: () -> LayoutContent?) {
        if node.isGuide {
            node.guide?.pinOrigin()
        } else if hasContentRows(node) {
            if let content = content() { updateContentRows(of: node, content) }
        } else {
            updateFrameRows(of: node)
        }
    }

    /// `true` for the node of a view whose content has rows.
    func hasContentRows(_ node: LayoutNode) -> Bool {
        node.isPlacedByEngine || isMeasuring && isRoot(node)
    }

    // MARK: Content

    /// Asks a view for its content, with code of an app, which may change anything.
    ///
    /// - Returns: `nil` if the item is not the engine's any more, or was asked too often.
    private func askContent(of node: LayoutNode) -> LayoutContent? {
        let view = node.view
        guard node.countAsk() else {
            RelayoutLimit.reportContent(
                of: view.layer, count: LayoutNode.maximumAskCount,
                view.contentHeightFollowsWidth ? "sizeThatFits(_:)" : "intrinsicContentSize")
            return nil
        }
        node.engineRecord.isAsked = true
        let content = LayoutContent(of: view)
        guard contains(node) else { return nil }
        node.engineRecord.isAsked = false
        node.engineRecord.wrappedWidth = nil
        if content.heightFollowsWidth, !node.engineRecord.isWrapping {
            node.engineRecord.isWrapping = true
            wrappingNodes.append(node)
        }
        return content
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
    private func updateContentRows(of node: LayoutNode, _ content: LayoutContent) {
        update(node, .horizontal, content.width)
        update(node, .vertical, content.height)
        // An engine that measures updates all constraints before it solves.
        if hasBaselines, !isMeasuring { reinstallBaselines(affectedBy: node) }
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

    // MARK: Height for width

    /// Gives views whose height follows their width the height at the width that was solved, which
    /// code of an app computes.
    ///
    /// - Returns: `true` if a height changed.
    func wrapContents() -> Bool {
        var changed = false
        var index = 0
        while index < wrappingNodes.count {
            let node = wrappingNodes[index]
            guard contains(node), node.withView({ $0.contentHeightFollowsWidth }) else {
                if contains(node) { node.engineRecord.isWrapping = false }
                wrappingNodes.swapAt(index, wrappingNodes.count - 1)
                wrappingNodes.removeLast()
                continue
            }
            if wrap(node) { changed = true }
            index += 1
        }
        return changed
    }

    private func wrap(_ node: LayoutNode) -> Bool {
        guard let width = widthToWrap(node), !node.engineRecord.isAsked else { return false }
        node.engineRecord.isAsked = true
        let height = node.view.contentHeight(atWidth: width)
        guard contains(node) else { return false }
        node.engineRecord.isAsked = false
        return setWrapped(height, atWidth: width, of: node)
    }

    /// The width that was solved for a view whose height follows it; `nil` if the height is known
    /// for that width.
    func widthToWrap(_ node: LayoutNode) -> Double? {
        guard let place = node.engineRecord.place, node.engineRecord.ownRows.third != nil,
            hasContentRows(node)
        else { return nil }
        let width = solver.value(of: place.width)
        return node.engineRecord.wrappedWidth == width ? nil : width
    }

    /// Sets the height of a content at a width.
    ///
    /// - Returns: `true` if there is one.
    func setWrapped(_ height: Double?, atWidth width: Double, of node: LayoutNode) -> Bool {
        node.engineRecord.wrappedWidth = width
        guard let height, let hugging = node.engineRecord.ownRows.third,
            let resistance = node.engineRecord.ownRows.fourth
        else { return false }
        solver.setConstant(hugging, -height)
        solver.setConstant(resistance, -height)
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

/// What a view's content asks for.
nonisolated struct LayoutContent {
    /// The lengths; `nil` in a direction in which the view has no content size.
    var width: Double?
    var height: Double?

    /// `true` if the height depends on the width.
    var heightFollowsWidth: Bool

    /// Asks a view, which may run code of an app.
    @MainActor init(of view: UIView) {
        let size = RelayoutLimit.during("intrinsicContentSize", of: view) {
            view.intrinsicContentSize
        }
        func valid(_ length: CGFloat) -> Double? {
            length.isFinite && length >= 0 ? Double(length) : nil
        }
        width = valid(size.width)
        height = valid(size.height)
        heightFollowsWidth = view.contentHeightFollowsWidth
    }
}

extension UIView {
    /// The height of the content at a width, from code of an app; `nil` if there is none.
    final func contentHeight(atWidth width: Double) -> Double? {
        let fitting = RelayoutLimit.during("sizeThatFits(_:)", of: self) {
            sizeThatFits(CGSize(width: CGFloat(width), height: .greatestFiniteMagnitude))
        }
        guard width > 0, fitting.height.isFinite, fitting.height >= 0 else { return nil }
        return Double(fitting.height)
    }
}

extension LayoutNode {
    /// The number of times that a view is asked for its content in one pass.
    static var maximumAskCount: Int { 25 }

    /// Counts that the view is asked for its content.
    ///
    /// - Returns: `false` if it was asked too often in this pass.
    fileprivate func countAsk() -> Bool {
        let pass = RelayoutLimit.passNumber
        if engineRecord.askPass != pass {
            engineRecord.askPass = pass
            engineRecord.askCount = 0
        }
        guard engineRecord.askCount < Self.maximumAskCount else { return false }
        engineRecord.askCount += 1
        return true
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
    /// `true` if the view's class has a content size, so that it has to be asked for it.
    fileprivate var mayHaveContent: Bool {
        withView { $0.overrides.contains(.intrinsicContentSize) }
    }

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
