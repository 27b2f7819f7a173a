import CoreGraphics
public import Foundation
public import UIKitCore

extension UIBarItem {
    /// The look of all items of this class. Set properties, and call the methods that set images
    /// and attributes: they hold for items without values of their own.
    public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

    /// The look of the items of this class in bars within some containers: each of the types
    /// contains the bar or the one before it.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        BarItemRules.proxy(of: self, in: containerTypes)
    }

    /// The look that methods set.
    final var look: BarItemLook {
        get { lookStorage as? BarItemLook ?? BarItemLook() }
        set { lookStorage = newValue }
    }

    /// The attributes of a tab's badge for states.
    package final var badgeTextAttributes: [UIControl.State: [NSAttributedString.Key: Any]] {
        get { look.badgeAttributes }
        set { look.badgeAttributes = newValue }
    }

    /// Sets the attributes of the title in a state: font and colour.
    public final func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        look.attributes[state] = attributes
    }

    /// Returns the attributes that were set for the title in a state.
    public final func titleTextAttributes(
        for state: UIControl.State
    ) -> [NSAttributedString.Key: Any]? { look.attributes[state] }
}

extension UIBarButtonItem {
    // MARK: Backgrounds

    /// Sets the image behind the item in a state.
    public final func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        look.item.backgrounds[.init(state: state), default: [:]][barMetrics] = backgroundImage
    }

    /// Sets the image behind an item of a style in a state.
    public final func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: Style,
        barMetrics: UIBarMetrics
    ) {
        look.item.backgrounds[.init(state: state, style: style), default: [:]][barMetrics] =
            backgroundImage
    }

    /// Returns the image that was set behind the item in a state.
    public final func backgroundImage(
        for state: UIControl.State, barMetrics: UIBarMetrics
    ) -> UIImage? { look.item.backgrounds[.init(state: state)]?[barMetrics] }

    /// Returns the image that was set behind an item of a style in a state.
    public final func backgroundImage(
        for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) -> UIImage? { look.item.backgrounds[.init(state: state, style: style)]?[barMetrics] }

    /// Moves the background down by `adjustment` points.
    public final func setBackgroundVerticalPositionAdjustment(
        _ adjustment: CGFloat, for barMetrics: UIBarMetrics
    ) {
        look.item.backgroundShifts[barMetrics] = adjustment
    }

    /// Returns the distance by which the background is moved down; 0 by default.
    public final func backgroundVerticalPositionAdjustment(
        for barMetrics: UIBarMetrics
    ) -> CGFloat { look.item.backgroundShifts[barMetrics] ?? 0 }

    // MARK: Titles

    /// Moves the title.
    public final func setTitlePositionAdjustment(
        _ adjustment: UIOffset, for barMetrics: UIBarMetrics
    ) {
        look.item.titleOffsets[barMetrics] = adjustment
    }

    /// Returns the distance by which the title is moved; zero by default.
    public final func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        look.item.titleOffsets[barMetrics] ?? .zero
    }

    // MARK: Back buttons

    /// Sets the image behind a back button in a state.
    public final func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        look.backButton.backgrounds[.init(state: state), default: [:]][barMetrics] =
            backgroundImage
    }

    /// Returns the image that was set behind a back button in a state.
    public final func backButtonBackgroundImage(
        for state: UIControl.State, barMetrics: UIBarMetrics
    ) -> UIImage? { look.backButton.backgrounds[.init(state: state)]?[barMetrics] }

    /// Moves the title of a back button.
    public final func setBackButtonTitlePositionAdjustment(
        _ adjustment: UIOffset, for barMetrics: UIBarMetrics
    ) {
        look.backButton.titleOffsets[barMetrics] = adjustment
    }

    /// Returns the distance by which the title of a back button is moved; zero by default.
    public final func backButtonTitlePositionAdjustment(
        for barMetrics: UIBarMetrics
    ) -> UIOffset { look.backButton.titleOffsets[barMetrics] ?? .zero }

    /// Moves the background of a back button down by `adjustment` points.
    public final func setBackButtonBackgroundVerticalPositionAdjustment(
        _ adjustment: CGFloat, for barMetrics: UIBarMetrics
    ) {
        look.backButton.backgroundShifts[barMetrics] = adjustment
    }

    /// Returns the distance by which the background of a back button is moved down.
    public final func backButtonBackgroundVerticalPositionAdjustment(
        for barMetrics: UIBarMetrics
    ) -> CGFloat { look.backButton.backgroundShifts[barMetrics] ?? 0 }
}
