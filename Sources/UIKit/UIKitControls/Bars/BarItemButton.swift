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
        setBackgroundImage(appearance?.normal.backgroundImage, for: .normal)
        setImage(image, for: .normal)
        setTitle(image == nil ? item.title : nil, for: .normal)
        imageEdgeInsets = item.imageInsets
        menu = item.menu
        showsMenuAsPrimaryAction =
            item.menu != nil && item.primaryAction == nil && item.action == nil
        isEnabled = item.isEnabled
        let color = appearance?.normal.titleTextAttributes[.foregroundColor] as? UIColor
        tintColor = item.tintColor ?? color
        setTitleColor(ownColor(isEnabled: false), for: .disabled)
        setTitleColor(ownColor(isEnabled: true), for: .highlighted)
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

    /// The colour that the look gives titles in a state, unless the item has its own.
    private func ownColor(isEnabled: Bool) -> UIColor? {
        guard item.tintColor == nil, let appearance else { return nil }
        let state = isEnabled ? appearance.highlighted : appearance.disabled
        return state.titleTextAttributes[.foregroundColor] as? UIColor
    }

    /// `true` if the item completes a task.
    package var isProminent: Bool { item.style == .done }

    // MARK: Actions

    private func perform(_ sender: UIControl, event: UIEvent?) {
        item.perform(from: self, for: event)
    }
}
