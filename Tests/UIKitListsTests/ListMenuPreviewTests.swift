import Testing
import UIKit
import UIKitTesting

@Suite("Lists: previews of menus")
struct ListMenuPreviewTests {
    /// Rows and items with menus, whose cells are lifted.
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate,
        UICollectionViewDataSource, UICollectionViewDelegate
    {
        var log: [String] = []

        private func configuration(_ path: IndexPath) -> UIContextMenuConfiguration {
            UIContextMenuConfiguration(identifier: path.description as NSString) {
                nil
            } actionProvider: { _ in
                UIMenu(children: [UIAction(title: "Copy") { _ in }])
            }
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

        func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }

        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
            point: CGPoint
        ) -> UIContextMenuConfiguration? { configuration(indexPath) }

        func tableView(
            _ tableView: UITableView,
            previewForHighlightingContextMenuWithConfiguration menu: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            log.append("lift \(menu.identifier)")
            return tableView.cellForRow(at: [0, 1]).map { UITargetedPreview(view: $0) }
        }

        func tableView(
            _ tableView: UITableView,
            previewForDismissingContextMenuWithConfiguration menu: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            log.append("lower \(menu.identifier)")
            return nil
        }

        func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 4 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
        ) -> UIContextMenuConfiguration? { indexPaths.first.map(configuration) }

        func collectionView(
            _ collectionView: UICollectionView,
            contextMenuConfiguration configuration: UIContextMenuConfiguration,
            highlightPreviewForItemAt indexPath: IndexPath
        ) -> UITargetedPreview? {
            log.append("lift item \(indexPath.item)")
            return collectionView.cellForItem(at: indexPath).map { UITargetedPreview(view: $0) }
        }

        func collectionView(
            _ collectionView: UICollectionView,
            previewForDismissingContextMenuWithConfiguration menu: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            log.append("lower \(menu.identifier)")
            return nil
        }
    }

    private let source = Source()

    private func show(_ list: UIView) -> HeadlessApp {
        HeadlessApp(
            size: CGSize(width: 320, height: 480),
            rootViewController: {
                let controller = UIViewController()
                list.frame = controller.view.bounds
                list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                controller.view.addSubview(list)
                return controller
            }())
    }

    /// Opens the menu at a point by a long press, and closes it by a tap elsewhere.
    private func openAndClose(_ app: HeadlessApp, at point: CGPoint) {
        app.finger.longPress(at: point, for: 0.7)
        app.settle()
        #expect(app.find("Copy") != nil)
        app.finger.tap(at: CGPoint(x: 300, y: 470))
        app.settle()
    }

    @Test("Table view: a long press lifts the preview of the delegate while the menu is open")
    func table() {
        let table = UITableView()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.delegate = source
        openAndClose(show(table), at: CGPoint(x: 100, y: 66))
        #expect(source.log == ["lift [0, 1]", "lower [0, 1]"])
    }

    @Test("Collection view: lifts the item's preview; older methods of the delegate count too")
    func collection() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 44)
        layout.minimumLineSpacing = 0
        let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = source
        list.delegate = source
        openAndClose(show(list), at: CGPoint(x: 100, y: 66))
        #expect(source.log == ["lift item 1", "lower [0, 1]"])
    }
}
