import Foundation
import FoundationGaps
import UIKitCore
import UIKitScrolling

/// A data source whose items have others below them.
protocol OutlineSource: AnyObject {
    /// Returns the level of an item, and whether it is expanded.
    func outlineState(at path: IndexPath) -> (level: Int, isExpanded: Bool)?

    /// Expands or collapses an item.
    func toggleOutline(at path: IndexPath)
}

extension UICollectionViewDiffableDataSource {
    /// A snapshot of the items of one section.
    public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    /// The closures for items that the user expands and collapses.
    public struct SectionSnapshotHandlers {
        /// Returns `true` if an item may be expanded; yes by default.
        public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?

        /// Called before an item is expanded.
        public var willExpandItem: ((ItemIdentifierType) -> Void)?

        /// Returns `true` if an item may be collapsed; yes by default.
        public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?

        /// Called before an item is collapsed.
        public var willCollapseItem: ((ItemIdentifierType) -> Void)?

        /// Returns what is below an item that is expanded, given what was.
        public var snapshotForExpandingParent:
            ((ItemIdentifierType, SectionSnapshot) -> SectionSnapshot)?

        /// Creates handlers that do nothing.
        public init() {}
    }

    /// Shows the visible items of a snapshot in a section, which is added if it does not exist.
    public func apply(
        _ snapshot: SectionSnapshot, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        var whole = self.snapshot()
        if whole.sectionIdentifiers.contains(section) {
            whole.deleteItems(whole.itemIdentifiers(inSection: section))
        } else {
            whole.appendSections([section])
        }
        let visible = snapshot.visibleItems
        whole.appendItems(visible, toSection: section)
        let old = Set(self.snapshot().itemIdentifiers)
        whole.reconfigureItems(visible.filter(old.contains))
        guard MainQueue.isCurrent else {
            return shared.forward(whole) { [whole] in
                self.outlines[section] = snapshot
                self.apply(
                    whole, animatingDifferences: animatingDifferences, completion: completion)
            }
        }
        outlines[section] = snapshot
        apply(whole, animatingDifferences: animatingDifferences, completion: completion)
    }

    /// Returns the tree of a section: the one applied, or its items side by side.
    public func snapshot(for section: SectionIdentifierType) -> SectionSnapshot {
        if let outline = outlines[section] { return outline }
        var result = SectionSnapshot()
        let whole = snapshot()
        if whole.sectionIdentifiers.contains(section) {
            result.append(whole.itemIdentifiers(inSection: section))
        }
        return result
    }
}

extension UICollectionViewDiffableDataSource: OutlineSource {
    func outlineState(at path: IndexPath) -> (level: Int, isExpanded: Bool)? {
        guard let section = sectionIdentifier(for: path.section), let outline = outlines[section],
            let item = itemIdentifier(for: path), outline.contains(item)
        else { return nil }
        return (outline.level(of: item), outline.isExpanded(item))
    }

    func toggleOutline(at path: IndexPath) {
        guard let section = sectionIdentifier(for: path.section),
            var outline = outlines[section], let item = itemIdentifier(for: path),
            outline.contains(item)
        else { return }
        if outline.isExpanded(item) {
            guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return }
            sectionSnapshotHandlers.willCollapseItem?(item)
            outline.collapse([item])
        } else {
            guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return }
            sectionSnapshotHandlers.willExpandItem?(item)
            if let make = sectionSnapshotHandlers.snapshotForExpandingParent {
                outline.replace(
                    childrenOf: item, using: make(item, outline.snapshot(of: item)))
            }
            outline.expand([item])
        }
        apply(outline, to: section)
    }
}
