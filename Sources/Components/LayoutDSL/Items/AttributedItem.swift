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

    public var left: ItemAttribute<HorizontalAxis> { attribute(.left) }
    public var right: ItemAttribute<HorizontalAxis> { attribute(.right) }
    public var leading: ItemAttribute<HorizontalAxis> { attribute(.leading) }
    public var trailing: ItemAttribute<HorizontalAxis> { attribute(.trailing) }
    public var centerX: ItemAttribute<HorizontalAxis> { attribute(.centerX) }

    public var top: ItemAttribute<VerticalAxis> { attribute(.top) }
    public var bottom: ItemAttribute<VerticalAxis> { attribute(.bottom) }
    public var centerY: ItemAttribute<VerticalAxis> { attribute(.centerY) }
    public var firstBaseline: ItemAttribute<VerticalAxis> { attribute(.firstBaseline) }
    public var lastBaseline: ItemAttribute<VerticalAxis> { attribute(.lastBaseline) }

    /// The same as ``lastBaseline``.
    public var baseline: ItemAttribute<VerticalAxis> { lastBaseline }

    public var width: ItemAttribute<Length> { attribute(.width) }
    public var height: ItemAttribute<Length> { attribute(.height) }
}

// MARK: - Margins

/// The edges and centres of what lies within a view's layout margins. A guide has no margins: UIKit refuses these for one.
extension AttributedItem {
    public var leftMargin: ItemAttribute<HorizontalAxis> { attribute(.leftMargin) }
    public var rightMargin: ItemAttribute<HorizontalAxis> { attribute(.rightMargin) }
    public var leadingMargin: ItemAttribute<HorizontalAxis> { attribute(.leadingMargin) }
    public var trailingMargin: ItemAttribute<HorizontalAxis> { attribute(.trailingMargin) }
    public var topMargin: ItemAttribute<VerticalAxis> { attribute(.topMargin) }
    public var bottomMargin: ItemAttribute<VerticalAxis> { attribute(.bottomMargin) }

    public var centerXWithinMargins: ItemAttribute<HorizontalAxis> {
        attribute(.centerXWithinMargins)
    }

    public var centerYWithinMargins: ItemAttribute<VerticalAxis> {
        attribute(.centerYWithinMargins)
    }
}
