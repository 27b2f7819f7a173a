import Foundation
import Testing
import UIKit
import UIKitTesting

/// Films of the lists' animations: eight frames of each, side by side, as goldens that were looked
/// at.
@Suite("Films of lists")
struct ListFilmTests {
    /// Rows of colours with texts, at most six on the screen.
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var rows = ["Apple", "Banana", "Cherry", "Date", "Elder", "Fig", "Grape"]

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            rows.count
        }

        func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = rows[indexPath.row]
            let hue = CGFloat(rows[indexPath.row].utf8.reduce(0) { ($0 * 7 + Int($1)) % 100 }) / 100
            cell.backgroundColor = UIColor(
                hue: hue, saturation: 0.25, brightness: 1, alpha: 1)
            return cell
        }

        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

        func tableView(
            _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
        ) { rows.insert(rows.remove(at: source.row), at: destination.row) }

        func tableView(
            _ tableView: UITableView,
            trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Delete") {
                    [unowned self] _, _, done in
                    rows.remove(at: indexPath.row)
                    tableView.deleteRows(at: [indexPath], with: .automatic)
                    done(true)
                },
                UIContextualAction(style: .normal, title: "Flag") { $2(true) },
            ])
        }
    }

    private struct World {
        let app: HeadlessApp
        let table: UITableView
        let source = Rows()

        init(_ style: UITableView.Style = .plain) {
            let size = CGSize(width: 170, height: 264)
            table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            (table.dataSource, table.delegate) = (source, source)
            let controller = UIViewController()
            controller.view.addSubview(table)
            app = HeadlessApp(size: size, scale: 1, rootViewController: controller)
            app.settle()
        }
    }

    private func check(_ frames: [Snapshot], _ name: String) throws {
        try Snapshot(sheetOf: frames, columns: 8).matchGolden("film-" + name)
    }

    nonisolated private static let animations: [(UITableView.RowAnimation, String)] = [
        (.fade, "fade"), (.left, "left"), (.right, "right"), (.top, "top"), (.bottom, "bottom"),
        (.middle, "middle"), (.automatic, "automatic"), (.none, "none"),
    ]

    @Test("Film: a batch that deletes, inserts and moves rows", arguments: animations)
    func batch(animation: UITableView.RowAnimation, name: String) throws {
        let world = World()
        let frames = world.app.film {
            world.table.performBatchUpdates {
                world.source.rows = ["Grape", "Apple", "Cherry", "Kiwi", "Lemon", "Date", "Fig"]
                world.table.deleteRows(
                    at: [1, 4].map { IndexPath(row: $0, section: 0) }, with: animation)
                world.table.insertRows(
                    at: [3, 4].map { IndexPath(row: $0, section: 0) }, with: animation)
                world.table.moveRow(
                    at: IndexPath(row: 6, section: 0), to: IndexPath(row: 0, section: 0))
            }
        }
        try check(frames, "batch-" + name)
    }

    @Test("Film: a row is moved by its handle")
    func reordering() throws {
        let world = World()
        world.table.setEditing(true, animated: false)
        world.app.settle()
        var frames: [Snapshot] = []
        world.app.finger.down(at: CGPoint(x: 150, y: 22))
        for y in [40, 80, 120, 160] {
            world.app.finger.move(to: CGPoint(x: 150, y: CGFloat(y)), duration: 0.15)
            frames.append(world.app.snapshot())
        }
        frames += world.app.film { world.app.finger.up() }
        try check(Array(frames.prefix(12)), "reordering")
    }

    // MARK: Collection views

    private final class Item: UICollectionViewCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.frame = contentView.bounds
            label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            label.textAlignment = .center
            contentView.addSubview(label)
            contentView.layer.cornerRadius = 6
        }

        required init?(coder: NSCoder) { nil }
    }

    private func grid() -> (
        HeadlessApp, UICollectionView, UICollectionViewDiffableDataSource<Int, Int>
    ) {
        let size = CGSize(width: 170, height: 264)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 50, height: 50)
        layout.minimumInteritemSpacing = 5
        layout.minimumLineSpacing = 5
        layout.sectionInset = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
        let list = UICollectionView(
            frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<Item, Int> { cell, _, number in
            cell.label.text = "\(number)"
            cell.contentView.backgroundColor = UIColor(
                hue: CGFloat(number) / 20, saturation: 0.4, brightness: 1, alpha: 1)
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
            list, path, number in
            list.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
        }
        let controller = UIViewController()
        controller.view.addSubview(list)
        let app = HeadlessApp(size: size, scale: 1, rootViewController: controller)
        show(Array(1...11), source, animated: false)
        app.settle()
        return (app, list, source)
    }

    private func show(
        _ numbers: [Int], _ source: UICollectionViewDiffableDataSource<Int, Int>,
        animated: Bool = true
    ) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(numbers)
        source.apply(snapshot, animatingDifferences: animated)
    }

    @Test("Film: items of a flow layout come, go and move")
    func flow() throws {
        let (app, _, source) = grid()
        let frames = app.film { show([11, 1, 2, 14, 4, 6, 7, 15, 8, 10], source) }
        try check(frames, "flow")
    }

    @Test("Film: another layout takes over")
    func layouts() throws {
        let (app, list, source) = grid()
        let frames = app.film {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 160, height: 30)
            layout.minimumLineSpacing = 3
            list.setCollectionViewLayout(layout, animated: true)
        }
        try check(frames, "layouts")
        withExtendedLifetime(source) {}
    }
}
