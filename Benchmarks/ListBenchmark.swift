import UIKit
import UIKitTesting

/// Tables: frames of a fling over self-sizing rows, a large batch, and a large difference.
@MainActor
enum ListBenchmark {
    static var all: [Benchmark] {
        [
            Benchmark(
                name: "lists: a frame of a fling, 100,000 self-sizing rows of five views",
                limit: .seconds(0.003), rounds: 200, repetitions: 1,
                subject: {
                    let list = FlungList(count: 100_000)
                    return { list.nextFrame() }
                }, floor: nil, clock: .processor),
            Benchmark(
                name: "lists: a frame of a fling, 1,000 self-sizing rows of five views",
                limit: .seconds(0.003), rounds: 200, repetitions: 1,
                subject: {
                    let list = FlungList(count: 1_000)
                    return { list.nextFrame() }
                }, floor: nil, clock: .processor),
            Benchmark(
                name: "lists: a frame of a fling, 1,000,000 self-sizing rows of five views",
                limit: .seconds(0.003), rounds: 200, repetitions: 1,
                subject: {
                    let list = FlungList(count: 1_000_000)
                    return { list.nextFrame() }
                }, floor: nil, clock: .processor),
            Benchmark(
                name: "lists: the first frame of 100,000 self-sizing rows",
                limit: .seconds(0.03), rounds: 10, repetitions: 1,
                subject: { { _ = FlungList(count: 100_000) } }, floor: nil, clock: .processor),
            Benchmark(
                name: "lists: 10,000 insertions, deletions and moves in a batch",
                limit: .seconds(0.05), rounds: 20, repetitions: 1,
                subject: {
                    let list = FlungList(count: 20_000)
                    return { list.changeManyRows() }
                }, floor: nil, clock: .processor),
            Benchmark(
                name: "lists: difference of two snapshots of 100,000",
                limit: .seconds(0.06), rounds: 10, repetitions: 1,
                subject: {
                    let list = SnapshotList()
                    return { list.applyNext() }
                }, floor: nil, clock: .processor),
        ]
    }
}

/// A table in an app, which is flung up and down.
@MainActor
final class FlungList: NSObject, UITableViewDataSource {
    private let app: HeadlessApp
    private let table: UITableView
    private var ids: [Int]
    private var nextID: Int

    init(count: Int) {
        ids = Array(0..<count)
        nextID = count
        let size = CGSize(width: 1280, height: 800)
        let table = UITableView(frame: CGRect(origin: .zero, size: size))
        self.table = table
        app = HeadlessApp(
            size: size, scale: 1,
            rootViewController: {
                let controller = UIViewController()
                controller.view.addSubview(table)
                return controller
            }())
        super.init()
        table.estimatedRowHeight = 90
        table.register(FiveViewsCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = self
        app.advance(by: 1.0 / 60)
    }

    /// Shows the next frame, after another fling when the list has come to rest.
    func nextFrame() {
        if !table.isDecelerating {
            let isAtEnd = table.contentOffset.y > table.contentSize.height / 2
            let y: (CGFloat, CGFloat) = isAtEnd ? (200, 700) : (700, 200)
            app.finger.drag(
                from: CGPoint(x: 600, y: y.0), to: CGPoint(x: 600, y: y.1), duration: 0.06)
        }
        app.advance(by: 1.0 / 60)
    }

    /// Deletes, inserts and moves every sixth row.
    func changeManyRows() {
        var deletions: [IndexPath] = []
        var moves: [(Int, Int)] = []
        var kept: [Int] = []
        for (row, id) in ids.enumerated() {
            switch row % 6 {
            case 0 where deletions.count < 3_333:
                deletions.append(IndexPath(row: row, section: 0))
            case 3 where moves.count < 3_333: moves.append((row, id))
            default: kept.append(id)
            }
        }
        var insertions: [IndexPath] = []
        for _ in deletions {
            insertions.append(IndexPath(row: kept.count, section: 0))
            kept.append(nextID)
            nextID += 1
        }
        table.performBatchUpdates { [self] in
            table.deleteRows(at: deletions, with: .none)
            table.insertRows(at: insertions, with: .none)
            for (row, id) in moves.reversed() {
                table.moveRow(
                    at: IndexPath(row: row, section: 0),
                    to: IndexPath(row: kept.count, section: 0))
                kept.append(id)
            }
            ids = kept
        }
        app.advance(by: 1)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        ids.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        (cell as? FiveViewsCell)?.show(ids[indexPath.row])
        return cell
    }
}

/// A row with five constrained views, one of which wraps.
private final class FiveViewsCell: UITableViewCell {
    private let dot = UIView()
    private let name = UILabel()
    private let date = UILabel()
    private let title = UILabel()
    private let text = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        dot.backgroundColor = .systemBlue
        text.numberOfLines = 0
        date.setContentHuggingPriority(.required, for: .horizontal)
        for view in [dot, name, date, title, text] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        let guide = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            dot.widthAnchor.constraint(equalToConstant: 10),
            dot.heightAnchor.constraint(equalToConstant: 10),
            dot.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            dot.centerYAnchor.constraint(equalTo: name.centerYAnchor),
            name.leadingAnchor.constraint(equalTo: dot.trailingAnchor, constant: 8),
            name.topAnchor.constraint(equalTo: guide.topAnchor),
            name.trailingAnchor.constraint(lessThanOrEqualTo: date.leadingAnchor, constant: -8),
            date.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            date.centerYAnchor.constraint(equalTo: name.centerYAnchor),
            title.leadingAnchor.constraint(equalTo: name.leadingAnchor),
            title.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            title.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 2),
            text.leadingAnchor.constraint(equalTo: name.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
            text.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ id: Int) {
        name.text = "Sender \(id % 97)"
        date.text = "\(id % 24):\(10 + id % 50)"
        title.text = "Subject \(id)"
        text.text = String(
            repeating: "A sentence about the matter number \(id). ", count: 1 + id % 7)
    }
}

/// A table whose snapshots differ in a thousand places.
@MainActor
private final class SnapshotList {
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    private let source: UITableViewDiffableDataSource<Int, Int>
    private var ids = Array(0..<100_000)
    private var step = 0

    init() {
        table.rowHeight = 44
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        source = UITableViewDiffableDataSource(tableView: table) { table, path, _ in
            table.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        applyNext()
    }

    func applyNext() {
        step += 1
        for place in stride(from: step % 100, to: ids.count - 1, by: 100) {
            ids.swapAt(place, place + 1)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(ids)
        source.apply(snapshot, animatingDifferences: false)
    }
}
