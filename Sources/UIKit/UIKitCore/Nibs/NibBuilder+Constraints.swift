import CoreGraphics
import Foundation

extension NibBuilder {
    /// Makes and activates the constraints of a view's element, once all views exist.
    func addConstraints() {
        for (element, object) in constrained {
            for constraint in element.child("constraints")?.children ?? [] {
                add(constraint, to: object)
            }
        }
        constrained = []
    }

    private func add(_ element: NibElement, to view: UIView) {
        guard let first = item(element["firstItem"], of: view, at: element),
            let firstAttribute = attribute(element["firstAttribute"], at: element)
        else { return }
        var second: AnyObject?
        var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
        if let word = element["secondAttribute"] {
            guard let item = item(element["secondItem"], of: view, at: element),
                let found = attribute(word, at: element)
            else { return }
            second = item
            secondAttribute = found
        }
        let relation: NSLayoutConstraint.Relation =
            switch element["relation"] {
            case "greaterThanOrEqual": .greaterThanOrEqual
            case "lessThanOrEqual": .lessThanOrEqual
            default: .equal
            }
        let constraint = NSLayoutConstraint(
            item: first, attribute: firstAttribute, relatedBy: relation, toItem: second,
            attribute: secondAttribute, multiplier: Self.multiplier(element["multiplier"]),
            constant: element.double("constant"))
        if element["priority"] != nil {
            constraint.priority = UILayoutPriority(Float(element.double("priority")))
        }
        constraint.identifier = element["identifier"]
        set(constraint, for: element)
        let isOfExcluded = excludedViews.contains { $0 === first || $0 === second }
        if element["placeholder"] != "YES", !element.isExcluded, !isOfExcluded {
            constraint.isActive = true
        }
    }

    private func item(_ id: String?, of view: UIView, at element: NibElement) -> AnyObject? {
        guard let id else { return view }
        if let object = existing(id) { return object }
        if isAbsent(id) { return nil }
        report("there is no item “\(id)”", at: element)
        return nil
    }

    /// Reads `2`, `0.5` and `16:9`.
    private static func multiplier(_ text: String?) -> CGFloat {
        guard let text else { return 1 }
        let parts = text.split(separator: ":").compactMap { Double($0) }
        return parts.count == 2 && parts[1] != 0 ? parts[0] / parts[1] : CGFloat(parts.first ?? 1)
    }

    private func attribute(
        _ word: String?, at element: NibElement
    ) -> NSLayoutConstraint.Attribute? {
        guard let word, let attribute = Self.attributes[word] else {
            report("the attribute “\(word ?? "")” of a constraint is unknown", at: element)
            return nil
        }
        return attribute
    }

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
        "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
        "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
        "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
        "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
        "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
        "centerYWithinMargins": .centerYWithinMargins,
    ]
}
