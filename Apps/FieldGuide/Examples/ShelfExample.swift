import BookshelfLists
import UIKit

/// Books in a collection of cells. Cells beyond the last book are empty boards.
final class ShelfExample: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
{
    /// A board, with the book that stands on it.
    final class Cell: UICollectionViewCell {
        private let cover = UILabel()
        private let dot = UIView()

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.backgroundColor = .secondarySystemBackground
            cover.textAlignment = .center
            cover.textColor = .white
            cover.backgroundColor = .systemOrange
            dot.backgroundColor = .systemRed
            dot.layer.cornerRadius = 5
            contentView.addSubview(cover)
            contentView.addSubview(dot)
        }

        required init?(coder: NSCoder) { nil }

        /// Shows a book; `nil` for a board without one.
        func show(_ book: Book?) {
            cover.text = book?.name
            cover.isHidden = book == nil
            dot.isHidden = book?.isRead != true
            setNeedsLayout()
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            cover.frame = contentView.bounds.insetBy(dx: 10, dy: 8)
            dot.frame = CGRect(
                x: cover.frame.maxX - 5, y: cover.frame.minY - 5, width: 10, height: 10)
        }
    }

    private var books = ["Emma", "Kim", "Walden", "Ivanhoe"].map { Book(name: $0) }
    private let places = 6
    private let list: UICollectionView

    init() {
        list = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        super.init(nibName: nil, bundle: nil)
        books[0].isRead = true
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.backgroundColor = .systemBackground
        list.register(Cell.self, forCellWithReuseIdentifier: "book")
        list.dataSource = self
        list.delegate = self
        list.isScrollEnabled = false
        view.addSubview(list)
    }

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { places }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: "book", for: indexPath)
        let index = indexPath.item
        (cell as? Cell)?.show(books.indices.contains(index) ? books[index] : nil)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: floor((collectionView.bounds.width - 20) / 3), height: 80)
    }

    /// Asks before the book goes.
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard books.indices.contains(indexPath.item) else { return }
        let alert = UIAlertController(
            title: String(localized: "Delete this book?", bundle: .module),
            message: books[indexPath.item].name, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(
                title: String(localized: "Delete", bundle: .module), style: .destructive
            ) { [weak self] _ in
                self?.books.remove(at: indexPath.item)
                self?.list.reloadData()
            })
        alert.addAction(
            UIAlertAction(title: String(localized: "Cancel", bundle: .module), style: .cancel))
        present(alert, animated: true)
    }
}
