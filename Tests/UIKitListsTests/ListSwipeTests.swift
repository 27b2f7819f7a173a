import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Swiped rows")
struct ListSwipeTests {
    /// A collection view that is a list of texts with actions.
    private final class ListWorld {
        let world: TextListWorld
        private(set) var events: [String] = []

        var app: HeadlessApp { world.app }
        var list: UICollectionView { world.list }
        var source: UICollectionViewDiffableDataSource<Int, String> { world.source }

        init() {
            var leading: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider = {
                _ in nil
            }
            var trailing = leading
            var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            configuration.leadingSwipeActionsConfigurationProvider = { leading($0) }
            configuration.trailingSwipeActionsConfigurationProvider = { trailing($0) }
            world = TextListWorld(configuration) { cell, _ in cell.accessories = [.delete()] }
            world.show(["a", "b", "c", "d"])
            leading = { [unowned self] path in
                UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .normal, title: "Flag") { [unowned self] _, _, done in
                        events.append("flag \(path.item)")
                        done(true)
                    }
                ])
            }
            trailing = { [unowned self] path in
                UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .destructive, title: "Remove") {
                        [unowned self] _, _, done in
                        remove(path)
                        done(true)
                    }
                ])
            }
        }

        private func remove(_ path: IndexPath) {
            guard let item = source.itemIdentifier(for: path) else { return }
            events.append("remove \(item)")
            var snapshot = source.snapshot()
            snapshot.deleteItems([item])
            source.apply(snapshot)
        }

        func cell(_ item: Int) -> UICollectionViewCell? { world.cell(item) }

        /// Drags a row across by a distance.
        func swipe(_ item: Int, by distance: CGFloat) {
            let frame = cell(item)?.frame ?? .zero
            let start = CGPoint(x: distance < 0 ? 280 : 40, y: frame.midY)
            app.finger.drag(
                from: start, to: CGPoint(x: start.x + distance, y: frame.midY), duration: 0.4)
            app.settle()
        }
    }

    @Test("List: a swipe opens the actions of an item, and a tap on one performs it")
    func opens() throws {
        let world = ListWorld()
        world.swipe(1, by: -90)
        let cell = try #require(world.cell(1))
        #expect(cell.frame.minX < -60)
        #expect(cell.configurationState.isSwiped)
        try world.app.finger.tap(on: "Remove")
        world.app.settle()
        #expect(world.events == ["remove b"])
        #expect(world.source.snapshot().itemIdentifiers == ["a", "c", "d"])
        #expect(world.list.visibleCells.allSatisfy { $0.frame.minX == 0 })
    }

    @Test("List: a swipe over the whole item performs its first action")
    func fullSwipe() {
        let world = ListWorld()
        world.swipe(2, by: 260)
        #expect(world.events == ["flag 2"])
        #expect(world.cell(2)?.frame.minX == 0)
    }

    @Test("List: a touch elsewhere closes the actions, and so does scrolling")
    func closes() {
        let world = ListWorld()
        world.swipe(0, by: -90)
        #expect(world.cell(0)?.frame.minX != 0)
        world.app.finger.tap(at: CGPoint(x: 100, y: 150))
        world.app.settle()
        #expect(world.cell(0)?.frame.minX == 0)
        #expect(world.cell(0)?.configurationState.isSwiped == false)
        #expect(world.list.indexPathsForSelectedItems?.isEmpty ?? true)
    }

    @Test("List: the delete button opens the trailing actions of its item")
    func deleteButton() throws {
        let world = ListWorld()
        world.list.isEditing = true
        world.app.settle()
        world.app.finger.tap(at: CGPoint(x: 29, y: 66))
        world.app.settle()
        #expect(try #require(world.cell(1)).frame.minX < 0)
        try world.app.finger.tap(on: "Remove")
        world.app.settle()
        #expect(world.events == ["remove b"])
    }

    /// Rows with a trailing action, which counts how often they open and close.
    private final class CountingSource: NSObject, UITableViewDataSource, UITableViewDelegate {
        var opened = 0
        var closed = 0

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

        func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }

        func tableView(
            _ tableView: UITableView,
            trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "Flag") { $2(true) }
            ])
        }

        func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
            opened += 1
        }

        func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
            closed += 1
        }
    }

    @Test("Table: a drag either scrolls or swipes, and scrolling leaves no row open")
    func directions() {
        for angle in stride(from: 0.0, through: 90, by: 5) {
            let source = CountingSource()
            let world = TableWorld()
            (world.table.dataSource, world.table.delegate) = (source, source)
            world.app.settle()
            let finger = world.app.finger
            let start = CGPoint(x: 250, y: 300)
            let (x, y) = (cos(angle * .pi / 180), sin(angle * .pi / 180))
            finger.down(at: start)
            finger.move(
                to: CGPoint(x: start.x - 14 * x, y: start.y - 14 * y), duration: 0.03)
            finger.move(to: CGPoint(x: start.x - 14 * x, y: start.y - 120), duration: 0.2)
            finger.up()
            world.app.settle()
            let hasScrolled = world.table.contentOffset.y > 0
            #expect(hasScrolled == (source.opened == 0), "\(angle) degrees")
            let isOpen = world.table.visibleCells.contains { $0.configurationState.isSwiped }
            #expect(isOpen == (source.opened > source.closed), "\(angle) degrees")
            if isOpen {
                // Scrolling by two fingers closes it, too.
                world.app.mouse.scroll(at: start, by: CGSize(width: 0, height: 60))
                world.app.settle()
                finger.drag(from: start, to: CGPoint(x: 250, y: 100), duration: 0.2)
                world.app.settle()
            }
            #expect(source.opened == source.closed, "\(angle) degrees")
            #expect(world.table.visibleCells.allSatisfy { $0.frame.minX == 0 }, "\(angle) degrees")
            #expect(
                world.table.visibleCells.allSatisfy { !$0.configurationState.isSwiped },
                "\(angle) degrees")
        }
    }

    // MARK: Tables

    /// Rows with actions of the older kind.
    private final class OlderSource: NSObject, UITableViewDataSource, UITableViewDelegate {
        var events: [String] = []
        var makeCell: () -> UITableViewCell = {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

        func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { makeCell() }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            events.append("select \(indexPath.row)")
        }

        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

        func tableView(
            _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
        ) -> [UITableViewRowAction]? {
            let more = UITableViewRowAction(style: .normal, title: "More") {
                [unowned self] action, path in
                events.append("\(action.title ?? "") \(path.row)")
            }
            more.backgroundColor = .systemBlue
            return [UITableViewRowAction(style: .destructive, title: "Drop") { _, _ in }, more]
        }

        func tableView(
            _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
        ) { events.append("primary \(indexPath.row)") }
    }

    private func show(_ source: OlderSource) -> TableWorld {
        let world = TableWorld()
        world.table.dataSource = source
        world.table.delegate = source
        world.app.settle()
        return world
    }

    private final class StateCell: UITableViewCell {
        var states: [String] = []

        override func willTransition(to state: StateMask) {
            super.willTransition(to: state)
            states.append("will \(state.rawValue)")
        }

        override func didTransition(to state: StateMask) {
            super.didTransition(to: state)
            states.append("did \(state.rawValue)")
        }
    }

    @Test("Row actions: a tap calls the handler, and the row stays open until editing ends")
    func rowActions() throws {
        let source = OlderSource()
        let world = show(source)
        let middle = world.middle(1)
        world.app.finger.drag(
            from: CGPoint(x: 300, y: middle.y), to: CGPoint(x: 120, y: middle.y), duration: 0.4)
        world.app.settle()
        let cell = try #require(world.cell(1))
        #expect(cell.frame.minX < -100)
        try world.app.finger.tap(on: "More")
        world.app.settle()
        #expect(source.events.last == "More 1")
        #expect(cell.frame.minX < -100)
        world.table.setEditing(false, animated: true)
        world.app.settle()
        #expect(cell.frame.minX == 0)
    }

    @Test("Primary action: follows the selection by a tap, except while editing")
    func primaryAction() {
        let source = OlderSource()
        let world = show(source)
        world.app.finger.tap(at: world.middle(2))
        #expect(source.events == ["select 2", "primary 2"])
        world.table.allowsSelectionDuringEditing = true
        world.table.setEditing(true, animated: false)
        world.app.settle()
        world.app.finger.tap(at: world.middle(3))
        #expect(source.events.last == "select 3")
    }

    @Test("Cell transitions: editing and swipes are reported before and after")
    func transitions() {
        let cell = StateCell(style: .default, reuseIdentifier: nil)
        let source = OlderSource()
        var isFirst = true
        source.makeCell = {
            defer { isFirst = false }
            return isFirst ? cell : UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        let world = show(source)
        let table = world.table
        cell.states = []
        table.setEditing(true, animated: true)
        #expect(cell.states == ["will 1"])
        world.app.settle()
        table.setEditing(false, animated: false)
        #expect(cell.states == ["will 1", "did 1", "will 0", "did 0"])
        cell.states = []
        world.app.finger.drag(
            from: CGPoint(x: 300, y: 20), to: CGPoint(x: 120, y: 20), duration: 0.4)
        world.app.settle()
        #expect(cell.states == ["will 2", "did 2"])
    }
}
