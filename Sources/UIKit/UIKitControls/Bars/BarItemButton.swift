import CoreGraphics
package import Foundation
package import UIKitCore

/// The button that represents an item in a bar.
package final class BarItemButton: UIButton {
    private let item: UIBarButtonItem

    package init(item: UIBarButtonItem) {
        self.item = item
        super.init(frame: .zero)
        item.shownView = self
        adopt(.system)
        label.lineBreakMode = .byTruncatingTail
        addTarget(self, action: BarItemButton.perform, for: .primaryActionTriggered)
        updateFromItem()
    }

    package required init?(coder: NSCoder) { return nil }

    /// The look that the bar gives its buttons.
    package var appearance: UIBarButtonItemAppearance? { didSet { updateFromItem() } }

    // MARK: Content

    /// Updates the button from the item.
    package func updateFromItem() {
        let image = item.image ?? symbol
        let attributes = appearance?.attributes(isEnabled: item.isEnabled) ?? [:]
        label.font =
            attributes[.font] as? UIFont
            ?? .systemFont(
                ofSize: BarMetrics.titleSize, weight: item.style == .done ? .semibold : .regular)
        setImage(image, for: .normal)
        setTitle(image == nil ? item.title : nil, for: .normal)
        imageEdgeInsets = item.imageInsets
        menu = item.menu
        showsMenuAsPrimaryAction =
            item.menu != nil && item.primaryAction == nil && item.action == nil
        isEnabled = item.isEnabled
        adoptStates()
        tag = item.tag
        accessibilityLabel = item.accessibilityLabel
        accessibilityHint = item.accessibilityHint
        accessibilityIdentifier = item.accessibilityIdentifier
    }

    /// The system item's symbol at this display's density.
    private var symbol: UIImage? {
        guard item.title == nil || item.systemItem?.title == nil,
            let name = item.systemItem?.symbolName
        else { return nil }
        return UIImage(systemName: name, compatibleWith: traitCollection)
    }

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.displayScale != previousTraitCollection?.displayScale {
            updateFromItem()
        }
    }

    /// Takes over what the look states for each state. An item's own tint colour is stronger.
    private func adoptStates() {
        let normal = appearance?.normal
        tintColor = item.tintColor ?? normal?.titleTextAttributes[.foregroundColor] as? UIColor
        setBackgroundImage(normal?.backgroundImage, for: .normal)
        let shift = normal?.titlePositionAdjustment ?? .zero
        titleEdgeInsets = UIEdgeInsets(
            top: shift.vertical, left: shift.horizontal, bottom: -shift.vertical,
            right: -shift.horizontal)
        let looks: [(State, UIBarButtonItemStateAppearance?)] = [
            (.highlighted, appearance?.highlighted), (.disabled, appearance?.disabled),
            (.focused, appearance?.focused),
        ]
        for (state, look) in looks {
            let color = look?.titleTextAttributes[.foregroundColor] as? UIColor
            setTitleColor(item.tintColor == nil ? color : nil, for: state)
            setBackgroundImage(look?.backgroundImage, for: state)
        }
    }

    /// `true` if the item completes a task.
    package var isProminent: Bool { item.style == .done }

    // MARK: Actions

    private func perform(_ sender: UIControl, event: UIEvent?) {
        item.perform(from: self, for: event)
    }
}
