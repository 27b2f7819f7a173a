import CoreGraphics

/// A guide that can do more than stay where it is; the class above ``UIKeyboardLayoutGuide``.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The part of a view that the software keyboard covers.
///
/// Tie the bottom of what has to stay visible to the guide's top:
///
///     view.keyboardLayoutGuide.topAnchor.constraint(equalTo: textField.bottomAnchor).isActive = true
///
/// A desktop has no software keyboard; `UIKitTesting` can show one.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    override init() {
        super.init(identifier: "UIKeyboardLayoutGuide", edges: UIKeyboardLayoutGuide.edges)
    }

    /// Whether the guide follows a keyboard that floats. `false` by default; a simulated keyboard never floats.
    open var followsUndockedKeyboard = false

    /// Whether the guide, while no keyboard is shown, has its top at the bottom of the safe area, and not of the view.
    /// `true` by default.
    open var usesBottomSafeArea = true {
        didSet {
            if usesBottomSafeArea != oldValue { owningView?.guideEdgesMayHaveChanged() }
        }
    }

    private static func edges(in view: UIView) -> LayoutGuideEdges {
        let usesSafeArea = view.keyboardLayoutGuide.usesBottomSafeArea
        let covered = max(
            usesSafeArea ? view.safeAreaInsets.bottom : 0, view.heightUnderKeyboard)
        var edges = LayoutGuideEdges(insets: .zero)
        edges.top = LayoutGuideEdges.Edge(share: 1, offset: -covered)
        return edges
    }
}

extension UIView {
    /// How far the software keyboard reaches over the view's bottom, in points.
    final var heightUnderKeyboard: CGFloat {
        guard let window, window.softwareKeyboardFrame.height > 0 else { return 0 }
        let keyboard = convert(window.softwareKeyboardFrame, from: window)
        guard keyboard.intersects(bounds) else { return 0 }
        return max(0, bounds.maxY - keyboard.minY)
    }
}

extension UIView {
    /// Looks after the keyboard guides of this view and of everything in it.
    final func keyboardGuidesMayHaveMoved() {
        if layoutNode?.state.systemGuides?.keyboard != nil { guideEdgesMayHaveChanged() }
        for subview in storedSubviews { subview.keyboardGuidesMayHaveMoved() }
    }
}
