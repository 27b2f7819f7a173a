import Testing
import UIKit
import UIKitTesting

/// Lists whose content size decides their own size, by laying themselves out while they are
/// measured.
@Suite("Reentrant layout of lists")
struct ReentrantListTests {
    /// A collection view as high as its content.
    private final class SelfSizing: UICollectionView, UICollectionViewDataSource {
        let count: Int

        init(count: Int) {
            self.count = count
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 60)
            layout.minimumInteritemSpacing = 10
            layout.minimumLineSpacing = 10
            super.init(frame: .zero, collectionViewLayout: layout)
            translatesAutoresizingMaskIntoConstraints = false
            register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            dataSource = self
        }

        required init?(coder: NSCoder) { nil }

        override var contentSize: CGSize {
            didSet { invalidateIntrinsicContentSize() }
        }

        override var intrinsicContentSize: CGSize {
            layoutIfNeeded()
            return contentSize
        }

        func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { count }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    private final class Source: UITableViewDataSource {
        let lists: [SelfSizing]

        init(_ lists: [SelfSizing]) { self.lists = lists }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            lists.count
        }

        func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let list = lists[indexPath.row]
            cell.contentView.addSubview(list)
            NSLayoutConstraint.activate([
                list.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                list.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                list.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
                list.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            ])
            return cell
        }
    }

    @Test("Table view: a row is as high as the self-sizing collection view in it")
    func inCells() {
        // Three items a line: 7 take three lines, 2 one, 4 two.
        let lists = [7, 2, 4].map(SelfSizing.init)
        let source = Source(lists)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        table.dataSource = source
        table.separatorStyle = .none
        let controller = UIViewController()
        controller.view.addSubview(table)
        let app = HeadlessApp(
            size: CGSize(width: 390, height: 844), rootViewController: controller)
        app.settle()
        #expect(lists.map(\.bounds.size.height) == [200, 60, 130])
        let heights = (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
        #expect(heights == [200, 60, 130])
        withExtendedLifetime(source) {}
    }

    @Test("Collection view: one that lays itself out while it is measured keeps its sides")
    func sides() {
        let list = SelfSizing(count: 7)
        let controller = UIViewController()
        controller.view.addSubview(list)
        NSLayoutConstraint.activate([
            list.topAnchor.constraint(equalTo: controller.view.topAnchor),
            list.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            list.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
        ])
        let app = HeadlessApp(
            size: CGSize(width: 390, height: 844), rootViewController: controller)
        app.settle()
        #expect(list.frame == CGRect(x: 0, y: 0, width: 390, height: 200))
    }
}
