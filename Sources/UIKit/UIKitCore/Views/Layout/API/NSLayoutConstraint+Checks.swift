import CoreGraphics

// Errors of the program, which UIKit refuses with an exception, stop it here with the same advice:
// a layout made from them would be wrong everywhere.
//
// What is checked for every constraint is not left to `requires`, which costs a call and two
// closures each.

extension NSLayoutConstraint {
    /// The node of `item`, which has to be a view or a layout guide.
    static func layoutNode(of item: Any, _ place: String) -> LayoutNode {
        guard let node = LayoutItem.node(of: item as AnyObject) else {
            fatalError(
                """
                The \(place) item of a constraint is \(type(of: item)). Pass a UIView or a UILayoutGuide.
                """)
        }
        return node
    }

    static func check(constant: CGFloat) {
        guard constant.isFinite else {
            fatalError(
                "A constraint's constant is \(constant), which is not finite. Was a size divided by zero?"
            )
        }
    }

    func check(priority: UILayoutPriority) {
        guard priority.isLegal else {
            fatalError(
                """
                \(self) cannot have the priority \(priority.rawValue). Priorities are greater than 0 and at most \
                1000, which is required.
                """)
        }
        guard !isActive || (priority == .required) == (self.priority == .required) else {
            fatalError(
                """
                The priority of \(self) cannot go from \(self.priority.rawValue) to \(priority.rawValue) while it \
                is active: required stays required, and optional optional. Deactivate it first, or start at 999.
                """)
        }
    }

    func check(multiplier: CGFloat) {
        guard multiplier.isFinite else {
            fatalError(
                "\(self) has the multiplier \(multiplier), which is not finite. Was a size divided by zero?"
            )
        }
    }

    /// Refuses relations without a meaning.
    func checkForm(secondAttribute given: Attribute) {
        Self.check(constant: constant)
        check(multiplier: multiplier)
        requires(
            firstAttribute != .notAnAttribute,
            "A constraint's first attribute is none. Name the attribute of \(firstName).")
        if stated.second == nil {
            checkSingleSide(given)
        } else {
            checkPair()
        }
    }

    private func checkSingleSide(_ given: Attribute) {
        requires(
            given == .notAnAttribute || firstAttribute.isDimension,
            """
            \(self) relates \(firstAttribute.name) to \(given.name) of no item. Pass the second item.
            """)
        requires(
            firstAttribute.isDimension,
            """
            \(self) makes a location equal to a constant. Locations come in pairs: pass a second item, such as \
            the superview.
            """)
    }

    private func checkPair() {
        let second = secondAttribute
        requires(
            second != .notAnAttribute,
            "\(self) has a second item but no attribute of it. Name one, or pass nil for the item.")
        requires(
            firstAttribute.isDimension == second.isDimension,
            """
            \(firstAttribute.name) and \(second.name) cannot be paired in \(self): relate lengths to lengths and \
            places to places.
            """)
        checkDirections()
        requires(
            multiplier != 0 || firstAttribute.isDimension,
            """
            \(self) has a multiplier of 0, which makes a location equal to a constant. Locations come in \
            pairs: use another multiplier.
            """)
    }

    /// Refuses pairs of an edge that mirrors and one that does not, the one mistake that anchors
    /// cannot exclude.
    func checkDirections() {
        let first = firstAttribute
        let second = secondAttribute
        guard
            !(first.isDirectional && second.isAbsoluteSide)
                && !(first.isAbsoluteSide && second.isDirectional)
        else {
            fatalError(
                """
                \(self) pairs leading or trailing with left or right. Use leading and trailing for both, or neither.
                """)
        }
    }
}
