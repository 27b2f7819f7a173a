public import UIKit

/// Something that constraints hold on to: a view or a layout guide.
///
/// Its attributes can be named directly, `other.bottom`, or through ``layout``, `other.layout.bottom`, where an app gives
/// `UIView` properties of the same names.
public protocol LayoutItem: AttributedItem, AnyObject {}

extension UIView: LayoutItem {
    public var attributedItem: any LayoutItem { self }
}

extension UILayoutGuide: LayoutItem {
    public var attributedItem: any LayoutItem { self }
}

extension LayoutItem {
    /// The item's constraints, to make and to change, and its attributes, to relate other items to.
    public var layout: ItemLayout<Self> { ItemLayout(item: self) }
}

// MARK: - Places in the tree

extension LayoutItem {
    /// The view that the item is, or that owns the guide.
    var holder: UIView? { (self as? UIView) ?? (self as? UILayoutGuide)?.owningView }

    /// The view that the item's place is measured in when nothing else is said.
    var container: UIView? {
        (self as? UIView)?.superview ?? (self as? UILayoutGuide)?.owningView
    }
}

extension UIView {
    /// The nearest view that holds both this view and `other`, which may be one of the two.
    ///
    /// - Returns: `nil` if they stand in different trees.
    public func closestCommonSuperview(with other: UIView) -> UIView? {
        var candidate: UIView? = self
        while let view = candidate, !other.isDescendant(of: view) { candidate = view.superview }
        return candidate
    }
}
