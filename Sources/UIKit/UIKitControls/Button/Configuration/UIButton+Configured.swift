import CoreGraphics
import Foundation
import UIKitCore

// MARK: - Updating

extension UIButton {
    /// Adopts a configuration, or goes back to the look without one.
    final func adoptConfiguration(_ new: Configuration?) {
        guard let new else {
            guard let configured else { return }
            for view in configured.views { view.removeFromSuperview() }
            configured.spinner?.removeFromSuperview()
            self.configured = nil
            imagePart.isHidden = false
            label.isHidden = false
            label.numberOfLines = 1
            label.textAlignment = .center
            showContent()
            return contentSizeDidChange()
        }
        if let configured {
            configured.configuration = new
        } else {
            let made = ConfiguredButtonContent(new)
            configured = made
            insertSubview(made.background, at: 0)
            addSubview(made.subtitle)
            addSubview(made.indicator)
            label.alpha = 1
            imagePart.alpha = 1
        }
        showConfiguration()
        contentSizeDidChange()
    }

    /// Requests an update of the configuration in the next layout pass.
    final func stateOfConfigurationDidChange() {
        guard configured != nil else { return }
        if automaticallyUpdatesConfiguration || configurationUpdateHandler != nil {
            setNeedsUpdateConfiguration()
        }
    }

    /// Shows the configuration with the colours of the current state.
    final func showConfiguration() {
        guard let configured else { return }
        let shown =
            automaticallyUpdatesConfiguration
            ? configured.configuration.updated(for: self) : configured.configuration
        configured.shown = shown
        let color = shown.baseForegroundColor ?? tintColor ?? .tintColor
        showTexts(of: shown, color: color, in: configured)
        showImage(of: shown, color: color, in: configured)
        let radius =
            bounds.height > 0
            ? ControlStyle.buttonCornerRadius(shown, height: bounds.height) : nil
        configured.background.show(shown.background, cornerRadius: radius)
        background.isHidden = true
    }

    private func showTexts(
        of shown: Configuration, color: UIColor, in configured: ConfiguredButtonContent
    ) {
        let style = ControlStyle.buttonTitleStyle(shown.buttonSize)
        var font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
        if role == .primary { font = .systemFont(ofSize: font.pointSize, weight: .semibold) }
        let title =
            shown.attributedTitle ?? shown.title.map { AttributedString($0) }
            ?? currentTitle.map { AttributedString($0) }
        label.attributedText = title.map {
            Self.text($0, font, color, shown.titleTextAttributesTransformer)
        }
        label.isHidden = title == nil
        label.lineBreakMode = shown.titleLineBreakMode
        let wraps = shown.titleLineBreakMode == .byWordWrapping
        label.numberOfLines = wraps || shown.titleLineBreakMode == .byCharWrapping ? 0 : 1
        let subtitleFont = UIFont.preferredFont(
            forTextStyle: .caption1, compatibleWith: traitCollection)
        let subtitle = shown.attributedSubtitle ?? shown.subtitle.map { AttributedString($0) }
        configured.subtitle.attributedText = subtitle.map {
            Self.text($0, subtitleFont, color, shown.subtitleTextAttributesTransformer)
        }
        configured.subtitle.lineBreakMode = shown.subtitleLineBreakMode
        configured.subtitle.isHidden = subtitle == nil
        for part in [label, configured.subtitle] { part.textAlignment = textAlignment(of: shown) }
    }

    private static func text(
        _ text: AttributedString, _ font: UIFont, _ color: UIColor,
        _ transformer: UIConfigurationTextAttributesTransformer?
    ) -> NSAttributedString {
        var attributes = AttributeContainer()
        attributes.font = font
        attributes.foregroundColor = color
        var result = text
        result.mergeAttributes(attributes, mergePolicy: .keepCurrent)
        if let transformer {
            for run in result.runs {
                result[run.range].setAttributes(transformer(run.attributes))
            }
        }
        return NSAttributedString(result)
    }

    private func textAlignment(of shown: Configuration) -> NSTextAlignment {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch shown.titleAlignment {
        case .center: return .center
        case .leading: return isMirrored ? .right : .left
        case .trailing: return isMirrored ? .left : .right
        case .automatic:
            let hasImageBeside =
                (shown.image != nil || shown.showsActivityIndicator)
                && !shown.imagePlacement.isDisjoint(with: [.leading, .trailing])
            guard hasImageBeside, shown.subtitle != nil || shown.attributedSubtitle != nil else {
                return .center
            }
            return isMirrored ? .right : .left
        }
    }

    private func showImage(
        of shown: Configuration, color: UIColor, in configured: ConfiguredButtonContent
    ) {
        var image = shown.image ?? currentImage
        if let symbol = shown.preferredSymbolConfigurationForImage {
            image = image?.withConfiguration(symbol)
        }
        if image?.renderingMode == .automatic { image = image?.withRenderingMode(.alwaysTemplate) }
        show(image)
        imagePart.tintColor = shown.imageColorTransformer?(color) ?? color
        imagePart.isHidden = image == nil || shown.showsActivityIndicator
        if shown.showsActivityIndicator, configured.spinner == nil {
            let spinner = UIActivityIndicatorView(style: .medium)
            spinner.isUserInteractionEnabled = false
            spinner.isAccessibilityElement = false
            addSubview(spinner)
            spinner.startAnimating()
            configured.spinner = spinner
        } else if !shown.showsActivityIndicator, let spinner = configured.spinner {
            spinner.removeFromSuperview()
            configured.spinner = nil
        }
        configured.spinner?.color = shown.activityIndicatorColorTransformer?(color) ?? color
        let showsIndicator =
            shown.indicator == .popup
            || shown.indicator == .automatic && menu != nil && changesSelectionAsPrimaryAction
        let indicator = showsIndicator ? Self.indicatorImage(for: traitCollection) : nil
        configured.indicator.image = indicator
        configured.indicator.tintColor = shown.indicatorColorTransformer?(color) ?? color
        configured.indicator.isHidden = indicator == nil
    }

    private static func indicatorImage(for traits: UITraitCollection) -> UIImage? {
        UIImage(systemName: "chevron.up.chevron.down", compatibleWith: traits)?.withConfiguration(
            UIImage.SymbolConfiguration(
                pointSize: ControlStyle.Button.indicatorSize, weight: .semibold))
    }
}

// MARK: - Layout

extension UIButton {
    /// The frames of the parts of a configured button, and the size of all with the insets.
    struct ConfiguredLayout {
        var image = CGRect.zero
        var title = CGRect.zero
        var subtitle = CGRect.zero
        var indicator = CGRect.zero
        var size = CGSize.zero
    }

    /// Returns the size of content and insets in a width.
    final func configuredSize(fitting width: CGFloat) -> CGSize {
        configuredLayout(width: width.isFinite && width > 0 ? width : .infinity).size
    }

    final func layOutConfigured() {
        guard let configured else { return }
        configured.background.frame = bounds
        let radius = ControlStyle.buttonCornerRadius(configured.shown, height: bounds.height)
        if configured.background.configuration.cornerRadius != radius {
            configured.background.show(configured.shown.background, cornerRadius: radius)
        }
        let layout = configuredLayout(width: bounds.width)
        let free = CGSize(
            width: bounds.width - layout.size.width, height: bounds.height - layout.size.height)
        var shift = CGPoint(x: free.width / 2, y: free.height / 2)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch effectiveContentHorizontalAlignment {
        case .left, .leading: shift.x = isMirrored ? free.width : 0
        case .right, .trailing: shift.x = isMirrored ? 0 : free.width
        case .fill, .center: break
        }
        switch contentVerticalAlignment {
        case .top: shift.y = 0
        case .bottom: shift.y = free.height
        case .center, .fill: break
        }
        func place(_ view: UIView?, _ frame: CGRect) {
            let x = isMirrored ? bounds.width - shift.x - frame.maxX : shift.x + frame.minX
            view?.frame = CGRect(
                x: x, y: shift.y + frame.minY, width: frame.width, height: frame.height
            ).roundedToPixels(scale: max(1, traitCollection.displayScale))
        }
        place(imagePart, layout.image)
        place(configured.spinner, layout.image)
        place(label, layout.title)
        place(configured.subtitle, layout.subtitle)
        place(configured.indicator, layout.indicator)
    }

    /// Positions the parts from the leading edge and the top, in at most `width`.
    private func configuredLayout(width: CGFloat) -> ConfiguredLayout {
        var result = ConfiguredLayout()
        guard let configured else { return result }
        let shown = configured.shown
        let insets = shown.contentInsets
        let image = configured.imageSize(of: imagePart)
        let hasImage = image.width > 0
        let indicator = configured.indicator.image?.size ?? .zero
        let indicatorRoom =
            indicator.width > 0 ? indicator.width + ControlStyle.Button.indicatorPadding : 0
        let hasTitle = !label.isHidden
        let hasSubtitle = !configured.subtitle.isHidden
        let isBeside = !shown.imagePlacement.isDisjoint(with: [.leading, .trailing])
        let padding = hasImage && (hasTitle || hasSubtitle) ? shown.imagePadding : 0
        var room = width - insets.leading - insets.trailing - indicatorRoom
        if hasImage, isBeside { room -= image.width + padding }
        let limit = CGSize(width: max(0, room), height: .infinity)
        func fit(_ part: UILabel) -> CGSize {
            if part.isHidden { return .zero }
            let size = part.sizeThatFits(limit)
            return CGSize(width: min(size.width, limit.width), height: size.height)
        }
        let title = fit(label)
        let subtitle = fit(configured.subtitle)
        let gap = hasTitle && hasSubtitle ? shown.titlePadding : 0
        let texts = CGSize(
            width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)

        var block = CGSize.zero
        var textOrigin = CGPoint.zero
        if isBeside {
            block.width = texts.width + padding + image.width
            block.height = max(texts.height, image.height)
            let isLeading = shown.imagePlacement.contains(.leading)
            result.image.origin.x = isLeading ? 0 : texts.width + padding
            result.image.origin.y = (block.height - image.height) / 2
            textOrigin.x = isLeading && hasImage ? image.width + padding : 0
            textOrigin.y = (block.height - texts.height) / 2
        } else {
            block.width = max(texts.width, image.width)
            block.height = texts.height + padding + image.height
            let isTop = shown.imagePlacement.contains(.top)
            result.image.origin.x = (block.width - image.width) / 2
            result.image.origin.y = isTop ? 0 : texts.height + padding
            textOrigin.x = (block.width - texts.width) / 2
            textOrigin.y = isTop && hasImage ? image.height + padding : 0
        }
        result.image.size = image
        result.title = CGRect(
            x: textOrigin.x, y: textOrigin.y, width: texts.width, height: title.height)
        result.subtitle = CGRect(
            x: textOrigin.x, y: textOrigin.y + title.height + gap, width: texts.width,
            height: subtitle.height)
        result.indicator = CGRect(
            x: block.width + ControlStyle.Button.indicatorPadding,
            y: (block.height - indicator.height) / 2, width: indicator.width,
            height: indicator.height)
        for part in [\ConfiguredLayout.image, \.title, \.subtitle, \.indicator] {
            result[keyPath: part].origin.x += insets.leading
            result[keyPath: part].origin.y += insets.top
        }
        result.size = CGSize(
            width: insets.leading + block.width + indicatorRoom + insets.trailing,
            height: insets.top + max(block.height, indicator.height) + insets.bottom)
        return result
    }
}
