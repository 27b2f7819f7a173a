import UIKit

/// Remembers which constraints belong to which view or guide, without keeping the items.
final class InstalledConstraints {
    static let shared = InstalledConstraints()

    /// What is known of one item.
    final class Record {
        /// The item; gone when its memory may belong to another one.
        weak var item: (any LayoutItem)?

        /// The installed constraints whose first item it is, oldest first.
        var equations: [Equation] = []

        /// What messages call the item.
        var key: String?

        init(item: any LayoutItem) { self.item = item }
    }

    private var records: [ObjectIdentifier: Record] = [:]

    /// How many records to keep before those of items that are gone are thrown away.
    private var limit = 64

    /// The record of an item, made if there is none.
    subscript(item: any LayoutItem) -> Record {
        if let record = records[ObjectIdentifier(item)], record.item === item { return record }
        if records.count >= limit {
            records = records.filter { $0.value.item != nil }
            limit = max(64, records.count * 2)
        }
        let record = Record(item: item)
        records[ObjectIdentifier(item)] = record
        return record
    }
}
