import UIKit

/// What a layout's closure gets: the beginning of every chain.
public typealias LayoutMaker = AttributeChain<Kinds.Nothing>

/// The attributes that a constraint is about, in the making: `$0.top.left`.
///
/// What follows is a relation, ``equal``, ``lessThanOrEqual`` or ``greaterThanOrEqual``. Attributes alone constrain nothing.
public struct AttributeChain<Kind: AttributeKind> {
    let plan: LayoutPlan
    let attributes: [NSLayoutConstraint.Attribute]

    init(plan: LayoutPlan, attributes: [NSLayoutConstraint.Attribute] = []) {
        self.plan = plan
        self.attributes = attributes
    }

    /// The chain with more attributes.
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
    /// The edge that text starts at.
    public var leading: AttributeChain<Kind.AddingHorizontalEdge> { adding(.leading) }
    /// The edge that text ends at.
    public var trailing: AttributeChain<Kind.AddingHorizontalEdge> { adding(.trailing) }
    /// The upper edge.
    public var top: AttributeChain<Kind.AddingVerticalEdge> { adding(.top) }
    /// The lower edge.
    public var bottom: AttributeChain<Kind.AddingVerticalEdge> { adding(.bottom) }
    /// The width.
    public var width: AttributeChain<Kind.AddingLength> { adding(.width) }
    /// The height.
    public var height: AttributeChain<Kind.AddingLength> { adding(.height) }
    /// The middle, horizontally.
    public var centerX: AttributeChain<Kind.AddingHorizontalCenter> { adding(.centerX) }
    /// The middle, vertically.
    public var centerY: AttributeChain<Kind.AddingVerticalCenter> { adding(.centerY) }
    /// The baseline of the first line of text.
    public var firstBaseline: AttributeChain<Kind.AddingBaseline> { adding(.firstBaseline) }
    /// The baseline of the last line of text.
    public var lastBaseline: AttributeChain<Kind.AddingBaseline> { adding(.lastBaseline) }

    /// The same as ``lastBaseline``.
    public var baseline: AttributeChain<Kind.AddingBaseline> { adding(.lastBaseline) }
}

/// The edges and centres of what lies within a view's layout margins.
extension AttributeChain {
    /// The left side of the layout margins.
    public var leftMargin: AttributeChain<Kind.AddingHorizontalEdge> { adding(.leftMargin) }
    /// The right side of the layout margins.
    public var rightMargin: AttributeChain<Kind.AddingHorizontalEdge> { adding(.rightMargin) }
    /// The side of the layout margins that text starts at.
    public var leadingMargin: AttributeChain<Kind.AddingHorizontalEdge> { adding(.leadingMargin) }
    /// The side of the layout margins that text ends at.
    public var trailingMargin: AttributeChain<Kind.AddingHorizontalEdge> { adding(.trailingMargin) }
    /// The upper side of the layout margins.
    public var topMargin: AttributeChain<Kind.AddingVerticalEdge> { adding(.topMargin) }
    /// The lower side of the layout margins.
    public var bottomMargin: AttributeChain<Kind.AddingVerticalEdge> { adding(.bottomMargin) }

    /// The middle between the layout margins, horizontally.
    public var centerXWithinMargins: AttributeChain<Kind.AddingHorizontalCenter> {
        adding(.centerXWithinMargins)
    }

    /// The middle between the layout margins, vertically.
    public var centerYWithinMargins: AttributeChain<Kind.AddingVerticalCenter> {
        adding(.centerYWithinMargins)
    }
}

// MARK: - Several at once

extension AttributeChain where Kind == Kinds.Nothing {
    /// The view or guide that constraints are made for.
    public var item: any LayoutItem { plan.item }

    /// Top, left, bottom and right.
    public var edges: AttributeChain<Kinds.Edges> { adding(.top, .left, .bottom, .right) }

    /// Top, leading, bottom and trailing.
    public var directionalEdges: AttributeChain<Kinds.Edges> {
        adding(.top, .leading, .bottom, .trailing)
    }

    /// Width and height.
    public var size: AttributeChain<Kinds.Lengths> { adding(.width, .height) }

    /// The middles of both axes.
    public var center: AttributeChain<Kinds.Center> { adding(.centerX, .centerY) }

    /// Any attributes, in UIKit's order, however they are written.
    ///
    /// - Precondition: There is one at least.
    public func attributes(_ attributes: LayoutAttributes) -> AttributeChain<Kinds.Mixed> {
        let list = attributes.attributes
        precondition(
            !list.isEmpty,
            "attributes([]) names nothing to constrain. Name one at least, as in attributes([.left])."
        )
        return AttributeChain<Kinds.Mixed>(plan: plan, attributes: list)
    }

    /// Makes constraints that can be changed and switched together.
    ///
    /// - Parameter build: Says them, as the layout's own closure does.
    @discardableResult
    public func group(_ build: (LayoutMaker) -> Void) -> LayoutConstraint {
        let inner = LayoutPlan(item: plan.item)
        build(LayoutMaker(plan: inner))
        let together = LayoutConstraint(equations: inner.constraints.flatMap(\.equations))
        plan.constraints.append(together)
        return together
    }
}

/// The constraints that a layout's closure has said so far.
final class LayoutPlan {
    let item: any LayoutItem
    var constraints: [LayoutConstraint] = []

    init(item: any LayoutItem) { self.item = item }
}
