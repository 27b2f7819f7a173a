public import UIKit

/// A constraint that was said in a layout, to keep and to change later.
///
///     let width = icon.layout.make { $0.width.equal(to: 32) }[0]
///     width.equal(to: isShown ? 32 : 0)
///     width.deactivate()
///
/// One chain of words can be several constraints of UIKit (``constraints``): `edges` are four. They are changed together.
/// Changes of constants are animated as UIKit's are: inside `UIView.animate`, call `layoutIfNeeded()`.
public final class LayoutConstraint {
    private(set) var equations: [Equation]

    init(equations: [Equation]) { self.equations = equations }

    /// UIKit's constraints, in the order of the attributes, once they were installed.
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

    /// Whether all constraints are installed.
    public var isActive: Bool { equations.allSatisfy(\.isInstalled) }

    /// Adds the constraints to the layout. Nothing happens to those that are installed.
    public func install() { install(updating: false) }

    /// Takes the constraints out of the layout. They can be installed again.
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
    /// Sets what is added to the other side of every attribute, in points.
    public func offset(_ points: CGFloat) { valueOffset(.number(points)) }

    /// Moves edges inwards. The other attributes stay.
    public func insets(_ insets: UIEdgeInsets) { valueOffset(.insets(insets)) }

    /// Moves edges inwards. The other attributes stay.
    public func insets(_ insets: NSDirectionalEdgeInsets) {
        valueOffset(.directionalInsets(insets))
    }

    /// Moves edges inwards, all by the same number of points. The other attributes stay.
    public func inset(_ points: CGFloat) { valueOffset(.inset(points)) }

    /// Moves centres. The other attributes stay.
    public func centerOffset(_ offset: CGPoint) { valueOffset(.point(offset)) }

    /// Changes the width and the height. The other attributes stay.
    public func sizeOffset(_ offset: CGSize) { valueOffset(.size(offset)) }

    /// Sets what is added to the other side of the attributes that the value says something about.
    public func valueOffset(_ value: LayoutValue) {
        for equation in equations {
            if let part = value.part(for: equation.attribute) { equation.constant = part }
        }
    }

    /// Says another number for a constraint that is an equality.
    ///
    /// - Precondition: The relation is `equal`.
    public func equal(to number: CGFloat) { change(.equal, number) }

    /// Says another number for a constraint that is an upper bound.
    ///
    /// - Precondition: The relation is `lessThanOrEqual`.
    public func lessThanOrEqual(to number: CGFloat) { change(.lessThanOrEqual, number) }

    /// Says another number for a constraint that is a lower bound.
    ///
    /// - Precondition: The relation is `greaterThanOrEqual`.
    public func greaterThanOrEqual(to number: CGFloat) { change(.greaterThanOrEqual, number) }

    private func change(_ relation: NSLayoutConstraint.Relation, _ number: CGFloat) {
        if let other = equations.first(where: { $0.relation != relation }) {
            preconditionFailure(
                """
                “\(other)” (said at \(other.place)) has another relation already, and a constraint keeps its relation. Say a number \
                with the same one, or make another constraint.
                """)
        }
        offset(number)
    }
}

// MARK: - In words

extension LayoutConstraint: @MainActor CustomStringConvertible {
    /// The equations with their keys: `left[0]: title.left >= card.left + 10`.
    public var description: String { equations.map(\.description).joined(separator: "\n") }
}
