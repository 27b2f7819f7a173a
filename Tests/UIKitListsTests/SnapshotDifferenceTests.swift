import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTesting

@Suite("Snapshots")
struct SnapshotDifferenceTests {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

    /// Returns a snapshot of some of the sections and items, in any order.
    private func random(_ numbers: inout SeededGenerator) -> Snapshot {
        var snapshot = Snapshot()
        let sections = (0..<5).filter { _ in Bool.random(using: &numbers) }
            .shuffled(using: &numbers)
        snapshot.appendSections(sections)
        guard !sections.isEmpty else { return snapshot }
        var items = (0..<40).filter { _ in Int.random(in: 0..<3, using: &numbers) > 0 }
        // Mostly in order, as the data of apps are.
        for _ in 0..<Int.random(in: 0..<6, using: &numbers) where items.count > 1 {
            items.swapAt(
                items.indices.randomElement(using: &numbers) ?? 0,
                items.indices.randomElement(using: &numbers) ?? 0)
        }
        for item in items {
            let section = sections[min(item * sections.count / 40, sections.count - 1)]
            let strays = Int.random(in: 0..<10, using: &numbers) == 0
            snapshot.appendItems(
                [item], toSection: strays ? sections.randomElement(using: &numbers) : section)
        }
        return snapshot
    }

    @Test("Random snapshots: each becomes the next, in a table", arguments: 0..<4)
    func randomSnapshots(seed: Int) {
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 2_400), rootViewController: UIViewController())
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 2_400))
        app.window.rootViewController?.view.addSubview(table)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) {
            table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        var numbers = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<40 {
            let next = random(&numbers)
            source.apply(next, animatingDifferences: Bool.random(using: &numbers))
            app.settle()
            let shown = table.visibleCells.map { $0.textLabel?.text ?? "" }
            #expect(shown == next.itemIdentifiers.map { "\($0)" })
        }
    }

    @Test("Snapshot: identifiers given twice stop with those named")
    func duplicates() async throws {
        let exit = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(["a", "b", "a"])
        }
        let text = String(decoding: try #require(exit).standardErrorContent, as: UTF8.self)
        #expect(text.contains("more than once") && text.contains("[\"a\"]"))
    }

    @Test("Snapshot: an item that is appended again moves")
    func appendedAgain() {
        var snapshot = Snapshot()
        snapshot.appendSections([0, 1])
        snapshot.appendItems([1, 2, 3], toSection: 0)
        snapshot.appendItems([2, 4], toSection: 1)
        #expect(snapshot.itemIdentifiers(inSection: 0) == [1, 3])
        #expect(snapshot.itemIdentifiers(inSection: 1) == [2, 4])
        #expect(snapshot.numberOfItems == 4)
    }
}
