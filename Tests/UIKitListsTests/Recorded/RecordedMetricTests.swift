import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Recorded: metrics of tables")
struct RecordedMetricTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(row: row, section: section)
    }

    @Test("Defaults: heights and estimates are automatic, one row can be selected")
    func defaults() {
        let table = UITableView(frame: .zero)
        #expect(table.style == .plain)
        let heights = [
            table.rowHeight, table.sectionHeaderHeight, table.sectionFooterHeight,
            table.estimatedRowHeight, table.estimatedSectionHeaderHeight,
            table.estimatedSectionFooterHeight,
        ]
        #expect(heights == Array(repeating: -1, count: 6))
        #expect(UITableView.automaticDimension == -1)
        #expect(table.allowsSelection)
        #expect(!table.allowsMultipleSelection && !table.allowsSelectionDuringEditing)
        #expect(!table.allowsMultipleSelectionDuringEditing)
        #expect(table.sectionIndexMinimumDisplayRowCount == 0)
        #expect(table.backgroundColor == .systemBackground)
        let grouped = UITableView(frame: .zero, style: .grouped)
        #expect(grouped.backgroundColor == .systemGroupedBackground)
        let list = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        #expect(list.backgroundColor == .systemBackground)
        #expect(table.contentInsetAdjustmentBehavior == .automatic)
    }

    private final class HeightDelegate: NSObject, UITableViewDelegate {
        func tableView(
            _ tableView: UITableView, heightForHeaderInSection section: Int
        ) -> CGFloat { 28 }
    }

    private final class HeaderDelegate: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
            view.textLabel?.text = "View"
            return view
        }
    }

    @Test(
        "Section without title and view: a height of the delegate counts for nothing",
        arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func untitled(style: UITableView.Style) {
        let source = TableSource([["a"], ["b"]])
        let world = TableWorld(UITableView(frame: .zero, style: style), source: source)
        let delegate = HeightDelegate()
        world.table.delegate = delegate
        world.app.settle()
        #expect(world.table.headerView(forSection: 0) == nil)
        #expect(world.table.rectForRow(at: path(0)).minY == (style == .plain ? 0 : 35))
        #expect(world.table.rectForRow(at: path(0, 1)).minY == (style == .plain ? 44 : 114))
    }

    @Test("A header's view wins over its title")
    func viewWins() {
        let source = TableSource()
        source.titles = ["Title"]
        let world = TableWorld(source: source)
        let delegate = HeaderDelegate()
        world.table.delegate = delegate
        world.app.settle()
        #expect(world.table.headerView(forSection: 0)?.textLabel?.text == "View")
    }

    @Test(
        "sectionHeaderHeight: the label of a title lies inside its header",
        arguments: [UITableView.Style.plain, .grouped, .insetGrouped],
        [28, 40, 60] as [CGFloat])
    func headerHeight(style: UITableView.Style, height: CGFloat) throws {
        let source = TableSource([["a"], ["b"]])
        source.titles = ["One", "Two"]
        source.footers = ["End", "End"]
        let table = UITableView(frame: .zero, style: style)
        table.sectionHeaderHeight = height
        table.sectionFooterHeight = height
        let world = TableWorld(table, source: source)
        world.app.settle()
        for section in 0...1 {
            let views = [
                try #require(table.headerView(forSection: section)),
                try #require(table.footerView(forSection: section)),
            ]
            for view in views {
                #expect(view.bounds.height == height)
                let label = try #require(view.textLabel)
                let frame = label.convert(label.bounds, to: view)
                #expect(frame.height >= 15)
                #expect(frame.minY >= 0 && frame.maxY <= height, "\(frame) in \(height)")
            }
        }
    }

    @Test("Grouped: the first titled header is 55.5 high, later ones 38")
    func titled() {
        let source = TableSource([["a"], ["b"]])
        source.titles = ["One", "Two"]
        let world = TableWorld(UITableView(frame: .zero, style: .grouped), source: source)
        world.app.settle()
        #expect(abs(world.table.rectForHeader(inSection: 0).height - 55.5) <= 0.5)
        #expect(abs(world.table.rectForHeader(inSection: 1).height - 38) <= 0.5)
    }

    @Test("Gaps of untitled sections: together 35, rounded to pixels")
    func gaps() {
        let world = TableWorld(
            UITableView(frame: .zero, style: .grouped), source: TableSource([["a"], ["b"]]))
        world.app.settle()
        #expect(world.table.rectForFooter(inSection: 0).height == 17.5)
        #expect(world.table.rectForHeader(inSection: 1).height == 17.5)
    }

    // MARK: Accessories

    @Test(
        "Accessory: the content ends where it begins, with a margin of 8",
        arguments: [false, true])
    func accessory(isMirrored: Bool) throws {
        let world = TableWorld()
        if isMirrored { world.table.semanticContentAttribute = .forceRightToLeft }
        let cell = try #require(world.cell(1))
        if isMirrored { cell.semanticContentAttribute = .forceRightToLeft }
        #expect(cell.contentView.directionalLayoutMargins.trailing == 16)
        cell.accessoryType = .disclosureIndicator
        #expect(cell.contentView.directionalLayoutMargins.trailing == 8)
        world.app.settle()
        #expect(cell.contentView.directionalLayoutMargins.trailing == 8)
        let accessory = try #require(
            cell.subviews.first { "\(type(of: $0))".contains("Accessory") })
        let content = cell.contentView.frame
        #expect(
            isMirrored ? content.minX == accessory.frame.maxX : content.maxX == accessory.frame.minX
        )
        cell.accessoryType = .none
        world.app.settle()
        #expect(cell.contentView.directionalLayoutMargins.trailing == 16)
        #expect(cell.contentView.frame.width == 320)
    }

    @Test("Accessory view: wins over the type; texts end 8 before it")
    func accessoryView() throws {
        let world = TableWorld()
        let cell = try #require(world.cell(1))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        cell.accessoryType = .checkmark
        cell.accessoryView = view
        cell.textLabel?.text = String(repeating: "long ", count: 30)
        world.app.settle()
        #expect(view.superview === cell && view.frame.maxX == 304)
        #expect(!cell.subviews.contains { "\(type(of: $0))".contains("Accessory") })
        #expect(cell.contentView.frame.maxX == 254)
        let label = try #require(cell.textLabel)
        #expect(label.convert(label.bounds, to: cell).maxX == 246)
    }

    @Test("Accessory: a content configuration's texts end 8 before it too")
    func configuredAccessory() throws {
        let world = TableWorld()
        let cell = try #require(world.cell(1))
        cell.accessoryType = .disclosureIndicator
        var content = cell.defaultContentConfiguration()
        content.text = String(repeating: "long ", count: 30)
        cell.contentConfiguration = content
        world.table.rowHeight = 200
        world.app.settle()
        let shown = try #require(world.cell(1))
        shown.accessoryType = .disclosureIndicator
        shown.contentConfiguration = content
        world.app.settle()
        let label = try #require(labels(in: shown.contentView).first)
        let end = label.convert(label.bounds, to: shown).maxX
        #expect(abs(end - (shown.contentView.frame.maxX - 8)) <= 0.5)
    }

    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
    }

    @Test("List cell: texts end 8 before an accessory, and at the margin without one")
    func listAccessory() throws {
        let layout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain))
        let world = CollectionWorld(layout, sections: [3]) { list, _ in
            list.register(ListCell.self, forCellWithReuseIdentifier: "cell")
        }
        world.app.settle()
        let cell = try #require(world.list.cellForItem(at: path(0)) as? ListCell)
        var content = cell.defaultContentConfiguration()
        content.text = String(repeating: "long ", count: 30)
        content.textProperties.numberOfLines = 1
        cell.contentConfiguration = content
        world.app.settle()
        var label = try #require(labels(in: cell).first)
        #expect(abs(label.convert(label.bounds, to: cell).maxX - 304) <= 0.5)
        cell.accessories = [.disclosureIndicator()]
        world.app.settle()
        label = try #require(labels(in: cell).first)
        #expect(label.convert(label.bounds, to: cell).maxX < cell.contentView.frame.maxX)
        #expect(cell.contentView.frame.maxX < 304)
    }

    private final class ListCell: UICollectionViewListCell {}

    // MARK: Separators

    private func line(_ cell: UITableViewCell?) -> CGRect? {
        guard let cell else { return nil }
        return cell.subviews.first {
            !$0.isHidden && $0.frame.height == 0.5 && $0.frame.maxY == cell.bounds.height
        }?.frame
    }

    @Test("Separator: left at the text, right at the edge; own insets count from the cell's edges")
    func separators() {
        let world = TableWorld()
        #expect(line(world.cell(1)) == CGRect(x: 16, y: 43.5, width: 304, height: 0.5))
        world.table.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
        world.app.settle()
        #expect(line(world.cell(1)) == CGRect(x: 30, y: 43.5, width: 280, height: 0.5))
        world.table.separatorInsetReference = .fromAutomaticInsets
        world.app.settle()
        #expect(line(world.cell(1)) == CGRect(x: 46, y: 43.5, width: 264, height: 0.5))
    }

    @Test("Separator: none after the last row of a card, one above the first row of a group")
    func separatorsOfGroups() {
        let cards = TableWorld(
            UITableView(frame: .zero, style: .insetGrouped), source: TableSource([["a", "b"]]))
        cards.app.settle()
        #expect(line(cards.cell(0)) != nil && line(cards.cell(1)) == nil)
        let groups = TableWorld(
            UITableView(frame: .zero, style: .grouped), source: TableSource([["a", "b"]]))
        groups.app.settle()
        #expect(
            groups.cell(0)?.subviews.contains {
                !$0.isHidden && $0.frame == CGRect(x: 0, y: 0, width: 320, height: 0.5)
            } == true)
        #expect(line(groups.cell(1))?.minX == 0)
    }

    // MARK: Styles

    @Test("Subtitle: one label is centred if the other is empty")
    func subtitle() throws {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        cell.layoutIfNeeded()
        #expect(abs(try #require(cell.textLabel).frame.midY - 30) <= 0.5)
        cell.detailTextLabel?.text = "Detail"
        cell.layoutIfNeeded()
        let (top, bottom) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
        #expect(top.frame.maxY <= bottom.frame.minY + 0.5)
        #expect(abs((top.frame.minY + bottom.frame.maxY) / 2 - 30) <= 1)
        #expect(top.font.pointSize == 17 && bottom.font.pointSize == 12)
    }

    @Test("Value 1: the detail is secondary at the right, and shrinks to nothing first")
    func value1() throws {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Name"
        cell.detailTextLabel?.text = "Value"
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        cell.layoutIfNeeded()
        let detail = try #require(cell.detailTextLabel)
        #expect(detail.frame.maxX == 304 && detail.textColor == .secondaryLabel)
        cell.textLabel?.text = String(repeating: "long ", count: 40)
        cell.layoutIfNeeded()
        #expect(detail.frame.width == 0)
    }

    @Test("Value 2: a tinted label of 91 points, the detail after it")
    func value2() throws {
        let cell = UITableViewCell(style: .value2, reuseIdentifier: nil)
        cell.textLabel?.text = "Name"
        cell.detailTextLabel?.text = "Value"
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        cell.layoutIfNeeded()
        let label = try #require(cell.textLabel)
        let detail = try #require(cell.detailTextLabel)
        #expect(label.frame.maxX == 107 && label.textColor != detail.textColor)
        #expect(detail.frame.minX > label.frame.maxX)
    }

    @Test("Image: at the margin, the text one margin after it")
    func image() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20))
            .image { _ in }
        cell.textLabel?.text = "Text"
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        cell.layoutIfNeeded()
        #expect(try #require(cell.imageView).frame.minX == 16)
        #expect(try #require(cell.textLabel).frame.minX == 52)
    }

    @Test("Backgrounds: of cells by the table's style, systemGray4 when selected")
    func backgrounds() throws {
        let plain = TableWorld()
        #expect(plain.cell(0)?.backgroundColor == .systemBackground)
        let grouped = TableWorld(UITableView(frame: .zero, style: .grouped))
        grouped.app.settle()
        #expect(grouped.cell(0)?.backgroundColor == .secondarySystemGroupedBackground)
        plain.table.selectRow(at: path(0), animated: false, scrollPosition: .none)
        plain.app.settle()
        let cell = try #require(plain.cell(0))
        #expect(cell.subviews.contains { $0.backgroundColor == .systemGray4 && !$0.isHidden })
    }

    @Test("Table header: gets the width, keeps its height; another height counts when assigned")
    func edgeViews() {
        let world = TableWorld()
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
        world.table.tableHeaderView = header
        world.app.settle()
        #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
        #expect(world.table.rectForRow(at: path(0)).minY == 50)
        header.frame.size.height = 80
        world.app.settle()
        #expect(world.table.rectForRow(at: path(0)).minY == 50)
        world.table.tableHeaderView = header
        world.app.settle()
        #expect(world.table.rectForRow(at: path(0)).minY == 80)
    }

    @Test("backgroundView: behind all, follows the bounds")
    func backgroundView() {
        let world = TableWorld()
        let view = UIView()
        world.table.backgroundView = view
        world.table.contentOffset.y = 100
        world.app.settle()
        #expect(world.table.subviews.first === view && view.frame == world.table.bounds)
    }

    @Test("Margins: 16 below 414 points, 20 from there")
    func margins() {
        let narrow = TableWorld()
        #expect(narrow.cell(0)?.contentView.directionalLayoutMargins.leading == 16)
        let wide = TableWorld(size: CGSize(width: 414, height: 480))
        #expect(wide.cell(0)?.contentView.directionalLayoutMargins.leading == 20)
    }

    // MARK: Geometry

    @Test("rect(forSection:) holds header, rows and footer; impossible rows have none")
    func rects() {
        let source = TableSource([["a", "b"], ["c"]])
        source.titles = ["One", "Two"]
        source.footers = ["End", nil]
        let world = TableWorld(UITableView(frame: .zero, style: .grouped), source: source)
        world.app.settle()
        let table = world.table
        let section = table.rect(forSection: 0)
        #expect(section.minY == table.rectForHeader(inSection: 0).minY)
        #expect(section.maxY == table.rectForFooter(inSection: 0).maxY)
        #expect(section.maxY == table.rect(forSection: 1).minY)
        #expect(table.rectForRow(at: path(9, 0)) == .zero)
        #expect(table.rectForRow(at: path(0, 7)) == .zero)
    }

    @Test("cellForRow and indexPath(for:): nil for what is not visible")
    func invisible() throws {
        let world = TableWorld()
        let cell = try #require(world.cell(0))
        #expect(world.cell(50) == nil)
        world.table.contentOffset.y = 1000
        world.app.settle()
        #expect(world.cell(0) == nil)
        let path = world.table.indexPath(for: cell)
        #expect(path == nil || path?.row != 0)
    }

    @Test("Positions: summed unrounded, each frame rounded by itself")
    func rounding() {
        let world = TableWorld()
        world.table.rowHeight = 10.3
        world.app.settle()
        #expect(abs(world.table.contentSize.height - 1030) < 0.01)
        #expect(world.table.rectForRow(at: path(1)).minY == 10.5)
        #expect(world.table.rectForRow(at: path(2)).minY == 20.5)
        #expect(world.table.rectForRow(at: path(3)).minY == 31)
    }
}
