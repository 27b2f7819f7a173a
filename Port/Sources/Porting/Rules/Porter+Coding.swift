import SwiftSyntax

// Key-value coding: a class with `@objc` properties gets the table of their names, in a module that
// reads or sets properties by name.
extension Porter {
    /// The method by which key-value coding finds the properties of a class; `nil` where the module
    /// does not use it, or the class has no property that Objective-C sees.
    func codedNames(of node: ClassDeclSyntax) -> String? {
        let name = node.name.text
        guard isCoded(name), node.genericParameterClause == nil else { return nil }
        let access = node.modifiers.has("public") || node.modifiers.has("open") ? "public " : ""
        let isRoot = needsCodingConformance(name)
        let cases = codedProperties(of: name).map {
            "case \"\($0.name)\": return CodedKey(\\\(name).\($0.name)); "
        }
        return "\(access)\(isRoot ? "" : "override ")func codedKey(named name: String) "
            + "-> CodedKey? { switch name { \(cases.joined())"
            + "default: return \(isRoot ? "nil" : "super.codedKey(named: name)") } }"
    }

    /// `true` if the class has to state that its properties are read and set by name.
    func needsCodingConformance(_ name: String) -> Bool {
        let line = index.ancestry(of: name)
        guard isCoded(name), !line.dropFirst().contains(where: isCoded) else { return false }
        return !hasCodedBase(name)
    }

    /// `true` for the overridden method of a class that has none to override on Linux.
    func isCodingMethod(_ node: FunctionDeclSyntax) -> Bool {
        guard ["setValue", "value"].contains(node.name.text), let scope = scopes.last,
            let label = node.signature.parameterClause.parameters.last?.firstName.text,
            ["forKey", "forUndefinedKey"].contains(label)
        else { return false }
        return needsCodingConformance(scope.base)
    }

    /// Lets `super.setValue(_:forKey:)` and the like mean the common implementation.
    func portCodingCall(_ node: FunctionCallExprSyntax, _ access: MemberAccessExprSyntax) {
        guard let base = access.base, base.is(SuperExprSyntax.self), let scope = scopes.last,
            needsCodingConformance(scope.base), let label = node.arguments.last?.label?.text
        else { return }
        let names = [
            "setValue forKey": "setCodedValue", "value forKey": "codedValue",
            "setValue forUndefinedKey": "refuseValue", "value forUndefinedKey": "undefinedValue",
        ]
        guard let name = names["\(access.declName.baseName.text) \(label)"] else { return }
        edits.replace(base, with: "self")
        edits.replace(access.declName.baseName, with: name)
        guard name == "refuseValue" || name == "undefinedValue",
            let last = node.arguments.last
        else { return }
        if name == "undefinedValue", let word = last.label { edits.replace(word, with: "forKey") }
        if name == "refuseValue", let first = node.arguments.first {
            edits.remove(first, in: file)
        }
    }

    private func isCoded(_ name: String) -> Bool {
        index.codesByName && index.types[name]?.kind == .class
            && !codedProperties(of: name).isEmpty
            && (hasCodedBase(name) || index.ancestry(of: name).last == "NSObject")
    }

    /// `true` for a subclass of UIKit's views, controllers and gesture recognisers, which have a
    /// table already.
    func hasCodedBase(_ name: String) -> Bool {
        guard let root = index.ancestry(of: name).last, index.types[root]?.isDeclared != true else {
            return false
        }
        return isView(name)
            || root.hasPrefix("UI")
                && (root.hasSuffix("Controller") || root.hasSuffix("GestureRecognizer"))
    }

    private func codedProperties(of name: String) -> [ModuleIndex.Property] {
        guard let type = index.types[name] else { return [] }
        return type.properties.filter {
            !$0.isStatic && !$0.isInExtension && !$0.isOverride
                && ($0.isObjectiveC || $0.node.attributes.has("objc")
                    || $0.node.attributes.has("IBInspectable")
                    || $0.node.attributes.has("IBOutlet"))
        }
    }
}
