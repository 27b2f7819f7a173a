import Foundation

/// The place of an item of a list: a section, and an index in it.
///
/// It has the meaning of an `IndexPath` with two indexes, and is cheaper to hash and to compare.
nonisolated struct ItemPlace: Hashable, Sendable, Comparable {
    var section: Int
    var item: Int

    init(_ section: Int, _ item: Int) {
        self.section = section
        self.item = item
    }

    init(_ path: IndexPath) { self.init(path.section, path.item) }

    var indexPath: IndexPath { IndexPath(item: item, section: section) }

    static func < (left: ItemPlace, right: ItemPlace) -> Bool {
        left.section == right.section ? left.item < right.item : left.section < right.section
    }
}
