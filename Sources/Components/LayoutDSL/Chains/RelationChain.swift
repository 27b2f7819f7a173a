public import UIKit

extension AttributeChain where Kind: RelatableKind {
    /// Relates the attributes: `$0.top.equal(to: other.bottom)`.
    public var equal: RelationChain<Kind> { RelationChain(chain: self, relation: .equal) }

    /// Relates the attributes: `$0.width.lessThanOrEqual(to: 120)`.
    public var lessThanOrEqual: RelationChain<Kind> {
        RelationChain(chain: self, relation: .lessThanOrEqual)
    }

    /// Relates the attributes: `$0.width.greaterThanOrEqual(to: 44)`.
    public var greaterThanOrEqual: RelationChain<Kind> {
        RelationChain(chain: self, relation: .greaterThanOrEqual)
    }
}

/// Attributes and a relation, to be completed by a target.
///
/// It is called like a method: `$0.top.equal(to: other.bottom)`.
public struct RelationChain<Kind: RelatableKind> {
    let chain: AttributeChain<Kind>
    let relation: NSLayoutConstraint.Relation

    /// Builds a constraint for each combination of attribute and target.
    private func relate<Stage>(
        to ends: [EquationEnd], _ file: StaticString, _ line: UInt
    ) -> ConstraintChain<Kind, Stage> {
        let equations = chain.attributes.flatMap { attribute in
            ends.map {
                Equation(
                    first: chain.plan.item, attribute: attribute, relation: relation, end: $0,
                    location: SourceLocation(file: file, line: line))
            }
        }
        let constraint = LayoutConstraint(equations: equations)
        chain.plan.constraints.append(constraint)
        return ConstraintChain(constraint: constraint)
    }
}

// MARK: - To items and attributes

extension RelationChain {
    /// Relates every attribute to an attribute of another item, or of the same one.
    @discardableResult
    public func callAsFunction(
        to attribute: ItemAttribute<Kind.Axis>, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintChain<Kind, Stages.Related> {
        relate(to: [.attribute(attribute.item, attribute.attribute)], file, line)
    }

    /// Relates every attribute to the same one of a view or guide.
    @discardableResult
    public func callAsFunction(
        to item: some LayoutItem, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintChain<Kind, Stages.Related> {
        relate(to: [.item(item)], file, line)
    }

    /// Relates every attribute to the same one of the superview; for a guide, of its owning view.
    @discardableResult
    public func toSuperview(
        file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintChain<Kind, Stages.Related> {
        relate(to: [.container], file, line)
    }

    /// Relates every attribute to the same ones of several views and guides, with one constraint
    /// each.
    @discardableResult
    public func callAsFunction(
        to items: [any LayoutItem], file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintChain<Kind, Stages.Related> {
        relate(to: items.map { .item($0) }, file, line)
    }

    /// Relates every attribute to several attributes, with one constraint each.
    @discardableResult
    public func callAsFunction(
        to attributes: [ItemAttribute<Kind.Axis>], file: StaticString = #fileID,
        line: UInt = #line
    ) -> ConstraintChain<Kind, Stages.Related> {
        relate(to: attributes.map { .attribute($0.item, $0.attribute) }, file, line)
    }

    /// Relates every attribute to several targets of any kind, with one constraint each.
    @discardableResult
    public func callAsFunction(
        to targets: [LayoutTarget<Kind.Axis>], file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintChain<Kind, Stages.Related> {
        relate(to: targets.map(\.end), file, line)
    }
}

// MARK: - To constants

extension RelationChain {
    /// Relates widths and heights to a number of points, and other attributes to the superview's
    /// same attribute with that offset.
    @discardableResult
    public func callAsFunction(
        to number: CGFloat, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintChain<Kind, Stages.Offset> {
        relate(to: [.value(.number(number))], file, line)
    }
}

extension RelationChain where Kind: CenterKind {
    /// Relates centres to the superview's, offset by a point. Other attributes are related to the
    /// superview's without an offset.
    @discardableResult
    public func callAsFunction(
        to point: CGPoint, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintChain<Kind, Stages.Offset> {
        relate(to: [.value(.point(point))], file, line)
    }
}

extension RelationChain where Kind: SizeKind {
    /// Relates the width and the height to those of a size.
    @discardableResult
    public func callAsFunction(
        to size: CGSize, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintChain<Kind, Stages.Offset> {
        relate(to: [.value(.size(size))], file, line)
    }
}

extension RelationChain where Kind: EdgeKind {
    /// Relates edges to the superview's, inset.
    @discardableResult
    public func callAsFunction(
        to insets: UIEdgeInsets, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintChain<Kind, Stages.Offset> {
        relate(to: [.value(.insets(insets))], file, line)
    }

    /// Relates edges to the superview's, inset.
    @discardableResult
    public func callAsFunction(
        to insets: NSDirectionalEdgeInsets, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintChain<Kind, Stages.Offset> {
        relate(to: [.value(.directionalInsets(insets))], file, line)
    }
}
