import UIKit

/// An item whose attributes can be named: a ``LayoutItem``, or the ``ItemLayout`` of one.
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
    /// The edge at which text starts.
    public var leading: ItemAttribute<HorizontalAxis> { attribute(.leading) }
    /// The edge at which text ends.
    public var trailing: ItemAttribute<HorizontalAxis> { attribute(.trailing) }
    /// The horizontal centre.
    public var centerX: ItemAttribute<HorizontalAxis> { attribute(.centerX) }

    /// The upper edge.
    public var top: ItemAttribute<VerticalAxis> { attribute(.top) }
    /// The lower edge.
    public var bottom: ItemAttribute<VerticalAxis> { attribute(.bottom) }
    /// The vertical centre.
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

/// The edges and centres of the area within a view's layout margins. A guide has no margins: these
/// are its own edges and centres.
extension AttributedItem {
    /// The left edge of the area within the layout margins.
    public var leftMargin: ItemAttribute<HorizontalAxis> { attribute(.leftMargin) }
    /// The right edge of the area within the layout margins.
    public var rightMargin: ItemAttribute<HorizontalAxis> { attribute(.rightMargin) }
    /// The leading edge of the area within the layout margins.
    public var leadingMargin: ItemAttribute<HorizontalAxis> { attribute(.leadingMargin) }
    /// The trailing edge of the area within the layout margins.
    public var trailingMargin: ItemAttribute<HorizontalAxis> { attribute(.trailingMargin) }
    /// The upper edge of the area within the layout margins.
    public var topMargin: ItemAttribute<VerticalAxis> { attribute(.topMargin) }
    /// The lower edge of the area within the layout margins.
    public var bottomMargin: ItemAttribute<VerticalAxis> { attribute(.bottomMargin) }

    /// The horizontal centre of the area within the layout margins.
    public var centerXWithinMargins: ItemAttribute<HorizontalAxis> {
        attribute(.centerXWithinMargins)
    }

    /// The vertical centre of the area within the layout margins.
    public var centerYWithinMargins: ItemAttribute<VerticalAxis> {
        attribute(.centerYWithinMargins)
    }
}
