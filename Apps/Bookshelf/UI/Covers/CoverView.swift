import BookshelfLists
import UIKit

/// The cover of a book: its picture, and until that is there one drawn from the title.
final class CoverView: UIView {
    /// The size of a cover in points.
    static func size(of orientation: Book.Orientation?) -> CGSize {
        orientation == .vertical
            ? CGSize(width: 67, height: 88) : CGSize(width: 96, height: 67)
    }

    /// The book's name on the drawn cover. Hidden once the picture is there.
    let nameLabel = UILabel()

    /// The book's picture. Hidden until it is there.
    let picture = UIImageView()

    private let ground = CAGradientLayer()
    private let spine = CALayer()

    /// The path of the picture that is shown or awaited.
    private var path: String?

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 10
        clipsToBounds = true
        ground.startPoint = CGPoint(x: 0, y: 0)
        ground.endPoint = CGPoint(x: 1, y: 1)
        layer.addSublayer(ground)
        spine.backgroundColor = UIColor(white: 1, alpha: 0.18).cgColor
        layer.addSublayer(spine)
        nameLabel.font = .systemFont(ofSize: 11, weight: .semibold)
        nameLabel.textColor = .white
        nameLabel.textAlignment = .center
        nameLabel.numberOfLines = 4
        addSubview(nameLabel)
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a book, with the name on its drawn cover until the picture is there. The name stays if
    /// there is no picture.
    func show(_ book: Book, from covers: CoverLoader) {
        nameLabel.text = book.name ?? String(localized: "Untitled", bundle: .module)
        let hue = Self.hue(of: book.name ?? "")
        ground.colors = [
            UIColor(hue: hue, saturation: 0.5, brightness: 0.68, alpha: 1).cgColor,
            UIColor(hue: hue, saturation: 0.62, brightness: 0.42, alpha: 1).cgColor,
        ]
        path = book.picture
        show(book.picture.flatMap { covers.image(at: $0) })
        guard let path, picture.image == nil else { return }
        covers.load(path) { [weak self] image in
            guard self?.path == path else { return }
            self?.show(image)
        }
    }

    private func show(_ image: UIImage?) {
        picture.image = image
        picture.isHidden = image == nil
        nameLabel.isHidden = image != nil
    }

    /// A colour for a name, the same at every launch.
    private static func hue(of name: String) -> CGFloat {
        let sum = name.unicodeScalars.reduce(UInt32(7)) { $0 &* 31 &+ $1.value }
        return CGFloat(sum % 360) / 360
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        ground.frame = bounds
        spine.frame = CGRect(x: 5, y: 0, width: 2, height: bounds.height)
        CATransaction.commit()
        picture.frame = bounds
        nameLabel.frame = bounds.insetBy(dx: 6, dy: 6).offsetBy(dx: 3, dy: 0)
    }
}
