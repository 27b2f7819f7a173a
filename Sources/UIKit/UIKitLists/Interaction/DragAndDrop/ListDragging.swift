import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore
import UIKitScrolling

/// Drag and drop of a list: it translates between the interactions' sessions and the list's paths.
final class ListDragging {
    /// A dragged item of the list.
    struct Source {
        let item: UIDragItem

        /// The path, until the list is updated.
        var path: IndexPath?
        weak var cell: UIView?
        var size: CGSize
    }

    /// The alpha of an item that is dragged, where it was.
    private static let sourceAlpha: CGFloat = 0.4

    private unowned let list: any DraggableList
    private(set) lazy var drag = UIDragInteraction(delegate: self)
    private(set) lazy var drop = UIDropInteraction(delegate: self)
    private(set) lazy var edgeScroller = EdgeScroller(list)

    private(set) var sources: [Source] = []

    /// The room for placeholders, in the order of the items.
    var openings: [ListOpening] = []

    /// `true` while items of the list are dragged.
    private(set) var hasActiveDrag = false

    /// The session over the list, and the delegate's last answer.
    private weak var session: (any UIDropSession)?
    private var answer: ListDropAnswer?

    /// The place where items would be dropped now.
    private(set) var place: ListDrop? {
        didSet { if place != nil || oldValue != nil { list.show(place) } }
    }

    private var targets: ListDropTargets?

    init(_ list: any DraggableList) {
        self.list = list
    }

    /// `true` while items are dragged over the list.
    var hasActiveDrop: Bool { session != nil }

    /// Adds or removes the interactions.
    func set(drags: Bool, drops: Bool) {
        if drags { list.addInteraction(drag) } else { list.removeInteraction(drag) }
        if drops { list.addInteraction(drop) } else { list.removeInteraction(drop) }
    }

    /// Called when the list's items were updated: the paths of dragged ones are not known any more.
    func listDidUpdate() {
        for index in sources.indices { sources[index].path = nil }
    }

    func source(of item: UIDragItem) -> Source? { sources.first { $0.item === item } }
}

// MARK: - The source

extension ListDragging: UIDragInteractionDelegate {
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        let point = session.location(in: list)
        guard list.bounds.contains(point), let path = list.draggedPath(at: point),
            let cell = list.draggedCell(at: path)
        else { return [] }
        let items = list.items(for: session, at: path)
        // A lifted item looks as it does without a touch.
        if !items.isEmpty { list.cancelHighlighting() }
        setDragState(.none)
        sources = items.map {
            Source(item: $0, path: path, cell: cell, size: cell.bounds.size)
        }
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview? { preview(of: item) }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {
        setDragState(.lifting)
        animator.addCompletion { [weak self] position in
            if position == .start { self?.setDragState(.none) }
        }
    }

    private func setDragState(_ state: UICellConfigurationState.DragState) {
        for source in sources { (source.cell as? any DraggedCell)?.setDragState(state) }
    }

    /// The preview of a dragged item at its place in the list, if it is visible there.
    private func preview(of item: UIDragItem) -> UITargetedDragPreview? {
        guard let path = source(of: item)?.path, let cell = list.draggedCell(at: path) else {
            return nil
        }
        return UITargetedDragPreview(
            view: cell, parameters: list.previewParameters(at: path),
            target: UIDragPreviewTarget(cell.frame, of: list))
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
    ) {
        hasActiveDrag = true
        setDragState(.dragging)
        dim(Self.sourceAlpha)
        list.dragWillBegin(session)
    }

    private func dim(_ alpha: CGFloat) {
        ControlStyle.change(animated: true) { [sources] in
            for source in sources { source.cell?.alpha = alpha }
        }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { list.allowsMove(session) }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { list.isRestricted(session) }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { preview(of: item) }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession,
        didEndWith operation: UIDropOperation
    ) {
        hasActiveDrag = false
        setDragState(.none)
        dim(1)
        list.dragDidEnd(session)
        sources = []
    }
}

// MARK: - The destination

extension ListDragging: UIDropInteractionDelegate {
    func dropInteraction(
        _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool { list.canHandle(session) }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) {
        self.session = session
        list.dropDidEnter(session)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        edgeScroller.didScroll = { [weak self, weak session] in
            if let self, let session { _ = update(session) }
        }
        edgeScroller.follow(list.convert(session.location(in: list), to: nil))
        return update(session)
    }

    /// Asks the delegate about the present location, and shows its answer.
    private func update(_ session: any UIDropSession) -> UIDropProposal {
        let point = session.location(in: list)
        let own = movedSource(session)
        let below = list.draggedPath(at: point)
        let between = list.insertionPath(at: point, source: own)
        let isInsertion = answer.map { $0.kind == .insertion } ?? true
        let answer = list.answer(to: session, at: isInsertion ? between : below)
        self.answer = answer
        var place = ListDrop(kind: answer.kind, path: below, source: nil, height: 0)
        if answer.kind == .insertion {
            place.path = between
            // A moved item leaves its place, and others close up.
            place.source = answer.proposal.operation == .move ? own : nil
            if place.source == nil, own != nil {
                place.path = list.insertionPath(at: point, source: nil)
            }
            place.height = session.items.first.flatMap { source(of: $0)?.size.height } ?? 44
        }
        let isAllowed = answer.proposal.operation == .move || answer.proposal.operation == .copy
        self.place = isAllowed && place.path != nil ? place : nil
        if hasActiveDrag {
            let alpha = self.place?.source == nil ? Self.sourceAlpha : 0
            for source in sources where source.cell?.alpha != alpha { source.cell?.alpha = alpha }
        }
        return answer.proposal
    }

    /// The list's only dragged item, which may be moved within the list.
    private func movedSource(_ session: any UIDropSession) -> IndexPath? {
        guard hasActiveDrag, session.items.count == 1, let item = session.items.first else {
            return nil
        }
        return source(of: item)?.path
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) {
        leave()
        if hasActiveDrag { dim(Self.sourceAlpha) }
        list.dropDidExit(session)
    }

    private func leave() {
        edgeScroller.stop()
        session = nil
        answer = nil
        place = nil
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) {
        guard let answer else { return }
        let place = place
        edgeScroller.stop()
        if let place, let source = place.source, let target = place.path, list.reorders(source) {
            let targets = ListDropTargets(list)
            self.targets = targets
            list.reorder(from: source, to: target)
            self.place = nil
            if let item = session.items.first { targets.add(item, toItemAt: target) }
        } else {
            self.place = nil
            targets = list.perform(session, answer, at: place?.path)
        }
        leave()
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard let target = targets?[item]?.place(defaultPreview.view) else {
            return defaultPreview
        }
        return defaultPreview.retargetedPreview(with: target)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem,
        willAnimateDropWith animator: any UIDragAnimating
    ) {
        guard let target = targets?[item] else { return }
        target.animator.forward(to: animator)
        list.layoutIfNeeded()
        // The preview becomes the cell.
        guard let cell = target.cell() else { return }
        UIView.performWithoutAnimation { cell.alpha = 0 }
        animator.addCompletion { _ in
            UIView.performWithoutAnimation { cell.alpha = 1 }
        }
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
    ) {
        leave()
        targets = nil
        list.dropDidEnd(session)
    }
}
