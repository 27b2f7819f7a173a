public import Foundation
public import UIKitCore

/// The look of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    /// Attributes of the title: font and colour.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

    /// Attributes of the large title: font and colour.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

    /// The distance by which the title is moved.
    open var titlePositionAdjustment = UIOffset.zero

    public required init() { super.init() }

    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
    }

    nonisolated deinit {}
}

/// The look of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    public required init() { super.init() }

    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
    }

    nonisolated deinit {}
}
