import SwiftSyntax

// Selectors: `#selector(f(_:))` and `Selector("f:")` become references to methods.
extension Porter {
    func portSelector(_ node: MacroExpansionExprSyntax) {
        guard !skipped.contains(node.id), let argument = node.arguments.first else { return }
        var expression = argument.expression
        var cast = ""
        if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3,
            let first = sequence.elements.first, let last = sequence.elements.last,
            let type = last.as(TypeExprSyntax.self)
        {
            expression = first
            cast = " as \(type.trimmedDescription)"
        }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let inner = tuple.elements.first?.expression
        {
            expression = inner
        }
        guard let (owner, member) = reference(expression, of: node) else { return }
        switch argument.label?.text {
        case "getter":
            edits.replace(node, with: "Selector(getter: \\\(owner).\(member), name: \"\(member)\")")
        case "setter":
            edits.replace(
                node,
                with: "Selector(setter: \\\(owner).\(member), name: \"set\(member.capitalFirst):\")"
            )
        default:
            if cast.hasPrefix(" as ("), !cast.contains(") -> (") {
                cast = " as (\(owner)) -> " + cast.dropFirst(4)
            }
            let exact = cast.isEmpty ? exactName(member, of: owner) : member
            if cast.isEmpty, reportClassMethod(exact, of: owner, at: node) { return }
            edits.replace(node, with: selector(exact, of: owner, cast: cast))
        }
        need("FoundationGaps")
        note(node, "selector of \(owner).\(member)")
    }

    /// The call that creates a selector. References to methods of generic classes are not
    /// `Sendable`, so that in Swift 5 only a closure gets by without a warning.
    private func selector(_ method: String, of owner: String, cast: String = "") -> String {
        let isGeneric =
            cast.isEmpty && owner != "Self"
            && index.ancestry(of: baseName(of: owner)).contains {
                index.types[$0]?.isGeneric == true
            }
        return isGeneric
            ? "Selector({ (object: \(owner)) in object.\(method) }, name: \"\(method)\")"
            : "Selector(\(owner).\(method)\(cast), name: \"\(method)\")"
    }

    /// Reports the selector of a method of the class itself; `true` if it is one.
    private func reportClassMethod(
        _ name: String, of owner: String, at node: MacroExpansionExprSyntax
    ) -> Bool {
        let base = String(name.prefix { $0 != "(" })
        let methods = index.methods(named: base, of: baseName(of: owner))
            .filter { $0.base == name || $0.fullName == name }
        guard let method = methods.first, methods.allSatisfy(\.isStatic) else { return false }
        let text = method.labels.isEmpty ? base + "()" : method.fullName
        problem(
            node, "\(text) is a method of the class \(owner), which is no object on Linux",
            remedy: "Use a method of an object, or a closure")
        return true
    }

    /// The type and the member that the argument of `#selector` names.
    private func reference(
        _ expression: ExprSyntax, of node: MacroExpansionExprSyntax
    ) -> (owner: String, member: String)? {
        if let name = expression.as(DeclReferenceExprSyntax.self) {
            guard let owner = enclosingType(declaring: name.baseName.text) else {
                problem(
                    node, "the type that has “\(name.trimmedDescription)” is not known",
                    remedy: "Write the type's name before the method's")
                return nil
            }
            return (owner, name.trimmedDescription.joinedLines)
        }
        guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else {
            problem(
                node, "“\(expression.trimmedDescription)” names no method",
                remedy: "Write the method with its type")
            return nil
        }
        let member = access.declName.trimmedDescription.joinedLines
        let words = base.trimmedDescription
        if ["self", "Self", "super"].contains(words) {
            return enclosingType(declaring: access.declName.baseName.text).map { ($0, member) }
        }
        if let last = words.split(separator: ".").last, last.first?.isUppercase == true {
            return (words, member)
        }
        let property = words.filter { !"?!".contains($0) }.split(separator: ".").last.map(
            String.init)
        let type = scopes.reversed().lazy.flatMap { self.index.ancestry(of: $0.base) }
            .compactMap { self.index.types[$0]?.properties.first { $0.name == property }?.type }
            .first
        if let type, index.types[baseName(of: type)]?.kind != .protocol {
            return (baseName(of: type), member)
        }
        if let owner = index.onlyOwner(ofMethod: member) { return (owner, member) }
        problem(
            node, "the type of “\(words)” is not known",
            remedy: "Write the type's name, as in #selector(Type.\(member))")
        return nil
    }

    /// The innermost type around the node, or the outer one that declares `member`.
    private func enclosingType(declaring member: String) -> String? {
        guard let innermost = scopes.last else { return index.onlyOwner(ofMethod: member) }
        let found = scopes.last { scope in
            index.ancestry(of: scope.base).contains { index.types[$0]?.declares(member) == true }
        }
        let scope = found ?? innermost
        return scope.isProtocolExtension ? "Self" : scope.name
    }

    /// The method's name with its labels where several methods share the name and one of them is
    /// Objective-C's.
    private func exactName(_ member: String, of owner: String) -> String {
        guard !member.contains("(") else { return member }
        let methods = index.methods(named: member, of: baseName(of: owner))
            .filter { !$0.isOverride }
        let exposed = methods.filter(\.isObjectiveC)
        return methods.count > 1 && exposed.count == 1 ? exposed[0].fullName : member
    }

    /// Ports `Selector("f:")` and `NSSelectorFromString("f:")`.
    func portSelectorLiteral(_ node: FunctionCallExprSyntax) {
        guard node.arguments.count == 1, var argument = node.arguments.first?.expression,
            node.arguments.first?.label == nil
        else { return }
        if let tuple = argument.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let inner = tuple.elements.first?.expression
        {
            argument = inner
        }
        guard let name = argument.as(StringLiteralExprSyntax.self)?.representedLiteralValue else {
            problem(
                node, "a selector whose name is known only at run time cannot be ported",
                remedy: "Use #selector, or a closure")
            return
        }
        if let known = Self.editActions[name] {
            edits.replace(node, with: "Selector(UIResponder.\(known), name: \"\(known)\")")
            note(node, "selector of the edit menu's \(known)")
            return
        }
        let found = index.methods(withSelector: name)
        let near = scopes.reversed().lazy.compactMap { scope in
            found.first { self.index.ancestry(of: scope.base).contains($0.type) }.map {
                // A subclass names the type arguments of a generic class.
                (self.index.types[$0.type]?.isGeneric == true ? scope.name : $0.type, $0.method)
            }
        }.first
        guard let (type, method) = near ?? (found.count == 1 ? found[0] : nil) else {
            problem(
                node, "no method of this module is called “\(name)” in Objective-C",
                remedy: "Use #selector with the method's type")
            return
        }
        edits.replace(node, with: selector(method.fullName, of: type))
        need("FoundationGaps")
        note(node, "selector of \(type).\(method.fullName)")
    }
}

extension Porter {
    /// The methods of the edit menu by their names in Objective-C.
    static let editActions = Dictionary(
        uniqueKeysWithValues: ["cut", "copy", "paste", "select", "selectAll", "delete"].map {
            ("\($0):", "\($0)(_:)")
        })
}

extension String {
    /// The text with a capital first letter.
    var capitalFirst: String { prefix(1).uppercased() + dropFirst() }
}
