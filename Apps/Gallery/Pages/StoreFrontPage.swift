import UIKit

extension GalleryPage {
    static var storeFront: GalleryPage {
        GalleryPage(
            name: "StoreFront", title: String(localized: "Compositional layout", bundle: .module),
            section: .lists, symbol: "bag",
            color: .systemPink,
            makeController: { StoreFrontPage() })
    }
}

/// A store front: large cards, columns of rows and a grid, each of which scrolls in its own way.
final class StoreFrontPage: UIViewController {
    private nonisolated enum Section: Int, CaseIterable {
        case featured, charts, categories

        @MainActor var title: String {
            switch self {
            case .featured: String(localized: "Featured", bundle: .module)
            case .charts: String(localized: "Top charts", bundle: .module)
            case .categories: String(localized: "Categories", bundle: .module)
            }
        }
    }

    private nonisolated struct Item: Hashable, Sendable {
        var section: Int
        var index: Int
    }

    private var source: UICollectionViewDiffableDataSource<Section, Item>?

    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewCompositionalLayout { index, _ in
            Section(rawValue: index).map(Self.layout)
        }
        let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
        let source = makeSource(list)
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections(Section.allCases)
        for (section, count) in zip(Section.allCases, [6, 12, 13]) {
            snapshot.appendItems(
                (0..<count).map { Item(section: section.rawValue, index: $0) }, toSection: section)
        }
        source.apply(snapshot, animatingDifferences: false)
        self.source = source
    }

    private func makeSource(
        _ list: UICollectionView
    ) -> UICollectionViewDiffableDataSource<Section, Item> {
        let tiles = UICollectionView.CellRegistration<TileCell, Item> { cell, _, item in
            cell.show(TileColor.all[(item.index * 3 + item.section) % TileColor.all.count])
        }
        let rows = UICollectionView.CellRegistration<ChartCell, Item> { cell, _, item in
            cell.show(rank: item.index + 1, TileColor.all[item.index * 5 % TileColor.all.count])
        }
        let headers = UICollectionView.SupplementaryRegistration<TitleHeader>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { header, _, path in
            header.title = Section(rawValue: path.section)?.title
        }
        let source = UICollectionViewDiffableDataSource<Section, Item>(collectionView: list) {
            list, path, item in
            item.section == Section.charts.rawValue
                ? list.dequeueConfiguredReusableCell(using: rows, for: path, item: item)
                : list.dequeueConfiguredReusableCell(using: tiles, for: path, item: item)
        }
        source.supplementaryViewProvider = { list, _, path in
            list.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        return source
    }

    // MARK: Layout

    private static func layout(of section: Section) -> NSCollectionLayoutSection {
        let result: NSCollectionLayoutSection
        switch section {
        case .featured:
            let item = NSCollectionLayoutItem(
                layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(0.86), .absolute(180)), subitems: [item])
            result = NSCollectionLayoutSection(group: group)
            result.orthogonalScrollingBehavior = .groupPagingCentered
        case .charts:
            let item = NSCollectionLayoutItem(
                layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.vertical(
                layoutSize: size(.fractionalWidth(0.86), .absolute(192)), subitem: item, count: 3)
            result = NSCollectionLayoutSection(group: group)
            result.orthogonalScrollingBehavior = .groupPaging
        case .categories:
            let item = NSCollectionLayoutItem(
                layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(90)), subitem: item, count: 3)
            group.interItemSpacing = .fixed(10)
            result = NSCollectionLayoutSection(group: group)
        }
        result.interGroupSpacing = 10
        result.contentInsets = NSDirectionalEdgeInsets(
            top: 4, leading: 16, bottom: 16, trailing: 16)
        result.supplementariesFollowContentInsets = false
        result.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .estimated(44)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return result
    }

    private static func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }
}

/// A row with a picture, a rank and a name.
final class ChartCell: UICollectionViewCell {
    private let picture = GradientView()
    private let rank = UILabel()
    private let name = UILabel()
    private let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.layer.cornerRadius = 10
        picture.clipsToBounds = true
        // The rows are as high as their pictures.
        let largest: CGFloat = 34
        rank.font = UIFontMetrics(forTextStyle: .headline).scaledFont(
            for: .systemFont(ofSize: 17, weight: .semibold), maximumPointSize: largest)
        name.font = UIFontMetrics(forTextStyle: .body).scaledFont(
            for: .systemFont(ofSize: 17), maximumPointSize: largest)
        rank.setContentHuggingPriority(.required, for: .horizontal)
        rank.setContentCompressionResistancePriority(.required, for: .horizontal)
        line.backgroundColor = .separator
        for view in [picture, rank, name, line] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            picture.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            picture.widthAnchor.constraint(equalToConstant: 48),
            picture.heightAnchor.constraint(equalToConstant: 48),
            rank.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
            rank.widthAnchor.constraint(greaterThanOrEqualToConstant: 26),
            rank.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            name.leadingAnchor.constraint(equalTo: rank.trailingAnchor, constant: 4),
            name.trailingAnchor.constraint(
                lessThanOrEqualTo: contentView.trailingAnchor, constant: -8),
            name.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            line.leadingAnchor.constraint(equalTo: rank.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            line.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            line.heightAnchor.constraint(equalToConstant: 0.5),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func show(rank number: Int, _ tile: TileColor) {
        picture.colors = tile.colors
        rank.text = "\(number)"
        name.text = tile.name
    }
}
