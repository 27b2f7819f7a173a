import UIKit

extension HUD {
    /// Sets up the parts inside of the panel.
    func prepareContent() {
        label.font = Self.font(ofSize: 16, for: .headline)
        detailsLabel.font = Self.font(ofSize: 12, for: .caption1)
        detailsLabel.numberOfLines = 0
        for button in [button, secondButton] {
            button.titleLabel?.font = Self.font(ofSize: 12, for: .caption1)
        }
        for label in [label, detailsLabel] {
            label.textAlignment = .center
        }
        for part in [label, detailsLabel, button, secondButton] {
            addToBezel(part)
            (part as? any HUDPart)?.sizeDidChange = { [weak self] in self?.updateGaps() }
        }
        for spacer in [topSpacer, bottomSpacer] {
            spacer.translatesAutoresizingMaskIntoConstraints = false
            spacer.isHidden = true
            bezelView.addSubview(spacer)
        }
        updateColors()
    }

    /// A bold font that follows the user's size of text, up to the double.
    private static func font(ofSize size: CGFloat, for style: UIFont.TextStyle) -> UIFont {
        UIFontMetrics(forTextStyle: style)
            .scaledFont(for: .boldSystemFont(ofSize: size), maximumPointSize: size * 2)
    }

    private func addToBezel(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            view.setContentCompressionResistancePriority(UILayoutPriority(998), for: axis)
        }
        bezelView.addSubview(view)
    }

    /// Shows the indicator of ``mode-swift.property``, reusing the present one of the same kind.
    func updateIndicator() {
        let next: UIView? =
            switch mode {
            case .indeterminate: indicator as? UIActivityIndicatorView ?? spinner()
            case .determinate: round(isAnnular: false)
            case .annularDeterminate: round(isAnnular: true)
            case .determinateHorizontalBar: indicator as? HUDBarProgressView ?? .init(frame: .zero)
            case .customView: customView
            case .text: nil
            }
        if next !== indicator {
            removeIndicator()
            indicator = next
            if let next {
                if next === customView { keepSize(of: next) }
                addToBezel(next)
            }
        }
        showProgress()
        updateColors()
        updateBezelConstraints()
    }

    private func removeIndicator() {
        guard let indicator else { return }
        indicator.removeFromSuperview()
        guard !customSizeConstraints.isEmpty else { return }
        NSLayoutConstraint.deactivate(customSizeConstraints)
        customSizeConstraints = []
        indicator.translatesAutoresizingMaskIntoConstraints = true
    }

    /// Gives a view of the app that was made with a frame its size.
    private func keepSize(of view: UIView) {
        guard view.translatesAutoresizingMaskIntoConstraints else { return }
        let own = view.intrinsicContentSize
        let size = view.bounds.size
        for (anchor, length, ownLength) in [
            (view.widthAnchor, size.width, own.width),
            (view.heightAnchor, size.height, own.height),
        ] where ownLength == UIView.noIntrinsicMetric && length > 0 {
            let constraint = anchor.constraint(equalToConstant: length)
            constraint.priority = UILayoutPriority(998)
            customSizeConstraints.append(constraint)
        }
        NSLayoutConstraint.activate(customSizeConstraints)
    }

    private func spinner() -> UIActivityIndicatorView {
        let spinner = UIActivityIndicatorView(style: .large)
        spinner.startAnimating()
        return spinner
    }

    private func round(isAnnular: Bool) -> HUDRoundProgressView {
        let view = indicator as? HUDRoundProgressView ?? HUDRoundProgressView(frame: .zero)
        view.isAnnular = isAnnular
        return view
    }

    /// Passes ``progress`` to an indicator that shows one.
    func showProgress() {
        (indicator as? any HUDProgressShowing)?.progress = progress
    }

    /// Writes how long the work will probably take, at most once a second.
    func showTimeLeft() {
        let isNew = timeLeft.update(progress: Double(progress), at: CACurrentMediaTime())
        if isNew { detailsLabel.text = timeLeft.text }
    }

    /// Gives the buttons their size, after actions were added or removed.
    func updateButtons() {
        for button in [button, secondButton] { button.invalidateIntrinsicContentSize() }
    }

    /// Passes ``contentColor`` to the parts.
    func updateColors() {
        label.textColor = contentColor
        detailsLabel.textColor = contentColor
        for button in [button, secondButton] {
            button.setTitleColor(contentColor, for: .normal)
            button.setNeedsLayout()
        }
        switch indicator {
        case let spinner as UIActivityIndicatorView: spinner.color = contentColor
        case let round as HUDRoundProgressView:
            round.progressTintColor = contentColor
            round.backgroundTintColor = contentColor.withAlphaComponent(0.1)
        case let bar as HUDBarProgressView:
            bar.progressColor = contentColor
            bar.lineColor = contentColor
        default: indicator?.tintColor = contentColor
        }
    }
}
