public import UIKit

/// A participant of constraints: a view or a layout guide.
///
/// Its attributes can be named directly, `other.bottom`, or through ``layout``,
/// `other.layout.bottom`, if an app declares `UIView` properties of the same names.
public protocol LayoutItem: AttributedItem, AnyObject {}

extension UIView: LayoutItem {
    public var attributedItem: any LayoutItem { self }
}

extension UILayoutGuide: LayoutItem {
    public var attributedItem: any LayoutItem { self }
}

extension LayoutItem {
    /// The item's layout, which creates and changes its constraints and provides its attributes.
    public var layout: ItemLayout<Self> { ItemLayout(item: self) }
}

// MARK: - View hierarchy

extension LayoutItem {
    /// The item itself if it is a view, or the owning view of a guide.
    var nearestView: UIView? { (self as? UIView) ?? (self as? UILayoutGuide)?.owningView }

    /// The view to which attributes without another target are related.
    var container: UIView? {
        (self as? UIView)?.superview ?? (self as? UILayoutGuide)?.owningView
    }
}

extension UIView {
    /// Returns the closest common ancestor of this view and `other`, which may be one of the two.
    ///
    /// - Returns: `nil` if they are in different trees.
    public func closestCommonSuperview(with other: UIView) -> UIView? {
        var candidate: UIView? = self
        while let view = candidate, !other.isDescendant(of: view) { candidate = view.superview }
        return candidate
    }
}
