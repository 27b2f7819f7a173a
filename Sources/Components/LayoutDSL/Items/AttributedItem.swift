import UIKit

/// Something whose attributes can be named: ``LayoutItem``, and the ``ItemLayout`` of one.
public protocol AttributedItem {
    /// The view or guide that the attributes belong to.
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
    /// The edge that text starts at.
    public var leading: ItemAttribute<HorizontalAxis> { attribute(.leading) }
    /// The edge that text ends at.
    public var trailing: ItemAttribute<HorizontalAxis> { attribute(.trailing) }
    /// The middle, horizontally.
    public var centerX: ItemAttribute<HorizontalAxis> { attribute(.centerX) }

    /// The upper edge.
    public var top: ItemAttribute<VerticalAxis> { attribute(.top) }
    /// The lower edge.
    public var bottom: ItemAttribute<VerticalAxis> { attribute(.bottom) }
    /// The middle, vertically.
    public var centerY: ItemAttribute<VerticalAxis> { attribute(.centerY) }
    /// The baseline of the first line of text.
    public var firstBaseline: ItemAttribute<VerticalAxis> { attribute(.firstBaseline) }
    /// The baseline of the last line of text.
    public var lastBaseline: ItemAttribute<VerticalAxis> { attribute(.lastBaseline) }

    /// The same as ``lastBaseline``.
    public var baseline: ItemAttribute<VerticalAxis> { lastBaseline }

    /// The width.
    public var width: ItemAttribute<Length> { attribute(.width) }
    /// The height.
    public var height: ItemAttribute<Length> { attribute(.height) }
}

// MARK: - Margins

/// The edges and centres of what lies within a view's layout margins. A guide has no margins: UIKit refuses these for one.
extension AttributedItem {
    /// The left side of the layout margins.
    public var leftMargin: ItemAttribute<HorizontalAxis> { attribute(.leftMargin) }
    /// The right side of the layout margins.
    public var rightMargin: ItemAttribute<HorizontalAxis> { attribute(.rightMargin) }
    /// The side of the layout margins that text starts at.
    public var leadingMargin: ItemAttribute<HorizontalAxis> { attribute(.leadingMargin) }
    /// The side of the layout margins that text ends at.
    public var trailingMargin: ItemAttribute<HorizontalAxis> { attribute(.trailingMargin) }
    /// The upper side of the layout margins.
    public var topMargin: ItemAttribute<VerticalAxis> { attribute(.topMargin) }
    /// The lower side of the layout margins.
    public var bottomMargin: ItemAttribute<VerticalAxis> { attribute(.bottomMargin) }

    /// The middle between the layout margins, horizontally.
    public var centerXWithinMargins: ItemAttribute<HorizontalAxis> {
        attribute(.centerXWithinMargins)
    }

    /// The middle between the layout margins, vertically.
    public var centerYWithinMargins: ItemAttribute<VerticalAxis> {
        attribute(.centerYWithinMargins)
    }
}
