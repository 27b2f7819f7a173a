public import UIKit

/// A constraint being built, from its relation on: `….multiplied(by:
/// 0.5).offset(8).priority(.high).key("half")`.
///
/// The methods follow the order of the equation, `attribute = other · factor + offset @ priority`,
/// each at most once. Each of the ``Stages`` has the methods that may still follow.
public struct ConstraintChain<Kind: RelatableKind, Stage> {
    /// The constraint, which can be stored and changed after the layout was made.
    public let constraint: LayoutConstraint

    private func next<Next>(_ change: (LayoutConstraint) -> Void) -> ConstraintChain<Kind, Next> {
        change(constraint)
        return ConstraintChain<Kind, Next>(constraint: constraint)
    }
}

/// A stage at which the other side can be multiplied.
public protocol ScalableStage {}

/// A stage at which a constant can be added to the other side.
public protocol OffsettableStage {}

/// A stage at which the priority can be set.
public protocol PrioritizableStage {}

/// A stage at which the constraint can be named.
public protocol NameableStage {}

/// The stages in the construction of a ``ConstraintChain``.
public enum Stages {
    /// It is related to an item or an attribute.
    public enum Related: ScalableStage, OffsettableStage, PrioritizableStage, NameableStage {}

    /// It has a factor.
    public enum Scaled: OffsettableStage, PrioritizableStage, NameableStage {}

    /// It has an offset, or is related to a value.
    public enum Offset: PrioritizableStage, NameableStage {}

    /// It has a priority.
    public enum Prioritized: NameableStage {}

    /// It has a key, which ends the chain.
    public enum Named {}
}

// MARK: - Factors

extension ConstraintChain where Stage: ScalableStage {
    /// Multiplies the other side. The factor is 1 by default.
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
        precondition(
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

    /// Adds the part of a value for each attribute, for values that are known only at run time.
    ///
    /// A number is an ``offset(_:)``, a point offsets centers, a size changes widths and heights,
    /// and insets move edges inward. Other attributes are unchanged.
    @discardableResult
    public func valueOffset(_ value: LayoutValue) -> ConstraintChain<Kind, Stages.Offset> {
        next { $0.valueOffset(value) }
    }
}

extension ConstraintChain where Stage: OffsettableStage, Kind: EdgeKind {
    /// Moves edges inward: top and left by adding, bottom and right by subtracting. Leading is
    /// treated as left.
    @discardableResult
    public func insets(_ insets: UIEdgeInsets) -> ConstraintChain<Kind, Stages.Offset> {
        next { $0.insets(insets) }
    }

    /// Moves edges inward. Left is treated as leading.
    @discardableResult
    public func insets(_ insets: NSDirectionalEdgeInsets) -> ConstraintChain<Kind, Stages.Offset> {
        next { $0.insets(insets) }
    }

    /// Moves edges inward, all by the same number of points.
    @discardableResult
    public func inset(_ points: CGFloat) -> ConstraintChain<Kind, Stages.Offset> {
        next { $0.inset(points) }
    }
}

extension ConstraintChain where Stage: OffsettableStage, Kind: CenterKind {
    /// Offsets centers.
    @discardableResult
    public func centerOffset(_ offset: CGPoint) -> ConstraintChain<Kind, Stages.Offset> {
        next { $0.centerOffset(offset) }
    }
}

extension ConstraintChain where Stage: OffsettableStage, Kind: SizeKind {
    /// Enlarges the width and the height, or reduces them with negative numbers.
    @discardableResult
    public func sizeOffset(_ offset: CGSize) -> ConstraintChain<Kind, Stages.Offset> {
        next { $0.sizeOffset(offset) }
    }
}

// MARK: - Priorities

extension ConstraintChain where Stage: PrioritizableStage {
    /// Sets the priority. ``UIKit/UILayoutPriority/required`` by default.
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
