import UIKit

extension GalleryPage {
    static var flowLayout: GalleryPage {
        GalleryPage(
            name: "FlowLayout", title: String(localized: "Flow layout", bundle: .module),
            section: .lists, symbol: "square.grid.3x3",
            color: .systemPurple,
            makeController: { FlowLayoutPage() })
    }
}

/// Tiles in lines, under headers that stay at the top. A tap selects a tile, a long press moves it.
final class FlowLayoutPage: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    private var sections: [[TileColor]] = [
        Array(TileColor.all.prefix(11)), Array(TileColor.all.dropFirst(3)), TileColor.all,
    ]

    init() {
        let layout = MirroringFlowLayout()
        layout.itemSize = CGSize(width: 76, height: 76)
        layout.minimumInteritemSpacing = 8
        layout.minimumLineSpacing = 8
        layout.sectionInset = UIEdgeInsets(top: 4, left: 16, bottom: 20, right: 16)
        layout.headerReferenceSize = CGSize(
            width: 0, height: max(44, TitleHeader.font.lineHeight.rounded(.up) + 16))
        layout.sectionHeadersPinToVisibleBounds = true
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.allowsMultipleSelection = true
        collectionView.register(TileCell.self, forCellWithReuseIdentifier: "tile")
        collectionView.register(
            TitleHeader.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "title")
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { sections[section].count }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: "tile", for: indexPath)
        (cell as? TileCell)?.show(sections[indexPath.section][indexPath.item])
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "title", for: indexPath)
        let titles = [
            String(localized: "Squares", bundle: .module),
            String(localized: "Wide", bundle: .module),
            String(localized: "Mixed", bundle: .module),
        ]
        (view as? TitleHeader)?.title = titles[indexPath.section]
        return view
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let width = collectionView.bounds.width - 32
        return switch indexPath.section {
        // Four and two in a line of a narrow window.
        case 0: CGSize(width: min(76, ((width - 24) / 4).rounded(.down)), height: 76)
        case 1: CGSize(width: min(160, ((width - 8) / 2).rounded(.down)), height: 60)
        default:
            CGSize(
                width: 50 + CGFloat(indexPath.item * 37 % 70),
                height: 44 + CGFloat(indexPath.item * 23 % 40))
        }
    }

    override func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { true }

    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        let tile = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        sections[destinationIndexPath.section].insert(tile, at: destinationIndexPath.item)
    }
}

/// A flow layout whose lines begin at the right in languages that are written from there.
private final class MirroringFlowLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// A name and two colours.
struct TileColor: Hashable {
    var name: String
    var colors: [UIColor]

    static var all: [TileColor] {
        [
            TileColor(
                name: String(localized: "Coral", bundle: .module),
                colors: [.systemRed, .systemOrange]),
            TileColor(
                name: String(localized: "Amber", bundle: .module),
                colors: [.systemOrange, .systemYellow]),
            TileColor(
                name: String(localized: "Lime", bundle: .module),
                colors: [.systemYellow, .systemGreen]),
            TileColor(
                name: String(localized: "Leaf", bundle: .module),
                colors: [.systemGreen, .systemMint]),
            TileColor(
                name: String(localized: "Sea", bundle: .module), colors: [.systemMint, .systemTeal]),
            TileColor(
                name: String(localized: "Ice", bundle: .module), colors: [.systemTeal, .systemCyan]),
            TileColor(
                name: String(localized: "Sky", bundle: .module), colors: [.systemCyan, .systemBlue]),
            TileColor(
                name: String(localized: "Ink", bundle: .module),
                colors: [.systemBlue, .systemIndigo]),
            TileColor(
                name: String(localized: "Plum", bundle: .module),
                colors: [.systemIndigo, .systemPurple]),
            TileColor(
                name: String(localized: "Rose", bundle: .module),
                colors: [.systemPurple, .systemPink]),
            TileColor(
                name: String(localized: "Wine", bundle: .module), colors: [.systemPink, .systemRed]),
            TileColor(
                name: String(localized: "Clay", bundle: .module),
                colors: [.systemBrown, .systemOrange]),
            TileColor(
                name: String(localized: "Slate", bundle: .module),
                colors: [.systemGray, .systemGray2]),
        ]
    }
}

/// A rounded rectangle with two colours and a name.
final class TileCell: UICollectionViewCell {
    private let gradient = GradientView()
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        gradient.frame = contentView.bounds
        gradient.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        gradient.layer.cornerRadius = 12
        gradient.clipsToBounds = true
        gradient.isUserInteractionEnabled = false
        contentView.addSubview(gradient)
        // A tile does not grow with its name.
        label.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
            for: .systemFont(ofSize: 13), maximumPointSize: 22)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
        label.textColor = .white
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
            label.trailingAnchor.constraint(
                lessThanOrEqualTo: contentView.trailingAnchor, constant: -4),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ tile: TileColor) {
        gradient.colors = tile.colors
        label.text = tile.name
        isAccessibilityElement = true
        accessibilityLabel = tile.name
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        gradient.layer.borderWidth = state.isSelected ? 3 : 0
        gradient.layer.borderColor = UIColor.label.cgColor
        gradient.alpha = state.isHighlighted ? 0.6 : 1
    }
}

/// A view that fills itself with colours from one corner to the other.
final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    var colors: [UIColor] = [] { didSet { update() } }

    private func update() {
        guard let gradient = layer as? CAGradientLayer else { return }
        gradient.colors = colors.map { $0.resolvedColor(with: traitCollection).cgColor }
        gradient.startPoint = .zero
        gradient.endPoint = CGPoint(x: 1, y: 1)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        update()
    }
}

/// A bold title over a background that hides what scrolls under it.
final class TitleHeader: UICollectionReusableView {
    static var font: UIFont { .preferredFont(forTextStyle: .headline) }

    private let label = UILabel()

    var title: String? {
        get { label.text }
        set { label.text = newValue }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        label.font = Self.font
        label.accessibilityTraits.insert(.header)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -16),
            label.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { nil }
}
