import Foundation
import Testing
import UIKit
import UIKitTesting

/// What assistive programs read of lists, layers of sections, and names that do not exist.
@Suite("Recorded: accessibility, layers and unknown identifiers of lists")
@MainActor
struct RecordedAssistTests {
    private final class Details: TableSource {
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            cell.textLabel?.text = rows[indexPath.section][indexPath.row]
            cell.detailTextLabel?.text = "Detail"
            cell.accessoryType = .detailButton
            return cell
        }
    }

    private func world() -> TableWorld {
        let source = Details([["Oslo", "Rome"]])
        source.titles = ["Cities"]
        return TableWorld(source: source)
    }

    @Test("Table: a cell is named by its text and detail, and says that it is selected")
    func cells() throws {
        let world = world()
        let cell = try #require(world.cell(0))
        #expect(cell.accessibilityLabel == "Oslo, Detail")
        #expect(!cell.accessibilityTraits.contains(.selected))
        world.table.selectRow(
            at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        #expect(cell.accessibilityTraits.contains(.selected))
        world.table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
        #expect(!cell.accessibilityTraits.contains(.selected))
        cell.accessibilityLabel = "Capital"
        #expect(cell.accessibilityLabel == "Capital")
    }

    @Test("Table: a section's title is a header")
    func headers() throws {
        let world = world()
        let header = try #require(world.table.headerView(forSection: 0))
        #expect(header.accessibilityLabel == "Cities")
        #expect(header.accessibilityTraits.contains(.header))
    }

    @Test("Table: an accessory that acts is an element of its own")
    func accessories() throws {
        let world = world()
        let button = try #require(world.app.find("More Info")?.view)
        #expect(button is UIControl && button.isAccessibilityElement)
        #expect(button.accessibilityTraits.contains(.button))
    }

    @Test("Table: an assistive program scrolls by a page")
    func scrolling() {
        let world = TableWorld()
        #expect(world.table.accessibilityScroll(.down))
        world.app.settle()
        #expect(world.table.contentOffset.y > 300)
    }

    @Test("Section: a decoration in layer 0 lifts the rest of its section to layer 1")
    func layers() {
        let whole = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
        let section = NSCollectionLayoutSection(
            group: .vertical(
                layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
        )
        let plain = CollectionWorld(
            UICollectionViewCompositionalLayout(section: section), sections: [2])
        let path = IndexPath(item: 0, section: 0)
        #expect(plain.list.layoutAttributesForItem(at: path)?.zIndex == 0)
        section.decorationItems = [.background(elementKind: "card")]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "card")
        let world = CollectionWorld(layout, sections: [2])
        #expect(world.list.layoutAttributesForItem(at: path)?.zIndex == 1)
        let card = layout.layoutAttributesForDecorationView(ofKind: "card", at: path)
        #expect(card?.zIndex == 0)
    }

    @Test("Snapshots: items and sections that are not there stop the program")
    func unknown() async {
        await #expect(processExitsWith: .failure) {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["a"])
            snapshot.reloadItems([7])
        }
        await #expect(processExitsWith: .failure) {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendItems([7], toSection: "b")
        }
    }
}
