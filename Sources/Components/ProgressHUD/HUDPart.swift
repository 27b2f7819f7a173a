import UIKit

/// A part of the panel that reports when its size changes.
protocol HUDPart: UIView {
    var sizeDidChange: (() -> Void)? { get set }
}

/// A text in the panel.
final class HUDLabel: UILabel, HUDPart {
    var sizeDidChange: (() -> Void)?

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        sizeDidChange?()
    }
}

/// An outlined button with round ends. Without an action it has no size.
final class HUDButton: UIButton, HUDPart {
    var sizeDidChange: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.borderWidth = 1
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        sizeDidChange?()
    }

    override var intrinsicContentSize: CGSize {
        guard !allControlEvents.isEmpty else { return .zero }
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 20, height: size.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        isHidden = bounds.isEmpty
        layer.cornerRadius = bounds.height / 2
        updateBorder()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateBorder()
    }

    private func updateBorder() {
        layer.borderColor = currentTitleColor.resolvedColor(with: traitCollection).cgColor
    }
}
