import SwiftSyntax

// Objects of classes known at run time: `T()` and `type.init(frame:)`, which on iOS may call any
// initialiser that comes from Objective-C, and on Linux `required` ones alone.
extension Porter {
    func portInstance(_ node: FunctionCallExprSyntax) {
        guard node.arguments.count <= 2, node.trailingClosure == nil else { return }
        let name = node.calledExpression.as(DeclReferenceExprSyntax.self)
        let access = node.calledExpression.as(MemberAccessExprSyntax.self)
        guard name?.baseName.text.first?.isUppercase ?? (access?.declName.baseName.text == "init"),
            Self.initialisers.contains(node.arguments.map { $0.label?.text ?? "_" })
        else { return }
        if let name {
            guard isResponder(constraint(of: name.baseName.text, at: Syntax(node))) else { return }
            edits.insert(".makeOfClass", at: name.trimmedRange.upperBound.utf8Offset)
        } else if let access,
            let base = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
        {
            let type = metatype(of: base, at: Syntax(node)) ?? base
            let isGeneric = constraint(of: type, at: Syntax(node))
            let isValue = base.first?.isLowercase == true
            guard isResponder(isGeneric ?? (isValue ? type : nil)) else { return }
            edits.replace(access.declName.baseName, with: "makeOfClass")
        } else {
            return
        }
        note(node, "object of a class known at run time")
    }

    /// Ports `object.conforms(to: P.self)`, a question of `NSObject` about protocols of
    /// Objective-C, to `(object is P)`.
    func portConformance(_ node: FunctionCallExprSyntax, of access: MemberAccessExprSyntax?) {
        guard node.arguments.count == 1, let argument = node.arguments.first,
            argument.label?.text == "to",
            let type = argument.expression.as(MemberAccessExprSyntax.self),
            type.declName.baseName.text == "self", let name = type.base
        else { return }
        let start = node.trimmedRange.bytes.lowerBound
        let end = node.trimmedRange.bytes.upperBound
        let object = access?.base?.as(OptionalChainingExprSyntax.self)?.expression ?? access?.base
        if let object {
            let isType = object.trimmedDescription.first?.isUppercase == true
            guard !isType else { return }
            edits.insert("(", at: start)
            edits.replace(object.trimmedRange.bytes.upperBound..<end, with: " is \(name))")
        } else {
            edits.replace(start..<end, with: "(self is \(name))")
        }
        note(node, "question about a protocol")
    }

    /// The labels of the initialisers that come from Objective-C and exist as `makeOfClass`.
    private static let initialisers = [
        [], ["frame"], ["nibName", "bundle"], ["style", "reuseIdentifier"],
    ]

    /// `true` for responders of UIKit, and for the module's subclasses of them without a `required`
    /// initialiser of their own.
    private func isResponder(_ type: String?) -> Bool {
        guard let type else { return false }
        let ancestry = index.ancestry(of: baseName(of: type))
        guard let root = ancestry.last, root.hasPrefix("UI") else { return false }
        let others = [
            "Recognizer", "Item", "Guide", "Animator", "Behavior", "Interaction", "Layout",
        ]
        return !others.contains(where: root.hasSuffix)
    }

    /// The class to which the declarations around a node constrain a generic parameter.
    private func constraint(of name: String, at node: Syntax) -> String? {
        for outer in node.enclosing {
            let (parameters, requirements):
                (GenericParameterClauseSyntax?, GenericWhereClauseSyntax?)
            if let found = outer.as(FunctionDeclSyntax.self) {
                (parameters, requirements) = (
                    found.genericParameterClause, found.genericWhereClause
                )
            } else if let found = outer.as(ClassDeclSyntax.self) {
                (parameters, requirements) = (
                    found.genericParameterClause, found.genericWhereClause
                )
            } else if let found = outer.as(StructDeclSyntax.self) {
                (parameters, requirements) = (
                    found.genericParameterClause, found.genericWhereClause
                )
            } else if let found = outer.as(InitializerDeclSyntax.self) {
                (parameters, requirements) = (
                    found.genericParameterClause, found.genericWhereClause
                )
            } else {
                continue
            }
            guard let parameter = parameters?.parameters.first(where: { $0.name.text == name })
            else { continue }
            if let type = parameter.inheritedType { return type.firstName }
            for requirement in requirements?.requirements ?? [] {
                if case .conformanceRequirement(let found) = requirement.requirement,
                    found.leftType.trimmedDescription == name
                {
                    return found.rightType.firstName
                }
            }
            return nil
        }
        return nil
    }

    /// The type `X` of a parameter, or of a property of the type around it, that is an `X.Type`.
    private func metatype(of name: String, at node: Syntax) -> String? {
        var stated: String?
        for outer in node.enclosing where stated == nil {
            let parameters =
                outer.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
                ?? outer.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
            stated =
                parameters?.first { ($0.secondName ?? $0.firstName).text == name }?
                .type.trimmedDescription
        }
        if stated == nil, let scope = scopes.last {
            stated = index.types[scope.base]?.properties.first { $0.name == name }?.type
        }
        guard let stated, stated.hasSuffix(".Type") else { return nil }
        return String(stated.dropLast(".Type".count))
    }
}

extension Syntax {
    /// The nodes around this one, from the inside out.
    fileprivate var enclosing: some Sequence<Syntax> { sequence(first: self) { $0.parent } }
}

extension TypeSyntax {
    /// The name, or the first one of a composition such as `UIView & Styled`.
    fileprivate var firstName: String {
        if let composition = self.as(CompositionTypeSyntax.self) {
            return composition.elements.first?.type.trimmedDescription ?? ""
        }
        return trimmedDescription
    }
}
