public import CoreGraphics
import Foundation
public import UIKitControls
public import UIKitCore

extension UINavigationBar {
    /// The images of a back button in the older way.
    struct BackImages: Hashable {
        var indicator: UIImage?
        var mask: UIImage?
    }

    private var metrics: UIBarMetrics {
        switch (traitCollection.verticalSizeClass == .compact, topItem?.prompt != nil) {
        case (false, false): .default
        case (false, true): .defaultPrompt
        case (true, false): .compact
        case (true, true): .compactPrompt
        }
    }

    // MARK: The older look

    /// Sets the image of the background of bars at a place.
    public final func setBackgroundImage(
        _ backgroundImage: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        older.backgrounds[.init(position, barMetrics)] = backgroundImage
    }

    /// Returns the image that was set for the background.
    public final func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: .any, barMetrics: barMetrics)
    }

    /// Returns the image that was set for the background of bars at a place.
    public final func backgroundImage(
        for position: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? { older.backgrounds[.init(position, barMetrics)] }

    /// Moves the title down by `adjustment` points.
    public final func setTitleVerticalPositionAdjustment(
        _ adjustment: CGFloat, for barMetrics: UIBarMetrics
    ) {
        titleShifts[barMetrics] = adjustment
    }

    /// Returns the distance by which the title is moved down; 0 by default.
    public final func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        titleShifts[barMetrics] ?? 0
    }

    /// The image of the back button; a chevron unless the mask is set too.
    public final var backIndicatorImage: UIImage? {
        get { backImages.indicator }
        set { backImages.indicator = newValue }
    }

    /// The mask of the back button's image.
    public final var backIndicatorTransitionMaskImage: UIImage? {
        get { backImages.mask }
        set { backImages.mask = newValue }
    }

    // MARK: The look that is shown

    /// Adopts the older background in the appearance object that stands for it.
    final func adoptOlderBackground() {
        guard older != OlderBarLook() || olderBackgroundIsAdopted else { return }
        olderBackgroundIsAdopted = true
        let look = olderAppearance
        look.backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        older.apply(to: look, at: .topAttached, metrics, opaque: .systemBackground)
    }

    /// Adopts the older position of the title in the appearance object that stands for it.
    final func adoptTitleShift() {
        guard !titleShifts.isEmpty else { return }
        olderAppearance.titlePositionAdjustment.vertical = titleShifts.value(for: metrics) ?? 0
    }

    /// The look for the item, the height and the position of the content; `nil` is transparent.
    final var shownAppearance: UINavigationBarAppearance? {
        let isCompact = traitCollection.verticalSizeClass == .compact
        guard isAtScrollEdge else {
            return (isCompact ? topItem?.compactAppearance : nil) ?? topItem?.standardAppearance
                ?? (isCompact ? compactAppearance : nil) ?? shownStandardAppearance
        }
        let own =
            (isCompact ? topItem?.compactScrollEdgeAppearance : nil)
            ?? topItem?.scrollEdgeAppearance
            ?? (isCompact ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance
        if let own { return own }
        return ownStandardAppearance == nil && older.hasBackground ? olderAppearance : nil
    }
}

extension UINavigationBar: UIBarPositioning {
    /// The place of the bar: below the status bar in a navigation controller.
    public final var barPosition: UIBarPosition {
        if onBack != nil { return .topAttached }
        return (delegate as? any UIBarPositioningDelegate)?.position(for: self) ?? .top
    }
}
