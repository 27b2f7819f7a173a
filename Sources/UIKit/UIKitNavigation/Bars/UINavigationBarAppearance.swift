public import Foundation
public import UIKitControls
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

    // MARK: Buttons

    /// The look of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)

    /// The look of buttons that complete a task.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

    /// The look of the back button.
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)

    /// The image of the back button; a chevron when `nil`.
    public private(set) final var backIndicatorImage: UIImage?

    /// The image that clips the moving title at the back button. Titles fade here, so that it is
    /// kept but not drawn.
    public private(set) final var backIndicatorTransitionMaskImage: UIImage?

    /// Sets the images of the back button; with `nil` for either, the standard ones.
    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?
    ) {
        let hasBoth = backIndicatorImage != nil && transitionMaskImage != nil
        self.backIndicatorImage = hasBoth ? backIndicatorImage : nil
        backIndicatorTransitionMaskImage = hasBoth ? transitionMaskImage : nil
    }

    public required init() { super.init() }

    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        buttonAppearance = other.buttonAppearance.copy()
        doneButtonAppearance = other.doneButtonAppearance.copy()
        backButtonAppearance = other.backButtonAppearance.copy()
        backIndicatorImage = other.backIndicatorImage
        backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
    }

    nonisolated deinit {}
}
