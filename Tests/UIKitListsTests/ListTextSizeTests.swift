import Testing
import UIKit
import UIKitTesting

/// Lists that are on screen when the size of text changes, or the width of their content.
@Suite("Lists: other sizes of text and content")
struct ListTextSizeTests {
    @Test("Table: rows grow with the size of text, and the selection stays")
    func table() {
        let world = TableWorld(source: TableSource([["One", "Two", "Three"]]))
        let path = IndexPath(row: 1, section: 0)
        world.table.selectRow(at: path, animated: false, scrollPosition: .none)
        let height = world.table.rectForRow(at: path).height
        world.app.setTextSize(.accessibilityExtraExtraExtraLarge)
        world.app.settle()
        #expect(world.table.indexPathForSelectedRow == path)
        #expect(world.table.cellForRow(at: path)?.isSelected == true)
        #expect(world.table.rectForRow(at: path).height > height + 10)
    }

    @Test("Table: rows are measured again for the width that editing leaves")
    func editing() {
        let font = UIFont.preferredFont(
            forTextStyle: .body,
            compatibleWith: UITraitCollection(preferredContentSizeCategory: .accessibilityMedium))
        var text = "A"
        while "\(text) i".size(withAttributes: [.font: font]).width < 285 { text += " i" }
        let world = TableWorld(source: TableSource([[text, "b"]]))
        world.app.setTextSize(.accessibilityMedium)
        world.app.settle()
        let path = IndexPath(row: 0, section: 0)
        let height = world.table.rectForRow(at: path).height
        world.table.setEditing(true, animated: false)
        world.app.settle()
        #expect(world.table.rectForRow(at: path).height > height + 10)
        #expect(world.table.rectForRow(at: IndexPath(row: 1, section: 0)).height == height)
        world.table.setEditing(false, animated: false)
        world.app.settle()
        #expect(world.table.rectForRow(at: path).height == height)
    }

    @Test("List layout: rows and headers on screen are measured again, and the selection stays")
    func list() throws {
        var look = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        look.headerMode = .supplementary
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: look))
        let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
            cell, _, number in
            var content = cell.defaultContentConfiguration()
            content.text = "Row \(number)"
            cell.contentConfiguration = content
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { header, _, _ in
            var content = header.defaultContentConfiguration()
            content.text = "Header"
            header.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
            $0.dequeueConfiguredReusableCell(using: rows, for: $1, item: $2)
        }
        source.supplementaryViewProvider = { list, _, path in
            list.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2, 3])
        source.apply(snapshot, animatingDifferences: false)
        let controller = UIViewController()
        controller.view.addSubview(list)
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 480), rootViewController: controller)
        app.settle()
        let path = IndexPath(item: 1, section: 0)
        list.selectItem(at: path, animated: false, scrollPosition: [])
        let cell = try #require(list.cellForItem(at: path))
        let header = try #require(
            list.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader,
                at: IndexPath(item: 0, section: 0)))
        #expect(cell.backgroundConfiguration == .listGroupedCell())
        #expect(
            (header as? UICollectionViewListCell)?.backgroundConfiguration
                == .listGroupedHeaderFooter())
        let heights = (header.frame.height, cell.frame.height)
        app.setTextSize(.accessibilityExtraExtraExtraLarge)
        app.settle()
        #expect(list.cellForItem(at: path) === cell && cell.isSelected)
        #expect(header.frame.height > heights.0 + 10 && cell.frame.height > heights.1 + 10)
        #expect(cell.frame.minY == list.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.maxY)
        app.setTextSize(.large)
        app.settle()
        #expect((header.frame.height, cell.frame.height) == heights)
    }
}
