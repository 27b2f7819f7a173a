public import Foundation
import UIKitCore

/// A snapshot of identifiers of any type, as an object: what code that does not know the types
/// passes on. It becomes a typed snapshot by a cast, if all identifiers have the types:
///
///     let snapshot = reference as? NSDiffableDataSourceSnapshot<String, Int>
@preconcurrency
public nonisolated class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
    /// An identifier, which is compared by its own value.
    fileprivate struct Identifier: Hashable, @unchecked Sendable {
        // Snapshots are passed between threads as their owner does; identifiers are values.
        let value: AnyHashable

        init(_ value: Any) {
            guard let value = value as? AnyHashable else {
                fatalError(
                    """
                    \(type(of: value)) identifies nothing, because it is not Hashable. Identify \
                    items by something that is, such as an ID.
                    """)
            }
            self.value = value
        }
    }

    fileprivate typealias Snapshot = NSDiffableDataSourceSnapshot<Identifier, Identifier>

    fileprivate var snapshot = Snapshot()

    /// Creates a snapshot without sections.
    public override init() { super.init() }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSDiffableDataSourceSnapshotReference()
        copy.snapshot = snapshot
        return copy
    }

    // MARK: Reading

    /// The number of items in all sections.
    public var numberOfItems: Int { snapshot.numberOfItems }

    /// The number of sections.
    public var numberOfSections: Int { snapshot.numberOfSections }

    /// The identifiers of the sections, in order.
    public var sectionIdentifiers: [Any] { Self.values(snapshot.sectionIdentifiers) }

    /// The identifiers of all items, in order.
    public var itemIdentifiers: [Any] { Self.values(snapshot.itemIdentifiers) }

    /// The items whose cells are replaced when the snapshot is applied.
    public var reloadedItemIdentifiers: [Any] { Self.values(snapshot.reloadedItemIdentifiers) }

    /// The items whose cells are configured again when the snapshot is applied.
    public var reconfiguredItemIdentifiers: [Any] {
        Self.values(snapshot.reconfiguredItemIdentifiers)
    }

    /// The sections whose cells are replaced when the snapshot is applied.
    public var reloadedSectionIdentifiers: [Any] {
        Self.values(snapshot.reloadedSectionIdentifiers)
    }

    /// Returns the number of items in a section.
    public func numberOfItems(inSection sectionIdentifier: Any) -> Int {
        snapshot.numberOfItems(inSection: Identifier(sectionIdentifier))
    }

    /// Returns the items of a section, in order.
    public func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
        Self.values(snapshot.itemIdentifiers(inSection: Identifier(sectionIdentifier)))
    }

    /// Returns the section of an item; `nil` if the item is not in the snapshot.
    public func sectionIdentifierForSection(containingItemIdentifier itemIdentifier: Any) -> Any? {
        snapshot.sectionIdentifier(containingItem: Identifier(itemIdentifier))?.value.base
    }

    /// Returns the index of an item among all items; `NSNotFound` if it is not in the snapshot.
    public func index(ofItemIdentifier itemIdentifier: Any) -> Int {
        snapshot.indexOfItem(Identifier(itemIdentifier)) ?? NSNotFound
    }

    /// Returns the place of a section; `NSNotFound` if the snapshot does not have it.
    public func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
        snapshot.indexOfSection(Identifier(sectionIdentifier)) ?? NSNotFound
    }

    // MARK: Items

    /// Adds items at the end of the last section.
    public func appendItems(withIdentifiers identifiers: [Any]) {
        snapshot.appendItems(Self.wrapped(identifiers))
    }

    /// Adds items at the end of a section.
    public func appendItems(
        withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any
    ) {
        snapshot.appendItems(
            Self.wrapped(identifiers), toSection: Identifier(sectionIdentifier))
    }

    /// Inserts items before another one.
    public func insertItems(
        withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any
    ) {
        snapshot.insertItems(
            Self.wrapped(identifiers), beforeItem: Identifier(itemIdentifier))
    }

    /// Inserts items after another one.
    public func insertItems(
        withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any
    ) {
        snapshot.insertItems(Self.wrapped(identifiers), afterItem: Identifier(itemIdentifier))
    }

    /// Removes items. Those that are not in the snapshot are ignored.
    public func deleteItems(withIdentifiers identifiers: [Any]) {
        snapshot.deleteItems(Self.wrapped(identifiers))
    }

    /// Removes all sections and items.
    public func deleteAllItems() { snapshot.deleteAllItems() }

    /// Moves an item in front of another one.
    public func moveItem(
        withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any
    ) {
        snapshot.moveItem(Identifier(fromIdentifier), beforeItem: Identifier(toIdentifier))
    }

    /// Moves an item behind another one.
    public func moveItem(
        withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any
    ) {
        snapshot.moveItem(Identifier(fromIdentifier), afterItem: Identifier(toIdentifier))
    }

    /// Replaces the cells of items when the snapshot is applied.
    public func reloadItems(withIdentifiers identifiers: [Any]) {
        snapshot.reloadItems(Self.wrapped(identifiers))
    }

    /// Configures the existing cells of items again when the snapshot is applied.
    public func reconfigureItems(withIdentifiers identifiers: [Any]) {
        snapshot.reconfigureItems(Self.wrapped(identifiers))
    }

    // MARK: Sections

    /// Adds sections at the end.
    public func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
        snapshot.appendSections(Self.wrapped(sectionIdentifiers))
    }

    /// Inserts sections before another one.
    public func insertSections(
        withIdentifiers sectionIdentifiers: [Any], beforeSectionWithIdentifier toIdentifier: Any
    ) {
        snapshot.insertSections(
            Self.wrapped(sectionIdentifiers), beforeSection: Identifier(toIdentifier))
    }

    /// Inserts sections after another one.
    public func insertSections(
        withIdentifiers sectionIdentifiers: [Any], afterSectionWithIdentifier toIdentifier: Any
    ) {
        snapshot.insertSections(
            Self.wrapped(sectionIdentifiers), afterSection: Identifier(toIdentifier))
    }

    /// Removes sections and their items. Those that are not in the snapshot are ignored.
    public func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
        snapshot.deleteSections(Self.wrapped(sectionIdentifiers))
    }

    /// Moves a section in front of another one.
    public func moveSection(
        withIdentifier fromIdentifier: Any, beforeSectionWithIdentifier toIdentifier: Any
    ) {
        snapshot.moveSection(Identifier(fromIdentifier), beforeSection: Identifier(toIdentifier))
    }

    /// Moves a section behind another one.
    public func moveSection(
        withIdentifier fromIdentifier: Any, afterSectionWithIdentifier toIdentifier: Any
    ) {
        snapshot.moveSection(Identifier(fromIdentifier), afterSection: Identifier(toIdentifier))
    }

    /// Replaces the cells of sections when the snapshot is applied.
    public func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
        snapshot.reloadSections(Self.wrapped(sectionIdentifiers))
    }

    private static func wrapped(_ values: [Any]) -> [Identifier] { values.map(Identifier.init) }

    private static func values(_ identifiers: [Identifier]) -> [Any] {
        identifiers.map(\.value.base)
    }
}

// MARK: - Casts

nonisolated extension NSDiffableDataSourceSnapshot: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference {
        let reference = NSDiffableDataSourceSnapshotReference()
        reference.appendSections(withIdentifiers: sectionIdentifiers)
        for section in sectionIdentifiers {
            reference.appendItems(
                withIdentifiers: itemIdentifiers(inSection: section),
                intoSectionWithIdentifier: section)
        }
        reference.reloadItems(withIdentifiers: reloadedItemIdentifiers)
        reference.reconfigureItems(withIdentifiers: reconfiguredItemIdentifiers)
        reference.reloadSections(withIdentifiers: reloadedSectionIdentifiers)
        return reference
    }

    public static func _forceBridgeFromObjectiveC(
        _ source: NSDiffableDataSourceSnapshotReference, result: inout Self?
    ) {
        requires(
            _conditionallyBridgeFromObjectiveC(source, result: &result),
            """
            The snapshot's identifiers are no \(SectionIdentifierType.self) and no \
            \(ItemIdentifierType.self).
            """
        )
    }

    @discardableResult
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSDiffableDataSourceSnapshotReference, result: inout Self?
    ) -> Bool {
        var snapshot = Self()
        guard let sections = source.sectionIdentifiers as? [SectionIdentifierType] else {
            return false
        }
        snapshot.appendSections(sections)
        for section in sections {
            let items = source.itemIdentifiersInSection(withIdentifier: section)
            guard let items = items as? [ItemIdentifierType] else { return false }
            snapshot.appendItems(items, toSection: section)
        }
        guard let reloaded = source.reloadedItemIdentifiers as? [ItemIdentifierType],
            let configured = source.reconfiguredItemIdentifiers as? [ItemIdentifierType],
            let reloadedSections = source.reloadedSectionIdentifiers as? [SectionIdentifierType]
        else { return false }
        snapshot.reloadItems(reloaded)
        snapshot.reconfigureItems(configured)
        snapshot.reloadSections(reloadedSections)
        result = snapshot
        return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(
        _ source: NSDiffableDataSourceSnapshotReference?
    ) -> Self {
        var result: Self?
        if let source { _forceBridgeFromObjectiveC(source, result: &result) }
        return result ?? Self()
    }
}
