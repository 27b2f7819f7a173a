import UIKit

extension GalleryPage {
    static var outline: GalleryPage {
        GalleryPage(
            name: "Outline", title: String(localized: "Outline", bundle: .module),
            section: .lists, symbol: "increase.indent",
            color: .systemBrown,
            makeController: { OutlinePage() })
    }
}

/// Folders that show and hide what they contain. The first row chooses the appearance of the list.
final class OutlinePage: UIViewController {
    private typealias Kind = UICollectionLayoutListConfiguration.Appearance

    private struct Entry {
        var title: String
        var children: [Entry] = []
    }

    private let entries = [
        Entry(
            title: String(localized: "Mail", bundle: .module),
            children: [
                Entry(title: String(localized: "Inbox", bundle: .module)),
                Entry(title: String(localized: "Flagged", bundle: .module)),
                Entry(title: String(localized: "Archive", bundle: .module)),
            ]),
        Entry(
            title: String(localized: "Colours", bundle: .module),
            children: [
                Entry(
                    title: String(localized: "Warm colours", bundle: .module),
                    children: [
                        Entry(title: String(localized: "Red", bundle: .module)),
                        Entry(title: String(localized: "Yellow", bundle: .module)),
                    ]),
                Entry(
                    title: String(localized: "Cool colours", bundle: .module),
                    children: [
                        Entry(title: String(localized: "Blue", bundle: .module)),
                        Entry(title: String(localized: "Teal", bundle: .module)),
                    ]),
            ]),
        Entry(
            title: String(localized: "Notes", bundle: .module),
            children: [
                Entry(title: String(localized: "Shopping list", bundle: .module)),
                Entry(title: String(localized: "Letter to Ada", bundle: .module)),
            ]),
    ]

    private var kind = Kind.sidebar
    private var source: UICollectionViewDiffableDataSource<Int, String>?
    private var list: UICollectionView?

    override func viewDidLoad() {
        super.viewDidLoad()
        let list = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
        self.list = list
        source = makeSource(list)
        showEntries()
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout.list(using: .init(appearance: kind))
    }

    private func makeSource(
        _ list: UICollectionView
    ) -> UICollectionViewDiffableDataSource<Int, String> {
        let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            [weak self] cell, path, title in
            self?.configure(cell, path, title)
        }
        return UICollectionViewDiffableDataSource(collectionView: list) {
            $0.dequeueConfiguredReusableCell(using: rows, for: $1, item: $2)
        }
    }

    private func configure(_ cell: UICollectionViewListCell, _ path: IndexPath, _ title: String) {
        var content = cell.defaultContentConfiguration()
        content.text = title
        if path.section == 0 {
            cell.accessories = [.popUpMenu(makeMenu())]
        } else {
            let isFolder = source?.snapshot(for: 1).snapshot(of: title).items.isEmpty == false
            content.image = UIImage(systemName: isFolder ? "folder" : "doc")
            cell.accessories = isFolder ? [.outlineDisclosure()] : []
        }
        cell.contentConfiguration = content
    }

    private func makeMenu() -> UIMenu {
        let choices: [(Kind, String)] = [
            (.plain, String(localized: "Plain", bundle: .module)),
            (.grouped, String(localized: "Grouped", bundle: .module)),
            (.insetGrouped, String(localized: "Inset grouped", bundle: .module)),
            (.sidebar, String(localized: "Sidebar", bundle: .module)),
            (.sidebarPlain, String(localized: "Plain sidebar", bundle: .module)),
        ]
        return UIMenu(
            children: choices.map { choice, title in
                UIAction(title: title, state: choice == kind ? .on : .off) {
                    [weak self] _ in self?.show(choice)
                }
            })
    }

    private func show(_ kind: Kind) {
        self.kind = kind
        list?.setCollectionViewLayout(makeLayout(), animated: false)
        // Rows have another look, apart from the one whose menu is open.
        list?.reconfigureItems(at: list?.indexPathsForVisibleItems.filter { $0.section > 0 } ?? [])
    }

    private func showEntries() {
        var choice = NSDiffableDataSourceSectionSnapshot<String>()
        choice.append([String(localized: "Appearance", bundle: .module)])
        source?.apply(choice, to: 0, animatingDifferences: false)
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        add(entries, below: nil, to: &tree)
        tree.expand(entries.prefix(2).map(\.title) + entries[1].children.prefix(1).map(\.title))
        source?.apply(tree, to: 1, animatingDifferences: false)
    }

    private func add(
        _ entries: [Entry], below parent: String?,
        to tree: inout NSDiffableDataSourceSectionSnapshot<String>
    ) {
        tree.append(entries.map(\.title), to: parent)
        for entry in entries where !entry.children.isEmpty {
            add(entry.children, below: entry.title, to: &tree)
        }
    }
}
