import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore

/// A cell's standard accessory: a chevron, a checkmark or an info button, or button and chevron.
final class CellAccessory: UIView {
    let type: UITableViewCell.AccessoryType
    private var button: UIButton?
    private var symbol: UIImageView?

    private static let gap: CGFloat = 15

    init(type: UITableViewCell.AccessoryType, onInfo: @escaping () -> Void) {
        self.type = type
        super.init(frame: .zero)
        switch type {
        case .none: break
        case .disclosureIndicator: addSymbol("chevron.right", .tertiaryLabel, side: 14)
        case .checkmark: addSymbol("checkmark", nil, side: 18)
        case .detailButton: addButton(onInfo)
        case .detailDisclosureButton:
            addButton(onInfo)
            addSymbol("chevron.right", .tertiaryLabel, side: 14)
        }
        sizeToFit()
        isUserInteractionEnabled = button != nil
    }

    required init?(coder: NSCoder) { nil }

    private func addSymbol(_ name: String, _ color: UIColor?, side: CGFloat) {
        let configuration = UIImage.SymbolConfiguration(pointSize: side, weight: .semibold)
        let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
        if let color { view.tintColor = color }
        view.isAccessibilityElement = false
        symbol = view
        addSubview(view)
    }

    private func addButton(_ onInfo: @escaping () -> Void) {
        let configuration = UIImage.SymbolConfiguration(pointSize: 20)
        let button = UIButton(type: .system)
        button.setImage(
            UIImage(systemName: "info.circle", withConfiguration: configuration), for: .normal)
        button.addAction(UIAction { _ in onInfo() }, for: .touchUpInside)
        button.accessibilityLabel = SystemText.localized("More Info")
        self.button = button
        addSubview(button)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let sizes = [button?.imageView?.image?.size, symbol?.image?.size].compactMap(\.self)
        let widths = sizes.map(\.width).reduce(0, +)
        return CGSize(
            width: widths + (sizes.count > 1 ? Self.gap : 0),
            height: sizes.map(\.height).max() ?? 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if let symbol, let size = symbol.image?.size {
            symbol.frame = CGRect(
                x: isMirrored ? 0 : bounds.width - size.width, y: (bounds.height - size.height) / 2,
                width: size.width, height: size.height)
            // A chevron points to where the row leads.
            let points = type == .disclosureIndicator || type == .detailDisclosureButton
            symbol.transform =
                isMirrored && points
                ? CGAffineTransform(scaleX: -1, y: 1) : .identity
        }
        if let button, let size = button.imageView?.image?.size {
            button.frame = CGRect(
                x: isMirrored ? bounds.width - size.width : 0, y: 0, width: size.width,
                height: bounds.height
            )
            .insetBy(dx: -6, dy: -6)
        }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        button?.frame.insetBy(dx: -6, dy: -6).contains(point) ?? false
    }
}
