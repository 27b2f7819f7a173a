import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Layouts of a collection view")
struct LayoutCountTests {
    private final class CountingList: UICollectionView {
        var count = 0

        override func layoutSubviews() {
            count += 1
            super.layoutSubviews()
        }
    }

    /// Has ten items in a row, however wide the window is, and as many rows as fit.
    private final class GridController: UIViewController {
        let flow = UICollectionViewFlowLayout()
        lazy var list = CountingList(frame: .zero, collectionViewLayout: flow)
        private var source: UICollectionViewDiffableDataSource<Int, Int>?

        override func viewDidLoad() {
            super.viewDidLoad()
            flow.minimumInteritemSpacing = 0
            flow.minimumLineSpacing = 0
            list.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(list)
            NSLayoutConstraint.activate([
                list.topAnchor.constraint(equalTo: view.topAnchor),
                list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
            let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
            source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, item in
                list.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
            }
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let size = CGSize(width: list.bounds.width / 10, height: 40)
            guard size != flow.itemSize else { return }
            flow.itemSize = size
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(Array(0..<Int(list.bounds.width)))
            source?.apply(snapshot, animatingDifferences: false)
        }
    }

    @Test("Collection view: items that are applied during layout cost no layout each")
    func applied() {
        let controller = GridController()
        let app = HeadlessApp(
            size: CGSize(width: 600, height: 600), rootViewController: controller)
        #expect(controller.list.visibleCells.count >= 150)
        #expect(controller.list.count < 10, "\(controller.list.count) layouts")
        controller.list.count = 0
        app.resize(to: CGSize(width: 900, height: 600))
        #expect(controller.list.numberOfItems(inSection: 0) == 900)
        #expect(controller.list.count < 10, "\(controller.list.count) layouts")
    }
}
