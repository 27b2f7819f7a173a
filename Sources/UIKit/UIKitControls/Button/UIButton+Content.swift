public import Foundation
public import UIKitCore

// MARK: - Setting

extension UIButton {
    /// Sets the title for a state; `nil` falls back to the normal state's.
    public func setTitle(_ title: String?, for state: State) {
        contents[exactly: state].title = title
        contentDidChange()
    }

    /// Sets the attributed title for a state. It takes precedence over a plain title.
    public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        contents[exactly: state].attributedTitle = title
        contentDidChange()
    }

    /// Sets the title's colour for a state.
    public func setTitleColor(_ color: UIColor?, for state: State) {
        contents[exactly: state].titleColor = color
        showContent()
    }

    /// Sets the image for a state. A system button shows it in the tint colour unless it is always
    /// original.
    public func setImage(_ image: UIImage?, for state: State) {
        contents[exactly: state].image = image
        contentDidChange()
    }

    /// Sets the image stretched over the button behind title and image in a state.
    public func setBackgroundImage(_ image: UIImage?, for state: State) {
        contents[exactly: state].backgroundImage = image
        contentDidChange()
    }

    private func contentDidChange() {
        showContent()
        contentSizeDidChange()
    }
}

// MARK: - Reading

extension UIButton {
    /// Returns the title for a state.
    public func title(for state: State) -> String? { contents.value(\.title, for: state) }

    /// Returns the attributed title for a state.
    public func attributedTitle(for state: State) -> NSAttributedString? {
        contents.value(\.attributedTitle, for: state)
    }

    /// Returns the title's colour for a state.
    public func titleColor(for state: State) -> UIColor? {
        contents[exactly: state].titleColor ?? defaultTitleColor(for: state)
            ?? contents[exactly: .normal].titleColor ?? normalTitleColor
    }

    /// Returns the image for a state.
    public func image(for state: State) -> UIImage? { contents.value(\.image, for: state) }

    /// Returns the background image for a state.
    public func backgroundImage(for state: State) -> UIImage? {
        contents.value(\.backgroundImage, for: state)
    }

    /// The title for the current state.
    public var currentTitle: String? { title(for: state) }

    /// The attributed title for the current state.
    public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    /// The title's colour for the current state.
    public var currentTitleColor: UIColor { titleColor(for: state) ?? normalTitleColor }

    /// The image for the current state.
    public var currentImage: UIImage? { image(for: state) }

    /// The background image for the current state.
    public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    private var normalTitleColor: UIColor {
        buttonType == .system ? tintColor ?? .tintColor : .white
    }

    /// The default colour of a state: grey for a disabled system button.
    private func defaultTitleColor(for state: State) -> UIColor? {
        buttonType == .system && state.contains(.disabled) ? .tertiaryLabel : nil
    }
}

// MARK: - Showing

extension UIButton {
    final func showContent() {
        let color = currentTitleColor
        if let attributedTitle = currentAttributedTitle {
            label.attributedText = attributedTitle
        } else {
            label.text = currentTitle
            label.textColor = color
        }
        imagePart.image = currentImage.map(rendered)
        imagePart.tintColor =
            buttonType == .system && !isEnabled ? color : tintColor
        if buttonType == .custom {
            imagePart.alpha = isEnabled ? 1 : ButtonMetrics.disabledImageAlpha
        }
        background.image = currentBackgroundImage
        setNeedsLayout()
    }

    private func rendered(_ image: UIImage) -> UIImage {
        buttonType == .system && image.renderingMode == .automatic
            ? image.withRenderingMode(.alwaysTemplate) : image
    }

    /// Dims immediately and brightens with an animation.
    final func showHighlight() {
        let titleAlpha = buttonType == .system && isHighlighted ? ButtonMetrics.highlightedAlpha : 1
        let imageAlpha: CGFloat
        switch (buttonType, isHighlighted) {
        case (.system, _): imageAlpha = titleAlpha
        case (.custom, true) where contents[exactly: .highlighted].image == nil:
            imageAlpha = ButtonMetrics.highlightedImageAlpha
        case (.custom, _): imageAlpha = isEnabled ? 1 : ButtonMetrics.disabledImageAlpha
        }
        func apply() {
            label.alpha = titleAlpha
            imagePart.alpha = imageAlpha
        }
        guard !isHighlighted, window != nil else { return apply() }
        UIView.animate(
            withDuration: ButtonMetrics.fadeDuration, delay: 0,
            options: [.beginFromCurrentState, .allowUserInteraction, .curveEaseOut],
            animations: apply)
    }
}
