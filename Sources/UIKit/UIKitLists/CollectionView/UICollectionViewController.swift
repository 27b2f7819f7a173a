public import CoreGraphics
public import Foundation
public import FoundationGaps
public import UIKitControls
@_spi(UIKitInternals) public import UIKitCore
public import UIKitScrolling

/// A controller of a collection view, of which it is the data source and the delegate.
///
/// Its `view` contains the collection view. A subclass overrides the methods of the data source
/// and of the delegate that it implements.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegate
{
    /// Creates a controller.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        initialLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    nonisolated deinit {}

    /// Creates the controller that a storyboard describes, with its collection view.
    public required init?(coder: NSCoder) {
        initialLayout = nil
        super.init(coder: coder)
        if let value = nibCoder?.flag("clearsSelectionOnViewWillAppear") {
            clearsSelectionOnViewWillAppear = value
        }
    }

    /// The layout with which the controller was created; in a storyboard, its collection view's.
    public var collectionViewLayout: UICollectionViewLayout {
        initialLayout ?? collectionView.collectionViewLayout
    }

    private let initialLayout: UICollectionViewLayout?

    private var storedCollectionView: UICollectionView?

    /// The collection view. Reading it loads the view.
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return storedCollectionView
        }
        set {
            guard newValue !== storedCollectionView else { return }
            if let old = storedCollectionView {
                old.dataSource = nil
                old.delegate = nil
                old.removeFromSuperview()
            }
            storedCollectionView = newValue
            if let newValue, isViewLoaded { adopt(newValue) }
        }
    }

    /// `true` (the default) if the selection is cleared before the view appears.
    open var clearsSelectionOnViewWillAppear = true

    /// `true` (the default) if a long press moves items that the data source lets move.
    open var installsStandardGestureForInteractiveMovement = true {
        didSet { updateGesture() }
    }

    private var press: UILongPressGestureRecognizer?

    open override func loadView() {
        var described: UICollectionView?
        if nibCoder != nil {
            super.loadView()
            described = view as? UICollectionView
            // A view of another kind has the collection view as an outlet.
            guard described != nil || storedCollectionView == nil else { return }
        }
        let view = UIView(frame: UIScreen.main.bounds)
        self.view = view
        let list =
            storedCollectionView ?? described
            ?? UICollectionView(
                frame: view.bounds,
                collectionViewLayout: initialLayout ?? UICollectionViewFlowLayout())
        storedCollectionView = list
        adopt(list)
    }

    private func adopt(_ list: UICollectionView) {
        guard let view = viewIfLoaded else { return }
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // The connections of a storyboard are kept.
        if nibCoder == nil || list.dataSource == nil { list.dataSource = self }
        if nibCoder == nil || list.delegate == nil { list.delegate = self }
        view.addSubview(list)
        updateGesture()
    }

    open override class var nibConnections: NibConnections {
        super.nibConnections.outlet("collectionView") {
            (controller: UICollectionViewController, list: UICollectionView) in
            controller.storedCollectionView = list
        }
    }

    // MARK: Editing

    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collectionView.isEditing = editing
    }

    // MARK: Moving items

    private func updateGesture() {
        if let press { press.view?.removeGestureRecognizer(press) }
        press = nil
        guard installsStandardGestureForInteractiveMovement, let storedCollectionView else {
            return
        }
        let press = UILongPressGestureRecognizer(target: nil, action: nil)
        press.addTarget(self, action: UICollectionViewController.pressed)
        storedCollectionView.addGestureRecognizer(press)
        self.press = press
    }

    private func pressed(_ press: UILongPressGestureRecognizer) {
        guard let list = storedCollectionView else { return }
        let point = press.location(in: list)
        switch press.state {
        case .began:
            guard let path = list.indexPathForItem(at: point),
                list.optionalMethods.answer(
                    of: .canMove, { collectionView(list, canMoveItemAt: path) }) == true
            else { return }
            _ = list.beginInteractiveMovementForItem(at: path)
        case .changed: list.updateInteractiveMovementTargetPosition(point)
        case .ended: list.endInteractiveMovement()
        case .cancelled, .failed: list.cancelInteractiveMovement()
        case .possible: break
        }
    }

    // MARK: The data source

    /// Returns 0. A subclass returns the number of its items.
    open func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 0 }

    /// Stops the program. A subclass with items overrides it.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        fatalError("\(type(of: self)) does not override collectionView(_:cellForItemAt:).")
    }

    /// Stops the program. A subclass whose layout has supplementary views overrides it.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        fatalError(
            "\(type(of: self)) does not override the method for supplementary views.")
    }

    /// Stops the program. A subclass whose items move overrides it.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        fatalError("\(type(of: self)) does not override collectionView(_:moveItemAt:to:).")
    }

    // MARK: Written by Scripts/delegate-table

    /// Returns `1` by default.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// Returns `true` by default.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
        -> Bool
    {
        collectionView.optionalMethods.didUseDefault(of: .canMove)
        return true
    }

    /// Returns `nil` by default.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// Returns `IndexPath(item: 0, section: index)` by default.
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }

    /// Returns `true` by default.
    open func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { true }

    /// Does nothing by default.
    open func collectionView(
        _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) {}

    /// Does nothing by default.
    open func collectionView(
        _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) {}

    /// Returns `true` by default.
    open func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { true }

    /// Returns `true` by default.
    open func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { true }

    /// Does nothing by default.
    open func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {}

    /// Does nothing by default.
    open func collectionView(
        _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) {}

    /// Returns a plain layout between the two by default.
    open func collectionView(
        _ collectionView: UICollectionView,
        transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }

    /// Does nothing by default.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}

    /// Does nothing by default.
    open func collectionView(
        _ collectionView: UICollectionView,
        willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}

    /// Does nothing by default.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}

    /// Does nothing by default.
    open func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}

    /// Returns `proposedContentOffset` by default.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Returns the answer of the older method by default.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        self.collectionView(
            collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
            toProposedIndexPath: proposedIndexPath)
    }

    /// Returns `proposedIndexPath` by default.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }

    /// Returns `false` by default.
    open func collectionView(
        _ collectionView: UICollectionView,
        shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }

    /// Does nothing by default.
    open func collectionView(
        _ collectionView: UICollectionView,
        didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {}

    /// Does nothing by default.
    open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    }

    /// Returns `true` by default.
    open func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }

    /// Returns `nil` by default.
    open func collectionView(
        _ collectionView: UICollectionView,
        sceneActivationConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIWindowScene.ActivationConfiguration? { nil }

    /// Returns `false` by default.
    open func collectionView(
        _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool { false }

    /// Returns `false` by default.
    open func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector,
        forItemAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool { false }

    /// Does nothing by default.
    open func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector,
        forItemAt indexPath: IndexPath, withSender sender: Any?
    ) {}

    /// Returns `true` by default.
    open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
        -> Bool
    { true }

    /// Does nothing by default.
    open func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) {}

    /// Returns `true` by default.
    open func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { true }

    /// Returns the menu of the item by default, if there is one item.
    open func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard indexPaths.count == 1, let path = indexPaths.first else { return nil }
        return self.collectionView(
            collectionView, contextMenuConfigurationForItemAt: path, point: point)
    }

    /// Returns `nil` by default.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Returns the answer of the older form by default.
    open func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        self.collectionView(
            collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    /// Returns the answer of the older form by default.
    open func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        self.collectionView(
            collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    /// Returns `nil` by default.
    open func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Returns `nil` by default.
    open func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Does nothing by default.
    open func collectionView(
        _ collectionView: UICollectionView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Does nothing by default.
    open func collectionView(
        _ collectionView: UICollectionView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Does nothing by default.
    open func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}

    /// Returns `true` by default for items that may be highlighted.
    open func collectionView(
        _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
    ) -> Bool { self.collectionView(collectionView, shouldHighlightItemAt: indexPath) }

    /// Returns `collectionView.selectionFollowsFocus` by default.
    open func collectionView(
        _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool { collectionView.selectionFollowsFocus }

    /// Returns `true` by default.
    open func collectionView(
        _ collectionView: UICollectionView,
        shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool { true }

    /// Does nothing by default.
    open func collectionView(
        _ collectionView: UICollectionView,
        didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}

    /// Returns `nil` by default.
    open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
        nil
    }

    /// Does nothing by default.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// Does nothing by default.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

    /// Does nothing by default.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// Does nothing by default.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    /// Does nothing by default.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    {}

    /// Does nothing by default.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    /// Does nothing by default.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    /// Does nothing by default.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    /// Returns `nil` by default.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

    /// Does nothing by default.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

    /// Does nothing by default.
    open func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {}

    /// Does nothing by default.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

    /// Returns `true` by default.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

    /// Does nothing by default.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

    // MARK: End of what Scripts/delegate-table writes
}
