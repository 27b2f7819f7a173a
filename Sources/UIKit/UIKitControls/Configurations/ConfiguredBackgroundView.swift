import CoreGraphics
package import Foundation
package import UIKitCore

/// Shows a background configuration behind the content of a button or a cell.
///
/// Give it the frame of the view: it insets what it shows by itself.
package final class ConfiguredBackgroundView: UIView {
    private let fill = UIView()
    private let stroke = UIView()
    private var shadow: UIView?
    private var imageView: UIImageView?
    private var effectView: UIVisualEffectView?
    private var customView: UIView?

    /// The background that is shown.
    package private(set) var configuration = UIBackgroundConfiguration.clear()

    /// The alpha of the colour, apart from the background's content.
    private var colorAlpha: CGFloat = 1

    package override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
        fill.clipsToBounds = true
        stroke.isHidden = true
        addSubview(fill)
        addSubview(stroke)
    }

    package required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Shows a background, with its alpha and corner radius if they differ from its own.
    package func show(
        _ configuration: UIBackgroundConfiguration, alpha: CGFloat = 1, cornerRadius: CGFloat? = nil
    ) {
        self.configuration = configuration
        if let cornerRadius { self.configuration.cornerRadius = cornerRadius }
        colorAlpha = alpha
        updateColors()
        update(&imageView, exists: configuration.image != nil) { UIImageView() }
        imageView?.image = configuration.image
        imageView?.contentMode = configuration.imageContentMode
        update(&effectView, exists: configuration.visualEffect != nil) {
            UIVisualEffectView(effect: nil)
        }
        effectView?.effect = configuration.visualEffect
        updateShadow()
        if customView !== configuration.customView {
            customView?.removeFromSuperview()
            customView = configuration.customView
            if let customView { fill.addSubview(customView) }
        }
        setNeedsLayout()
    }

    private func update<View: UIView>(
        _ view: inout View?, exists: Bool, _ make: () -> View
    ) {
        guard exists != (view != nil) else { return }
        view?.removeFromSuperview()
        view = exists ? make() : nil
        if let view { fill.insertSubview(view, at: 0) }
    }

    /// Adds a view whose layer has the shadow, because the background clips its own layer.
    private func updateShadow() {
        let properties = configuration.shadowProperties
        guard properties.opacity > 0 else {
            shadow?.removeFromSuperview()
            return shadow = nil
        }
        let view = shadow ?? UIView()
        if shadow == nil {
            shadow = view
            insertSubview(view, at: 0)
        }
        view.layer.shadowOpacity = Float(min(properties.opacity, 1))
        view.layer.shadowRadius = max(0, properties.radius)
        view.layer.shadowOffset = properties.offset
        view.layer.shadowColor =
            properties.resolvedColor()
            .resolvedColor(with: traitCollection).cgColor
    }

    private func updateColors() {
        let tint = tintColor ?? .tintColor
        let color = configuration.resolvedBackgroundColor(for: tint)
        fill.backgroundColor = colorAlpha == 1 ? color : color.multiplied(by: colorAlpha)
        stroke.isHidden = configuration.strokeWidth <= 0
        stroke.layer.borderWidth = max(0, configuration.strokeWidth)
        stroke.layer.borderColor =
            configuration.resolvedStrokeColor(for: tint).resolvedColor(with: traitCollection)
            .cgColor
    }

    package override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    package override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        updateColors()
        updateShadow()
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let area = backgroundArea
        fill.frame = area
        for view in [imageView, effectView, customView] { view?.frame = fill.bounds }
        let outset = configuration.strokeOutset
        stroke.frame = area.insetBy(dx: -outset, dy: -outset)
        let radius = min(configuration.cornerRadius, min(area.width, area.height) / 2)
        fill.layer.cornerRadius = max(0, radius)
        stroke.layer.cornerRadius = max(0, radius + outset)
        shadow?.frame = area
        let outline = UIBezierPath(
            roundedRect: CGRect(origin: .zero, size: area.size), cornerRadius: max(0, radius))
        shadow?.layer.shadowPath = (configuration.shadowProperties.path ?? outline).cgPath
    }

    private var backgroundArea: CGRect {
        var insets = configuration.backgroundInsets
        let margins = superview?.directionalLayoutMargins ?? .zero
        let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        if edges.contains(.top) { insets.top += margins.top }
        if edges.contains(.leading) { insets.leading += margins.leading }
        if edges.contains(.bottom) { insets.bottom += margins.bottom }
        if edges.contains(.trailing) { insets.trailing += margins.trailing }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return bounds.inset(
            by: UIEdgeInsets(
                top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
                bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing))
    }
}

extension UIColor {
    /// The colour with its alpha multiplied.
    nonisolated func multiplied(by factor: CGFloat) -> UIColor {
        UIColor { traits in
            let color = self.resolvedColor(with: traits)
            var alpha: CGFloat = 0
            color.getRed(nil, green: nil, blue: nil, alpha: &alpha)
            return color.withAlphaComponent(alpha * factor)
        }
    }
}
