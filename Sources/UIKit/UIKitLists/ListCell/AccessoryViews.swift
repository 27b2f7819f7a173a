import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore
import UIKitScrolling

/// A round button with a white sign: delete or insert.
final class EditingControl: UIButton {
    private let disc = UIView()
    private let bars: [UIView]

    /// Creates a control.
    ///
    /// - Parameter sign: "minus" or "plus".
    init(sign: String, color: UIColor, _ handler: (() -> Void)?) {
        bars = (sign == "plus" ? 0..<2 : 0..<1).map { _ in UIView() }
        super.init(frame: CGRect(x: 0, y: 0, width: 26, height: 26))
        disc.backgroundColor = color
        disc.layer.cornerRadius = 11
        disc.isUserInteractionEnabled = false
        addSubview(disc)
        for bar in bars {
            bar.backgroundColor = .white
            bar.layer.cornerRadius = 1
            disc.addSubview(bar)
        }
        accessibilityLabel = sign == "plus" ? "Insert" : "Delete"
        if let handler { addAction(UIAction { _ in handler() }, for: .touchUpInside) }
    }

    nonisolated deinit {}

    required init?(coder: NSCoder) { return nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 26, height: 26) }

    override func layoutSubviews() {
        super.layoutSubviews()
        disc.frame = CGRect(x: bounds.midX - 11, y: bounds.midY - 11, width: 22, height: 22)
        for (index, bar) in bars.enumerated() {
            bar.frame =
                index == 0
                ? CGRect(x: 5, y: 10, width: 12, height: 2)
                : CGRect(x: 10, y: 5, width: 2, height: 12)
        }
    }
}

/// Three lines by which a finger moves the item of a cell.
final class ReorderControl: UIView {
    private weak var cell: UICollectionViewListCell?
    private let image = UIImageView(image: UIImage(systemName: "line.3.horizontal"))
    private var distance = CGPoint.zero

    init(_ cell: UICollectionViewListCell, color: UIColor) {
        self.cell = cell
        super.init(frame: CGRect(x: 0, y: 0, width: 28, height: 40))
        image.tintColor = color
        addSubview(image)
        accessibilityLabel = "Reorder"
        let press = UILongPressGestureRecognizer(target: nil, action: nil)
        press.minimumPressDuration = 0
        press.addTarget(self, action: ReorderControl.pressed)
        addGestureRecognizer(press)
    }

    nonisolated deinit {}

    required init?(coder: NSCoder) { return nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 28, height: 40) }

    override func layoutSubviews() {
        super.layoutSubviews()
        image.sizeToFit()
        image.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    private func pressed(_ press: UILongPressGestureRecognizer) {
        guard let cell, let list = cell.list else { return }
        let point = press.location(in: list)
        switch press.state {
        case .began:
            guard let path = list.indexPath(for: cell),
                list.beginInteractiveMovementForItem(at: path)
            else { return }
            distance = CGPoint(x: cell.center.x - point.x, y: cell.center.y - point.y)
        case .changed:
            // Rows move up and down only.
            list.updateInteractiveMovementTargetPosition(
                CGPoint(x: point.x + distance.x, y: point.y + distance.y))
        case .ended: list.endInteractiveMovement()
        case .cancelled, .failed: list.cancelInteractiveMovement()
        case .possible: break
        }
    }
}

/// A circle, filled and checked for a selected item.
final class SelectionMark: UIView {
    private let disc = UIView()
    private let check = UIImageView(
        image: UIImage(
            systemName: "checkmark",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .bold)))

    init(_ isSelected: Bool, _ color: UIColor?) {
        super.init(frame: CGRect(x: 0, y: 0, width: 26, height: 26))
        if let color { tintColor = color }
        isUserInteractionEnabled = false
        disc.layer.cornerRadius = 11
        disc.layer.borderWidth = isSelected ? 0 : 1.5
        disc.layer.borderColor = UIColor.tertiaryLabel.cgColor
        disc.backgroundColor = isSelected ? tintColor : nil
        check.tintColor = .white
        check.isHidden = !isSelected
        addSubview(disc)
        addSubview(check)
    }

    nonisolated deinit {}

    required init?(coder: NSCoder) { return nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 26, height: 26) }

    override func layoutSubviews() {
        super.layoutSubviews()
        disc.frame = CGRect(x: bounds.midX - 11, y: bounds.midY - 11, width: 22, height: 22)
        check.sizeToFit()
        check.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        if !check.isHidden { disc.backgroundColor = tintColor }
    }
}

/// A chevron that expands and collapses an item.
final class OutlineControl: UIButton {
    init(_ cell: UICollectionViewListCell, color: UIColor?, _ handler: (() -> Void)?) {
        super.init(frame: CGRect(x: 0, y: 0, width: 28, height: 40))
        let isExpanded = cell.configurationState.isExpanded
        let image = UIImage(
            systemName: isExpanded ? "chevron.down" : "chevron.forward",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold))
        setImage(image, for: .normal)
        if let color { tintColor = color }
        accessibilityLabel = isExpanded ? "Collapse" : "Expand"
        addAction(
            UIAction { [weak cell] _ in
                if let handler { return handler() }
                guard let cell, let list = cell.list, let path = list.indexPath(for: cell) else {
                    return
                }
                (list.dataSource as? any OutlineSource)?.toggleOutline(at: path)
            }, for: .touchUpInside)
    }

    nonisolated deinit {}

    required init?(coder: NSCoder) { return nil }

    override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 40) }
}
