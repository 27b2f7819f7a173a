import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Lists: menus of rows and typing")
struct ListMenuTests {
    /// Rows with menus, and a preview for the first one.
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var rows = ["Apple", "Banana", "Cherry", "Élan", "Fig"]
        var log: [String] = []

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
            log.append("select \(indexPath.row)")
        }

        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            guard indexPath.row != 4 else { return nil }
            return UIContextMenuConfiguration(
                previewProvider: indexPath.row == 0 ? { UIViewController() } : nil,
                actionProvider: { [weak self] _ in
                    UIMenu(children: [
                        UIAction(title: "Copy") { _ in self?.log.append("copy \(indexPath.row)") }
                    ])
                })
        }

        func tableView(
            _ tableView: UITableView, willDisplayContextMenu: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.append("display") }

        func tableView(
            _ tableView: UITableView, willEndContextMenuInteraction: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.append("end") }

        func tableView(
            _ tableView: UITableView,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            let controller = animator.previewViewController
            animator.addCompletion { [weak self] in
                self?.log.append("commit \(controller == nil ? "nothing" : "preview")")
            }
        }
    }

    private final class World {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let source = Source()
        let app: HeadlessApp

        init() {
            let table = table
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            app = HeadlessApp(
                size: CGSize(width: 375, height: 667),
                rootViewController: {
                    let controller = UIViewController()
                    controller.view.addSubview(table)
                    return controller
                }())
            table.dataSource = source
            table.delegate = source
            app.settle()
        }

        func middle(_ row: Int) -> CGPoint {
            let rect = table.rectForRow(at: IndexPath(row: row, section: 0))
            return CGPoint(x: rect.midX, y: rect.midY)
        }

        func cell(_ row: Int) -> UITableViewCell? {
            table.cellForRow(at: IndexPath(row: row, section: 0))
        }
    }

    @Test("Menu key: opens the menu of the row that has the focus, next to it")
    func menuKey() throws {
        let world = World()
        world.app.keyboard.press(.tab)
        world.app.keyboard.press(.down)
        world.app.keyboard.press(.menu)
        world.app.settle()
        let copy = try #require(world.app.find("Copy"))
        #expect(copy.frame.minY >= world.middle(1).y)
        world.app.keyboard.press(.down)
        world.app.keyboard.press(.enter)
        world.app.settle()
        #expect(world.source.log == ["display", "end", "copy 1"])
        for _ in 0..<3 { world.app.keyboard.press(.down) }
        world.app.keyboard.press(.function(10), .shift)
        world.app.settle()
        #expect(world.app.find("Copy") == nil)
    }

    @Test("A held row opens its menu and stays highlighted; the menu's action runs")
    func press() throws {
        let world = World()
        world.app.finger.longPress(at: world.middle(1), for: 0.8)
        world.app.settle()
        #expect(world.cell(1)?.isHighlighted == true)
        try world.app.finger.tap(on: "Copy")
        world.app.settle()
        #expect(world.source.log == ["display", "end", "copy 1"])
        #expect(world.cell(1)?.isHighlighted == false)
    }

    @Test("A right click opens the menu at once")
    func click() throws {
        let world = World()
        world.app.mouse.click(at: world.middle(2), button: .secondary)
        world.app.settle()
        try world.app.finger.tap(on: "Copy")
        world.app.settle()
        #expect(world.source.log == ["display", "end", "copy 2"])
    }

    @Test("A tap on the preview commits it")
    func preview() {
        let world = World()
        world.app.finger.longPress(at: world.middle(0), for: 0.8)
        world.app.settle()
        world.app.finger.tap(at: CGPoint(x: 187, y: 100))
        world.app.settle()
        #expect(world.source.log == ["display", "end", "commit preview"])
    }

    @Test("A row without a menu is selected, however long it is held")
    func without() {
        let world = World()
        world.app.finger.longPress(at: world.middle(4), for: 0.8)
        world.app.settle()
        #expect(world.source.log == ["select 4"])
    }

    @Test("A collection view's menu is for all selected items if one of them is held")
    func collection() throws {
        final class Delegate: NSObject, UICollectionViewDelegate {
            var paths: [IndexPath] = []

            func collectionView(
                _ collectionView: UICollectionView,
                contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
            ) -> UIContextMenuConfiguration? {
                paths = indexPaths
                return UIContextMenuConfiguration(actionProvider: { _ in
                    UIMenu(children: [UIAction(title: "Copy") { _ in }])
                })
            }
        }
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 40)
        let world = CollectionWorld(layout, sections: [5]) { list, _ in
            list.allowsMultipleSelection = true
        }
        let delegate = Delegate()
        world.list.delegate = delegate
        for item in [1, 3] {
            world.list.selectItem(
                at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        }
        world.app.mouse.click(at: CGPoint(x: 100, y: 70), button: .secondary)
        #expect(delegate.paths.map(\.item) == [1, 3])
        world.list.contextMenuInteraction?.dismissMenu()
        world.app.settle()
        world.app.mouse.click(at: CGPoint(x: 100, y: 20), button: .secondary)
        #expect(delegate.paths.map(\.item) == [0])
    }

    @Test("Typing moves to the row that begins so, apart from case and accents")
    func typing() throws {
        let world = World()
        world.table.becomeFirstResponder()
        world.table.selectionFollowsFocus = true
        world.app.keyboard.press("e")
        world.app.settle()
        #expect(world.table.indexPathForSelectedRow?.row == 3)
        world.app.advance(by: 2)
        world.app.keyboard.press("b")
        world.app.keyboard.press("a")
        world.app.settle()
        #expect(world.table.indexPathForSelectedRow?.row == 1)
        world.app.keyboard.press("x")
        world.app.settle()
        #expect(world.table.indexPathForSelectedRow?.row == 1)
    }
}
