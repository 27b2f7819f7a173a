public import CoreGraphics

/// The place of the text in a view that is higher than fits, such as a button with a centred title.
@_spi(UIKitInternals) public struct TextPlacement {
    /// The share of the additional height that is above the text: 0, 0.5 or 1.
    let share: CGFloat

    /// The height that fits, in points. The offsets of the baselines are those at this height.
    let fittingHeight: CGFloat

    public init(share: CGFloat, fittingHeight: CGFloat) {
        self.share = share
        self.fittingHeight = fittingHeight
    }
}

extension UIView {
    /// The position of a baseline, as a share of the height and an offset in points from there.
    final func position(of baseline: AttributeGeometry.Baseline) -> (
        share: CGFloat, offset: CGFloat
    ) {
        guard let placement = textPlacement else {
            return baseline == .first
                ? (0, firstBaselineOffsetFromTop) : (1, -lastBaselineOffsetFromBottom)
        }
        let fromTop =
            baseline == .first
            ? firstBaselineOffsetFromTop
            : placement.fittingHeight - lastBaselineOffsetFromBottom
        return (placement.share, fromTop - placement.share * placement.fittingHeight)
    }
}
