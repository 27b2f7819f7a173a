import CoreGraphics
import Foundation
import UIKitCore

/// The sign at the corner of dragged items: their number, a plus for copies, and where they cannot
/// be dropped a forbidding sign.
final class DragBadge: UIView {
    private static let side: CGFloat = 24

    private let symbol = UIImageView()
    private let label = UILabel()
    private let count: Int

    init(count: Int) {
        self.count = count
        super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        layer.cornerRadius = Self.side / 2
        symbol.tintColor = .white
        symbol.contentMode = .center
        label.textColor = .white
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 14, weight: .semibold)
        addSubview(symbol)
        addSubview(label)
        show(.cancel)
    }

    required init?(coder: NSCoder) { return nil }

    /// Shows the effect of a drop.
    func show(_ operation: UIDropOperation) {
        let configuration = UIImage.SymbolConfiguration(pointSize: 13, weight: .bold)
        let name: String? =
            switch operation {
            case .forbidden: "nosign"
            case .copy where count < 2: "plus"
            case .copy, .move, .cancel: nil
            }
        symbol.image = name.flatMap { UIImage(systemName: $0, withConfiguration: configuration) }
        label.text = name == nil && count > 1 ? "\(count)" : nil
        isHidden = name == nil && count < 2
        backgroundColor =
            switch operation {
            case .forbidden: .systemGray
            case .copy: .systemGreen
            case .move, .cancel: .systemBlue
            }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        symbol.frame = bounds
        label.frame = bounds
    }
}
