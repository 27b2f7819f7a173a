import UIKit
import UIKitTesting

/// A list of texts in an app of 320 by 480 points, whose cells a test completes.
final class TextListWorld {
    let list: UICollectionView
    let source: UICollectionViewDiffableDataSource<Int, String>
    let app: HeadlessApp

    init(
        _ configuration: UICollectionLayoutListConfiguration = .init(appearance: .plain),
        prepare: @escaping (UICollectionViewListCell, inout UIListContentConfiguration) -> Void = {
            _, _ in
        }
    ) {
        app = HeadlessApp(
            size: CGSize(width: 320, height: 480), rootViewController: UIViewController())
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: configuration))
        self.list = list
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            prepare(cell, &content)
            cell.contentConfiguration = content
        }
        source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, text in
            list.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
        }
        app.window.rootViewController?.view.addSubview(list)
    }

    func show(_ items: [String]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        source.apply(snapshot, animatingDifferences: false)
        app.settle()
    }

    func cell(_ item: Int) -> UICollectionViewListCell? {
        list.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
    }

    /// The frames of lines in the list.
    var lines: [CGRect] {
        list.subviews.map(\.frame).filter { 0 < $0.height && $0.height <= 1 }
            .sorted { $0.minY < $1.minY }
    }
}
