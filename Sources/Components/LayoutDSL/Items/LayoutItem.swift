public import UIKit

/// An item of constraints: a view or a layout guide.
///
/// Its attributes can be named directly, `other.bottom`, or through ``layout``,
/// `other.layout.bottom`, where an app has `UIView` properties of the same names.
public protocol LayoutItem: AttributedItem, AnyObject {}

extension UIView: LayoutItem {
    public var attributedItem: any LayoutItem { self }
}

extension UILayoutGuide: LayoutItem {
    public var attributedItem: any LayoutItem { self }
}

extension LayoutItem {
    /// The item's layout, with methods to make and change constraints, and its attributes, as
    /// targets of relations.
    public var layout: ItemLayout<Self> { ItemLayout(item: self) }
}

// MARK: - Tree

extension LayoutItem {
    /// The item if it is a view, or the view that owns the guide.
    var holder: UIView? { (self as? UIView) ?? (self as? UILayoutGuide)?.owningView }

    /// The view relative to which the item is positioned by default.
    var container: UIView? {
        (self as? UIView)?.superview ?? (self as? UILayoutGuide)?.owningView
    }
}

extension UIView {
    /// Returns the nearest common ancestor of this view and `other`, which may be one of the two.
    ///
    /// - Returns: `nil` if they are in different trees.
    public func closestCommonSuperview(with other: UIView) -> UIView? {
        var candidate: UIView? = self
        while let view = candidate, !other.isDescendant(of: view) { candidate = view.superview }
        return candidate
    }
}
