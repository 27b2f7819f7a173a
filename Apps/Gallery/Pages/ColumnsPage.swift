import PageControlling
import UIKit

extension GalleryPage {
    static var columns: GalleryPage {
        GalleryPage(
            name: "Columns", title: String(localized: "Columns on pages", bundle: .module),
            section: .components, symbol: "rectangle.split.3x1", color: .systemIndigo,
            makeController: { ColumnsPage() })
    }
}

/// Columns that come to rest on pages, with a page control below them.
final class ColumnsPage: UIViewController, UICollectionViewDataSource {
    private static let colors: [UIColor] = [
        .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue,
    ]

    private let layout = ColumnsLayout()
    private lazy var collection = UICollectionView(
        frame: .zero, collectionViewLayout: layout)
    private let control = UIPageControl()
    private var link: PageControlLink?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        collection.backgroundColor = .clear
        collection.showsHorizontalScrollIndicator = false
        collection.decelerationRate = .fast
        collection.dataSource = self
        collection.accessibilityIdentifier = "Columns"
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "column")
        control.pageIndicatorTintColor = .tertiaryLabel
        control.currentPageIndicatorTintColor = .label
        control.accessibilityIdentifier = "Pages"
        control.accessibilityLabel = String(localized: "Columns on pages", bundle: .module)
        for child in [collection, control] {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
        }
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            collection.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
            collection.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collection.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collection.bottomAnchor.constraint(equalTo: control.topAnchor, constant: -8),
            control.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            control.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -12),
        ])
        link = PageControlLink(control: control, layout: layout)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        link?.update()
    }

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { Self.colors.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "column", for: indexPath)
        let color = Self.colors[indexPath.item]
        var content = UIListContentConfiguration.cell()
        content.text = String(localized: "Column \(indexPath.item + 1)", bundle: .module)
        content.textProperties.font = .preferredFont(forTextStyle: .title2)
        content.textProperties.alignment = .center
        cell.contentConfiguration = content
        cell.backgroundColor = color.withAlphaComponent(0.25)
        cell.layer.cornerRadius = 12
        cell.accessibilityIdentifier = "Column \(indexPath.item)"
        return cell
    }
}
