import UIKit

/// A cell that a nib file describes.
class BookCell: UITableViewCell {
    static let identifier = "BookCell"

    @IBOutlet private weak var coverView: UIImageView!
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var likeButton: UIButton!
    @IBInspectable var cornerRadius: CGFloat = 0 {
        didSet { coverView?.layer.cornerRadius = cornerRadius }
    }
    var onLike: (() -> Void)?

    override func awakeFromNib() {
        super.awakeFromNib()
        coverView.backgroundColor = UIColor(named: "Cover", in: .module, compatibleWith: nil)
    }

    func show(_ title: String) { titleLabel.text = title }

    var shownTitle: String? { titleLabel.text }

    @IBAction private func like(_ sender: UIButton) {
        sender.isSelected.toggle()
        onLike?()
    }
}
