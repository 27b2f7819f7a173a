public import Foundation
import FoundationGaps
import UIKitCore

/// A data source that shows a snapshot of identifiers, and animates the way to the next one.
///
///     dataSource = UITableViewDiffableDataSource(tableView: tableView) { tableView, path, id in
///         let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: path)
///         cell.textLabel?.text = cities[id]?.name
///         return cell
///     }
///
/// The table refers to its data source weakly: keep it. Subclasses provide titles and editing.
///
/// Snapshots may be applied on another queue than the main one, if all are: the main queue shows
/// them, in their order.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    /// Returns the cell of an item, dequeued from the table; `nil` stops the program.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    {
        didSet { shared.show(current) }
    }
    private let shared = SharedSnapshot<SectionIdentifierType, ItemIdentifierType>()
    private var isApplying = false

    /// The animation of rows that come and go.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    /// Creates a data source and makes it the table's.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    nonisolated deinit {}

    // MARK: Applying

    /// Shows a snapshot: rows that are new come, others go or move.
    ///
    /// - Parameters:
    ///   - snapshot: The new sections and items.
    ///   - animatingDifferences: `true` to animate.
    ///   - completion: Called on the main queue when the animations have ended.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
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
            A snapshot is applied while another one is: apply(_:) was called from the cell provider \
            or a data source method. Apply it afterwards.
            """)
        guard let tableView else {
            current = snapshot
            completion?()
            return
        }
        guard !tableView.needsReload || tableView.window != nil else {
            current = snapshot
            tableView.reloadData()
            completion?()
            return
        }
        isApplying = true
        defer { isApplying = false }
        tableView.reloadIfNeeded()
        let difference = SnapshotDifference(from: current, to: snapshot)
        let show = {
            tableView.performBatchUpdates {
                self.current = snapshot
                tableView.add(difference.updates, animation: self.defaultRowAnimation)
            } completion: { _ in
                completion?()
            }
        }
        if animatingDifferences {
            show()
        } else {
            UIView.performWithoutAnimation { tableView.withoutRowAnimations(show) }
        }
        let paths = difference.reconfigured.map(\.indexPath)
        if !paths.isEmpty { tableView.reconfigureRows(at: paths) }
    }

    /// Shows a snapshot without comparing it: every cell is made again.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        guard MainQueue.isCurrent else {
            return shared.forward(snapshot) {
                self.applySnapshotUsingReloadData(snapshot, completion: completion)
            }
        }
        current = snapshot
        tableView?.reloadData()
        tableView?.layoutIfNeeded()
        completion?()
    }

    // MARK: Reading

    /// Returns a copy of the snapshot that is shown; on another queue than the main one, of the one
    /// applied last.
    open func snapshot()
        -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    {
        var copy = MainQueue.isCurrent ? current : shared.value
        copy.forgetReloads()
        return copy
    }

    /// Returns the item of a row; `nil` if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard let section = sectionIdentifier(for: indexPath.section),
            let items = current.items[section], items.indices.contains(indexPath.row)
        else { return nil }
        return items[indexPath.row]
    }

    /// Returns the row of an item; `nil` if there is none.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        guard let section = current.sections[itemIdentifier],
            let index = current.indexOfSection(section),
            let row = current.items[section]?.firstIndex(of: itemIdentifier)
        else { return nil }
        return IndexPath(row: row, section: index)
    }

    /// Returns the identifier of a section; `nil` if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifiers.indices.contains(index)
            ? current.sectionIdentifiers[index] : nil
    }

    /// Returns the index of a section; `nil` if there is none.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        current.indexOfSection(sectionIdentifier)
    }

    // MARK: Data source

    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        current.items[current.sectionIdentifiers[section]]?.count ?? 0
    }

    open func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath),
            let cell = cellProvider(tableView, indexPath, item)
        else {
            fatalError(
                """
                The cell provider returned no cell for row \(indexPath). Return one that was \
                dequeued from the table.
                """)
        }
        return cell
    }

    /// Returns `false`: a subclass that edits overrides it.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        false
    }

    // MARK: Written by Scripts/delegate-table

    /// Returns `nil` by default.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        nil
    }

    /// Returns `nil` by default.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        nil
    }

    /// Returns `false` by default.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        false
    }

    /// Returns `nil` by default.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// Returns `index` by default.
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }

    /// Does nothing by default.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    /// Does nothing by default.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}

    // MARK: End of what Scripts/delegate-table writes
}
