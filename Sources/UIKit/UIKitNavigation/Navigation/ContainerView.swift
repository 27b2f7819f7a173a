import UIKitCore

/// The root view of a container, which lays out its bars.
final class ContainerView: UIView {
    var onLayout: (() -> Void)?
    var onTraits: (() -> Void)?

    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout?()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        onTraits?()
    }
}
