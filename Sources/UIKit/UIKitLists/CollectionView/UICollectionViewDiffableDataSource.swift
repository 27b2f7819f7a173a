public import Foundation
import FoundationGaps
import UIKitCore
import UIKitScrolling

/// A data source of a collection view that shows snapshots and animates their differences.
///
///     let source = UICollectionViewDiffableDataSource<Section, Photo.ID>(collectionView: list) {
///         list, path, id in
///         list.dequeueConfiguredReusableCell(using: registration, for: path, item: photos[id])
///     }
///     source.apply(snapshot)
///
/// It becomes the collection view's data source, which references it weakly: retain it.
///
/// Snapshots may be applied on another queue than the main one, if all are: the main queue shows
/// them, in their order.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
    /// A snapshot that this source shows.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<
        SectionIdentifierType, ItemIdentifierType
    >

    /// A closure that returns the cell of an item.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath,
        _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

    /// A closure that returns a supplementary view.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    /// Creates a data source, which becomes that of `collectionView`.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    nonisolated deinit {}

    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    private var current = Snapshot() {
        didSet {
            current.forgetReloads()
            shared.show(current)
        }
    }
    final let shared = SharedSnapshot<SectionIdentifierType, ItemIdentifierType>()
    private var isApplying = false

    /// The trees of sections.
    final var outlines: [SectionIdentifierType: SectionSnapshot] = [:]

    /// The closures for items that the user expands and collapses.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers()

    /// The closure that returns supplementary views; needed if the layout has some.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// The closures for items that the user moves.
    open var reorderingHandlers = ReorderingHandlers()

    /// The closures for items that the user moves.
    public struct ReorderingHandlers {
        /// Returns `true` if the user may move an item.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?

        /// Called before a movement changes the snapshot.
        public var willReorder: ((Transaction) -> Void)?

        /// Called after a movement changed the snapshot. Change the data here.
        public var didReorder: ((Transaction) -> Void)?

        /// Creates handlers that do nothing.
        public init() {}
    }

    /// A change that the user made.
    public struct Transaction {
        /// The items before the change.
        public let initialSnapshot: Snapshot

        /// The items after the change.
        public let finalSnapshot: Snapshot

        /// The difference of the items.
        public let difference: CollectionDifference<ItemIdentifierType>

        /// The changes of the sections that the change affects.
        public let sectionTransactions: [SectionTransaction]
    }

    /// The part of a change that is in one section.
    public struct SectionTransaction {
        /// The section that changed.
        public let sectionIdentifier: SectionIdentifierType

        /// The items of the section before the change.
        public let initialSnapshot: SectionSnapshot

        /// The items of the section after the change.
        public let finalSnapshot: SectionSnapshot

        /// The difference of the items.
        public let difference: CollectionDifference<ItemIdentifierType>

        init(_ section: SectionIdentifierType, from initial: Snapshot, to final: Snapshot) {
            func items(_ snapshot: Snapshot) -> [ItemIdentifierType] {
                snapshot.items[section] ?? []
            }
            func flat(_ items: [ItemIdentifierType]) -> SectionSnapshot {
                var snapshot = SectionSnapshot()
                snapshot.append(items)
                return snapshot
            }
            sectionIdentifier = section
            initialSnapshot = flat(items(initial))
            finalSnapshot = flat(items(final))
            difference = items(final).difference(from: items(initial))
        }
    }

    // MARK: Applying

    /// Shows a snapshot, and animates the differences to the current one.
    ///
    /// - Parameters:
    ///   - snapshot: The new sections and items.
    ///   - animatingDifferences: `true` to animate.
    ///   - completion: A closure that is called on the main queue after the animation.
    open func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        guard MainQueue.isCurrent else {
            return shared.forward(snapshot) {
                self.apply(
                    snapshot, animatingDifferences: animatingDifferences, completion: completion)
            }
        }
        requires(
            !isApplying,
            """
            A snapshot is applied while another one is. Apply it in the completion, or after the \
            cell provider has returned.
            """)
        guard let collectionView, collectionView.dataSource === self else {
            current = snapshot
            completion?()
            return
        }
        isApplying = true
        let difference = SnapshotDifference(from: current, to: snapshot)
        collectionView.performUpdates(
            {
                self.current = snapshot
                collectionView.record(difference.updates)
            }, animated: animatingDifferences
        ) { _ in completion?() }
        collectionView.reconfigure(difference.reconfigured.map(\.indexPath))
        isApplying = false
    }

    /// Shows a snapshot, and returns after the animation.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Shows a snapshot without looking for differences.
    open func applySnapshotUsingReloadData(
        _ snapshot: Snapshot, completion: (() -> Void)? = nil
    ) {
        guard MainQueue.isCurrent else {
            return shared.forward(snapshot) {
                self.applySnapshotUsingReloadData(snapshot, completion: completion)
            }
        }
        current = snapshot
        collectionView?.reloadData()
        if let collectionView { collectionView.later { completion?() } } else { completion?() }
    }

    // MARK: Questions

    /// Returns a copy of the snapshot that is shown; on another queue than the main one, of the one
    /// applied last.
    open func snapshot() -> Snapshot { MainQueue.isCurrent ? current : shared.value }

    /// Returns the item at a path.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard let section = sectionIdentifier(for: indexPath.section) else { return nil }
        let items = current.items[section] ?? []
        return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }

    /// Returns the path of an item.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        guard let section = current.sections[itemIdentifier], let index = index(for: section),
            let item = current.items[section]?.firstIndex(of: itemIdentifier)
        else { return nil }
        return IndexPath(item: item, section: index)
    }

    /// Returns the section at an index.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifiers.indices.contains(index)
            ? current.sectionIdentifiers[index] : nil
    }

    /// Returns the index of a section.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        current.sectionIdentifiers.firstIndex(of: sectionIdentifier)
    }

    // MARK: The data source

    open func numberOfSections(in collectionView: UICollectionView) -> Int {
        current.sectionIdentifiers.count
    }

    open func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { current.items[current.sectionIdentifiers[section]]?.count ?? 0 }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = itemIdentifier(for: indexPath),
            let cell = cellProvider(collectionView, indexPath, item)
        else {
            fatalError(
                "The cell provider returned no cell for the item at \(Array(indexPath)).")
        }
        return cell
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            fatalError(
                """
                There is no view of kind \(kind) for \(Array(indexPath)). Set the data source's \
                supplementaryViewProvider, and return a dequeued view from it.
                """)
        }
        return view
    }

    open func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool {
        guard let item = itemIdentifier(for: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }

    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        guard let item = itemIdentifier(for: sourceIndexPath),
            let section = sectionIdentifier(for: destinationIndexPath.section)
        else { return }
        let initial = current
        var final = current
        final.deleteItems([item])
        let others = final.items[section] ?? []
        if destinationIndexPath.item < others.count {
            final.insertItems([item], beforeItem: others[destinationIndexPath.item])
        } else {
            final.appendItems([item], toSection: section)
        }
        let transaction = Transaction(
            initialSnapshot: initial, finalSnapshot: final,
            difference: final.itemIdentifiers.difference(from: initial.itemIdentifiers),
            sectionTransactions: final.sectionIdentifiers.filter {
                initial.items[$0] != final.items[$0]
            }.map { SectionTransaction($0, from: initial, to: final) })
        reorderingHandlers.willReorder?(transaction)
        current = final
        reorderingHandlers.didReorder?(transaction)
    }

    // MARK: Written by Scripts/delegate-table

    /// Returns `nil` by default.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// Returns `IndexPath(item: 0, section: index)` by default.
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }

    // MARK: End of what Scripts/delegate-table writes
}
