import ConstraintSolver
import CoreGraphics
@_spi(UIKitInternals) import QuartzCore

/// Keeps the layout of one tree of views: its constraints as rows of a solver, and the places that the solver finds.
///
/// A tree has one engine, kept by its topmost view, once something in it takes part in Auto Layout. A view or a guide
/// that takes part has four variables: where its alignment rectangle lies in its superview, and how large it is. An edge of
/// the superview is 0 or its length, so what lies in a view does not depend on where the view is.
///
/// # What becomes a row
///
/// 1. A constraint is a row over the variables of its items. Items deeper than one level add the places of
///    the views between (`LayoutEngine+Lowering.swift`).
/// 2. A content size is two rows a direction, at most and at least, with the priorities of hugging and of compression
///    resistance; 1000 counts as just below required (`LayoutEngine+Content.swift`).
/// 3. A view with `translatesAutoresizingMaskIntoConstraints` is pinned to its frame; what its mask lets follow is a
///    required row (`LayoutEngine+Frames.swift`). The topmost view's size is pinned.
///
/// Of two views with equal wishes the one that an activated constraint spoke of first stretches, or keeps its
/// size; one whose height follows its width comes last. The rows' `tie` numbers say so.
///
/// # When
///
/// Whatever changes only takes notes and asks for a layout pass of the topmost view. ``update()`` then solves, once, and
/// tells the superviews of what has moved, which place it in their own `layoutSubviews()`.
///
/// The engine and its nodes know each other. Nodes leave when their items go, and the engine ends when the topmost view
/// goes or becomes part of another tree; like nodes it belongs to no actor, see ``LayoutNode``.
nonisolated final class LayoutEngine {
    /// The topmost view, which keeps the engine; the one that is measured, for an engine that measures.
    @exclusivity(unchecked) unowned(unsafe) var root: UIView

    /// Tells engines apart.
    let number: Int32

    /// Whether the engine measures, and does not lay out.
    let isMeasuring: Bool

    @exclusivity(unchecked) var solver = Solver()

    @exclusivity(unchecked) private var table = LayoutNodeTable()

    /// Nodes whose own rows are to be made anew.
    @exclusivity(unchecked) var waiting: [LayoutNode] = []

    /// Constraints that are new in views that the engine knows.
    @exclusivity(unchecked) var newConstraints: [NSLayoutConstraint] = []

    /// Nodes whose content's height follows their width.
    @exclusivity(unchecked) var wrapping: [LayoutNode] = []

    /// Whether anything changed since the last ``update()``.
    @exclusivity(unchecked) var isDirty = true

    /// Pixels a point, as of the last ``update()``.
    @exclusivity(unchecked) var scale: CGFloat = 1

    /// The members of the conflicts that were reported, by the row that was broken.
    @exclusivity(unchecked) var reported: [Row: [Row]] = [:]

    @MainActor init(root: UIView, isMeasuring: Bool = false) {
        self.root = root
        self.isMeasuring = isMeasuring
        Self.count += 1
        number = Self.count
    }

    deinit { end() }

    @MainActor private static var count: Int32 = 0

    // MARK: Nodes

    /// The items that take part, by their variables.
    var nodesByVariable: LayoutNodeTable { table }

    /// Remembers a node and its variables.
    fileprivate func enter(_ node: LayoutNode, _ place: LayoutPlace) {
        table.insert(node, place)
        node.attachment.engineLink = Unmanaged.passUnretained(self)
        node.attachment.engineNumber = number
        node.attachment.place = place
    }

    /// Whether the engine knows a node.
    @inline(__always)
    func knows(_ node: LayoutNode) -> Bool {
        node.isLive && node.state.attachment.engineNumber == number
    }

    /// Lets a node go, whose rows are gone or will never be asked for again.
    func forget(_ node: LayoutNode) {
        if let place = node.attachment.place { table.remove(at: place) }
        node.forgetEngine()
    }

    /// Lets all nodes go, marking the ways in their tree to what the engine forgets.
    func end() {
        let nodes = table
        table = LayoutNodeTable()
        nodes.forEach { node in
            guard knows(node), node.forgetEngine() else { return }
            node.holderLink?.withGuaranteed { view in
                view.markWay(.descendantKeepsNews, upTo: .passUnretained(root))
            }
        }
    }
}

nonisolated extension LayoutEngine {
    /// Whether a node is that of the topmost view.
    func isRoot(_ node: LayoutNode) -> Bool {
        !node.isOfGuide && node.holderLink?.toOpaque() == Unmanaged.passUnretained(root).toOpaque()
    }
}

// MARK: - Changes

extension LayoutEngine {
    /// Notes that something changed, and asks for a layout pass.
    func noteChange() {
        guard !isDirty else { return }
        isDirty = true
        if !isMeasuring { root.askForEngine() }
    }

    /// Notes that the rows of an item's own are to be made anew.
    func noteOwnRows(of node: LayoutNode) {
        if !node.attachment.isWaiting {
            node.attachment.isWaiting = true
            waiting.append(node)
        }
        noteChange()
    }
}

// MARK: - Taking part

extension LayoutEngine {
    /// Where an item lies, which makes it take part.
    @inline(__always)
    func place(of node: LayoutNode) -> LayoutPlace {
        if knows(node), let place = node.attachment.place { return place }
        return attach(node)
    }

    @inline(never)
    private func attach(_ node: LayoutNode) -> LayoutPlace {
        let place = LayoutPlace(
            x: solver.makeVariable(), y: solver.makeVariable(),
            width: solver.makeVariable(minimum: 0), height: solver.makeVariable(minimum: 0))
        enter(node, place)
        if node.isOfGuide {
            node.guide?.pinOrigin()
            return place
        }
        node.withView { view in
            node.attachment.isRightToLeft =
                view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            addOwnRows(of: node)
            noteFollowing(in: view)
        }
        return place
    }

    /// Makes the rows of the views anew that lie in one which takes part now, if their frames follow its size.
    private func noteFollowing(in view: UIView) {
        for index in 0..<view.storedSubviews.count {
            let link = view.storedSubviews.unretained(at: index)
            guard let node = link.withGuaranteed({ $0.layoutNode }), knows(node),
                !link.withGuaranteed({ $0.autoresizingMask.isEmpty })
            else { continue }
            noteOwnRows(of: node)
        }
    }

    /// Takes out all rows that a node keeps or has by itself.
    func removeAllRows(of node: LayoutNode) {
        node.forEachStored(removeRow)
        removeRows(of: node)
        removeOwnRows(of: node)
    }

    /// Takes out the variables of a node that is not here at present, and that no row mentions any more.
    nonisolated func dropVariables(_ attachment: LayoutAttachment) {
        guard let place = attachment.place else { return }
        for variable in [place.x, place.y, place.width, place.height] {
            solver.removeVariable(variable)
        }
        table.remove(at: place)
    }

    /// Takes out a node, which no row mentions any more.
    func detach(_ node: LayoutNode) {
        guard let place = node.attachment.place else { return }
        for variable in [place.x, place.y, place.width, place.height] {
            solver.removeVariable(variable)
        }
        forget(node)
    }

    /// The row of a constraint, if it has one here.
    func row(of constraint: NSLayoutConstraint) -> LoweredRow? {
        guard let lowered = constraint.loweredRow, lowered.engineNumber == number else {
            return nil
        }
        return lowered
    }

    /// Removes a constraint's row, if it has one here.
    func removeRow(of constraint: NSLayoutConstraint) {
        guard let lowered = row(of: constraint) else { return }
        solver.remove(lowered.row)
        constraint.loweredRow = nil
    }

    /// Removes the rows that a view keeps besides constraints.
    func removeRows(of node: LayoutNode) {
        for lowered in node.state.loweredRows where lowered.engineNumber == number {
            solver.remove(lowered.row)
        }
        node.state.loweredRows = []
    }
}

nonisolated extension LayoutNode {
    /// Forgets what the engine knew, whose solver has nothing of it any more.
    ///
    /// - Returns: Whether the view keeps what another engine is to know, and is marked so.
    @discardableResult
    fileprivate func forgetEngine() -> Bool {
        state.extras?.loweredRows = []
        attachment = LayoutAttachment()
        guard state.stored.count > 0 || !(state.extras?.rows.isEmpty ?? true) else { return false }
        holderLink?.withGuaranteed { view in _ = view.layoutMarks.insert(.keepsNews) }
        return true
    }
}
