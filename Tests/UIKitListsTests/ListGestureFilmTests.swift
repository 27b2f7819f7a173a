import Foundation
import Testing
import UIKit
import UIKitTesting

/// Films of lists that are touched, or whose sections and modes change, as goldens that were
/// looked at.
@Suite("Films of lists: touches, sections and modes")
struct ListGestureFilmTests {
    private static let size = CGSize(width: 170, height: 264)

    /// Sections of rows with swipe actions, which may be ordered and dragged.
    private final class Rows: UITableViewController, UITableViewDragDelegate,
        UITableViewDropDelegate
    {
        var sections: [(title: String?, rows: [String])]
        let deleteTitle: String
        var details: [String: String] = [:]

        init(
            _ style: UITableView.Style, _ sections: [(title: String?, rows: [String])],
            deleteTitle: String = "Delete"
        ) {
            self.sections = sections
            self.deleteTitle = deleteTitle
            super.init(style: style)
        }

        required init?(coder: NSCoder) { nil }

        override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

        override func tableView(
            _ tableView: UITableView, numberOfRowsInSection section: Int
        ) -> Int { sections[section].rows.count }

        override func tableView(
            _ tableView: UITableView, titleForHeaderInSection section: Int
        ) -> String? { sections[section].title }

        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            var content = cell.defaultContentConfiguration()
            content.text = sections[indexPath.section].rows[indexPath.row]
            content.secondaryText = content.text.flatMap { details[$0] }
            cell.contentConfiguration = content
            return cell
        }

        override func tableView(
            _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
        ) -> Bool { true }

        override func tableView(
            _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
        ) {
            let row = sections[source.section].rows.remove(at: source.row)
            sections[destination.section].rows.insert(row, at: destination.row)
        }

        override func tableView(
            _ tableView: UITableView,
            trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: deleteTitle) {
                    [unowned self] _, _, done in
                    sections[indexPath.section].rows.remove(at: indexPath.row)
                    tableView.deleteRows(at: [indexPath], with: .automatic)
                    done(true)
                }
            ])
        }

        func tableView(
            _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
            at indexPath: IndexPath
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "row"))] }

        func tableView(
            _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UITableViewDropProposal {
            UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        }

        func tableView(
            _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
        ) {}
    }

    private static let fruit = ["Apple", "Banana", "Cherry", "Date", "Elder"]

    private func check(_ frames: [Snapshot], _ name: String) throws {
        try Snapshot(sheetOf: frames, columns: 8).matchGolden("film-" + name)
    }

    // MARK: Tables

    @Test(
        "Film: a row is swiped open, and its delete button deletes it",
        arguments: [ListSurroundings.light, .dark, .rtl, .chinese])
    func swipe(_ surroundings: ListSurroundings) throws {
        let names = surroundings == .chinese ? ["苹果", "香蕉", "樱桃", "枣", "接骨木"] : Self.fruit
        let title = surroundings.text("Delete", "删除")
        let app = surroundings.app(
            Self.size, Rows(.insetGrouped, [(nil, names)], deleteTitle: title))
        let isMirrored = surroundings == .rtl
        func point(_ x: CGFloat) -> CGPoint { CGPoint(x: isMirrored ? 170 - x : x, y: 101) }
        var frames = app.filmSwipe(from: point(140), through: [110, 80, 60].map(point))
        frames += try app.film { try app.finger.tap(on: title) }
        try check(frames, "swipe-\(surroundings)")
    }

    @Test("Film: a table is edited, and no longer", arguments: [ListSurroundings.light, .rtl])
    func editing(_ surroundings: ListSurroundings) throws {
        let controller = Rows(.plain, [(nil, Self.fruit)])
        let app = surroundings.app(Self.size, controller)
        let frames =
            app.film { controller.setEditing(true, animated: true) }
            + app.film { controller.setEditing(false, animated: true) }
        try check(frames, "editing-\(surroundings)")
    }

    @Test("Film: sections come, go and move")
    func sections() throws {
        let controller = Rows(
            .grouped, [("A", ["Apple"]), ("B", ["Banana", "Berry"]), ("C", ["Cherry"])])
        let app = ListSurroundings.light.app(Self.size, controller)
        let frames = app.film {
            controller.tableView.performBatchUpdates {
                controller.sections = [("C", ["Cherry"]), ("D", ["Date"]), ("A", ["Apple"])]
                controller.tableView.deleteSections([1], with: .fade)
                controller.tableView.insertSections([1], with: .fade)
                controller.tableView.moveSection(2, toSection: 0)
            }
        }
        try check(frames, "sections")
    }

    @Test("Film: a row that is reloaded grows, and the rows below make room")
    func growth() throws {
        let controller = Rows(.insetGrouped, [(nil, Self.fruit)])
        let app = ListSurroundings.light.app(Self.size, controller)
        let frames = app.film {
            controller.details["Banana"] = "A long fruit that is yellow when it is ripe"
            controller.tableView.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
        }
        try check(frames, "growth")
    }

    @Test(
        "Film: a row is highlighted, selected and deselected",
        arguments: [
            ListSurroundings.light, .dark,
        ])
    func selection(_ surroundings: ListSurroundings) throws {
        let controller = Rows(.insetGrouped, [(nil, Self.fruit)])
        let app = surroundings.app(Self.size, controller)
        var frames = [app.snapshot()]
        app.finger.down(at: CGPoint(x: 80, y: 101))
        app.advance(by: 0.2)
        frames.append(app.snapshot())
        app.finger.up()
        app.advance(by: 0.1)
        frames.append(app.snapshot())
        controller.tableView.deselectRow(at: IndexPath(row: 1, section: 0), animated: true)
        for _ in 0..<4 {
            app.advance(by: 0.08)
            frames.append(app.snapshot())
        }
        app.settle()
        try check(frames + [app.snapshot()], "selection-\(surroundings)")
    }

    @Test("Film: a held row is dragged to another place")
    func dragging() throws {
        let controller = Rows(.plain, [(nil, Self.fruit)])
        let app = ListSurroundings.light.app(Self.size, controller)
        controller.tableView.dragDelegate = controller
        controller.tableView.dropDelegate = controller
        var frames = [app.snapshot()]
        app.finger.down(at: CGPoint(x: 60, y: 22))
        for _ in 0..<3 {
            app.advance(by: 0.2)
            frames.append(app.snapshot())
        }
        for y in [60, 100, 150, 154] as [CGFloat] {
            app.finger.move(to: CGPoint(x: 60, y: y), duration: 0.2)
            frames.append(app.snapshot())
        }
        frames += app.film { app.finger.up() }
        #expect(controller.sections[0].rows == ["Banana", "Cherry", "Date", "Apple", "Elder"])
        try check(frames, "dragging")
    }

    // MARK: Collection views

    /// A list layout of rows, of which some have others below.
    private final class Outline: UIViewController {
        private let kind: UICollectionLayoutListConfiguration.Appearance
        private(set) var list: UICollectionView!
        private var source: UICollectionViewDiffableDataSource<Int, String>!
        private var tree = NSDiffableDataSourceSectionSnapshot<String>()

        init(_ kind: UICollectionLayoutListConfiguration.Appearance) {
            self.kind = kind
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            var look = UICollectionLayoutListConfiguration(appearance: kind)
            look.trailingSwipeActionsConfigurationProvider = { _ in
                UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .normal, title: "Flag") { $2(true) }
                ])
            }
            list = UICollectionView(
                frame: view.bounds,
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: look))
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(list)
            let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
                cell, _, text in
                var content = cell.defaultContentConfiguration()
                content.text = text
                cell.contentConfiguration = content
                cell.accessories =
                    text == "Fruit" ? [.outlineDisclosure()] : [.delete(), .reorder()]
            }
            source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) {
                $0.dequeueConfiguredReusableCell(using: rows, for: $1, item: $2)
            }
            source.reorderingHandlers.canReorderItem = { _ in true }
            tree.append(["Fruit", "Bread", "Cheese"])
            tree.append(["Apple", "Banana"], to: "Fruit")
            source.apply(tree, to: 0, animatingDifferences: false)
        }

        func setExpanded(_ isExpanded: Bool) {
            if isExpanded { tree.expand(["Fruit"]) } else { tree.collapse(["Fruit"]) }
            source.apply(tree, to: 0)
        }
    }

    @Test(
        "Film: an outline shows the rows below another, and hides them",
        arguments: [ListSurroundings.light, .dark, .rtl])
    func outline(_ surroundings: ListSurroundings) throws {
        let controller = Outline(.sidebar)
        let app = surroundings.app(Self.size, controller)
        let frames =
            app.film { controller.setExpanded(true) } + app.film { controller.setExpanded(false) }
        try check(frames, "outline-\(surroundings)")
    }

    @Test(
        "Film: a list layout is edited, and no longer",
        arguments: [
            ListSurroundings.light, .rtl,
        ])
    func listEditing(_ surroundings: ListSurroundings) throws {
        let controller = Outline(.insetGrouped)
        let app = surroundings.app(Self.size, controller)
        let frames =
            app.film { controller.list.isEditing = true }
            + app.film { controller.list.isEditing = false }
        try check(frames, "list-editing-\(surroundings)")
    }

    @Test("Film: an item of a list layout is swiped open, and closed by a tap")
    func swipedItem() throws {
        let controller = Outline(.insetGrouped)
        let app = ListSurroundings.light.app(Self.size, controller)
        let cell = try #require(controller.list.cellForItem(at: IndexPath(item: 1, section: 0)))
        let y = cell.convert(cell.bounds, to: nil).midY
        var frames = app.filmSwipe(
            from: CGPoint(x: 140, y: y), through: [110, 80, 60].map { CGPoint(x: $0, y: y) })
        frames += app.film { app.finger.tap(at: CGPoint(x: 80, y: 240)) }
        try check(frames, "swiped-item")
    }

    @Test("Film: an item is held and moved among the others")
    func movement() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 50, height: 50)
        layout.minimumInteritemSpacing = 5
        layout.minimumLineSpacing = 5
        layout.sectionInset = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
        let controller = Tiles(collectionViewLayout: layout)
        let app = ListSurroundings.light.app(Self.size, controller)
        var frames = [app.snapshot()]
        app.finger.down(at: CGPoint(x: 30, y: 30))
        app.advance(by: 0.6)
        frames.append(app.snapshot())
        for place in [CGPoint(x: 60, y: 50), CGPoint(x: 100, y: 90), CGPoint(x: 140, y: 140)] {
            app.finger.move(to: place, duration: 0.2)
            frames.append(app.snapshot())
            app.advance(by: 0.15)
            frames.append(app.snapshot())
        }
        frames += app.film { app.finger.up() }
        #expect(controller.numbers != Array(1...11))
        try check(frames, "movement")
    }

    @Test("Film: a section that scrolls across turns to the next group")
    func orthogonal() throws {
        let whole = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(120)),
            subitems: [NSCollectionLayoutItem(layoutSize: whole)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 6
        section.orthogonalScrollingBehavior = .groupPagingCentered
        let controller = Tiles(
            collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        let app = ListSurroundings.light.app(Self.size, controller)
        let frames = app.film {
            app.finger.drag(
                from: CGPoint(x: 140, y: 60), to: CGPoint(x: 80, y: 60), duration: 0.1)
        }
        try check(frames, "orthogonal")
    }

    /// Numbered tiles that a user may move.
    private final class Tiles: UICollectionViewController {
        var numbers = Array(1...11)

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(
                UICollectionViewListCell.self, forCellWithReuseIdentifier: "tile")
        }

        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { numbers.count }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(
                withReuseIdentifier: "tile", for: indexPath)
            let number = numbers[indexPath.item]
            var background = UIBackgroundConfiguration.clear()
            background.cornerRadius = 6
            background.backgroundColor = UIColor(
                hue: CGFloat(number) / 20, saturation: 0.4, brightness: 1, alpha: 1)
            cell.backgroundConfiguration = background
            let label = cell.contentView.subviews.first as? UILabel ?? UILabel()
            label.text = "\(number)"
            label.textAlignment = .center
            label.frame = cell.contentView.bounds
            label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            cell.contentView.addSubview(label)
            return cell
        }

        override func collectionView(
            _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
        ) -> Bool { true }

        override func collectionView(
            _ collectionView: UICollectionView, moveItemAt source: IndexPath,
            to destination: IndexPath
        ) { numbers.insert(numbers.remove(at: source.item), at: destination.item) }
    }
}
