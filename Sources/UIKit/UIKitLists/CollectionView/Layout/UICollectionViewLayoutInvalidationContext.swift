public import CoreGraphics
public import Foundation

/// The changes that invalidate a layout, so that it need not compute everything again.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Creates a context that names nothing.
    public override init() {}

    nonisolated deinit {}

    /// `true` if all of the layout is invalid, as after `reloadData()`.
    open internal(set) var invalidateEverything = false

    /// `true` if the numbers of sections and items may have changed.
    open internal(set) var invalidateDataSourceCounts = false

    /// Adds items to ``invalidatedItemIndexPaths``. Those that are in it are dropped.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = Self.merge(invalidatedItemIndexPaths, indexPaths)
    }

    /// Adds supplementary views.
    open func invalidateSupplementaryElements(
        ofKind elementKind: String, at indexPaths: [IndexPath]
    ) {
        invalidatedSupplementaryIndexPaths = Self.merge(
            invalidatedSupplementaryIndexPaths, indexPaths, kind: elementKind)
    }

    /// Adds decoration views.
    open func invalidateDecorationElements(
        ofKind elementKind: String, at indexPaths: [IndexPath]
    ) {
        invalidatedDecorationIndexPaths = Self.merge(
            invalidatedDecorationIndexPaths, indexPaths, kind: elementKind)
    }

    /// The items added by ``invalidateItems(at:)``; `nil` if there are none.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?

    /// The supplementary views by kind.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

    /// The decoration views by kind.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// The distance to add to the content's offset. Zero by default.
    open var contentOffsetAdjustment = CGPoint.zero

    /// The difference to add to the content's size until the layout is prepared. Zero by default.
    open var contentSizeAdjustment = CGSize.zero

    /// The places of the items that the user moves before this change.
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// Their places after it.
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// The point to which the user moved them.
    open internal(set) var interactiveMovementTarget = CGPoint.zero

    private static func merge(_ paths: [IndexPath]?, _ added: [IndexPath]) -> [IndexPath] {
        var seen: Set<IndexPath> = []
        return ((paths ?? []) + added).filter { seen.insert($0).inserted }
    }

    private static func merge(
        _ paths: [String: [IndexPath]]?, _ added: [IndexPath], kind: String
    ) -> [String: [IndexPath]] {
        var result = paths ?? [:]
        result[kind] = merge(result[kind], added)
        return result
    }
}
