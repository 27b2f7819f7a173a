import UIKit

/// The pages of a text as they will be printed, each fitted into the view, side by side where there
/// is room and otherwise below each other.
final class PagesView: UIView, UICollectionViewDataSource {
    private static let spacing: CGFloat = 20

    private let layout = UICollectionViewFlowLayout()
    private let list: UICollectionView

    /// The pages that are shown.
    var composer = PageComposer([]) {
        didSet {
            setNeedsLayout()
            list.reloadData()
        }
    }

    override init(frame: CGRect) {
        list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(frame: frame)
        layout.minimumLineSpacing = Self.spacing
        layout.minimumInteritemSpacing = Self.spacing
        list.backgroundColor = nil
        list.dataSource = self
        list.register(PageCell.self, forCellWithReuseIdentifier: "page")
        addSubview(list)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = pageSize
        let isResized = layout.itemSize != size
        list.frame = bounds
        layout.itemSize = size
        let fitting = Int((bounds.width - Self.spacing) / (size.width + Self.spacing))
        let columns = CGFloat(max(1, min(fitting, composer.sheetCount)))
        let row = columns * size.width + (columns - 1) * Self.spacing
        let side = max(0, ((bounds.width - row) / 2).rounded(.down))
        layout.sectionInset = UIEdgeInsets(
            top: Self.spacing, left: side, bottom: Self.spacing, right: side)
        if isResized { list.reloadData() }
    }

    /// The size of a whole page in the view, up to that of the paper.
    private var pageSize: CGSize {
        let paper = composer.sheetSize
        let room = CGSize(
            width: bounds.width - 2 * Self.spacing, height: bounds.height - 2 * Self.spacing)
        let factor = min(room.width / paper.width, room.height / paper.height, 1)
        let width = max(120, (paper.width * factor).rounded(.down))
        return CGSize(width: width, height: (width * paper.height / paper.width).rounded())
    }

    // MARK: Pages

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { composer.sheetCount }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: "page", for: indexPath)
        (cell as? PageCell)?.picture.image = composer.picture(
            of: indexPath.item, width: layout.itemSize.width)
        cell.accessibilityLabel = String(
            localized: "Page \(indexPath.item + 1)", bundle: .module)
        return cell
    }
}

/// A page on the screen.
final class PageCell: UICollectionViewCell {
    let picture = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.frame = contentView.bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(picture)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 4
        layer.shadowOffset = CGSize(width: 0, height: 2)
    }

    required init?(coder: NSCoder) { nil }
}
