import BookshelfLists
import UIKit

/// A place on the shelf: a piece of the board, and a book that stands on it.
final class BookCell: UICollectionViewCell {
    /// The height of a place in points.
    static let height: CGFloat = 130

    private static let boardHeight: CGFloat = 25

    let cover = CoverView()

    /// The mark of a book that was read.
    let badge = UIImageView()

    /// The share of the pages that were read, of a book that is being read.
    let progress = UIProgressView(progressViewStyle: .bar)

    /// The mark of a book that a tap deletes.
    let minus = UIImageView()

    private let board = CAGradientLayer()
    private let edge = CALayer()
    private let shadow = UIView()
    private var coverSize = CoverView.size(of: .vertical)

    /// The value of ``progress``. A bar lays itself out at once when it is set, which would begin
    /// the list's layout again while that makes its cells: it is set in the cell's own layout.
    private var share: Float = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.insertSublayer(board, at: 0)
        layer.insertSublayer(edge, at: 1)
        shadow.layer.shadowColor = UIColor.black.cgColor
        shadow.layer.shadowOpacity = 0.4
        shadow.layer.shadowRadius = 4
        shadow.layer.shadowOffset = CGSize(width: 0, height: 3)
        badge.image = UIImage(systemName: "checkmark.circle.fill")?
            .applyingSymbolConfiguration(
                .init(paletteColors: [.white, UIColor.systemGreen]))
        minus.image = UIImage(systemName: "minus.circle.fill")?
            .applyingSymbolConfiguration(
                .init(paletteColors: [.white, UIColor.systemRed]))
        progress.trackTintColor = UIColor(white: 0, alpha: 0.35)
        progress.progressTintColor = .systemYellow
        for view in [shadow, cover, progress, badge, minus] { contentView.addSubview(view) }
        updateColors()
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (cell: BookCell, _) in
            cell.updateColors()
        }
    }

    required init?(coder: NSCoder) { nil }

    private func updateColors() {
        board.colors = [ShelfColors.board, ShelfColors.wall].map {
            $0.resolvedColor(with: traitCollection).cgColor
        }
        edge.backgroundColor = ShelfColors.edge.cgColor
    }

    /// Shows a book, or an empty place for `nil`.
    func show(_ book: Book?, from covers: CoverLoader, isTidying: Bool) {
        for view in [shadow, cover, progress, badge, minus] { view.isHidden = book == nil }
        isAccessibilityElement = book != nil
        accessibilityLabel = book?.name
        accessibilityValue = nil
        guard let book else { return }
        coverSize = CoverView.size(of: book.orientation)
        cover.show(book, from: covers)
        badge.isHidden = book.isRead != true
        minus.isHidden = !isTidying
        progress.isHidden = book.reading != .reading
        share = Float(book.progress)
        accessibilityValue = book.isRead == true ? String(localized: "Read", bundle: .module) : nil
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let top = bounds.height - Self.boardHeight
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        board.frame = CGRect(x: 0, y: top, width: bounds.width, height: Self.boardHeight)
        edge.frame = CGRect(x: 0, y: top, width: bounds.width, height: 1)
        CATransaction.commit()
        let frame = CGRect(
            x: ((bounds.width - coverSize.width) / 2).rounded(), y: top + 4 - coverSize.height,
            width: coverSize.width, height: coverSize.height)
        cover.frame = frame
        shadow.frame = frame
        shadow.layer.shadowPath =
            UIBezierPath(roundedRect: shadow.bounds, cornerRadius: 10).cgPath
        badge.frame = CGRect(x: frame.maxX - 15, y: frame.minY - 7, width: 22, height: 22)
        minus.frame = CGRect(x: max(2, frame.minX - 9), y: frame.minY - 9, width: 24, height: 24)
        progress.progress = share
        progress.frame = CGRect(
            x: frame.minX + 8, y: frame.maxY - 10, width: frame.width - 16, height: 4)
    }

    override var isHighlighted: Bool {
        didSet { contentView.alpha = isHighlighted ? 0.6 : 1 }
    }
}

/// Makes cells from one description, as a nib would.
struct BookCellFactory {
    let covers: CoverLoader

    /// Makes a cell that shows a book outside a list.
    func instantiate(_ book: Book?, width: CGFloat, isTidying: Bool = false) -> BookCell {
        let cell = BookCell(
            frame: CGRect(x: 0, y: 0, width: width, height: BookCell.height))
        cell.show(book, from: covers, isTidying: isTidying)
        return cell
    }

    /// Registers the cell for places of a shelf.
    func registration<Place>(
        _ book: @escaping (Place) -> Book?, isTidying: @escaping () -> Bool
    ) -> UICollectionView.CellRegistration<BookCell, Place> {
        let covers = covers
        return UICollectionView.CellRegistration { cell, _, place in
            cell.show(book(place), from: covers, isTidying: isTidying())
        }
    }
}
