public import UIKit

/// A constraint in the making, from its relation on: `….multiplied(by: 0.5).offset(8).priority(.high).key("half")`.
///
/// The words come in the order of the equation, `attribute = other · factor + offset @ priority`, each at most once. Each
/// ``Stages`` allows the words that may still come.
public struct ConstraintChain<Kind: RelatableKind, Stage> {
    /// The constraint, to keep and to change after the layout was made.
    public let constraint: LayoutConstraint

    private func next<Next>(_ change: (LayoutConstraint) -> Void) -> ConstraintChain<Kind, Next> {
        change(constraint)
        return ConstraintChain<Kind, Next>(constraint: constraint)
    }
}

/// A stage at which the other side can be multiplied.
public protocol ScalableStage {}

/// A stage at which something can be added to the other side.
public protocol OffsettableStage {}

/// A stage at which the priority can be said.
public protocol PrioritizableStage {}

/// A stage at which the constraint can be named.
public protocol NameableStage {}

/// How far a ``ConstraintChain`` has come.
public enum Stages {
    /// It is related to something that has attributes.
    public enum Related: ScalableStage, OffsettableStage, PrioritizableStage, NameableStage {}

    /// It has a factor.
    public enum Scaled: OffsettableStage, PrioritizableStage, NameableStage {}

    /// It has an offset, or is related to a value.
    public enum Offset: PrioritizableStage, NameableStage {}

    /// It has a priority.
    public enum Prioritized: NameableStage {}

    /// It has a key, and nothing more can follow.
    public enum Named {}
}

// MARK: - Factors

extension ConstraintChain where Stage: ScalableStage {
    /// Multiplies the other side. 1 if nothing is said.
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

    /// Adds what a value says about each attribute, for values that are known only when the app runs.
    ///
    /// A number is an ``offset(_:)``, a point moves centres, a size changes widths and heights, and insets move edges inwards. The
    /// other attributes stay.
    @discardableResult
    public func valueOffset(_ value: LayoutValue) -> ConstraintChain<Kind, Stages.Offset> {
        next { $0.valueOffset(value) }
    }
}

extension ConstraintChain where Stage: OffsettableStage, Kind: EdgeKind {
    /// Moves edges inwards: top and left by adding, bottom and right by subtracting. Leading counts as left.
    @discardableResult
    public func insets(_ insets: UIEdgeInsets) -> ConstraintChain<Kind, Stages.Offset> {
        next { $0.insets(insets) }
    }

    /// Moves edges inwards. Left counts as leading.
    @discardableResult
    public func insets(_ insets: NSDirectionalEdgeInsets) -> ConstraintChain<Kind, Stages.Offset> {
        next { $0.insets(insets) }
    }

    /// Moves edges inwards, all by the same number of points.
    @discardableResult
    public func inset(_ points: CGFloat) -> ConstraintChain<Kind, Stages.Offset> {
        next { $0.inset(points) }
    }
}

extension ConstraintChain where Stage: OffsettableStage, Kind: CenterKind {
    /// Moves centres.
    @discardableResult
    public func centerOffset(_ offset: CGPoint) -> ConstraintChain<Kind, Stages.Offset> {
        next { $0.centerOffset(offset) }
    }
}

extension ConstraintChain where Stage: OffsettableStage, Kind: SizeKind {
    /// Makes the width and the height larger, or smaller with negative numbers.
    @discardableResult
    public func sizeOffset(_ offset: CGSize) -> ConstraintChain<Kind, Stages.Offset> {
        next { $0.sizeOffset(offset) }
    }
}

// MARK: - Priorities

extension ConstraintChain where Stage: PrioritizableStage {
    /// Says how important the constraint is. ``UIKit/UILayoutPriority/required`` if nothing is said.
    ///
    /// - Precondition: The constraint is not yet installed.
    @discardableResult
    public func priority(_ priority: UILayoutPriority) -> ConstraintChain<Kind, Stages.Prioritized>
    {
        next { $0.setPriority(priority) }
    }

    /// Says how important the constraint is, from 1 to 1000.
    ///
    /// - Precondition: The constraint is not yet installed.
    @discardableResult
    public func priority(_ priority: Float) -> ConstraintChain<Kind, Stages.Prioritized> {
        self.priority(UILayoutPriority(priority))
    }
}

// MARK: - Keys

extension ConstraintChain where Stage: NameableStage {
    /// Names the constraint in messages. Where it is several, they are `key[0]`, `key[1]` and so on.
    @discardableResult
    public func key(_ key: String) -> ConstraintChain<Kind, Stages.Named> {
        next { $0.key = key }
    }
}
