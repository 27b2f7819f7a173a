import Foundation
import Testing
import UIKit

@Suite("Snapshots as objects")
struct SnapshotReferenceTests {
    @Test("Snapshot references: sections and items of any type, in order")
    func editing() {
        let reference = NSDiffableDataSourceSnapshotReference()
        reference.appendSections(withIdentifiers: ["a", "b"])
        reference.appendItems(withIdentifiers: [1, 2], intoSectionWithIdentifier: "a")
        reference.appendItems(withIdentifiers: [3])
        reference.insertItems(withIdentifiers: [0], beforeItemWithIdentifier: 1)
        reference.moveItem(withIdentifier: 3, afterItemWithIdentifier: 0)
        reference.deleteItems(withIdentifiers: [2])
        reference.reconfigureItems(withIdentifiers: [3])
        #expect(reference.itemIdentifiers as? [Int] == [0, 3, 1])
        #expect(reference.numberOfSections == 2 && reference.numberOfItems(inSection: "b") == 0)
        #expect(reference.index(ofItemIdentifier: 3) == 1)
        #expect(reference.index(ofItemIdentifier: 9) == NSNotFound)
        #expect(
            reference.sectionIdentifierForSection(containingItemIdentifier: 3) as? String == "a")
        #expect(reference.reconfiguredItemIdentifiers as? [Int] == [3])
    }

    @Test("Snapshot references: a cast gives the typed snapshot, and none of other types")
    func casts() {
        let reference = NSDiffableDataSourceSnapshotReference()
        reference.appendSections(withIdentifiers: ["a"])
        reference.appendItems(withIdentifiers: [1, 2])
        reference.reloadItems(withIdentifiers: [2])
        let object: Any = reference
        let snapshot = object as? NSDiffableDataSourceSnapshot<String, Int>
        #expect(snapshot?.itemIdentifiers == [1, 2] && snapshot?.sectionIdentifiers == ["a"])
        #expect(snapshot?.reloadedItemIdentifiers == [2])
        #expect(object as? NSDiffableDataSourceSnapshot<Int, Int> == nil)
        let copy = reference.copy() as? NSDiffableDataSourceSnapshotReference
        copy?.deleteAllItems()
        #expect(copy?.numberOfItems == 0 && reference.numberOfItems == 2)
    }
}
