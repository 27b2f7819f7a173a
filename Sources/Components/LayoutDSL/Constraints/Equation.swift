import UIKit

/// What stands on the other side of a relation.
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
/// It outlives its views without keeping them, and can be installed again after it was uninstalled.
final class Equation {
    /// The view or guide that the constraint belongs to.
    private(set) weak var first: (any LayoutItem)?

    let attribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    let place: SourcePlace

    /// What ``first`` is related to.
    private enum Other {
        /// A constant alone.
        case nothing

        /// Its superview at the time of installing.
        case container

        /// ``second``, as long as it exists.
        case item
    }

    private let other: Other
    private weak var second: (any LayoutItem)?
    private let secondAttribute: NSLayoutConstraint.Attribute

    private(set) var multiplier: CGFloat = 1
    private(set) var priority = UILayoutPriority.required

    /// What is added to the other side, in points.
    var constant: CGFloat = 0 {
        didSet {
            guard let constraint, constant != oldValue else { return }
            constraint.constant = constant
            constraint.identifier = identifier
        }
    }

    /// The name in messages.
    var key: String? { didSet { constraint?.identifier = identifier } }

    /// UIKit's constraint, once there is one.
    private(set) var constraint: NSLayoutConstraint?

    init(
        first: any LayoutItem, attribute: NSLayoutConstraint.Attribute,
        relation: NSLayoutConstraint.Relation, end: EquationEnd, place: SourcePlace
    ) {
        self.first = first
        self.attribute = attribute
        self.relation = relation
        self.place = place
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

    /// - Precondition: The constraint is not yet installed: UIKit's multiplier cannot change.
    func setMultiplier(_ multiplier: CGFloat) {
        requireDraft("multiplier")
        self.multiplier = multiplier
    }

    /// - Precondition: The constraint is not yet installed: it would no longer be found by an update.
    func setPriority(_ priority: UILayoutPriority) {
        requireDraft("priority")
        self.priority = priority
    }

    private func requireDraft(_ property: String) {
        precondition(
            constraint == nil,
            """
            The \(property) of “\(self)” cannot change, because the constraint was installed already (it was said at \
            \(place)). Say it in the layout's closure, or remake the layout.
            """)
    }

    // MARK: Installing

    /// Whether UIKit takes the constraint into account.
    var isInstalled: Bool { constraint?.isActive == true }

    /// Adds the constraint to the layout, or gives its constant to one that is there.
    ///
    /// - Parameter updating: Whether a constraint of the same item that differs in its constant only is changed instead.
    /// - Returns: The equation that is installed now: this one, or the one that was changed.
    func install(updating: Bool) -> Equation {
        guard let first, !isInstalled, !hasLostItem else { return self }
        let constraint = constraint ?? makeConstraint(for: first)
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

    /// Whether the item that the constraint relates to is gone, with which UIKit's constraint went too.
    private var hasLostItem: Bool {
        switch other {
        case .nothing: false
        case .container: constraint != nil && second == nil
        case .item: second == nil
        }
    }

    /// Takes the constraint out of the layout. It can be installed again.
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
            file: place.file, line: place.line)
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
            preconditionFailure(
                """
                “\(self)” (said at \(place)) is measured from the superview of \(first.nameInMessages), which has none. Add \
                it to a view before its layout is made.
                """)
        }
        return container
    }

    private func requireCommonSuperview(_ first: any LayoutItem, _ second: any LayoutItem) {
        guard let one = first.holder, let other = second.holder,
            one.closestCommonSuperview(with: other) != nil
        else {
            preconditionFailure(
                """
                \(first.nameInMessages) and \(second.nameInMessages) have no common superview, so “\(self)” (said at \
                \(place)) cannot relate them. Add both to one tree of views before the layout is made.
                """)
        }
    }

    /// The constraint's key, or its equation when a person gave a name to an item in it.
    private var identifier: String? {
        if let key { return key }
        let isNamed = [first, second].contains { ($0 as? UIView)?.layoutKey != nil }
        return isNamed ? equation : nil
    }
}

// MARK: - In words

extension Equation: @MainActor CustomStringConvertible {
    /// The key and the equation.
    var description: String { key.map { "\($0): \(equation)" } ?? equation }

    /// `title.top >= card.bottom * 2 + 8 @250`.
    private var equation: String {
        let left = "\(first?.nameInMessages ?? "nothing").\(attribute.spelling)"
        let strength = priority == .required ? "" : " @\(CGFloat(priority.rawValue).inWords)"
        return "\(left) \(relation.sign) \(rightSide)\(strength)"
    }

    private var rightSide: String {
        if case .nothing = other { return constant.inWords }
        let name = second?.nameInMessages ?? "superview"
        let factor = multiplier == 1 ? "" : " * \(multiplier.inWords)"
        let sign = constant < 0 ? "-" : "+"
        let offset = constant == 0 ? "" : " \(sign) \(constant.magnitude.inWords)"
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
    /// As short as it is exact: `8`, `0.5`.
    fileprivate var inWords: String {
        self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(self)"
    }
}
