public import Foundation
public import UIKitControls

/// The source of the items that are dragged out of a collection view.
///
/// All methods but the first have defaults; write them in the class that conforms.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: AnyObject {
    /// Returns the items to drag; none if the item at the path cannot be dragged.
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem]

    /// Returns the shape of a dragged item; `nil`, the default, for the cell's.
    func collectionView(
        _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?

    func collectionView(
        _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)

    func collectionView(
        _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)

    /// Returns `true` (the default) if items may be moved rather than copied.
    func collectionView(
        _ collectionView: UICollectionView,
        dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool

    /// Returns `true` if other programs cannot take the items. `false` by default.
    func collectionView(
        _ collectionView: UICollectionView,
        dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
}
