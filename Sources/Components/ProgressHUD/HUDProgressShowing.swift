public import UIKit

/// An indicator that shows a progress from 0 to 1.
@preconcurrency @MainActor
public protocol HUDProgressShowing: UIView {
    /// The progress; values outside 0…1 are clamped, NaN counts as 0.
    var progress: Float { get set }
}

extension HUDProgressShowing {
    /// Makes the view transparent, and an element of accessibility.
    func prepareIndicator() {
        isOpaque = false
        backgroundColor = .clear
        isAccessibilityElement = true
        accessibilityTraits = .updatesFrequently
    }

    /// The progress as it is read aloud.
    var progressInPercent: String { "\(Int((progress * 100).rounded()))%" }
}

extension Float {
    /// The progress within 0…1, 0 for NaN.
    nonisolated var clampedProgress: Float { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
}
