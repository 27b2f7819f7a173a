import UIKit

/// The other side of a relation.
enum EquationEnd {
    /// The same attribute of an item.
    case item(any LayoutItem)

    /// An attribute of an item.
    case attribute(any LayoutItem, NSLayoutConstraint.Attribute)

    /// The same attribute of the superview.
    case container

    /// A constant.
    case value(LayoutValue)
}

/// One constraint of a view or guide: `first.attribute R second.attribute · multiplier + constant`.
///
/// It outlives its views without retaining them, and can be installed again after it was
/// uninstalled.
final class Equation {
    /// The view or guide that the constraint belongs to.
    private(set) weak var first: (any LayoutItem)?

    let attribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    let location: SourceLocation

    /// The kind of the other side.
    private enum Other {
        /// A constant alone.
        case nothing

        /// The superview at the time of installation.
        case container

        /// ``second``, while it exists.
        case item
    }

    private let other: Other
    private weak var second: (any LayoutItem)?
    private let secondAttribute: NSLayoutConstraint.Attribute

    private(set) var multiplier: CGFloat = 1
    private(set) var priority = UILayoutPriority.required

    /// The constant added to the other side, in points.
    var constant: CGFloat = 0 {
        didSet {
            guard let constraint, constant != oldValue else { return }
            constraint.constant = constant
            constraint.identifier = identifier
        }
    }

    /// The name in messages.
    var key: String? { didSet { constraint?.identifier = identifier } }

    /// UIKit's constraint, once it has been created.
    private(set) var constraint: NSLayoutConstraint?

    init(
        first: any LayoutItem, attribute: NSLayoutConstraint.Attribute,
        relation: NSLayoutConstraint.Relation, end: EquationEnd, location: SourceLocation
    ) {
        self.first = first
        self.attribute = attribute
        self.relation = relation
        self.location = location
        switch end {
        case .item(let item):
            (other, second, secondAttribute) = (.item, item, attribute)
        case .attribute(let item, let itsAttribute):
            (other, second, secondAttribute) = (.item, item, itsAttribute)
        case .value where attribute.isLength:
            (other, second, secondAttribute) = (.nothing, nil, .notAnAttribute)
        case .container, .value:
            (other, second, secondAttribute) = (.container, nil, attribute)
        }
        if case .value(let value) = end { constant = value.part(for: attribute) ?? 0 }
    }

    // MARK: Changing

    /// - Precondition: The constraint is not yet installed: UIKit's multiplier is immutable.
    func setMultiplier(_ multiplier: CGFloat) {
        requireNotInstalled("multiplier")
        self.multiplier = multiplier
    }

    /// - Precondition: The constraint is not yet installed: an update could no longer match it.
    func setPriority(_ priority: UILayoutPriority) {
        requireNotInstalled("priority")
        self.priority = priority
    }

    private func requireNotInstalled(_ property: String) {
        requires(
            constraint == nil,
            """
            The \(property) of “\(self)” cannot change after the constraint was installed (it was created at \
            \(location)). Set it in the layout's closure, or remake the layout.
            """)
    }

    // MARK: Installing

    /// `true` if UIKit's constraint is active.
    var isInstalled: Bool { constraint?.isActive == true }

    /// Activates the constraint, or applies its constant to an existing one.
    ///
    /// - Parameter updating: `true` to change an existing constraint of the same item that differs
    ///   only in its constant.
    /// - Returns: The installed equation: this one, or the one that was changed.
    func install(updating: Bool) -> Equation {
        guard let first, !isInstalled, !hasLostItem(first) else { return self }
        let constraint = reusableConstraint(for: first) ?? makeConstraint(for: first)
        let own = InstalledConstraints.shared[first]
        own.equations.removeAll { !$0.isInstalled }
        if updating,
            let same = own.equations.last(where: { $0.differsInConstantOnly(constraint) })
        {
            same.constant = constant
            if let key { same.key = key }
            return same
        }
        self.constraint = constraint
        constraint.isActive = true
        own.equations.append(self)
        return self
    }

    /// `true` if the related item was deallocated, and UIKit's constraint with it.
    private func hasLostItem(_ first: any LayoutItem) -> Bool {
        switch other {
        case .nothing: false
        case .container: constraint != nil && second == nil && first.container == nil
        case .item: second == nil
        }
    }

    /// The constraint from before, unless its item has another superview by now.
    private func reusableConstraint(for first: any LayoutItem) -> NSLayoutConstraint? {
        guard let constraint else { return nil }
        if case .container = other, second !== first.container { return nil }
        if let second { requireCommonSuperview(first, second) }
        return constraint
    }

    /// Deactivates the constraint. It can be installed again.
    func uninstall() {
        constraint?.isActive = false
        guard let first else { return }
        InstalledConstraints.shared[first].equations.removeAll { $0 === self }
    }

    private func makeConstraint(for first: any LayoutItem) -> NSLayoutConstraint {
        if case .container = other { second = requiredContainer(of: first) }
        if let second { requireCommonSuperview(first, second) }
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: second,
            attribute: secondAttribute, multiplier: multiplier, constant: constant,
            file: location.file, line: location.line)
        constraint.priority = priority
        constraint.identifier = identifier
        return constraint
    }

    private func differsInConstantOnly(_ other: NSLayoutConstraint) -> Bool {
        guard let constraint else { return false }
        return constraint.firstItem === other.firstItem
            && constraint.firstAttribute == other.firstAttribute
            && constraint.secondItem === other.secondItem
            && constraint.secondAttribute == other.secondAttribute
            && constraint.relation == other.relation
            && constraint.multiplier == other.multiplier && constraint.priority == other.priority
    }

    private func requiredContainer(of first: any LayoutItem) -> any LayoutItem {
        guard let container = first.container else {
            fatalError(
                """
                “\(self)” (created at \(location)) references the superview of \(first.displayName), which \
                has none. Add it to a view before creating its layout.
                """)
        }
        return container
    }

    private func requireCommonSuperview(_ first: any LayoutItem, _ second: any LayoutItem) {
        guard let one = first.nearestView, let other = second.nearestView,
            one.closestCommonSuperview(with: other) != nil
        else {
            fatalError(
                """
                \(first.displayName) and \(second.displayName) have no common superview, so “\(self)” \
                (created at \(location)) cannot relate them. Add both to one view hierarchy before \
                creating the layout.
                """)
        }
    }

    /// The constraint's key, or its equation if an item in it has a custom name.
    private var identifier: String? {
        if let key { return key }
        let isNamed = [first, second].contains { ($0 as? UIView)?.layoutKey != nil }
        return isNamed ? equation : nil
    }
}

// MARK: - Description

extension Equation: @MainActor CustomStringConvertible {
    /// The key and the equation.
    var description: String { key.map { "\($0): \(equation)" } ?? equation }

    /// `title.top >= card.bottom * 2 + 8 @250`.
    private var equation: String {
        let left = "\(first?.displayName ?? "nothing").\(attribute.spelling)"
        let value = CGFloat(priority.rawValue).shortDescription
        let strength = priority == .required ? "" : " @\(value)"
        return "\(left) \(relation.sign) \(rightSide)\(strength)"
    }

    private var rightSide: String {
        if case .nothing = other { return constant.shortDescription }
        let name = second?.displayName ?? "superview"
        let factor = multiplier == 1 ? "" : " * \(multiplier.shortDescription)"
        let sign = constant < 0 ? "-" : "+"
        let offset = constant == 0 ? "" : " \(sign) \(constant.magnitude.shortDescription)"
        return "\(name).\(secondAttribute.spelling)\(factor)\(offset)"
    }
}

extension NSLayoutConstraint.Relation {
    fileprivate var sign: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .greaterThanOrEqual: ">="
        default: "=="
        }
    }
}

extension CGFloat {
    /// The shortest exact form, such as `8` or `0.5`.
    fileprivate var shortDescription: String {
        self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(self)"
    }
}
