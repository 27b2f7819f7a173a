public import CoreGraphics
import Foundation

extension UIView: UIFocusItem, UIFocusItemContainer {
    /// `true` while the view has the focus.
    public var isFocused: Bool { storedWindow?.storedFocusSystem?.focusedView === self }

    /// The mark around the view while it has the focus: a ring unless set; `nil` for none.
    public var focusEffect: UIFocusEffect? {
        get {
            if let own = extras?.focusEffect { return own.effect }
            return standardFocusEffect
        }
        set { requiredExtras.focusEffect = ViewExtras.FocusEffectChoice(effect: newValue) }
    }

    /// The priority for being the view of its group that Tab reaches. Unless set, a selected view
    /// precedes the one that last had the focus.
    public var focusGroupPriority: UIFocusGroupPriority {
        get {
            if isFocused { return .currentlyFocused }
            if let own = extras?.focusGroupPriority { return own }
            if accessibilityTraits.contains(.selected) { return .prioritized }
            return extras?.wasFocused == true ? .previouslyFocused : .ignored
        }
        set { requiredExtras.focusGroupPriority = newValue }
    }

    /// The view itself.
    public var coordinateSpace: any UICoordinateSpace { self }

    /// Returns the views that can have the focus inside a rectangle, in reading order.
    public func focusItems(in rect: CGRect) -> [any UIFocusItem] {
        focusStops.map(\.view).filter {
            $0 !== self && convert($0.bounds, from: $0).intersects(rect)
        }
    }
}

extension UIViewController: UIFocusEnvironment {}

extension UIResponder {
    /// The environments from this one up to the window.
    final var focusEnvironments: some Sequence<UIResponder> {
        chain.lazy.filter { $0 is any UIFocusEnvironment }
    }

    /// The window that contains the view, or the view of the controller.
    final var focusWindow: UIWindow? {
        chain.lazy.compactMap { $0 as? UIWindow }.first
    }
}
