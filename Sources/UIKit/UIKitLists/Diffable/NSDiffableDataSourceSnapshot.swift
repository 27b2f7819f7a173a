import UIKitCore

/// The sections and items of a list at one time, as identifiers.
///
///     var snapshot = NSDiffableDataSourceSnapshot<Section, Message.ID>()
///     snapshot.appendSections([.inbox])
///     snapshot.appendItems(messages.map(\.id))
///     dataSource.apply(snapshot)
///
/// Identifiers are unique: those of sections among the sections, those of items in the whole
/// snapshot. Naming one that is not in the snapshot stops the program.
@preconcurrency
public nonisolated struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    /// The identifiers of the sections, in order.
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []

    /// The items of each section.
    var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]

    /// The section of each item.
    var sections: [ItemIdentifierType: SectionIdentifierType] = [:]

    /// The items whose cells are replaced when the snapshot is applied.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []

    /// The items whose cells are configured again when the snapshot is applied.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    /// The sections whose cells are replaced when the snapshot is applied.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

    /// Creates a snapshot without sections.
    public init() {}

    /// Drops the requests to reload and to configure again, which were carried out.
    mutating func forgetReloads() {
        reloadedItemIdentifiers = []
        reconfiguredItemIdentifiers = []
        reloadedSectionIdentifiers = []
    }
}

// MARK: - Reading

nonisolated extension NSDiffableDataSourceSnapshot {
    /// The number of sections.
    public var numberOfSections: Int { sectionIdentifiers.count }

    /// The number of items in all sections.
    public var numberOfItems: Int { sections.count }

    /// The identifiers of all items, in order.
    public var itemIdentifiers: [ItemIdentifierType] {
        sectionIdentifiers.flatMap { items[$0] ?? [] }
    }

    /// Returns the number of items in a section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    /// Returns the items of a section, in order.
    public func itemIdentifiers(
        inSection identifier: SectionIdentifierType
    ) -> [ItemIdentifierType] {
        guard let items = items[identifier] else { missing(section: identifier) }
        return items
    }

    /// Returns the section of an item; `nil` if the item is not in the snapshot.
    public func sectionIdentifier(
        containingItem identifier: ItemIdentifierType
    ) -> SectionIdentifierType? { sections[identifier] }

    /// Returns the index of an item among all items; `nil` if it is not in the snapshot.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let section = sections[identifier] else { return nil }
        var start = 0
        for other in sectionIdentifiers {
            let items = items[other] ?? []
            if other == section { return items.firstIndex(of: identifier).map { start + $0 } }
            start += items.count
        }
        return nil
    }

    /// Returns the place of a section; `nil` if the snapshot does not have it.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sectionIdentifiers.firstIndex(of: identifier)
    }

    fileprivate func missing(section: SectionIdentifierType) -> Never {
        fatalError(
            "The section \(section) is not in the snapshot. Append it with appendSections(_:) first."
        )
    }

    fileprivate func missing(item: ItemIdentifierType) -> Never {
        fatalError(
            "The item \(item) is not in the snapshot. Append it with appendItems(_:) first.")
    }
}

// MARK: - Items

nonisolated extension NSDiffableDataSourceSnapshot {
    /// Adds items at the end of a section: the last one, unless another is given.
    ///
    /// An item that the snapshot has already moves there, which is reported in the log.
    ///
    /// - Precondition: The items differ from each other, and there is a section.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType],
        toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
            fatalError(
                """
                There is no section to append \(identifiers.count) items to. Append one with \
                appendSections(_:) first.
                """)
        }
        if items[section] == nil { missing(section: section) }
        add(identifiers, to: section) { $0.endIndex }
    }

    /// Inserts items before another one.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) { insert(identifiers, nextTo: beforeIdentifier, offset: 0) }

    /// Inserts items after another one.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) { insert(identifiers, nextTo: afterIdentifier, offset: 1) }

    /// Removes items. Those that are not in the snapshot are ignored.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let known = identifiers.filter { sections[$0] != nil }
        let affected = Set(known.map { sections[$0] })
        let removed = Set(known)
        for case let section? in affected { items[section]?.removeAll(where: removed.contains) }
        for identifier in removed { sections[identifier] = nil }
    }

    /// Removes all sections and items.
    public mutating func deleteAllItems() {
        items = [:]
        sections = [:]
        sectionIdentifiers = []
    }

    /// Moves an item in front of another one.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
    ) { move(identifier, nextTo: toIdentifier, offset: 0) }

    /// Moves an item behind another one.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
    ) { move(identifier, nextTo: toIdentifier, offset: 1) }

    /// Replaces the cells of items when the snapshot is applied.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers where sections[identifier] == nil {
            missing(item: identifier)
        }
        reloadedItemIdentifiers += identifiers
    }

    /// Configures the existing cells of items again when the snapshot is applied: the cell provider
    /// is called, and dequeues the same cell.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers where sections[identifier] == nil {
            missing(item: identifier)
        }
        reconfiguredItemIdentifiers += identifiers
    }

    private mutating func insert(
        _ identifiers: [ItemIdentifierType], nextTo other: ItemIdentifierType, offset: Int
    ) {
        guard let section = sections[other] else { missing(item: other) }
        requires(
            !identifiers.contains(other), "The item \(other) is inserted next to itself.")
        add(identifiers, to: section) { ($0.firstIndex(of: other) ?? $0.endIndex - 1) + offset }
    }

    private mutating func move(
        _ identifier: ItemIdentifierType, nextTo other: ItemIdentifierType, offset: Int
    ) {
        guard let from = sections[identifier] else { missing(item: identifier) }
        guard let section = sections[other] else { missing(item: other) }
        guard identifier != other else { return }
        items[from]?.removeAll { $0 == identifier }
        let index = items[section]?.firstIndex(of: other) ?? 0
        items[section]?.insert(identifier, at: index + offset)
        sections[identifier] = section
    }

    private mutating func add(
        _ identifiers: [ItemIdentifierType], to section: SectionIdentifierType,
        at index: ([ItemIdentifierType]) -> Int
    ) {
        sections.reserveCapacity(sections.count + identifiers.count)
        let before = sections.count
        let known =
            sections.isEmpty ? [] : identifiers.filter { sections[$0] != nil }
        if !known.isEmpty {
            Self.requireUnique(identifiers)
            print("The snapshot has these items already; they are moved: \(known)")
            deleteItems(known)
        }
        let target = items[section] ?? []
        items[section]?.insert(contentsOf: identifiers, at: index(target))
        for identifier in identifiers { sections[identifier] = section }
        if sections.count != before - known.count + identifiers.count {
            Self.requireUnique(identifiers)
        }
    }

    private static func requireUnique(_ identifiers: [ItemIdentifierType]) {
        var seen: Set<ItemIdentifierType> = []
        let duplicates = identifiers.filter { !seen.insert($0).inserted }
        requires(
            duplicates.isEmpty,
            """
            Identifiers of items are unique in a snapshot, but these are given more than once: \
            \(duplicates). Identify items by something that differs, such as an ID.
            """)
    }
}

// MARK: - Sections

nonisolated extension NSDiffableDataSourceSnapshot {
    /// Adds sections at the end.
    ///
    /// - Precondition: The sections are new and differ from each other.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sectionIdentifiers.endIndex)
    }

    /// Inserts sections before another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) { insert(identifiers, at: index(of: toIdentifier)) }

    /// Inserts sections after another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) { insert(identifiers, at: index(of: toIdentifier) + 1) }

    /// Removes sections and their items. Those that are not in the snapshot are ignored.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let removed = Set(identifiers)
        for section in removed {
            for item in items[section] ?? [] { sections[item] = nil }
            items[section] = nil
        }
        sectionIdentifiers.removeAll(where: removed.contains)
    }

    /// Moves a section in front of another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) { move(section: identifier, nextTo: toIdentifier, offset: 0) }

    /// Moves a section behind another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) { move(section: identifier, nextTo: toIdentifier, offset: 1) }

    /// Replaces the cells of sections when the snapshot is applied.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers { _ = index(of: identifier) }
        reloadedSectionIdentifiers += identifiers
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        for identifier in identifiers {
            requires(
                items.updateValue([], forKey: identifier) == nil,
                "The snapshot has the section \(identifier) already. Sections are unique.")
        }
        sectionIdentifiers.insert(contentsOf: identifiers, at: index)
    }

    private mutating func move(
        section identifier: SectionIdentifierType, nextTo other: SectionIdentifierType, offset: Int
    ) {
        let from = index(of: identifier)
        _ = index(of: other)
        guard identifier != other else { return }
        sectionIdentifiers.remove(at: from)
        sectionIdentifiers.insert(identifier, at: index(of: other) + offset)
    }

    private func index(of section: SectionIdentifierType) -> Int {
        guard let index = sectionIdentifiers.firstIndex(of: section) else {
            missing(section: section)
        }
        return index
    }
}
