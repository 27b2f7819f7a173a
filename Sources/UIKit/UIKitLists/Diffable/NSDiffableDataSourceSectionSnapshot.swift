import UIKitCore

/// The items of one section as a tree, of which branches are expanded or collapsed.
///
///     var outline = NSDiffableDataSourceSectionSnapshot<String>()
///     outline.append(["Fruit"])
///     outline.append(["Apple", "Pear"], to: "Fruit")
///     outline.expand(["Fruit"])
///     dataSource.apply(outline, to: .main)
///
/// Items are unique. An item is visible if all items above it are expanded.
@preconcurrency
public nonisolated struct NSDiffableDataSourceSectionSnapshot<
    ItemIdentifierType: Hashable & Sendable
>: Sendable {
    private var roots: [ItemIdentifierType] = []
    private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
    private var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
    private var expanded: Set<ItemIdentifierType> = []

    /// Creates a snapshot without items.
    public init() {}

    // MARK: Reading

    /// All items, each before those below it.
    public var items: [ItemIdentifierType] { flattened(roots) { _ in true } }

    /// The items without a parent.
    public var rootItems: [ItemIdentifierType] { roots }

    /// The items whose parents are all expanded.
    public var visibleItems: [ItemIdentifierType] { flattened(roots, expanded.contains) }

    private func flattened(
        _ items: [ItemIdentifierType], _ opens: (ItemIdentifierType) -> Bool
    ) -> [ItemIdentifierType] {
        items.flatMap { item in
            [item] + (opens(item) ? flattened(children[item] ?? [], opens) : [])
        }
    }

    /// Returns `true` if the section has the item, shown or not.
    public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }

    /// Returns the index of an item among the visible ones.
    public func index(of item: ItemIdentifierType) -> Int? { visibleItems.firstIndex(of: item) }

    /// Returns the number of items above an item.
    public func level(of item: ItemIdentifierType) -> Int {
        check(item)
        var level = 0
        var current = parent(of: item)
        while let above = current {
            level += 1
            current = parent(of: above)
        }
        return level
    }

    /// Returns the item above an item.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        parents[child] ?? nil
    }

    /// Returns `true` if the children of the item are shown when the item is.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

    /// Returns `true` if all items around the item are expanded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        check(item)
        var current = parent(of: item)
        while let above = current {
            if !expanded.contains(above) { return false }
            current = parent(of: above)
        }
        return true
    }

    /// Returns the part below an item.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        check(parent)
        var result = Self()
        if includingParent {
            result.append([parent])
            if expanded.contains(parent) { result.expand([parent]) }
        }
        copyChildren(of: parent, to: includingParent ? parent : nil, of: &result)
        return result
    }

    private func copyChildren(
        of parent: ItemIdentifierType, to target: ItemIdentifierType?, of result: inout Self
    ) {
        let below = children[parent] ?? []
        result.append(below, to: target)
        for item in below {
            copyChildren(of: item, to: item, of: &result)
            if expanded.contains(item) { result.expand([item]) }
        }
    }

    /// Returns `true` if an item has items below it.
    func hasChildren(_ item: ItemIdentifierType) -> Bool { children[item]?.isEmpty == false }

    // MARK: Changing

    /// Adds items at the end, or at the end of those below `parent`.
    public mutating func append(
        _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
    ) {
        if let parent { check(parent) }
        add(items, to: parent) { $0.endIndex }
    }

    /// Inserts items in front of another one.
    public mutating func insert(
        _ items: [ItemIdentifierType], before item: ItemIdentifierType
    ) {
        check(item)
        add(items, to: parent(of: item)) { $0.firstIndex(of: item) ?? $0.endIndex }
    }

    /// Inserts items behind another one.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        check(item)
        add(items, to: parent(of: item)) { ($0.firstIndex(of: item) ?? $0.endIndex - 1) + 1 }
    }

    /// Removes items and those below them. Those that are not in the snapshot are ignored.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items where contains(item) {
            delete(children[item] ?? [])
            if let parent = parent(of: item) {
                children[parent]?.removeAll { $0 == item }
            } else {
                roots.removeAll { $0 == item }
            }
            children[item] = nil
            parents[item] = nil
            expanded.remove(item)
        }
    }

    /// Removes all items.
    public mutating func deleteAll() { self = Self() }

    /// Shows the items below some.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        for item in items { check(item) }
        expanded.formUnion(items)
    }

    /// Hides the items below some.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        for item in items { check(item) }
        expanded.subtract(items)
    }

    /// Replaces the items below one by those of another snapshot.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType,
        using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        check(parent)
        delete(children[parent] ?? [])
        append(snapshot.roots, to: parent)
        addBranches(of: snapshot)
    }

    /// Inserts the items of another snapshot in front of an item.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        before item: ItemIdentifierType
    ) {
        insert(snapshot.roots, before: item)
        addBranches(of: snapshot)
    }

    /// Inserts the items of another snapshot behind an item.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        after item: ItemIdentifierType
    ) {
        insert(snapshot.roots, after: item)
        addBranches(of: snapshot)
    }

    /// Adds what is below the root items of a snapshot, which are in this one already.
    private mutating func addBranches(
        of snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        for item in snapshot.items {
            append(snapshot.children[item] ?? [], to: item)
            if snapshot.isExpanded(item) { expanded.insert(item) }
        }
    }

    /// Returns the tree as lines of text, for debugging: a sign for expanded and collapsed items,
    /// and an indentation for each level.
    public func visualDescription() -> String {
        items.map { item in
            let sign = hasChildren(item) ? (isExpanded(item) ? "- " : "+ ") : "* "
            return String(repeating: "  ", count: level(of: item)) + sign + "\(item)"
        }.joined(separator: "\n")
    }

    private mutating func add(
        _ items: [ItemIdentifierType], to parent: ItemIdentifierType?,
        at index: ([ItemIdentifierType]) -> Int
    ) {
        for item in items {
            requires(
                parents.updateValue(parent, forKey: item) == nil,
                "The item \(item) is in the section snapshot already. Items are unique.")
        }
        if let parent {
            let list = children[parent] ?? []
            children[parent, default: []].insert(contentsOf: items, at: index(list))
        } else {
            roots.insert(contentsOf: items, at: index(roots))
        }
    }

    private func check(_ item: ItemIdentifierType) {
        requires(contains(item), "The item \(item) is not in the section snapshot.")
    }
}
