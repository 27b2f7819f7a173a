import Foundation
import Testing
import UIKit
import UIKitTesting

/// A delegate without headers.
private final class PlainDelegate: NSObject, UITableViewDelegate {}

/// A delegate with a header for each section.
private final class HeaderDelegate: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        UIView()
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        30
    }
}

/// A delegate that passes questions about headers on to another one.
private final class PassingDelegate: NSObject, UITableViewDelegate {
    let other: any UITableViewDelegate

    init(_ other: any UITableViewDelegate) { self.other = other }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        other.tableView(tableView, viewForHeaderInSection: section)
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        other.tableView(tableView, heightForHeaderInSection: section)
    }
}

/// Sizes that are computed from the insets of the section, which are the layout's.
private final class SizingDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let insets = (self as any UICollectionViewDelegateFlowLayout).collectionView(
            collectionView, layout: layout, insetForSectionAt: indexPath.section)
        return CGSize(width: 200 - insets.left, height: 30)
    }
}

@Suite("Optional methods of delegates")
struct OptionalMethodTests {
    /// The top of a table's first row.
    private func top(_ delegate: any UITableViewDelegate) -> CGFloat {
        let table = UITableView()
        table.rowHeight = 40
        let world = TableWorld(table)
        table.delegate = delegate
        world.app.advance(by: 0.05)
        return table.rectForRow(at: IndexPath(row: 0, section: 0)).minY
    }

    @Test("Optional methods: a delegate that passes calls on has the methods of the other object")
    func passing() {
        let (plain, headers) = (PlainDelegate(), HeaderDelegate())
        #expect(top(headers) > top(plain))
        #expect(top(PassingDelegate(plain)) == top(plain))
        #expect(top(PassingDelegate(headers)) == top(headers))
        #expect(top(PassingDelegate(plain)) == top(plain))
    }

    @Test("Optional methods: a size counts that the delegate computes from default insets")
    func sizes() {
        let layout = UICollectionViewFlowLayout()
        layout.sectionInset.left = 20
        let delegate = SizingDelegate()
        let world = CollectionWorld(layout, sections: [3]) { list, _ in list.delegate = delegate }
        #expect(world.frame(0)?.size == CGSize(width: 180, height: 30))
        #expect(world.list.delegate === delegate)
    }
}
