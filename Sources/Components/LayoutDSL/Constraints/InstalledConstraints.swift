import UIKit

/// The installed constraints of each view or guide, without retaining the items.
final class InstalledConstraints {
    static let shared = InstalledConstraints()

    /// The constraints and the key of one item.
    final class Record {
        /// The item; `nil` after its deallocation, when its address may be reused.
        weak var item: (any LayoutItem)?

        /// The installed constraints whose first item it is, oldest first.
        var equations: [Equation] = []

        /// The item's name in messages.
        var key: String?

        init(item: any LayoutItem) { self.item = item }
    }

    private var records: [ObjectIdentifier: Record] = [:]

    /// The number of records at which those of deallocated items are removed.
    private var limit = 64

    /// The record of an item, created on first use.
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
