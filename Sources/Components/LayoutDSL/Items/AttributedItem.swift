import UIKit

/// An object whose attributes can be named: ``LayoutItem``, and the ``ItemLayout`` of one.
public protocol AttributedItem {
    /// The view or guide that has the attributes.
    var attributedItem: any LayoutItem { get }
}

extension AttributedItem {
    private func attribute<Axis>(_ attribute: NSLayoutConstraint.Attribute) -> ItemAttribute<Axis> {
        ItemAttribute(item: attributedItem, attribute: attribute)
    }

    /// The left edge.
    public var left: ItemAttribute<HorizontalAxis> { attribute(.left) }
    /// The right edge.
    public var right: ItemAttribute<HorizontalAxis> { attribute(.right) }
    /// The leading edge.
    public var leading: ItemAttribute<HorizontalAxis> { attribute(.leading) }
    /// The trailing edge.
    public var trailing: ItemAttribute<HorizontalAxis> { attribute(.trailing) }
    /// The horizontal center.
    public var centerX: ItemAttribute<HorizontalAxis> { attribute(.centerX) }

    /// The upper edge.
    public var top: ItemAttribute<VerticalAxis> { attribute(.top) }
    /// The lower edge.
    public var bottom: ItemAttribute<VerticalAxis> { attribute(.bottom) }
    /// The vertical center.
    public var centerY: ItemAttribute<VerticalAxis> { attribute(.centerY) }
    /// The first baseline.
    public var firstBaseline: ItemAttribute<VerticalAxis> { attribute(.firstBaseline) }
    /// The last baseline.
    public var lastBaseline: ItemAttribute<VerticalAxis> { attribute(.lastBaseline) }

    /// The same as ``lastBaseline``.
    public var baseline: ItemAttribute<VerticalAxis> { lastBaseline }

    /// The width.
    public var width: ItemAttribute<Length> { attribute(.width) }
    /// The height.
    public var height: ItemAttribute<Length> { attribute(.height) }
}

// MARK: - Margins

/// The edges and centers of the area within a view's layout margins. UIKit rejects these attributes
/// for a guide.
extension AttributedItem {
    /// The left side of the layout margins.
    public var leftMargin: ItemAttribute<HorizontalAxis> { attribute(.leftMargin) }
    /// The right side of the layout margins.
    public var rightMargin: ItemAttribute<HorizontalAxis> { attribute(.rightMargin) }
    /// The leading side of the layout margins.
    public var leadingMargin: ItemAttribute<HorizontalAxis> { attribute(.leadingMargin) }
    /// The trailing side of the layout margins.
    public var trailingMargin: ItemAttribute<HorizontalAxis> { attribute(.trailingMargin) }
    /// The upper side of the layout margins.
    public var topMargin: ItemAttribute<VerticalAxis> { attribute(.topMargin) }
    /// The lower side of the layout margins.
    public var bottomMargin: ItemAttribute<VerticalAxis> { attribute(.bottomMargin) }

    /// The horizontal center between the layout margins.
    public var centerXWithinMargins: ItemAttribute<HorizontalAxis> {
        attribute(.centerXWithinMargins)
    }

    /// The vertical center between the layout margins.
    public var centerYWithinMargins: ItemAttribute<VerticalAxis> {
        attribute(.centerYWithinMargins)
    }
}
