import UIKit

extension GalleryPage {
    static var circle: GalleryPage {
        GalleryPage(
            name: "CustomLayout", title: String(localized: "Custom layout", bundle: .module),
            section: .lists, symbol: "circle.dashed",
            color: .systemMint,
            makeController: { CirclePage() })
    }
}

/// Tiles on a circle, by a layout of its own. A tap removes one, the middle adds the next.
final class CirclePage: UICollectionViewController {
    private var tiles = Array(TileColor.all.prefix(9))

    init() { super.init(collectionViewLayout: CircleLayout()) }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { section == 0 ? tiles.count : 1 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: "tile", for: indexPath)
        let more = TileColor(
            name: String(localized: "More", bundle: .module),
            colors: [.systemGray2, .systemGray])
        (cell as? TileCell)?.show(indexPath.section == 0 ? tiles[indexPath.item] : more)
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
        collectionView.deselectItem(at: indexPath, animated: true)
        if indexPath.section == 0 {
            tiles.remove(at: indexPath.item)
            collectionView.deleteItems(at: [indexPath])
        } else if let next = TileColor.all.first(where: { !tiles.contains($0) }) {
            tiles.append(next)
            collectionView.insertItems(at: [IndexPath(item: tiles.count - 1, section: 0)])
        }
    }
}

/// Items of the first section on a circle, those of the second in its middle, where items come
/// from and go to.
final class CircleLayout: UICollectionViewLayout {
    private let side: CGFloat = 56
    private var attributes: [UICollectionViewLayoutAttributes] = []

    override var collectionViewContentSize: CGSize {
        guard let list = collectionView else { return .zero }
        return list.bounds.inset(by: list.adjustedContentInset).size
    }

    private var middle: CGPoint {
        CGPoint(x: collectionViewContentSize.width / 2, y: collectionViewContentSize.height / 2)
    }

    override func prepare() {
        super.prepare()
        guard let list = collectionView else { return }
        let size = collectionViewContentSize
        let radius = max(min(size.width, size.height) / 2 - side / 2 - 16, 0)
        attributes = (0..<list.numberOfSections).flatMap { section in
            let count = list.numberOfItems(inSection: section)
            return (0..<count).map { item in
                let attributes = UICollectionViewLayoutAttributes(
                    forCellWith: IndexPath(item: item, section: section))
                let angle = 2 * CGFloat.pi * CGFloat(item) / CGFloat(count)
                let distance = section == 0 ? radius : 0
                attributes.size = CGSize(width: side, height: side)
                attributes.center = CGPoint(
                    x: middle.x + distance * sin(angle), y: middle.y - distance * cos(angle))
                return attributes
            }
        }
    }

    override func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? { attributes.filter { $0.frame.intersects(rect) } }

    override func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes.first { $0.indexPath == indexPath } }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }

    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        isUpdated(itemIndexPath, .insert)
            ? inMiddle(itemIndexPath)
            : super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }

    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        isUpdated(itemIndexPath, .delete)
            ? inMiddle(itemIndexPath)
            : super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }

    private func inMiddle(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.size = CGSize(width: side, height: side)
        attributes.center = middle
        attributes.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
        attributes.alpha = 0
        return attributes
    }

    // MARK: Updates

    private var updates: [UICollectionViewUpdateItem] = []

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        updates = updateItems
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        updates = []
    }

    private func isUpdated(
        _ path: IndexPath, _ action: UICollectionViewUpdateItem.Action
    ) -> Bool {
        updates.contains {
            $0.updateAction == action
                && path == (action == .insert ? $0.indexPathAfterUpdate : $0.indexPathBeforeUpdate)
        }
    }
}
