public import UIKit

/// A constraint stated in a layout, which can be stored and changed later.
///
///     let width = icon.layout.make { $0.width.equal(to: 32) }[0]
///     width.equal(to: isShown ? 32 : 0)
///     width.deactivate()
///
/// One chain may represent several constraints of UIKit (``constraints``): `edges` are four. They
/// are changed together. Changes of constants can be animated like UIKit's: call `layoutIfNeeded()`
/// inside `UIView.animate`.
public final class LayoutConstraint {
    private(set) var equations: [Equation]

    init(equations: [Equation]) { self.equations = equations }

    /// UIKit's constraints, in the order of the attributes, once they are created.
    public var constraints: [NSLayoutConstraint] { equations.compactMap(\.constraint) }

    /// The name in messages; that of several constraints is followed by their index, `edges[0]`.
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

    /// Adds the constraints to the layout. Has no effect on installed ones.
    public func install() { install(updating: false) }

    /// Removes the constraints from the layout. They can be installed again.
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
    /// Sets the constant on the other side of every attribute, in points.
    public func offset(_ points: CGFloat) { valueOffset(.number(points)) }

    /// Moves edges inward. Other attributes are unchanged.
    public func insets(_ insets: UIEdgeInsets) { valueOffset(.insets(insets)) }

    /// Moves edges inward. Other attributes are unchanged.
    public func insets(_ insets: NSDirectionalEdgeInsets) {
        valueOffset(.directionalInsets(insets))
    }

    /// Moves edges inward, all by the same number of points. Other attributes are unchanged.
    public func inset(_ points: CGFloat) { valueOffset(.inset(points)) }

    /// Offsets centers. Other attributes are unchanged.
    public func centerOffset(_ offset: CGPoint) { valueOffset(.point(offset)) }

    /// Offsets the width and the height. Other attributes are unchanged.
    public func sizeOffset(_ offset: CGSize) { valueOffset(.size(offset)) }

    /// Sets the constants of the attributes for which the value has a part.
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
            preconditionFailure(
                """
                “\(other)” (stated at \(other.place)) has another relation, and a constraint keeps its relation. \
                Pass a number with the same one, or make another constraint.
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
