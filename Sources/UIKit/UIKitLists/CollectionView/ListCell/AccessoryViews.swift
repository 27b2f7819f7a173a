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
    init(sign: String, colors: (bar: UIColor?, disc: UIColor), _ handler: @escaping () -> Void) {
        bars = (sign == "plus" ? 0..<2 : 0..<1).map { _ in UIView() }
        super.init(frame: CGRect(x: 0, y: 0, width: 26, height: 26))
        disc.backgroundColor = colors.disc
        disc.layer.cornerRadius = 11
        disc.isUserInteractionEnabled = false
        addSubview(disc)
        for bar in bars {
            bar.backgroundColor = colors.bar ?? .white
            bar.layer.cornerRadius = 1
            disc.addSubview(bar)
        }
        accessibilityLabel = SystemText.localized(sign == "plus" ? "Insert" : "Delete")
        addAction(UIAction { _ in handler() }, for: .touchUpInside)
    }

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

    private let line: UIView?

    /// Creates lines in a colour, with a line before them or not.
    init(_ cell: UICollectionViewListCell, color: UIColor, hasLine: Bool) {
        self.cell = cell
        line = hasLine ? UIView() : nil
        super.init(frame: CGRect(x: 0, y: 0, width: 28, height: 40))
        image.tintColor = color
        addSubview(image)
        if let line {
            line.backgroundColor = .separator
            addSubview(line)
        }
        accessibilityLabel = SystemText.localized("Reorder")
        let press = UILongPressGestureRecognizer(target: nil, action: nil)
        press.minimumPressDuration = 0
        press.addTarget(self, action: ReorderControl.pressed)
        addGestureRecognizer(press)
    }

    required init?(coder: NSCoder) { return nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 28, height: 40) }

    override func layoutSubviews() {
        super.layoutSubviews()
        image.sizeToFit()
        image.center = CGPoint(x: bounds.midX, y: bounds.midY)
        let width = 1 / max(1, traitCollection.displayScale)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        line?.frame = CGRect(
            x: isMirrored ? bounds.width + 4 : -4 - width, y: 4, width: width,
            height: bounds.height - 8)
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

    private let fill: UIColor?

    init(_ isSelected: Bool, tint: UIColor?, fill: UIColor?) {
        self.fill = fill
        super.init(frame: CGRect(x: 0, y: 0, width: 26, height: 26))
        isUserInteractionEnabled = false
        disc.layer.cornerRadius = 11
        disc.layer.borderWidth = isSelected ? 0 : 1.5
        disc.layer.borderColor = UIColor.tertiaryLabel.cgColor
        disc.backgroundColor = isSelected ? fill ?? tintColor : nil
        check.tintColor = tint ?? .white
        check.isHidden = !isSelected
        addSubview(disc)
        addSubview(check)
    }

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
        if !check.isHidden { disc.backgroundColor = fill ?? tintColor }
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
        accessibilityLabel = SystemText.localized(isExpanded ? "Collapse" : "Expand")
        addAction(
            UIAction { [weak cell] _ in
                if let handler { return handler() }
                guard let cell, let list = cell.list, let path = list.indexPath(for: cell) else {
                    return
                }
                (list.dataSource as? any OutlineSource)?.toggleOutline(at: path)
            }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { return nil }

    override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 40) }
}
