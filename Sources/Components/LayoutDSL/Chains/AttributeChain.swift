import UIKit

/// The parameter of a layout's closure: the start of every chain.
public typealias LayoutMaker = AttributeChain<Kinds.Nothing>

/// The attributes of a constraint that is being built: `$0.top.left`.
///
/// They are followed by a relation: ``equal``, ``lessThanOrEqual`` or ``greaterThanOrEqual``.
/// Attributes alone constrain nothing.
public struct AttributeChain<Kind: AttributeKind> {
    let plan: LayoutPlan
    let attributes: [NSLayoutConstraint.Attribute]

    init(plan: LayoutPlan, attributes: [NSLayoutConstraint.Attribute] = []) {
        self.plan = plan
        self.attributes = attributes
    }

    /// Returns the chain with additional attributes.
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
    /// The edge at which text starts.
    public var leading: AttributeChain<Kind.AddingHorizontalEdge> { adding(.leading) }
    /// The edge at which text ends.
    public var trailing: AttributeChain<Kind.AddingHorizontalEdge> { adding(.trailing) }
    /// The upper edge.
    public var top: AttributeChain<Kind.AddingVerticalEdge> { adding(.top) }
    /// The lower edge.
    public var bottom: AttributeChain<Kind.AddingVerticalEdge> { adding(.bottom) }
    /// The width.
    public var width: AttributeChain<Kind.AddingLength> { adding(.width) }
    /// The height.
    public var height: AttributeChain<Kind.AddingLength> { adding(.height) }
    /// The horizontal centre.
    public var centerX: AttributeChain<Kind.AddingHorizontalCenter> { adding(.centerX) }
    /// The vertical centre.
    public var centerY: AttributeChain<Kind.AddingVerticalCenter> { adding(.centerY) }
    /// The baseline of the first line of text.
    public var firstBaseline: AttributeChain<Kind.AddingBaseline> { adding(.firstBaseline) }
    /// The baseline of the last line of text.
    public var lastBaseline: AttributeChain<Kind.AddingBaseline> { adding(.lastBaseline) }

    /// The same as ``lastBaseline``.
    public var baseline: AttributeChain<Kind.AddingBaseline> { adding(.lastBaseline) }
}

/// The edges and centres of the area within a view's layout margins.
extension AttributeChain {
    /// The left edge of the area within the layout margins.
    public var leftMargin: AttributeChain<Kind.AddingHorizontalEdge> { adding(.leftMargin) }
    /// The right edge of the area within the layout margins.
    public var rightMargin: AttributeChain<Kind.AddingHorizontalEdge> { adding(.rightMargin) }
    /// The leading edge of the area within the layout margins.
    public var leadingMargin: AttributeChain<Kind.AddingHorizontalEdge> { adding(.leadingMargin) }
    /// The trailing edge of the area within the layout margins.
    public var trailingMargin: AttributeChain<Kind.AddingHorizontalEdge> { adding(.trailingMargin) }
    /// The upper edge of the area within the layout margins.
    public var topMargin: AttributeChain<Kind.AddingVerticalEdge> { adding(.topMargin) }
    /// The lower edge of the area within the layout margins.
    public var bottomMargin: AttributeChain<Kind.AddingVerticalEdge> { adding(.bottomMargin) }

    /// The horizontal centre of the area within the layout margins.
    public var centerXWithinMargins: AttributeChain<Kind.AddingHorizontalCenter> {
        adding(.centerXWithinMargins)
    }

    /// The vertical centre of the area within the layout margins.
    public var centerYWithinMargins: AttributeChain<Kind.AddingVerticalCenter> {
        adding(.centerYWithinMargins)
    }
}

// MARK: - Several attributes at once

extension AttributeChain where Kind == Kinds.Nothing {
    /// The view or guide whose constraints are built.
    public var item: any LayoutItem { plan.item }

    /// Top, left, bottom and right.
    public var edges: AttributeChain<Kinds.Edges> { adding(.top, .left, .bottom, .right) }

    /// Top, leading, bottom and trailing.
    public var directionalEdges: AttributeChain<Kinds.Edges> {
        adding(.top, .leading, .bottom, .trailing)
    }

    /// Width and height.
    public var size: AttributeChain<Kinds.Lengths> { adding(.width, .height) }

    /// The centres of both axes.
    public var center: AttributeChain<Kinds.Center> { adding(.centerX, .centerY) }

    /// Returns a chain of any attributes, in UIKit's order.
    ///
    /// - Precondition: There is at least one.
    public func attributes(_ attributes: LayoutAttributes) -> AttributeChain<Kinds.Mixed> {
        let list = attributes.attributes
        requires(
            !list.isEmpty,
            "attributes([]) names nothing to constrain. Name one at least, as in attributes([.left])."
        )
        return AttributeChain<Kinds.Mixed>(plan: plan, attributes: list)
    }

    /// Groups constraints, to be changed and activated together.
    ///
    /// - Parameter build: Builds the constraints, like the layout's own closure.
    @discardableResult
    public func group(_ build: (LayoutMaker) -> Void) -> LayoutConstraint {
        let inner = LayoutPlan(item: plan.item)
        build(LayoutMaker(plan: inner))
        let together = LayoutConstraint(equations: inner.constraints.flatMap(\.equations))
        plan.constraints.append(together)
        return together
    }
}

/// The constraints built so far by a layout's closure.
final class LayoutPlan {
    let item: any LayoutItem
    var constraints: [LayoutConstraint] = []

    init(item: any LayoutItem) { self.item = item }
}
