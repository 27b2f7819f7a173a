import Foundation
import Testing
import UIKit
import UIKitTesting

/// The ways in which people use a list: each by touch, by mouse or wheel, and by keyboard.
@Suite("Lists by touch, wheel and keyboard")
struct ListInputTests {
    /// A table or a collection view of rows of 44 points, which the user may order.
    nonisolated enum Kind: CaseIterable { case table, collection }

    private final class World: NSObject, UITableViewDataSource, UITableViewDelegate,
        UICollectionViewDataSource, UICollectionViewDelegate, UITableViewDragDelegate,
        UICollectionViewDragDelegate, UITableViewDropDelegate, UICollectionViewDropDelegate
    {
        var rows = (0..<200).map { "\($0)" }
        var selected: [Int] = []
        var deleted: [Int] = []
        let list: UIScrollView
        var app: HeadlessApp!

        init(_ kind: Kind) {
            let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
            switch kind {
            case .table: list = UITableView(frame: frame)
            case .collection:
                let layout = UICollectionViewFlowLayout()
                layout.itemSize = CGSize(width: 320, height: 44)
                layout.minimumLineSpacing = 0
                list = UICollectionView(frame: frame, collectionViewLayout: layout)
            }
            super.init()
            if let table = list as? UITableView {
                table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
                (table.dataSource, table.delegate) = (self, self)
                (table.dragDelegate, table.dropDelegate) = (self, self)
            } else if let list = list as? UICollectionView {
                list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
                (list.dataSource, list.delegate) = (self, self)
                (list.dragDelegate, list.dropDelegate) = (self, self)
            }
            let controller = UIViewController()
            app = HeadlessApp(
                size: frame.size,
                rootViewController: {
                    controller.view.addSubview(self.list)
                    return controller
                }())
        }

        func middle(_ row: Int) -> CGPoint { CGPoint(x: 160, y: row * 44 + 22) }

        // MARK: Rows

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            rows.count
        }

        func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = rows[indexPath.row]
            return cell
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            selected.append(indexPath.row)
        }

        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

        func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) { rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }

        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
        ) -> UISwipeActionsConfiguration? {
            let delete = UIContextualAction(style: .destructive, title: "Delete") {
                [unowned self] _, _, done in
                deleted.append(path.row)
                done(false)
            }
            return UISwipeActionsConfiguration(actions: [delete])
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

        // MARK: Items

        func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { rows.count }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
        ) { selected.append(indexPath.item) }

        func collectionView(
            _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
        ) -> Bool { true }

        func collectionView(
            _ collectionView: UICollectionView, moveItemAt source: IndexPath,
            to destination: IndexPath
        ) { rows.insert(rows.remove(at: source.item), at: destination.item) }

        func collectionView(
            _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
            at indexPath: IndexPath
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "item"))] }

        func collectionView(
            _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UICollectionViewDropProposal {
            UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            performDropWith coordinator: any UICollectionViewDropCoordinator
        ) {}
    }

    @Test("List: a fling by touch, turns of the wheel and keys scroll it", arguments: Kind.allCases)
    func scrolling(kind: Kind) {
        let world = World(kind)
        world.app.finger.drag(
            from: CGPoint(x: 160, y: 440), to: CGPoint(x: 160, y: 240), duration: 0.05)
        #expect(world.list.isDecelerating)
        let lifted = world.list.contentOffset.y
        world.app.settle()
        #expect(!world.list.isDecelerating && world.list.contentOffset.y > lifted + 200)
        #expect(world.selected == [])

        let flung = world.list.contentOffset.y
        for _ in 0..<3 {
            world.app.mouse.scroll(
                at: CGPoint(x: 160, y: 240), by: CGSize(width: 0, height: 53))
        }
        world.app.settle()
        #expect(abs(world.list.contentOffset.y - flung - 159) < 1)
        world.app.mouse.scroll(
            at: CGPoint(x: 160, y: 240), by: CGSize(width: 0, height: -20_000))
        world.app.settle()
        #expect(world.list.contentOffset.y == 0)

        world.list.becomeFirstResponder()
        world.app.keyboard.press(.end)
        world.app.settle()
        #expect(abs(world.list.contentOffset.y - 8_320) < 0.5)
    }

    @Test("List: a tap, a click and Return select its rows", arguments: Kind.allCases)
    func selecting(kind: Kind) {
        let world = World(kind)
        world.app.finger.tap(at: world.middle(3))
        world.app.mouse.click(at: world.middle(5))
        #expect(world.selected == [3, 5])
        world.list.becomeFirstResponder()
        world.app.keyboard.press(.down)
        world.app.keyboard.press(.down)
        world.app.keyboard.press(.enter)
        #expect(world.selected.count == 3)
        #expect(world.selected.last == 7)
    }

    @Test("List: a held row and one that a mouse drags take new places", arguments: Kind.allCases)
    func ordering(kind: Kind) {
        let world = World(kind)
        world.app.finger.down(at: world.middle(1))
        world.app.advance(by: 0.4)
        world.app.finger.move(to: world.middle(4), duration: 0.4)
        world.app.advance(by: 0.4)
        world.app.finger.up()
        world.app.settle()
        #expect(world.rows.prefix(6) == ["0", "2", "3", "4", "1", "5"])
        world.app.mouse.drag(from: world.middle(4), to: world.middle(0), duration: 0.6)
        world.app.settle()
        #expect(world.rows.prefix(6) == ["1", "0", "2", "3", "4", "5"])
        #expect(world.selected == [])
    }

    @Test("Table: a row is swiped open by touch and by two fingers on a touchpad")
    func swiping() throws {
        let world = World(.table)
        let row = world.middle(2)
        world.app.finger.drag(
            from: CGPoint(x: 280, y: row.y), to: CGPoint(x: 180, y: row.y), duration: 0.3)
        world.app.settle()
        try world.app.finger.tap(on: "Delete")
        world.app.settle()
        #expect(world.deleted == [2])
        // Two fingers that move to the left reveal what is at the right.
        for _ in 0..<10 {
            world.app.mouse.scroll(
                at: world.middle(4), by: CGSize(width: 10, height: 0), isPrecise: true)
            world.app.advance(by: 1 / 60)
        }
        world.app.settle()
        #expect(world.list.contentOffset == .zero)
        let delete = try #require(world.app.find("Delete"))
        world.app.mouse.click(at: CGPoint(x: delete.frame.midX, y: delete.frame.midY))
        world.app.settle()
        #expect(world.deleted == [2, 4])
    }

    @Test("List: keys move by pages and to the ends, and select several", arguments: Kind.allCases)
    func keys(kind: Kind) {
        let world = World(kind)
        (world.list as? UITableView)?.allowsMultipleSelection = true
        (world.list as? UICollectionView)?.allowsMultipleSelection = true
        world.app.keyboard.press(.tab)
        world.app.keyboard.press(.space)
        for _ in 0..<2 { world.app.keyboard.press(.down, .shift) }
        world.app.settle()
        #expect(world.selected == [0, 1, 2])
        world.app.keyboard.press(.pageDown)
        world.app.settle()
        #expect(world.list.contentOffset.y > 0)
        world.app.keyboard.press(.home)
        world.app.settle()
        #expect(world.list.contentOffset.y == 0)
        world.app.keyboard.press("a", .control)
        #expect(Set(world.selected) == Set(0..<200))
    }
}
