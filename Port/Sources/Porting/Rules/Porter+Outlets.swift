import SwiftSyntax

// Interface Builder: each class gets a table of its outlets, inspectable properties and actions,
// by which nib files are connected.
extension AttributeListSyntax {
    /// `true` for what code must not use.
    fileprivate var areUnavailable: Bool {
        attribute("available")?.arguments?.trimmedDescription.contains("unavailable") == true
    }
}

extension Porter {
    /// The member with the table of a class; `nil` for a class without outlets and actions.
    func nibConnections(of node: ClassDeclSyntax) -> String? {
        let name = node.name.text
        guard let (outlets, actions) = connections(of: name) else { return nil }
        var calls: [String] = []
        for property in outlets {
            guard let value = Self.valueType(of: property) else { continue }
            calls.append(
                ".outlet(\"\(property.name)\") { (object: \(name), value: \(value)) in "
                    + "object.\(property.name) = value }")
        }
        for action in actions {
            calls.append(
                ".action(\"\(action.selectorName)\", "
                    + "Selector(\(name).\(action.fullName), name: \"\(action.fullName)\"))")
        }
        need("UIKit")
        note(node.name, "table of outlets and actions: \(calls.count)")
        let isPublic = node.modifiers.has("public") || node.modifiers.has("open")
        let isFirst = needsNibConformance(name)
        return (isPublic ? "public " : "") + (isFirst ? "" : "override ")
            + "class var nibConnections: NibConnections { "
            + (isFirst ? "NibConnections()" : "super.nibConnections") + "\(calls.joined()) }"
    }

    /// `true` for a class that is the first among its superclasses with a table, as UIKit's class
    /// above it has none.
    func needsNibConformance(_ name: String) -> Bool {
        let ancestry = index.ancestry(of: name)
        guard connections(of: name) != nil, let root = ancestry.last else { return false }
        return !Self.hasTable(root)
            && ancestry.dropFirst().allSatisfy { connections(of: $0) == nil }
    }

    /// The outlets, inspectable properties and actions of a class; `nil` for one without.
    private func connections(
        of name: String
    ) -> (outlets: [ModuleIndex.Property], actions: [ModuleIndex.Method])? {
        guard let type = index.types[name], !type.isInFunction, !type.isGeneric else { return nil }
        let outlets = type.properties.filter { property in
            !property.isStatic
                && (property.node.attributes.has("IBOutlet")
                    || property.node.attributes.has("IBInspectable"))
                && !property.node.attributes.areUnavailable
        }
        let actions = type.methods.filter { $0.node.attributes.has("IBAction") }
        guard !outlets.isEmpty || !actions.isEmpty else { return nil }
        // Inspectable properties of other objects are set by code alone.
        let isConnected =
            !actions.isEmpty || outlets.contains { $0.node.attributes.has("IBOutlet") }
        guard let root = index.ancestry(of: name).last, Self.hasTable(root) || isConnected else {
            return nil
        }
        return (outlets, actions)
    }

    /// Returns `true` for a class of UIKit that has a table: responders and gesture recognisers.
    private static func hasTable(_ name: String) -> Bool {
        let others = [
            "Layout", "Item", "Transition", "Segue", "PresentationController", "Behavior",
            "Animator", "Activity", "Document",
        ]
        return name.hasPrefix("UI") && !others.contains(where: name.hasSuffix)
    }

    /// The type of an outlet's value, without its optional.
    private static func valueType(of property: ModuleIndex.Property) -> String? {
        if let type = property.type {
            return type.hasSuffix("!") || type.hasSuffix("?") ? String(type.dropLast()) : type
        }
        let value = property.node.bindings.first?.initializer?.value
        if value?.is(IntegerLiteralExprSyntax.self) == true { return "Int" }
        if value?.is(FloatLiteralExprSyntax.self) == true { return "Double" }
        if value?.is(BooleanLiteralExprSyntax.self) == true { return "Bool" }
        return value?.is(StringLiteralExprSyntax.self) == true ? "String" : nil
    }
}
