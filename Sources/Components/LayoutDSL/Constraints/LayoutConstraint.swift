public import UIKit

/// A constraint created by a layout, which can be stored and changed later.
///
///     let width = icon.layout.make { $0.width.equal(to: 32) }[0]
///     width.equal(to: isShown ? 32 : 0)
///     width.deactivate()
///
/// One chain can create several UIKit ``constraints``: `edges` creates four. They are changed
/// together. Changes of constants are animated like UIKit's: call `layoutIfNeeded()` inside
/// `UIView.animate`.
public final class LayoutConstraint {
    private(set) var equations: [Equation]

    init(equations: [Equation]) { self.equations = equations }

    /// UIKit's constraints, in the order of the attributes, once they have been installed.
    public var constraints: [NSLayoutConstraint] { equations.compactMap(\.constraint) }

    /// The name in messages; for several constraints with an index, such as `edges[0]`.
    public var key: String? {
        didSet {
            for (index, equation) in equations.enumerated() {
                equation.key = key.map { equations.count == 1 ? $0 : "\($0)[\(index)]" }
            }
        }
    }

    // MARK: Installing

    /// `true` if all constraints are installed.
    public var isActive: Bool { equations.allSatisfy(\.isInstalled) }

    /// Activates the constraints that are not yet active.
    public func install() { install(updating: false) }

    /// Deactivates the constraints. They can be installed again.
    public func uninstall() {
        for equation in equations { equation.uninstall() }
    }

    /// The same as ``install()``.
    public func activate() { install() }

    /// The same as ``uninstall()``.
    public func deactivate() { uninstall() }

    func install(updating: Bool) {
        equations = equations.map { $0.install(updating: updating) }
    }

    // MARK: Before installing

    func setMultiplier(_ multiplier: CGFloat) {
        for equation in equations { equation.setMultiplier(multiplier) }
    }

    func setPriority(_ priority: UILayoutPriority) {
        for equation in equations { equation.setPriority(priority) }
    }
}

// MARK: - Changing constants

extension LayoutConstraint {
    /// Sets the offset of every attribute, in points.
    public func offset(_ points: CGFloat) { valueOffset(.number(points)) }

    /// Insets edges. Other attributes are not changed.
    public func insets(_ insets: UIEdgeInsets) { valueOffset(.insets(insets)) }

    /// Insets edges. Other attributes are not changed.
    public func insets(_ insets: NSDirectionalEdgeInsets) {
        valueOffset(.directionalInsets(insets))
    }

    /// Insets all edges by the same number of points. Other attributes are not changed.
    public func inset(_ points: CGFloat) { valueOffset(.inset(points)) }

    /// Offsets centres. Other attributes are not changed.
    public func centerOffset(_ offset: CGPoint) { valueOffset(.point(offset)) }

    /// Offsets the width and the height. Other attributes are not changed.
    public func sizeOffset(_ offset: CGSize) { valueOffset(.size(offset)) }

    /// Sets the offset of the attributes to which the value applies.
    public func valueOffset(_ value: LayoutValue) {
        for equation in equations {
            if let part = value.part(for: equation.attribute) { equation.constant = part }
        }
    }

    /// Sets the number of an equality.
    ///
    /// - Precondition: The relation is `equal`.
    public func equal(to number: CGFloat) { change(.equal, number) }

    /// Sets the number of an upper bound.
    ///
    /// - Precondition: The relation is `lessThanOrEqual`.
    public func lessThanOrEqual(to number: CGFloat) { change(.lessThanOrEqual, number) }

    /// Sets the number of a lower bound.
    ///
    /// - Precondition: The relation is `greaterThanOrEqual`.
    public func greaterThanOrEqual(to number: CGFloat) { change(.greaterThanOrEqual, number) }

    private func change(_ relation: NSLayoutConstraint.Relation, _ number: CGFloat) {
        if let other = equations.first(where: { $0.relation != relation }) {
            fatalError(
                """
                “\(other)” (created at \(other.location)) has another relation, and the relation of a \
                constraint is immutable. Set a number with the same relation, or create another \
                constraint.
                """)
        }
        offset(number)
    }
}

// MARK: - Description

extension LayoutConstraint: @MainActor CustomStringConvertible {
    /// The equations with their keys: `left[0]: title.left >= card.left + 10`.
    public var description: String { equations.map(\.description).joined(separator: "\n") }
}
