import UIKit

extension HUD {
    /// Replaces the constraints of the panel and its content.
    ///
    /// The panel is centred at priority 996, and moved by the offset. Staying inside of the HUD by
    /// the margin is stronger, so a huge offset moves it to the edge; so are the sizes of the panel
    /// and its content, which a huge offset would else shrink. The content is a column between two
    /// spacers of equal height.
    func updateBezelConstraints() {
        NSLayoutConstraint.deactivate(bezelConstraints)
        bezelConstraints = placeConstraints() + sizeConstraints() + columnConstraints()
        NSLayoutConstraint.activate(bezelConstraints)
    }

    private func placeConstraints() -> [NSLayoutConstraint] {
        let limit = HUD.maxOffset
        let x = min(max(offset.x, -limit), limit)
        let y = min(max(offset.y, -limit), limit)
        return [
            bezelView.centerXAnchor.constraint(equalTo: centerXAnchor, constant: x).at(996),
            bezelView.centerYAnchor.constraint(equalTo: centerYAnchor, constant: y).at(996),
            bezelView.leadingAnchor.constraint(
                greaterThanOrEqualTo: leadingAnchor, constant: margin
            ).at(999),
            trailingAnchor.constraint(
                greaterThanOrEqualTo: bezelView.trailingAnchor, constant: margin
            ).at(999),
            bezelView.topAnchor.constraint(
                greaterThanOrEqualTo: safeAreaLayoutGuide.topAnchor, constant: margin
            ).at(999),
            safeAreaLayoutGuide.bottomAnchor.constraint(
                greaterThanOrEqualTo: bezelView.bottomAnchor, constant: margin
            ).at(999),
        ]
    }

    private func sizeConstraints() -> [NSLayoutConstraint] {
        var constraints: [NSLayoutConstraint] = []
        if minSize != .zero {
            constraints += [
                bezelView.widthAnchor.constraint(greaterThanOrEqualToConstant: minSize.width)
                    .at(997),
                bezelView.heightAnchor.constraint(greaterThanOrEqualToConstant: minSize.height)
                    .at(997),
            ]
        }
        if isSquare {
            constraints.append(
                bezelView.heightAnchor.constraint(equalTo: bezelView.widthAnchor).at(997))
        }
        return constraints
    }

    private func columnConstraints() -> [NSLayoutConstraint] {
        var column = [topSpacer, label, detailsLabel, button, secondButton, bottomSpacer]
        if let indicator { column.insert(indicator, at: 1) }
        var constraints = [
            topSpacer.topAnchor.constraint(equalTo: bezelView.topAnchor),
            bottomSpacer.bottomAnchor.constraint(equalTo: bezelView.bottomAnchor),
            topSpacer.heightAnchor.constraint(greaterThanOrEqualToConstant: margin),
            topSpacer.heightAnchor.constraint(equalTo: bottomSpacer.heightAnchor),
        ]
        for view in column {
            constraints += [
                view.centerXAnchor.constraint(equalTo: bezelView.centerXAnchor),
                view.leadingAnchor.constraint(
                    greaterThanOrEqualTo: bezelView.leadingAnchor, constant: margin),
                bezelView.trailingAnchor.constraint(
                    greaterThanOrEqualTo: view.trailingAnchor, constant: margin),
            ]
        }
        gaps = zip(column, column.dropFirst()).map { above, below in
            below.topAnchor.constraint(equalTo: above.bottomAnchor)
        }
        updateGaps()
        return constraints + gaps
    }

    /// Puts 4 points between parts that show something.
    func updateGaps() {
        var hasContentAbove = false
        for gap in gaps {
            guard let part = gap.firstItem as? UIView else { continue }
            let isVisible = part !== bottomSpacer && part.isVisibleInHUD
            gap.constant = isVisible && hasContentAbove ? 4 : 0
            hasContentAbove = hasContentAbove || isVisible
        }
    }
}

extension UIView {
    /// `true` if the part has a size of its own. An empty text has none.
    fileprivate var isVisibleInHUD: Bool {
        switch self {
        case let label as UILabel: !(label.text ?? "").isEmpty
        case let button as HUDButton: button.intrinsicContentSize != .zero
        default: true
        }
    }
}

extension NSLayoutConstraint {
    /// The same constraint with a priority.
    fileprivate func at(_ priority: Float) -> NSLayoutConstraint {
        self.priority = UILayoutPriority(priority)
        return self
    }
}
