import Foundation
import Synchronization
import Testing
import UIKit
import UIKitTesting

/// Snapshots that are applied on a queue of the app's own, as Swift 5 code can.
@Suite("Snapshots applied on a background queue")
struct BackgroundSnapshotTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private static func snapshot(_ items: [Int]) -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections(["numbers"])
        snapshot.appendItems(items)
        return snapshot
    }

    private let controller = UIViewController()
    private let app: HeadlessApp
    private let queue = DispatchQueue(label: "snapshots")
    private let log = Log()

    init() {
        let controller = controller
        app = HeadlessApp(size: CGSize(width: 320, height: 480), rootViewController: controller)
    }

    private func makeTable() -> (UITableView, UITableViewDiffableDataSource<String, Int>) {
        let table = UITableView(frame: controller.view.bounds)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        controller.view.addSubview(table)
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) {
            table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        app.settle()
        return (table, source)
    }

    private func makeList() -> (UICollectionView, UICollectionViewDiffableDataSource<String, Int>) {
        let list = UICollectionView(
            frame: controller.view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        controller.view.addSubview(list)
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: list) {
            list, path, item in
            let cell = list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            cell.accessibilityLabel = "\(item)"
            return cell
        }
        app.settle()
        return (list, source)
    }

    /// Calls a function of the main actor on the queue, as code in Swift 5 mode can.
    private func onQueue(_ body: @escaping @MainActor () -> Void) {
        app.advance(by: 0)
        let body = UncheckedCall(body)
        queue.async { body.callHere() }
    }

    @Test(
        "Table: snapshots of a background queue are shown, and completions are on the main queue",
        arguments: [true, false])
    func table(isAnimated: Bool) {
        let (table, source) = makeTable()
        onQueue {
            for count in 1...5 {
                var snapshot = source.snapshot()
                if snapshot.sectionIdentifiers.isEmpty { snapshot.appendSections(["numbers"]) }
                snapshot.appendItems([count])
                source.apply(snapshot, animatingDifferences: isAnimated) {
                    log.add("\(count)")
                }
            }
        }
        #expect(app.settle())
        #expect(log.removeAll().sorted() == ["1", "2", "3", "4", "5"])
        #expect(source.snapshot().itemIdentifiers == [1, 2, 3, 4, 5])
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["1", "2", "3", "4", "5"])
        onQueue { source.apply(Self.snapshot([5, 2]), animatingDifferences: isAnimated) }
        #expect(app.settle())
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["5", "2"])
        onQueue {
            source.applySnapshotUsingReloadData(Self.snapshot([7])) {
                log.add("reloaded")
            }
        }
        #expect(app.settle())
        #expect(log.removeAll() == ["reloaded"])
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["7"])
    }

    @Test(
        "Collection: snapshots of a background queue are shown, and completions are on the main queue",
        arguments: [true, false])
    func collection(isAnimated: Bool) {
        let (list, source) = makeList()
        func shown() -> [String?] {
            list.indexPathsForVisibleItems.sorted().map {
                list.cellForItem(at: $0)?.accessibilityLabel
            }
        }
        onQueue {
            for count in 1...5 {
                var snapshot = source.snapshot()
                if snapshot.sectionIdentifiers.isEmpty { snapshot.appendSections(["numbers"]) }
                snapshot.appendItems([count])
                source.apply(snapshot, animatingDifferences: isAnimated) {
                    log.add("\(count)")
                }
            }
        }
        #expect(app.settle())
        #expect(log.removeAll().sorted() == ["1", "2", "3", "4", "5"])
        #expect(source.snapshot().itemIdentifiers == [1, 2, 3, 4, 5])
        #expect(shown() == ["1", "2", "3", "4", "5"])
        onQueue {
            var section = NSDiffableDataSourceSectionSnapshot<Int>()
            section.append([8, 9])
            source.apply(section, to: "numbers", animatingDifferences: isAnimated) {
                log.add("section")
            }
        }
        #expect(app.settle())
        #expect(log.removeAll() == ["section"])
        #expect(shown() == ["8", "9"])
        onQueue {
            source.applySnapshotUsingReloadData(Self.snapshot([7])) {
                log.add("reloaded")
            }
        }
        #expect(app.settle())
        #expect(log.removeAll() == ["reloaded"])
        #expect(shown() == ["7"])
    }

    @Test("Table: a data source that goes before its background snapshot is shown calls back")
    func released() {
        var pair: (UITableView, UITableViewDiffableDataSource<String, Int>)? = makeTable()
        let source = UncheckedCall { [log, source = pair!.1] in
            source.apply(Self.snapshot([1])) { log.add("completed") }
        }
        app.advance(by: 0)
        queue.async { source.callHere() }
        pair?.0.removeFromSuperview()
        pair = nil
        #expect(app.settle())
        #expect(log.removeAll() == ["completed"])
    }
}

/// The completions, with a note at those that were called on another thread than the test's.
private nonisolated final class Log: Sendable {
    private let thread = pthread_self()
    private let entries = Mutex<[String]>([])

    func add(_ entry: String) {
        let isHere = pthread_equal(thread, pthread_self()) != 0
        entries.withLock { $0.append(isHere ? entry : "\(entry) on another thread") }
    }

    func removeAll() -> [String] {
        entries.withLock { entries in
            defer { entries = [] }
            return entries
        }
    }
}

/// A function of the main actor that is called on another thread, as code in Swift 5 mode can.
private nonisolated final class UncheckedCall: @unchecked Sendable {
    private let body: @MainActor () -> Void

    init(_ body: @escaping @MainActor () -> Void) { self.body = body }

    func callHere() {
        withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Void).self)() }
    }
}
