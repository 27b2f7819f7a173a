import UIKit

/// The argument of a layout's closure: the beginning of every chain.
public typealias LayoutMaker = AttributeChain<Kinds.Nothing>

/// A list of attributes to constrain: `$0.top.left`.
///
/// A relation follows: ``equal``, ``lessThanOrEqual`` or ``greaterThanOrEqual``. Attributes alone
/// constrain nothing.
public struct AttributeChain<Kind: AttributeKind> {
    let plan: LayoutPlan
    let attributes: [NSLayoutConstraint.Attribute]

    init(plan: LayoutPlan, attributes: [NSLayoutConstraint.Attribute] = []) {
        self.plan = plan
        self.attributes = attributes
    }

    /// Returns the chain with more attributes.
    private func adding<Other>(_ more: NSLayoutConstraint.Attribute...) -> AttributeChain<Other> {
        AttributeChain<Other>(plan: plan, attributes: attributes + more)
    }
}

// MARK: - Attributes

extension AttributeChain {
    /// The left edge.
    public var left: AttributeChain<Kind.AddingHorizontalEdge> { adding(.left) }
    /// The right edge.
    public var right: AttributeChain<Kind.AddingHorizontalEdge> { adding(.right) }
    /// The leading edge.
    public var leading: AttributeChain<Kind.AddingHorizontalEdge> { adding(.leading) }
    /// The trailing edge.
    public var trailing: AttributeChain<Kind.AddingHorizontalEdge> { adding(.trailing) }
    /// The upper edge.
    public var top: AttributeChain<Kind.AddingVerticalEdge> { adding(.top) }
    /// The lower edge.
    public var bottom: AttributeChain<Kind.AddingVerticalEdge> { adding(.bottom) }
    /// The width.
    public var width: AttributeChain<Kind.AddingLength> { adding(.width) }
    /// The height.
    public var height: AttributeChain<Kind.AddingLength> { adding(.height) }
    /// The horizontal center.
    public var centerX: AttributeChain<Kind.AddingHorizontalCenter> { adding(.centerX) }
    /// The vertical center.
    public var centerY: AttributeChain<Kind.AddingVerticalCenter> { adding(.centerY) }
    /// The first baseline.
    public var firstBaseline: AttributeChain<Kind.AddingBaseline> { adding(.firstBaseline) }
    /// The last baseline.
    public var lastBaseline: AttributeChain<Kind.AddingBaseline> { adding(.lastBaseline) }

    /// The same as ``lastBaseline``.
    public var baseline: AttributeChain<Kind.AddingBaseline> { adding(.lastBaseline) }
}

/// The edges and centers of the area within a view's layout margins.
extension AttributeChain {
    /// The left side of the layout margins.
    public var leftMargin: AttributeChain<Kind.AddingHorizontalEdge> { adding(.leftMargin) }
    /// The right side of the layout margins.
    public var rightMargin: AttributeChain<Kind.AddingHorizontalEdge> { adding(.rightMargin) }
    /// The leading side of the layout margins.
    public var leadingMargin: AttributeChain<Kind.AddingHorizontalEdge> { adding(.leadingMargin) }
    /// The trailing side of the layout margins.
    public var trailingMargin: AttributeChain<Kind.AddingHorizontalEdge> { adding(.trailingMargin) }
    /// The upper side of the layout margins.
    public var topMargin: AttributeChain<Kind.AddingVerticalEdge> { adding(.topMargin) }
    /// The lower side of the layout margins.
    public var bottomMargin: AttributeChain<Kind.AddingVerticalEdge> { adding(.bottomMargin) }

    /// The horizontal center between the layout margins.
    public var centerXWithinMargins: AttributeChain<Kind.AddingHorizontalCenter> {
        adding(.centerXWithinMargins)
    }

    /// The vertical center between the layout margins.
    public var centerYWithinMargins: AttributeChain<Kind.AddingVerticalCenter> {
        adding(.centerYWithinMargins)
    }
}

// MARK: - Combined attributes

extension AttributeChain where Kind == Kinds.Nothing {
    /// The view or guide for which constraints are made.
    public var item: any LayoutItem { plan.item }

    /// Top, left, bottom and right.
    public var edges: AttributeChain<Kinds.Edges> { adding(.top, .left, .bottom, .right) }

    /// Top, leading, bottom and trailing.
    public var directionalEdges: AttributeChain<Kinds.Edges> {
        adding(.top, .leading, .bottom, .trailing)
    }

    /// Width and height.
    public var size: AttributeChain<Kinds.Lengths> { adding(.width, .height) }

    /// The centers of both axes.
    public var center: AttributeChain<Kinds.Center> { adding(.centerX, .centerY) }

    /// Appends any attributes, in UIKit's order, independent of the order in which they are
    /// written.
    ///
    /// - Precondition: There is at least one.
    public func attributes(_ attributes: LayoutAttributes) -> AttributeChain<Kinds.Mixed> {
        let list = attributes.attributes
        precondition(
            !list.isEmpty,
            "attributes([]) names nothing to constrain. Name one at least, as in attributes([.left])."
        )
        return AttributeChain<Kinds.Mixed>(plan: plan, attributes: list)
    }

    /// Makes constraints that are changed and activated together.
    ///
    /// - Parameter build: A closure that states them, like the layout's own closure.
    @discardableResult
    public func group(_ build: (LayoutMaker) -> Void) -> LayoutConstraint {
        let inner = LayoutPlan(item: plan.item)
        build(LayoutMaker(plan: inner))
        let together = LayoutConstraint(equations: inner.constraints.flatMap(\.equations))
        plan.constraints.append(together)
        return together
    }
}

/// The constraints stated so far in a layout's closure.
final class LayoutPlan {
    let item: any LayoutItem
    var constraints: [LayoutConstraint] = []

    init(item: any LayoutItem) { self.item = item }
}
