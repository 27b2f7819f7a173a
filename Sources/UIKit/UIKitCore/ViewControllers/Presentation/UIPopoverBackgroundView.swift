public import CoreGraphics

/// The measures of the background of a popover.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
    /// The width of the arrow where it meets the bubble, in points.
    static func arrowBase() -> CGFloat

    /// The distances from the edges of the bubble, without its arrow, to the content.
    static func contentViewInsets() -> UIEdgeInsets

    /// The height of the arrow, in points.
    static func arrowHeight() -> CGFloat
}

/// The background of a popover, which an app draws instead of the usual bubble.
///
/// A subclass overrides the three measures, ``arrowOffset`` and ``arrowDirection``, and draws a
/// bubble with an arrow at that place. Its class is the
/// ``UIPopoverPresentationController/popoverBackgroundViewClass``.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
    /// The distance of the arrow from the middle of its side of the bubble, to the right or
    /// downward, in points.
    open var arrowOffset: CGFloat = 0

    /// The direction in which the arrow points.
    open var arrowDirection = UIPopoverArrowDirection.up

    /// `true` (the default) if the corners of the content are round.
    open class var wantsDefaultContentAppearance: Bool { true }

    /// The width of the arrow's base in points; subclasses override it.
    open class func arrowBase() -> CGFloat { missing("arrowBase()") }

    /// The insets of the content in points; subclasses override it.
    open class func contentViewInsets() -> UIEdgeInsets { missing("contentViewInsets()") }

    /// The height of the arrow in points; subclasses override it.
    open class func arrowHeight() -> CGFloat { missing("arrowHeight()") }

    nonisolated deinit {}

    private static func missing(_ method: String) -> Never {
        fatalError(
            """
            \(self) does not override \(method), which a UIPopoverBackgroundView has to. Return the \
            measure of your bubble in points, without calling super.
            """)
    }
}
