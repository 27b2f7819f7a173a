import CoreGraphics
package import Foundation
import Symbols
package import UIKitCore

/// The button that represents an item in a bar.
package final class BarItemButton: UIButton {
    private let item: UIBarButtonItem

    /// The background of a selected item.
    private var selection: UIView?

    package init(item: UIBarButtonItem) {
        self.item = item
        super.init(frame: .zero)
        item.shownView = self
        adopt(.system)
        label.lineBreakMode = .byTruncatingTail
        addTarget(self, action: BarItemButton.perform, for: .primaryActionTriggered)
        updateFromItem()
        isSpringLoaded = item.isSpringLoaded
        for effect in item.symbolEffects {
            imagePart.start(effect.motion, effect.options, animated: true)
        }
    }

    /// The transition to the image that is being set.
    final var replacing: (motion: SymbolMotion, options: SymbolEffectOptions)?

    final override func show(_ image: UIImage?) {
        guard let replacing, let image else { return super.show(image) }
        imagePart.replaceSymbol(by: image, replacing.motion, replacing.options)
    }

    package required init?(coder: NSCoder) { return nil }

    private static let selectionRadius: CGFloat = 6
    private static let selectionHeight: CGFloat = 32
    private static let selectionMargin: CGFloat = 6

    /// The look that the bar gives its buttons.
    package var appearance: UIBarButtonItemAppearance? { didSet { updateFromItem() } }

    /// Returns the menu that a tap opens, for an item without a menu and an action of its own.
    package final var makeMenu: (() -> UIMenu?)? { didSet { updateFromItem() } }

    package override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard item.menu == nil, let menu = makeMenu?() else {
            return super.contextMenuInteraction(
                interaction, configurationForMenuAtLocation: location)
        }
        return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }

    // MARK: Content

    /// Updates the button from the item.
    package func updateFromItem() {
        largeContentImage = item.largeContentSizeImage ?? item.image
        largeContentTitle = item.title
        preferredMenuElementOrder = item.preferredMenuElementOrder
        let look = ShownBarItemLook(item, in: self)
        isSymbolAnimationEnabled = item.isSymbolAnimationEnabled
        let image = shownImage(look)
        let state: State = item.isEnabled ? .normal : .disabled
        label.font = attributes(for: state, look)[.font] as? UIFont ?? standardFont
        setImage(image, for: .normal)
        setTitle(image == nil ? look.title : nil, for: .normal)
        imageEdgeInsets = usesLandscapeImage ? item.landscapeImagePhoneInsets : item.imageInsets
        menu = item.menu
        let hasAction = item.primaryAction != nil || item.action != nil
        isContextMenuInteractionEnabled = item.menu != nil || makeMenu != nil && !hasAction
        showsMenuAsPrimaryAction = isContextMenuInteractionEnabled && !hasAction
        changesSelectionAsPrimaryAction = item.changesSelectionAsPrimaryAction
        isSelected = item.isSelected
        isEnabled = item.isEnabled
        adoptStates(look)
        tag = item.tag
        accessibilityLabel = item.accessibilityLabel
        accessibilityHint = item.accessibilityHint
        accessibilityIdentifier = item.accessibilityIdentifier
        updateSelection()
        contentSizeDidChange()
    }

    private var standardFont: UIFont {
        .systemFont(
            ofSize: BarMetrics.titleSize, weight: item.style == .done ? .semibold : .regular)
    }

    /// Returns the attributes of the bar for a state, or those of the item and its class.
    private func attributes(
        for state: State, _ look: ShownBarItemLook
    ) -> [NSAttributedString.Key: Any] {
        var result = appearance?.attributes(for: state) ?? [:]
        result.merge(look.attributes(for: .normal)) { $1 }
        if state != .normal { result.merge(look.attributes(for: state)) { $1 } }
        return result
    }

    private var usesLandscapeImage: Bool {
        item.landscapeImagePhone != nil && traitCollection.verticalSizeClass == .compact
    }

    private func shownImage(_ look: ShownBarItemLook) -> UIImage? {
        usesLandscapeImage ? item.landscapeImagePhone : look.image ?? symbol
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
        if traitCollection.displayScale != previousTraitCollection?.displayScale
            || traitCollection.verticalSizeClass != previousTraitCollection?.verticalSizeClass
        {
            updateFromItem()
        }
    }

    /// The look of the item's class depends on the containers.
    package override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { updateFromItem() }
    }

    /// Takes over what the looks state for each state. A tint colour is stronger than those of
    /// the bar, and weaker than the item's own attributes.
    private func adoptStates(_ look: ShownBarItemLook) {
        let tint = look.tintColor
        let bar = appearance?.normal
        tintColor =
            look.attributes(for: .normal)[.foregroundColor] as? UIColor ?? tint
            ?? bar?.titleTextAttributes[.foregroundColor] as? UIColor
        let shift = look.titleOffset ?? bar?.titlePositionAdjustment ?? .zero
        titleEdgeInsets = UIEdgeInsets(
            top: shift.vertical, left: shift.horizontal, bottom: -shift.vertical,
            right: -shift.horizontal)
        backgroundShift =
            look.backgroundShift.map { UIOffset(horizontal: 0, vertical: $0) }
            ?? bar?.backgroundImagePositionAdjustment ?? .zero
        for state in [State.normal, .highlighted, .disabled, .focused, .selected] {
            let bar = state == .selected ? nil : appearance?.appearance(for: state)
            setBackgroundImage(
                look.background(for: state, style: item.style) ?? bar?.backgroundImage, for: state)
            guard state != .normal else { continue }
            let barColor = tint == nil ? bar?.titleTextAttributes[.foregroundColor] : nil
            let color = look.attributes(for: state)[.foregroundColor] ?? barColor
            setTitleColor(color as? UIColor, for: state)
        }
    }

    /// `true` if the item completes a task.
    package var isProminent: Bool { item.style == .done }

    // MARK: Size and background

    package override var intrinsicContentSize: CGSize {
        var size = super.intrinsicContentSize
        if shownTitle != nil, let titles = item.possibleTitles {
            let probe = UILabel()
            probe.font = label.font
            let widths = titles.map { title in
                probe.text = title
                return probe.intrinsicContentSize.width
            }
            let widest = widths.max() ?? 0
            let insets = contentEdgeInsets.left + contentEdgeInsets.right
            size.width = max(size.width, widest + insets)
        }
        return size
    }

    private var backgroundShift = UIOffset.zero { didSet { setNeedsLayout() } }

    /// A background is as high as its image, in the middle of the bar.
    package override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
        let range = bounds.inset(by: contentEdgeInsets)
        let height = min(currentBackgroundImage?.size.height ?? range.height, range.height)
        return CGRect(
            x: range.minX + backgroundShift.horizontal,
            y: range.midY - height / 2 + backgroundShift.vertical, width: range.width,
            height: height)
    }

    // MARK: Selection

    package override var isSelected: Bool {
        didSet {
            guard isSelected != oldValue else { return }
            item.isSelected = isSelected
            updateSelection()
        }
    }

    package override func tintColorDidChange() {
        super.tintColorDidChange()
        updateSelection()
    }

    private func updateSelection() {
        let shows = isSelected && backgroundImage(for: .selected) == nil
        if shows, selection == nil {
            let view = UIView()
            view.isUserInteractionEnabled = false
            view.layer.cornerRadius = Self.selectionRadius
            insertSubview(view, at: 0)
            selection = view
        }
        selection?.isHidden = !shows
        selection?.backgroundColor = tintColor.withAlphaComponent(0.18)
        setNeedsLayout()
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let range = bounds.inset(by: contentEdgeInsets).insetBy(dx: -Self.selectionMargin, dy: 0)
        let height = min(Self.selectionHeight, range.height)
        selection?.frame = CGRect(
            x: range.minX, y: range.midY - height / 2, width: range.width, height: height)
    }

    // MARK: Actions

    private func perform(_ sender: UIControl, event: UIEvent?) {
        item.perform(from: self, for: event)
    }
}
