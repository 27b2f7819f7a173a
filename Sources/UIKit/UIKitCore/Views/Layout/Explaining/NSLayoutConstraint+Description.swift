import CoreGraphics

extension NSLayoutConstraint {
    /// The relation as a formula, as in `title.leading == avatar.trailing + 12`.
    package final var formula: String {
        Self.formula(
            firstName, relation, secondName, multiplier: multiplier, constant: constant,
            priority: priority)
    }

    /// A relation between named sides as a formula.
    static func formula(
        _ first: String, _ relation: Relation, _ second: String?, multiplier: CGFloat,
        constant: CGFloat, priority: UILayoutPriority
    ) -> String {
        var text = "\(first) \(relation.sign) "
        if let second {
            text += multiplier == 1 ? second : "\(Self.text(multiplier))*\(second)"
            if constant != 0 {
                text += " \(constant < 0 ? "-" : "+") \(Self.text(abs(constant)))"
            }
        } else {
            text += Self.text(constant)
        }
        return priority == .required
            ? text : "\(text) @\(Self.text(CGFloat(priority.rawValue)))"
    }

    /// The first side's name, as in `title.leading`.
    final var firstName: String {
        Self.name(of: firstItem, firstAttribute, from: starts?.first)
    }

    /// The second side's name; `nil` where the relation has only a constant.
    final var secondName: String? {
        guard secondAttribute != .notAnAttribute else { return nil }
        return Self.name(of: secondItem, secondAttribute, from: starts?.second)
    }

    /// The name of an attribute of an item, or of a distance, in diagnostics.
    static func name(
        of item: AnyObject?, _ attribute: Attribute, from start: LayoutOperand?
    ) -> String {
        let end = "\(name(of: item)).\(attribute.name)"
        guard let start else { return end }
        return "(\(end) - \(name(of: start.node.item)).\(start.attribute.name))"
    }

    /// The name of a view or a guide in diagnostics.
    package static func name(of item: AnyObject?) -> String {
        if let item, let name = DistinctNames.name(of: item) { return name }
        switch item {
        case let view as UIView:
            if let identifier = view.accessibilityIdentifier { return identifier }
            let text = view.accessibilityLabel ?? ""
            return text.isEmpty ? "\(type(of: view))" : "\(type(of: view))'\(Self.line(text))'"
        case let guide as UILayoutGuide:
            return guide.identifier.isEmpty ? "\(type(of: guide))" : guide.identifier
        default: return "nil"
        }
    }

    /// A text's beginning, in one line.
    private static func line(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.count > 32 ? "\(line.prefix(31))…" : line
    }

    static func text(_ number: CGFloat) -> String { ViewDescription.text(number) }
}
