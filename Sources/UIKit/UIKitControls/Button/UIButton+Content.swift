public import Foundation
public import UIKitCore

// MARK: - Setting

extension UIButton {
    /// Sets the title for a state; `nil` takes the normal state's.
    public func setTitle(_ title: String?, for state: State) {
        contents[exactly: state].title = title
        contentDidChange()
    }

    /// Sets a title with attributes for a state. It comes before a plain title.
    public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        contents[exactly: state].attributedTitle = title
        contentDidChange()
    }

    /// Sets the title's colour for a state.
    public func setTitleColor(_ color: UIColor?, for state: State) {
        contents[exactly: state].titleColor = color
        showContent()
    }

    /// Sets the picture for a state. A system button shows it in the tint colour unless it is always original.
    public func setImage(_ image: UIImage?, for state: State) {
        contents[exactly: state].image = image
        contentDidChange()
    }

    /// Sets what is stretched over the button behind title and picture in a state.
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
    /// The title for a state.
    public func title(for state: State) -> String? { contents.value(\.title, for: state) }

    /// The title with attributes for a state.
    public func attributedTitle(for state: State) -> NSAttributedString? {
        contents.value(\.attributedTitle, for: state)
    }

    /// The title's colour for a state.
    public func titleColor(for state: State) -> UIColor? {
        contents[exactly: state].titleColor ?? standardTitleColor(for: state)
            ?? contents[exactly: .normal].titleColor ?? normalTitleColor
    }

    /// The picture for a state.
    public func image(for state: State) -> UIImage? { contents.value(\.image, for: state) }

    /// The background for a state.
    public func backgroundImage(for state: State) -> UIImage? {
        contents.value(\.backgroundImage, for: state)
    }

    /// The title that is shown now.
    public var currentTitle: String? { title(for: state) }

    /// The title with attributes that is shown now.
    public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    /// The title's colour now.
    public var currentTitleColor: UIColor { titleColor(for: state) ?? normalTitleColor }

    /// The picture that is shown now.
    public var currentImage: UIImage? { image(for: state) }

    /// The background that is shown now.
    public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    private var normalTitleColor: UIColor {
        buttonType == .system ? tintColor ?? .tintColor : .white
    }

    /// A disabled system button is grey unless it was told otherwise for that state.
    private func standardTitleColor(for state: State) -> UIColor? {
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
        picture.image = currentImage.map(rendered)
        picture.tintColor =
            buttonType == .system && !isEnabled ? color : tintColor
        if buttonType == .custom {
            picture.alpha = isEnabled ? 1 : ButtonMetrics.disabledPictureAlpha
        }
        background.image = currentBackgroundImage
        setNeedsLayout()
    }

    private func rendered(_ image: UIImage) -> UIImage {
        buttonType == .system && image.renderingMode == .automatic
            ? image.withRenderingMode(.alwaysTemplate) : image
    }

    /// Dims at once, and brightens softly.
    final func showHighlight() {
        let titleAlpha = buttonType == .system && isHighlighted ? ButtonMetrics.highlightedAlpha : 1
        let pictureAlpha: CGFloat
        switch (buttonType, isHighlighted) {
        case (.system, _): pictureAlpha = titleAlpha
        case (.custom, true) where contents[exactly: .highlighted].image == nil:
            pictureAlpha = ButtonMetrics.highlightedPictureAlpha
        case (.custom, _): pictureAlpha = isEnabled ? 1 : ButtonMetrics.disabledPictureAlpha
        }
        func apply() {
            label.alpha = titleAlpha
            picture.alpha = pictureAlpha
        }
        guard !isHighlighted, window != nil else { return apply() }
        UIView.animate(
            withDuration: ButtonMetrics.fadeDuration, delay: 0,
            options: [.beginFromCurrentState, .allowUserInteraction, .curveEaseOut],
            animations: apply)
    }
}
