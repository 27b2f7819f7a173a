import Foundation
import Testing
import UIKit
import UIKitTesting

/// A cell that is the delegate of a recogniser of its own.
private final class PanCell: UITableViewCell {
    var pans: [UIGestureRecognizer.State] = []
    var isSimultaneous = true
    var refusesTouches = false

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let pan = UIPanGestureRecognizer(
            target: self, action: Selector(PanCell.panned(_:), name: "panned(_:)"))
        pan.delegate = self
        addGestureRecognizer(pan)
    }

    required init?(coder: NSCoder) { nil }

    func panned(_ pan: UIPanGestureRecognizer) { pans.append(pan.state) }

    override func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { !refusesTouches }

    override func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isSimultaneous }
}

@Suite("Recognisers of table cells")
struct CellGestureTests {
    private func start() throws -> (TableWorld, PanCell) {
        let table = UITableView()
        let source = TableSource()
        table.register(PanCell.self, forCellReuseIdentifier: "pan")
        final class PanSource: TableSource {
            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "pan", for: indexPath)
            }
        }
        let world = TableWorld(table, source: PanSource(source.rows))
        return (world, try #require(world.cell(3) as? PanCell))
    }

    @Test("Cell: as a delegate it lets its recogniser act next to the table's")
    func simultaneous() throws {
        let (world, cell) = try start()
        let from = world.middle(3)
        world.app.finger.drag(from: from, to: CGPoint(x: from.x, y: from.y - 60))
        #expect(cell.pans.first == .began && cell.pans.last == .ended)
        #expect(world.table.contentOffset.y > 0)
    }

    @Test("Cell: as a delegate it refuses touches, or to act next to others")
    func refused() throws {
        let (world, cell) = try start()
        let from = world.middle(3)
        cell.refusesTouches = true
        world.app.finger.drag(from: from, to: CGPoint(x: from.x + 80, y: from.y))
        #expect(cell.pans.isEmpty)
        cell.refusesTouches = false
        cell.isSimultaneous = false
        world.app.finger.drag(from: from, to: CGPoint(x: from.x, y: from.y - 60))
        #expect(cell.pans.isEmpty != (world.table.contentOffset.y == 0))
    }
}
