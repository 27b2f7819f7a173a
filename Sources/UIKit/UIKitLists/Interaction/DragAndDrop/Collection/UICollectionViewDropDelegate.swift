public import Foundation
public import UIKitControls

/// The taker of items that are dropped on a collection view.
///
/// All methods but the first have defaults; write them in the class that conforms.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: AnyObject {
    /// Takes the items: change the data, and the view in a batch. Not called for an item that is
    /// moved within its view if the data source has `canMoveItemAt` and `moveItemAt`.
    func collectionView(
        _ collectionView: UICollectionView,
        performDropWith coordinator: any UICollectionViewDropCoordinator)

    /// Returns `true` (the default) if the view may take the items.
    func collectionView(
        _ collectionView: UICollectionView, canHandle session: any UIDropSession
    ) -> Bool

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)

    /// Returns the effect of a drop at a place; `cancel` by default.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - session: The session of the drop.
    ///   - destinationIndexPath: The place; at the end of a section its number of items, and `nil`
    ///     away from all items. For an item of the view that is moved, the place that it would
    ///     have.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
}

/// The answer of a collection view's delegate to items that are dragged over it.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
    /// The meaning of the item below the finger.
    public nonisolated enum Intent: Int, Hashable, Sendable {
        /// None: the view shows nothing.
        case unspecified = 0
        /// Dropped items become items there: the view makes room.
        case insertAtDestinationIndexPath = 1
        /// Dropped items go into the item, which is highlighted.
        case insertIntoDestinationIndexPath = 2
    }

    /// Where the items go in relation to the target.
    public final let intent: Intent

    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    public override convenience init(operation: UIDropOperation) {
        self.init(operation: operation, intent: .unspecified)
    }

    nonisolated deinit {}
}
