import UIKit

extension GalleryPage {
    static var listLayout: GalleryPage {
        GalleryPage(
            name: "ListLayout", title: String(localized: "List layout", bundle: .module),
            section: .lists, symbol: "checklist",
            color: .systemIndigo,
            makeController: { ListLayoutPage() })
    }
}

/// A list on cards. Its first row turns editing on, in which rows are deleted and moved.
final class ListLayoutPage: UIViewController {
    private var source: UICollectionViewDiffableDataSource<Int, String>?
    private var list: UICollectionView?

    override func viewDidLoad() {
        super.viewDidLoad()
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        let list = UICollectionView(
            frame: view.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.allowsMultipleSelectionDuringEditing = true
        list.delegate = self
        view.addSubview(list)
        self.list = list
        source = makeSource(list)
        show()
    }

    private func makeSource(
        _ list: UICollectionView
    ) -> UICollectionViewDiffableDataSource<Int, String> {
        let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            [weak self] cell, path, name in
            self?.configure(cell, path, name)
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { header, _, path in
            var content = UIListContentConfiguration.groupedHeader()
            content.text =
                [
                    String(localized: "Editing", bundle: .module),
                    String(localized: "Colours", bundle: .module),
                ][path.section]
            header.contentConfiguration = content
            header.backgroundConfiguration = .clear()
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) {
            list, path, name in
            list.dequeueConfiguredReusableCell(using: rows, for: path, item: name)
        }
        source.supplementaryViewProvider = { list, _, path in
            list.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        source.reorderingHandlers.canReorderItem = { $0 != "edit" }
        return source
    }

    private func configure(_ cell: UICollectionViewListCell, _ path: IndexPath, _ name: String) {
        var content = cell.defaultContentConfiguration()
        if name == "edit" {
            content.text =
                list?.isEditing == true
                ? String(localized: "Done", bundle: .module)
                : String(localized: "Edit", bundle: .module)
            content.textProperties.color = .tintColor
            cell.contentConfiguration = content
            cell.accessories = []
            return
        }
        content.text = name
        if path.item % 3 == 1 {
            content.secondaryText = String(localized: "With a second line", bundle: .module)
        }
        cell.contentConfiguration = content
        cell.accessories = [
            .delete { [weak self] in self?.delete(name) },
            path.item % 4 == 2
                ? .checkmark(displayed: .whenNotEditing)
                : .label(
                    text: "\(path.item + 1)", displayed: .whenNotEditing),
            .disclosureIndicator(displayed: .whenNotEditing), .reorder(),
        ]
    }

    private func show() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(["edit"], toSection: 0)
        snapshot.appendItems(TileColor.all.map(\.name), toSection: 1)
        source?.apply(snapshot, animatingDifferences: false)
    }

    private func delete(_ name: String) {
        guard var snapshot = source?.snapshot() else { return }
        snapshot.deleteItems([name])
        source?.apply(snapshot)
    }
}

extension ListLayoutPage: UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { indexPath.section == 0 || !collectionView.isEditing }

    func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard indexPath.section == 0 else { return }
        collectionView.isEditing.toggle()
        collectionView.reconfigureItems(at: [indexPath])
    }
}
