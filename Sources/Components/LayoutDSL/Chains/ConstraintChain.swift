public import UIKit

/// A constraint that is being built, after its relation: `….multiplied(by:
/// 0.5).offset(8).priority(.high).key("half")`.
///
/// The calls follow the order of the equation, `attribute = other · factor + offset @ priority`,
/// each at most once. Each of the ``Stages`` allows the calls that may still follow.
public struct ConstraintChain<Kind: RelatableKind, Stage> {
    /// The constraint, which can be stored and changed later.
    public let constraint: LayoutConstraint

    private func next<Next>(_ change: (LayoutConstraint) -> Void) -> ConstraintChain<Kind, Next> {
        change(constraint)
        return ConstraintChain<Kind, Next>(constraint: constraint)
    }
}

/// A stage at which the other side can be multiplied.
public protocol ScalableStage {}

/// A stage at which an offset can be added to the other side.
public protocol OffsettableStage {}

/// A stage at which the priority can be set.
public protocol PrioritizableStage {}

/// A stage at which the constraint can be named.
public protocol NameableStage {}

/// The progress of a ``ConstraintChain``.
public enum Stages {
    /// Related to an item or attribute.
    public enum Related: ScalableStage, OffsettableStage, PrioritizableStage, NameableStage {}

    /// With a factor.
    public enum Scaled: OffsettableStage, PrioritizableStage, NameableStage {}

    /// With an offset, or related to a constant.
    public enum Offset: PrioritizableStage, NameableStage {}

    /// With a priority.
    public enum Prioritized: NameableStage {}

    /// With a key, the end of a chain.
    public enum Named {}
}

// MARK: - Factors

extension ConstraintChain where Stage: ScalableStage {
    /// Multiplies the other side, by 1 by default.
    ///
    /// - Precondition: The constraint is not yet installed.
    @discardableResult
    public func multiplied(by factor: CGFloat) -> ConstraintChain<Kind, Stages.Scaled> {
        next { $0.setMultiplier(factor) }
    }

    /// Divides the other side.
    ///
    /// - Precondition: `divisor` is not zero, and the constraint is not yet installed.
    @discardableResult
    public func divided(by divisor: CGFloat) -> ConstraintChain<Kind, Stages.Scaled> {
        requires(
            divisor != 0, "divided(by: 0) has no result. To get a constant, relate to a number.")
        return next { $0.setMultiplier(1 / divisor) }
    }
}

// MARK: - Offsets

extension ConstraintChain where Stage: OffsettableStage {
    /// Adds points to the other side of every attribute.
    @discardableResult
    public func offset(_ points: CGFloat) -> ConstraintChain<Kind, Stages.Offset> {
        next { $0.offset(points) }
    }

    /// Adds the part of a value that applies to each attribute, for values whose type is known only
    /// at run time.
    ///
    /// A number is an ``offset(_:)``, a point offsets centres, a size offsets widths and heights,
    /// and insets offset edges inward. Other attributes are not changed.
    @discardableResult
    public func valueOffset(_ value: LayoutValue) -> ConstraintChain<Kind, Stages.Offset> {
        next { $0.valueOffset(value) }
    }
}

extension ConstraintChain where Stage: OffsettableStage, Kind: EdgeKind {
    /// Insets edges: offsets top and left by adding, bottom and right by subtracting. Leading
    /// counts as left.
    @discardableResult
    public func insets(_ insets: UIEdgeInsets) -> ConstraintChain<Kind, Stages.Offset> {
        next { $0.insets(insets) }
    }

    /// Insets edges. Left counts as leading.
    @discardableResult
    public func insets(_ insets: NSDirectionalEdgeInsets) -> ConstraintChain<Kind, Stages.Offset> {
        next { $0.insets(insets) }
    }

    /// Insets all edges by the same number of points.
    @discardableResult
    public func inset(_ points: CGFloat) -> ConstraintChain<Kind, Stages.Offset> {
        next { $0.inset(points) }
    }
}

extension ConstraintChain where Stage: OffsettableStage, Kind: CenterKind {
    /// Offsets centres.
    @discardableResult
    public func centerOffset(_ offset: CGPoint) -> ConstraintChain<Kind, Stages.Offset> {
        next { $0.centerOffset(offset) }
    }
}

extension ConstraintChain where Stage: OffsettableStage, Kind: SizeKind {
    /// Increases the width and the height, or reduces them by negative numbers.
    @discardableResult
    public func sizeOffset(_ offset: CGSize) -> ConstraintChain<Kind, Stages.Offset> {
        next { $0.sizeOffset(offset) }
    }
}

// MARK: - Priorities

extension ConstraintChain where Stage: PrioritizableStage {
    /// Sets the priority, `UILayoutPriority.required` by default.
    ///
    /// - Precondition: The constraint is not yet installed.
    @discardableResult
    public func priority(_ priority: UILayoutPriority) -> ConstraintChain<Kind, Stages.Prioritized>
    {
        next { $0.setPriority(priority) }
    }

    /// Sets the priority, from 1 to 1000.
    ///
    /// - Precondition: The constraint is not yet installed.
    @discardableResult
    public func priority(_ priority: Float) -> ConstraintChain<Kind, Stages.Prioritized> {
        self.priority(UILayoutPriority(priority))
    }
}

// MARK: - Keys

extension ConstraintChain where Stage: NameableStage {
    /// Names the constraint in messages. Several constraints are named `key[0]`, `key[1]` and so
    /// on.
    @discardableResult
    public func key(_ key: String) -> ConstraintChain<Kind, Stages.Named> {
        next { $0.key = key }
    }
}
