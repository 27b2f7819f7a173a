package import CoreGraphics

/// A guide that tracks something on the screen; the superclass of ``UIKeyboardLayoutGuide``.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
    nonisolated deinit {}
}

/// The part of a view that the software keyboard covers.
///
/// It is as wide as the window and reaches down to its bottom, also outside of the view.
///
/// Constrain the guide's top to the bottom of the view that has to stay visible:
///
///     let top = view.keyboardLayoutGuide.topAnchor
///     top.constraint(equalTo: textField.bottomAnchor).isActive = true
///
/// A desktop has no software keyboard; `UIKitTesting` can show one.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    nonisolated deinit {}

    override init() {
        super.init(identifier: "UIKeyboardLayoutGuide", edges: UIKeyboardLayoutGuide.edges)
    }

    /// `true` if the guide follows a keyboard that floats. `false` by default; a simulated keyboard
    /// never floats.
    open var followsUndockedKeyboard = false

    /// `true` if the guide, while no keyboard is shown, has its top at the bottom of the safe area,
    /// not of the view. `true` by default.
    open var usesBottomSafeArea = true {
        didSet {
            if usesBottomSafeArea != oldValue { owningView?.guideEdgesMayHaveChanged() }
        }
    }

    private static func edges(in view: UIView) -> LayoutGuideEdges {
        let usesSafeArea = view.keyboardLayoutGuide.usesBottomSafeArea
        let covered = max(
            usesSafeArea ? view.safeAreaInsets.bottom : 0, view.heightUnderKeyboard)
        var edges = LayoutGuideEdges(insets: view.insetsOfWindow)
        edges.top = LayoutGuideEdges.Edge(share: 1, offset: -covered)
        return edges
    }
}

extension UIView {
    /// The height of the part of the view that the software keyboard covers, in points.
    package final var heightUnderKeyboard: CGFloat {
        guard let window, window.softwareKeyboardFrame.height > 0 else { return 0 }
        let keyboard = convert(window.softwareKeyboardFrame, from: window)
        guard keyboard.intersects(bounds) else { return 0 }
        return max(0, bounds.maxY - keyboard.minY)
    }
}

extension UIView {
    /// The insets from the view's edges to those of its window, negative outside of the view. The
    /// bottom of a view that reaches below the window is its own.
    fileprivate final var insetsOfWindow: UIEdgeInsets {
        guard let window, window !== self else { return .zero }
        let frame = convert(window.bounds, from: window)
        return UIEdgeInsets(
            top: 0, left: frame.minX - bounds.minX, bottom: min(0, bounds.maxY - frame.maxY),
            right: bounds.maxX - frame.maxX)
    }
}
