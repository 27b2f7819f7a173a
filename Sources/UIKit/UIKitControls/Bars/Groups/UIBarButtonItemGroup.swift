public import Foundation
public import UIKitCore

/// Items of a navigation bar that belong together: where there is no room for them, they are
/// replaced by one item, or listed in the bar's overflow menu.
///
///     navigationItem.centerItemGroups = [
///         bold.creatingFixedGroup(),
///         .optionalGroup(
///             customizationIdentifier: "lists", representativeItem: lists,
///             items: [numbers, bullets]),
///     ]
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    /// The way in which the user may change a group.
    package enum Customization: Hashable {
        /// Not at all.
        case fixed
        /// Its place among the groups.
        case movable(String)
        /// Its place, and whether it is shown.
        case optional(String, isDefault: Bool)
    }

    /// The way in which the user may change the group.
    package final let customization: Customization

    /// `false` for the items of older properties, which always stay in the bar.
    package final var isCollapsible = true

    /// Called when the bar has to update its content.
    package final var didChange: (() -> Void)?

    private init(
        _ customization: Customization, _ items: [UIBarButtonItem],
        _ representativeItem: UIBarButtonItem?
    ) {
        self.customization = customization
        self.representativeItem = representativeItem
        barButtonItems = items
        super.init()
        for item in items { item.buttonGroup = self }
    }

    /// Creates a group that the user cannot change.
    ///
    /// - Parameters:
    ///   - barButtonItems: The items.
    ///   - representativeItem: The item that replaces them where there is no room.
    public convenience init(
        barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?
    ) {
        self.init(.fixed, barButtonItems, representativeItem)
    }

    nonisolated deinit {}

    /// Creates a group that the user cannot change.
    public class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(.fixed, items, representativeItem)
    }

    /// Creates a group that the user may move among the groups in the middle of the bar.
    public class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
        items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(.movable(customizationIdentifier), items, representativeItem)
    }

    /// Creates a group that the user may move, remove and add.
    ///
    /// - Parameters:
    ///   - customizationIdentifier: The name under which the user's choice is kept.
    ///   - isInDefaultCustomization: `false` if the group is not in the bar until the user adds it.
    ///   - representativeItem: The item that stands for the group where there is little room.
    ///   - items: The items of the group.
    public class func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(
            .optional(customizationIdentifier, isDefault: isInDefaultCustomization), items,
            representativeItem)
    }

    /// The items, from the leading edge on.
    open var barButtonItems: [UIBarButtonItem] {
        didSet {
            for item in oldValue where item.buttonGroup === self { item.buttonGroup = nil }
            for item in barButtonItems { item.buttonGroup = self }
            didChange?()
        }
    }

    /// The item that replaces the others where there is no room for them. One without an action of
    /// its own opens a menu of them.
    open var representativeItem: UIBarButtonItem? {
        didSet { if representativeItem !== oldValue { didChange?() } }
    }

    /// `true` while the ``representativeItem`` replaces the others.
    public package(set) final var isDisplayingRepresentativeItem = false

    /// `true` if the group takes no room in its bar and its menu. `false` by default.
    open var isHidden = false { didSet { if isHidden != oldValue { didChange?() } } }

    /// `true` if the group stays in the overflow menu after the user removed it from the bar.
    /// `false` by default.
    open var alwaysAvailable = false {
        didSet { if alwaysAvailable != oldValue { didChange?() } }
    }

    /// The group in the overflow menu; a section of its items when `nil`.
    open var menuRepresentation: UIMenuElement?

    /// The elements that stand for the group in a menu.
    ///
    /// - Parameter responder: The start of the search for the methods of items without a target.
    package final func menuElements(from responder: UIResponder) -> [UIMenuElement] {
        if let menuRepresentation { return [menuRepresentation] }
        let elements = barButtonItems.compactMap { $0.menuElement(from: responder) }
        guard let representativeItem, elements.count > 1 else { return elements }
        return [
            UIMenu(
                title: representativeItem.menuTitle, image: representativeItem.image,
                children: elements)
        ]
    }
}

extension UIBarButtonItem {
    /// Returns a group of this item alone, which the user cannot change.
    public final func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

    /// Returns a group of this item alone, which the user may move.
    public final func creatingMovableGroup(
        customizationIdentifier: String
    ) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }

    /// Returns a group of this item alone, which the user may move, remove and add.
    public final func creatingOptionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier,
            isInDefaultCustomization: isInDefaultCustomization, items: [self])
    }

    /// The item's name in menus and lists.
    package final var menuTitle: String { title ?? accessibilityLabel ?? "" }

    /// The element that stands for the item in a menu; `nil` for spaces, hidden items, and views
    /// without a ``menuRepresentation``.
    package final func menuElement(from responder: UIResponder) -> UIMenuElement? {
        guard !isHidden else { return nil }
        if let menuRepresentation { return menuRepresentation }
        guard customView == nil, systemItem?.isSpace != true else { return nil }
        let image = image ?? systemItem?.symbolName.flatMap { UIImage(systemName: $0) }
        if let menu, primaryAction == nil, action == nil {
            return UIMenu(
                title: menuTitle, image: image, options: menu.options, children: menu.children)
        }
        return UIAction(
            title: menuTitle, image: image, attributes: isEnabled ? [] : .disabled,
            state: isSelected ? .on : .off
        ) { [weak responder] _ in
            if self.changesSelectionAsPrimaryAction { self.isSelected.toggle() }
            self.perform(from: responder ?? UIApplication.shared, for: nil)
        }
    }
}
