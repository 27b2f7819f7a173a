import CoreGraphics
public import Foundation
public import UIKitControls
public import UIKitCore

/// The look of a tab in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// Attributes of the title: font and colour.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

    /// The distance by which the title is moved.
    open var titlePositionAdjustment = UIOffset.zero

    /// The colour of the image; the standard one when `nil`.
    open var iconColor: UIColor?

    /// The colour of the badge; red when `nil`.
    open var badgeBackgroundColor: UIColor?

    /// Attributes of the badge's text: font and colour.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

    /// The distance by which the badge is moved.
    open var badgePositionAdjustment = UIOffset.zero

    nonisolated deinit {}

    final func adopt(_ other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        iconColor = other.iconColor
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
        badgePositionAdjustment = other.badgePositionAdjustment
    }
}

/// The look of tabs in each of their states; what a state lacks comes from ``normal``, except for
/// the colours of a selected tab.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
    /// The arrangement of image and title.
    public nonisolated enum Style: Int, Hashable, Sendable {
        /// The title below the image, as in narrow windows.
        case stacked = 0
        /// The title next to the image, as in wide windows.
        case inline
        /// The title next to a smaller image, as in windows of little height.
        case compactInline
    }

    /// The look at rest.
    public let normal = UITabBarItemStateAppearance()

    /// The look of the selected tab.
    public let selected = UITabBarItemStateAppearance()

    /// The look of a tab that is not enabled.
    public let disabled = UITabBarItemStateAppearance()

    /// The look of a tab with the keyboard's focus.
    public let focused = UITabBarItemStateAppearance()

    private var style: Style

    /// Creates the standard look of an arrangement.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    public convenience override init() { self.init(style: .stacked) }

    nonisolated deinit {}

    /// Returns a copy.
    open func copy() -> UITabBarItemAppearance {
        let copy = UITabBarItemAppearance(style: style)
        copy.normal.adopt(normal)
        copy.selected.adopt(selected)
        copy.disabled.adopt(disabled)
        copy.focused.adopt(focused)
        return copy
    }

    /// Removes all changes, and adopts the standard look of an arrangement.
    open func configureWithDefault(for style: Style) {
        self.style = style
        for state in [normal, selected, disabled, focused] {
            state.adopt(UITabBarItemStateAppearance())
        }
    }
}

/// The look of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    /// The look of tabs whose title is below the image.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)

    /// The look of tabs whose title is next to the image.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)

    /// The look of tabs whose title is next to a smaller image.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)

    /// The colour of a ``selectionIndicatorImage`` that is a template; the tint colour when `nil`.
    open var selectionIndicatorTintColor: UIColor?

    /// An image behind the selected tab.
    open var selectionIndicatorImage: UIImage?

    /// The distribution of stacked tabs over the bar.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic

    /// The width of stacked tabs that are centred; 0 for the standard one.
    open var stackedItemWidth: CGFloat = 0

    /// The space between stacked tabs that are centred; 0 for the standard one.
    open var stackedItemSpacing: CGFloat = 0

    public required init() { super.init() }

    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance.copy()
        inlineLayoutAppearance = other.inlineLayoutAppearance.copy()
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copy()
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
        selectionIndicatorImage = other.selectionIndicatorImage
        stackedItemPositioning = other.stackedItemPositioning
        stackedItemWidth = other.stackedItemWidth
        stackedItemSpacing = other.stackedItemSpacing
    }

    nonisolated deinit {}
}
