public import Foundation
public import UIKitCore

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
        contents[exactly: state].titleColor
            ?? contents[exactly: state.subtracting(.focused)].titleColor
            ?? defaultTitleColor(for: state.subtracting(.focused))
            ?? contents[exactly: .normal].titleColor ?? normalTitleColor
    }

    /// Returns the image for a state.
    public func image(for state: State) -> UIImage? { contents.value(\.image, for: state) }

    /// Returns the background image for a state.
    public func backgroundImage(for state: State) -> UIImage? {
        contents.value(\.backgroundImage, for: state)
    }

    /// Returns the colour of the title's shadow for a state, if one was set.
    public func titleShadowColor(for state: State) -> UIColor? {
        contents.value(\.titleShadowColor, for: state)
    }

    /// Returns the configuration of the symbol for a state, if one was set.
    public func preferredSymbolConfigurationForImage(
        in state: State
    ) -> UIImage.SymbolConfiguration? {
        contents.value(\.symbolConfiguration, for: state)
    }

    /// The colour of the title's shadow for the current state, if one was set.
    public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

    /// The configuration of the symbol for the current state, if one was set.
    public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }

    /// The label of a configuration's subtitle; `nil` without one.
    public var subtitleLabel: UILabel? {
        configured.flatMap { $0.subtitle.isHidden ? nil : $0.subtitle }
    }

    /// `true` while the menu of the button is open.
    public var isHeld: Bool { openMenu != nil }

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
        isTinted ? tintColor ?? .tintColor : .white
    }

    /// The default colour of a state: grey for a disabled system button.
    private func defaultTitleColor(for state: State) -> UIColor? {
        isTinted && state.contains(.disabled) ? .tertiaryLabel : nil
    }
}

// MARK: - Showing

extension UIButton {
    /// `true` if title and image have the tint colour.
    private var isTinted: Bool { buttonType != .custom }

    /// The title that is shown, with or without a configuration.
    final var shownTitle: String? {
        if let shown = configured?.configuration {
            let title = shown.attributedTitle.map { String($0.characters) } ?? shown.title
            if let title { return title }
        }
        return currentAttributedTitle?.string ?? currentTitle
    }

    /// Sets the image of a button type that has one.
    final func adoptSymbol() {
        let names: [ButtonType: String] = [
            .detailDisclosure: "info.circle", .infoLight: "info.circle", .infoDark: "info.circle",
            .contactAdd: "plus.circle", .close: "xmark",
        ]
        guard let name = names[buttonType] else { return }
        let size: CGFloat = buttonType == .close ? 12 : 20
        let symbol = UIImage(systemName: name, compatibleWith: traitCollection)
        contents[exactly: .normal].image = symbol?.withConfiguration(
            UIImage.SymbolConfiguration(
                pointSize: size, weight: buttonType == .close ? .bold : .regular))
        guard buttonType == .close, configured == nil else { return }
        var configuration = Configuration.gray()
        configuration.cornerStyle = .capsule
        configuration.baseForegroundColor = .secondaryLabel
        configuration.contentInsets = NSDirectionalEdgeInsets(
            top: 8, leading: 8, bottom: 8, trailing: 8)
        self.configuration = configuration
        accessibilityLabel = SystemText.localized("Close")
    }

    /// Shows the chosen element of the menu as the title.
    final func showChoice() {
        guard changesSelectionAsPrimaryAction, let menu else { return showConfiguration() }
        if menu.selectedElements.isEmpty, let first = menu.firstChoice { menu.choose(first) }
        guard let choice = menu.selectedElements.first else { return }
        if configured != nil {
            configured?.configuration.title = choice.title
            configured?.configuration.image = choice.image
            showConfiguration()
            contentSizeDidChange()
        } else {
            setTitle(choice.title, for: .normal)
        }
    }

    final func showContent() {
        guard configured == nil else { return showConfiguration() }
        let color = currentTitleColor
        if let attributedTitle = currentAttributedTitle {
            label.attributedText = attributedTitle
        } else {
            label.text = currentTitle
            label.textColor = color
        }
        if let shadow = currentTitleShadowColor { label.shadowColor = shadow }
        show(shownImage.map(rendered))
        imagePart.tintColor =
            isTinted && !isEnabled ? color : tintColor
        if !isTinted {
            imagePart.alpha = disabledImageAlpha
        }
        background.image = currentBackgroundImage
        setNeedsLayout()
    }

    /// The image in its symbol configuration.
    final var shownImage: UIImage? {
        guard let image = currentImage, image.isSymbolImage,
            let configuration = currentPreferredSymbolConfiguration
        else { return currentImage }
        return image.applyingSymbolConfiguration(configuration) ?? image
    }

    /// The alpha of the image while it is not highlighted.
    private var disabledImageAlpha: CGFloat {
        let hasOwn = contents[exactly: .disabled].image != nil
        return isEnabled || hasOwn || !adjustsImageWhenDisabled
            ? 1 : ButtonMetrics.disabledImageAlpha
    }

    private func rendered(_ image: UIImage) -> UIImage {
        isTinted && image.renderingMode == .automatic
            ? image.withRenderingMode(.alwaysTemplate) : image
    }

    /// Dims immediately and brightens with an animation.
    final func showHighlight() {
        guard configured == nil else { return }
        let titleAlpha = isTinted && isHighlighted ? ButtonMetrics.highlightedAlpha : 1
        let imageAlpha: CGFloat
        switch (isTinted, isHighlighted) {
        case (true, _): imageAlpha = adjustsImageWhenHighlighted ? titleAlpha : 1
        case (false, true)
        where adjustsImageWhenHighlighted && contents[exactly: .highlighted].image == nil:
            imageAlpha = ButtonMetrics.highlightedImageAlpha
        case (false, _): imageAlpha = disabledImageAlpha
        }
        if reversesTitleShadowWhenHighlighted {
            let offset = label.shadowOffset
            label.shadowOffset = CGSize(width: -offset.width, height: -offset.height)
        }
        showGlow()
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
