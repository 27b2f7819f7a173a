import CoreGraphics
import Foundation
import Platform
import UIKitControls
import UIKitCore
import UIKitScrolling

extension UICollectionView {
    /// `true` while items of the view are dragged.
    public var hasActiveDrag: Bool { dragging?.hasActiveDrag ?? false }

    /// `true` while items are dragged over the view.
    public var hasActiveDrop: Bool { dragging?.hasActiveDrop ?? false }

    func dragSettingsDidChange() {
        setDragging(
            source: dragDelegate, isEnabled: dragInteractionEnabled, destination: dropDelegate)
    }
}

extension UICollectionView: DraggableList {
    func draggedPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

    func draggedCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }

    func frameOfItem(at path: IndexPath) -> CGRect? {
        layoutAttributesForItem(at: path)?.frame
    }

    // MARK: The source

    func items(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        guard movement == nil else { return [] }
        return dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
    }

    func previewParameters(at path: IndexPath) -> UIDragPreviewParameters {
        if let own = dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path) {
            return own
        }
        let parameters = UIDragPreviewParameters()
        parameters.backgroundColor = .clear
        return parameters
    }

    func dragWillBegin(_ session: any UIDragSession) {
        dragDelegate?.collectionView(self, dragSessionWillBegin: session)
    }

    func dragDidEnd(_ session: any UIDragSession) {
        dragDelegate?.collectionView(self, dragSessionDidEnd: session)
    }

    func allowsMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    func isRestricted(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(
            self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    // MARK: The destination

    func canHandle(_ session: any UIDropSession) -> Bool {
        dropDelegate?.collectionView(self, canHandle: session) ?? false
    }

    func dropDidEnter(_ session: any UIDropSession) {
        dropDelegate?.collectionView(self, dropSessionDidEnter: session)
    }

    func dropDidExit(_ session: any UIDropSession) {
        dropDelegate?.collectionView(self, dropSessionDidExit: session)
    }

    func dropDidEnd(_ session: any UIDropSession) {
        dropDelegate?.collectionView(self, dropSessionDidEnd: session)
    }

    func answer(to session: any UIDropSession, at path: IndexPath?) -> ListDropAnswer {
        let proposal =
            dropDelegate?.collectionView(
                self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
            ?? UICollectionViewDropProposal(operation: .cancel)
        let kind: ListDrop.Kind =
            switch proposal.intent {
            case .unspecified: .none
            case .insertAtDestinationIndexPath: .insertion
            case .insertIntoDestinationIndexPath: .item
            }
        return ListDropAnswer(proposal: proposal, kind: kind)
    }

    func insertionPath(at point: CGPoint, source: IndexPath?) -> IndexPath? {
        if let source {
            return storedLayout.targetIndexPath(
                forInteractivelyMovingItem: movement?.current ?? source, withPosition: point)
        }
        let counts = currentCounts()
        if let path = indexPathForItem(at: point) { return path }
        // Away from all items: the end of the section whose last item lies before the point.
        let cells = elements.values.filter { $0.attributes.key.category == .cell }
        let before = cells.filter {
            $0.attributes.frame.minY <= point.y
                && ($0.attributes.frame.minX <= point.x || $0.attributes.frame.maxY <= point.y)
        }
        guard let last = before.map(\.attributes.indexPath).max() else {
            return cells.map(\.attributes.indexPath).min()
                ?? (counts.isEmpty ? nil : IndexPath(item: 0, section: 0))
        }
        return IndexPath(item: last.item + 1, section: last.section)
    }

    /// Shows a drop at once if it is the end of one, else after the delay of
    /// ``reorderingCadence``, unless another one follows.
    func show(_ drop: ListDrop?) {
        if let plannedDrop, plannedDrop.path == drop?.path, drop?.kind == .insertion { return }
        plannedDrop?.timer?.cancel()
        plannedDrop = nil
        guard let drop, drop.kind == .insertion, reorderingCadence != .immediate,
            drop.path != dropGap, drop.path != movement?.current
        else { return showNow(drop) }
        let timer = UIApplication.current?.schedule(after: reorderingCadence.delay) { [weak self] in
            self?.plannedDrop = nil
            self?.showNow(drop)
        }
        plannedDrop = PlannedDrop(path: drop.path, timer: timer)
    }

    private func showNow(_ drop: ListDrop?) {
        let highlight = drop?.kind == .item ? drop?.path : nil
        for (key, element) in elements {
            guard let cell = element.view as? UICollectionViewCell else { continue }
            let isHighlighted = key.indexPath == highlight
            if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
        }
        let moves = drop?.kind == .insertion && drop?.source != nil
        if moves, let source = drop?.source { moveHidden(source, to: drop?.path) }
        if !moves, movement?.isHidden == true { endMovement(isCancelled: true) }
        let gap = drop?.kind == .insertion && movement == nil ? drop?.path : nil
        guard gap != dropGap else { return }
        dropGap = gap
        UIView.animate(springDuration: 0.3, options: .allowUserInteraction) {
            makeRoom()
        }
    }

    /// Shows a dragged item, which its preview replaces, at another place.
    private func moveHidden(_ source: IndexPath, to path: IndexPath?) {
        if movement == nil, beginMovement(of: source) { movement?.isHidden = true }
        guard movement?.isHidden == true, let path, path != movement?.current else { return }
        let center = layoutAttributesForItem(at: path)?.center ?? .zero
        updateMovement(to: center)
    }

    func springLoads(_ path: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool {
        delegate?.collectionView(self, shouldSpringLoadItemAt: path, with: context) ?? true
    }

    func reorders(_ path: IndexPath) -> Bool {
        guard let dataSource else { return false }
        return optionalMethods.answer(of: .canMove) {
            dataSource.collectionView(self, canMoveItemAt: path)
        } == true
    }

    func reorder(from source: IndexPath, to target: IndexPath) {
        movement?.isHidden = false
        endMovement(isCancelled: false)
    }

    func perform(
        _ session: any UIDropSession, _ answer: ListDropAnswer, at path: IndexPath?
    ) -> ListDropTargets {
        guard let dragging, let proposal = answer.proposal as? UICollectionViewDropProposal else {
            return ListDropTargets(self)
        }
        let coordinator = CollectionDropCoordinator(
            session, at: path, proposal: proposal, list: self, dragging: dragging)
        dropDelegate?.collectionView(self, performDropWith: coordinator)
        return coordinator.targets
    }
}

/// A change of the room for dragged items that waits.
struct PlannedDrop {
    let path: IndexPath?
    let timer: (any HostTimer)?
}
