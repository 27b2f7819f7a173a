public import Foundation
public import UIKitCore

/// A movement of the focus to or from an item.
@preconcurrency @MainActor
public final class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The path of the item that had the focus; `nil` if it was not on an item.
    public let previouslyFocusedIndexPath: IndexPath?

    /// The path of the item that gets the focus; `nil` if it is not on an item.
    public let nextFocusedIndexPath: IndexPath?

    init(_ context: UIFocusUpdateContext, in list: UICollectionView) {
        func path(of view: UIView?) -> IndexPath? {
            (view as? UICollectionViewCell).flatMap(list.indexPath)
        }
        previouslyFocusedIndexPath = path(of: context.previouslyFocusedView)
        nextFocusedIndexPath = path(of: context.nextFocusedView)
        super.init(context)
    }
}
