import Foundation
import Testing
import UIKit
import UIKitTesting

/// Each style of tables and list layouts as a sheet: light, dark, from right to left, in Chinese
/// and with the largest text; the second line while it is edited.
@Suite("Styles of lists")
struct ListStyleTests {
    private static let size = CGSize(width: 240, height: 420)

    private struct Row {
        var text: String
        var detail: String?
        var symbol: String?
    }

    /// The rows of two sections in the language of the surroundings.
    private static func rows(_ surroundings: ListSurroundings) -> [[Row]] {
        let text = surroundings.text
        return [
            [
                Row(text: text("Inbox", "收件箱"), symbol: "tray"),
                Row(
                    text: text("Drafts", "草稿"), detail: text("Two not sent", "两封未发送"),
                    symbol: "doc"),
                Row(text: text("Sent", "已发送"), symbol: "paperplane"),
            ],
            [Row(text: text("Archive", "归档")), Row(text: text("Deleted", "已删除"))],
        ]
    }

    private static func title(_ section: Int, _ surroundings: ListSurroundings) -> String {
        section == 0 ? surroundings.text("Mail", "邮件") : surroundings.text("Older", "更早")
    }

    private static func footer(_ section: Int, _ surroundings: ListSurroundings) -> String {
        section == 0
            ? surroundings.text("Kept for a year.", "保留一年。")
            : surroundings.text("Kept for a week.", "保留一周。")
    }

    private func check(
        _ name: String, _ make: (ListSurroundings) -> (UIViewController, () -> Void)
    ) throws {
        var pictures: [[Snapshot]] = [[], []]
        for surroundings in ListSurroundings.allCases {
            let (controller, edit) = make(surroundings)
            let app = surroundings.app(Self.size, controller)
            pictures[0].append(app.snapshot())
            edit()
            app.settle()
            pictures[1].append(app.snapshot())
        }
        try Snapshot(sheetOf: pictures[0] + pictures[1], columns: pictures[0].count)
            .matchGolden("style-" + name)
    }

    // MARK: Tables

    private final class Table: UITableViewController {
        private let surroundings: ListSurroundings

        init(_ style: UITableView.Style, _ surroundings: ListSurroundings) {
            self.surroundings = surroundings
            super.init(style: style)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            clearsSelectionOnViewWillAppear = false
            tableView.allowsMultipleSelectionDuringEditing = true
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            tableView.selectRow(
                at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        }

        override func numberOfSections(in tableView: UITableView) -> Int { 2 }

        override func tableView(
            _ tableView: UITableView, numberOfRowsInSection section: Int
        ) -> Int { ListStyleTests.rows(surroundings)[section].count }

        override func tableView(
            _ tableView: UITableView, titleForHeaderInSection section: Int
        ) -> String? { ListStyleTests.title(section, surroundings) }

        override func tableView(
            _ tableView: UITableView, titleForFooterInSection section: Int
        ) -> String? { ListStyleTests.footer(section, surroundings) }

        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let row = ListStyleTests.rows(surroundings)[indexPath.section][indexPath.row]
            let cell = UITableViewCell(
                style: indexPath.section == 0 ? .subtitle : .value1, reuseIdentifier: nil)
            cell.textLabel?.text = row.text
            cell.detailTextLabel?.text = indexPath.section == 0 ? row.detail : "12"
            cell.imageView?.image = row.symbol.flatMap { UIImage(systemName: $0) }
            cell.accessoryType =
                [[.disclosureIndicator, .detailButton, .none], [.checkmark, .none]][
                    indexPath.section][indexPath.row]
            return cell
        }

        override func tableView(
            _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
        ) -> Bool { true }

        override func tableView(
            _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
        ) {}
    }

    nonisolated private static let styles: [(UITableView.Style, String)] = [
        (.plain, "plain"), (.grouped, "grouped"), (.insetGrouped, "inset-grouped"),
    ]

    @Test("Table: its style matches its sheet", arguments: styles)
    func table(style: UITableView.Style, name: String) throws {
        try check("table-" + name) { surroundings in
            let controller = Table(style, surroundings)
            return (controller, { controller.setEditing(true, animated: false) })
        }
    }

    // MARK: List layouts

    private final class List: UIViewController {
        private let kind: UICollectionLayoutListConfiguration.Appearance
        private let surroundings: ListSurroundings
        private(set) var list: UICollectionView!
        private var source: UICollectionViewDiffableDataSource<Int, IndexPath>!

        init(
            _ kind: UICollectionLayoutListConfiguration.Appearance,
            _ surroundings: ListSurroundings
        ) {
            self.kind = kind
            self.surroundings = surroundings
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            var look = UICollectionLayoutListConfiguration(appearance: kind)
            look.headerMode = .supplementary
            look.footerMode = .supplementary
            list = UICollectionView(
                frame: view.bounds,
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: look))
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            list.allowsMultipleSelectionDuringEditing = true
            view.addSubview(list)
            makeSource()
            var snapshot = NSDiffableDataSourceSnapshot<Int, IndexPath>()
            snapshot.appendSections([0, 1])
            for (section, rows) in ListStyleTests.rows(surroundings).enumerated() {
                snapshot.appendItems(
                    rows.indices.map { IndexPath(item: $0, section: section) }, toSection: section)
            }
            source.apply(snapshot, animatingDifferences: false)
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            list.selectItem(
                at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
        }

        private func makeSource() {
            let surroundings = surroundings
            let rows = UICollectionView.CellRegistration<UICollectionViewListCell, IndexPath> {
                cell, path, _ in
                let row = ListStyleTests.rows(surroundings)[path.section][path.item]
                var content = cell.defaultContentConfiguration()
                content.text = row.text
                content.secondaryText = row.detail
                content.image = row.symbol.flatMap { UIImage(systemName: $0) }
                cell.contentConfiguration = content
                let ends: [UICellAccessory] =
                    path.section == 0
                    ? [.disclosureIndicator(displayed: .whenNotEditing)]
                    : [.label(text: "12"), .checkmark(displayed: .whenNotEditing)]
                cell.accessories = [.multiselect()] + ends + [.reorder()]
            }
            let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
                elementKind: UICollectionView.elementKindSectionHeader
            ) { header, _, path in
                var content = header.defaultContentConfiguration()
                content.text = ListStyleTests.title(path.section, surroundings)
                header.contentConfiguration = content
            }
            let footers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
                elementKind: UICollectionView.elementKindSectionFooter
            ) { footer, _, path in
                var content = footer.defaultContentConfiguration()
                content.text = ListStyleTests.footer(path.section, surroundings)
                footer.contentConfiguration = content
            }
            source = UICollectionViewDiffableDataSource<Int, IndexPath>(collectionView: list) {
                $0.dequeueConfiguredReusableCell(using: rows, for: $1, item: $2)
            }
            source.supplementaryViewProvider = { list, kind, path in
                list.dequeueConfiguredReusableSupplementary(
                    using: kind == UICollectionView.elementKindSectionHeader ? headers : footers,
                    for: path)
            }
            source.reorderingHandlers.canReorderItem = { _ in true }
        }
    }

    nonisolated private static let appearances:
        [(UICollectionLayoutListConfiguration.Appearance, String)] = [
            (.plain, "plain"), (.grouped, "grouped"), (.insetGrouped, "inset-grouped"),
            (.sidebar, "sidebar"), (.sidebarPlain, "sidebar-plain"),
        ]

    @Test("List layout: its appearance matches its sheet", arguments: appearances)
    func list(appearance: UICollectionLayoutListConfiguration.Appearance, name: String) throws {
        try check("list-" + name) { surroundings in
            let controller = List(appearance, surroundings)
            return (controller, { controller.list.isEditing = true })
        }
    }

    // MARK: Other layouts

    @Test("Compositional layout: nested groups, badges, decorations and headers match their sheet")
    func compositional() throws {
        try check("compositional") { surroundings in
            let controller = Tiles(Self.nestedLayout(), surroundings)
            return (controller, { controller.collectionView.contentOffset.y = 90 })
        }
    }

    @Test("Layouts: a flow layout that scrolls across, and one of the app, match their sheet")
    func flow() throws {
        try check("flow-and-circle") { surroundings in
            let layout = UICollectionViewFlowLayout()
            layout.scrollDirection = .horizontal
            layout.itemSize = CGSize(width: 70, height: 90)
            layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
            layout.headerReferenceSize = CGSize(width: 60, height: 0)
            let controller = Tiles(layout, surroundings)
            return (controller, { controller.collectionView.collectionViewLayout = Circle() })
        }
    }

    /// Items on a circle, each turned towards its middle.
    private final class Circle: UICollectionViewLayout {
        override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

        override func layoutAttributesForElements(
            in rect: CGRect
        ) -> [UICollectionViewLayoutAttributes]? {
            let count = collectionView?.numberOfItems(inSection: 0) ?? 0
            return (0..<count).compactMap {
                layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
            }
        }

        override func layoutAttributesForItem(
            at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            guard let list = collectionView else { return nil }
            let count = list.numberOfItems(inSection: 0)
            let angle = 2 * CGFloat.pi * CGFloat(indexPath.item) / CGFloat(count)
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.size = CGSize(width: 50, height: 40)
            attributes.center = CGPoint(
                x: list.bounds.midX + 85 * sin(angle), y: list.bounds.midY - 85 * cos(angle))
            attributes.transform = CGAffineTransform(rotationAngle: angle)
            return attributes
        }
    }

    /// A large item beside two small ones with badges, on a card, under a header.
    private static func nestedLayout() -> UICollectionViewLayout {
        func size(
            _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
        ) -> NSCollectionLayoutSize {
            NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
        }
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(14), .absolute(14)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
        let small = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)),
            supplementaryItems: [badge])
        let large = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.6), .fractionalHeight(1)))
        for item in [small, large] {
            item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        }
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)), subitems: [small])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(110)), subitems: [large, column])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(
            top: 8, leading: 16, bottom: 16, trailing: 16)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .estimated(30)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        let card = NSCollectionLayoutDecorationItem.background(elementKind: "card")
        card.contentInsets = NSDirectionalEdgeInsets(top: 34, leading: 8, bottom: 8, trailing: 8)
        section.decorationItems = [card]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(Card.self, forDecorationViewOfKind: "card")
        return layout
    }

    private final class Card: UICollectionReusableView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .secondarySystemBackground
            layer.cornerRadius = 12
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Badge: UICollectionReusableView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .systemRed
            layer.cornerRadius = 7
        }

        required init?(coder: NSCoder) { nil }
    }

    /// Numbered tiles in two sections with titles.
    private final class Tiles: UICollectionViewController {
        private let surroundings: ListSurroundings

        init(_ layout: UICollectionViewLayout, _ surroundings: ListSurroundings) {
            self.surroundings = surroundings
            super.init(collectionViewLayout: layout)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(
                UICollectionViewListCell.self, forCellWithReuseIdentifier: "tile")
            collectionView.register(
                UICollectionViewListCell.self,
                forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "title")
            collectionView.register(
                Badge.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "badge")
        }

        override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { section == 0 ? 8 : 5 }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(
                withReuseIdentifier: "tile", for: indexPath)
            var background = UIBackgroundConfiguration.clear()
            background.cornerRadius = 8
            background.backgroundColor = [.systemTeal, .systemOrange][indexPath.section]
            cell.backgroundConfiguration = background
            let label = cell.contentView.subviews.first as? UILabel ?? UILabel()
            label.text = "\(indexPath.item + 1)"
            label.font = .preferredFont(forTextStyle: .headline)
            label.textAlignment = .center
            label.frame = cell.contentView.bounds
            label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            cell.contentView.addSubview(label)
            return cell
        }

        override func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let isTitle = kind == UICollectionView.elementKindSectionHeader
            let view = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: isTitle ? "title" : "badge", for: indexPath)
            if let title = view as? UICollectionViewListCell {
                var content = UIListContentConfiguration.plainHeader()
                content.text = ListStyleTests.title(indexPath.section, surroundings)
                title.contentConfiguration = content
            }
            return view
        }
    }
}
