import SwiftSyntax

// Objects of classes known at run time: `T()` and `type.init(frame:)`, which on iOS may call any
// initialiser that comes from Objective-C, and on Linux `required` ones alone.
extension Porter {
    func portInstance(_ node: FunctionCallExprSyntax) {
        guard node.arguments.count <= 2, node.trailingClosure == nil else { return }
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        guard Self.initialisers.contains(labels) else { return }
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            guard name.baseName.text.first?.isUppercase == true,
                isMadeByClass(constraint(of: name.baseName.text, at: Syntax(node)), labels)
            else { return }
            edits.insert(".makeOfClass", at: name.trimmedRange.upperBound.utf8Offset)
        } else if let access = node.calledExpression.as(MemberAccessExprSyntax.self),
            access.declName.baseName.text == "init", let base = access.base
        {
            guard isMadeByClass(instanceType(of: base), labels) else { return }
            edits.replace(access.declName.baseName, with: "makeOfClass")
        } else {
            return
        }
        need("UIKit")
        note(node, "object of a class known at run time")
    }

    /// The class of the objects that a type known at run time makes; `nil` for a class that the
    /// source names.
    private func instanceType(of expression: ExprSyntax) -> String? {
        if let object = expression.typeOfArgument {
            return object.trimmedDescription == "self" ? scopes.last?.name : nil
        }
        let node = Syntax(expression)
        if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            name.first?.isUppercase == true
        {
            return constraint(of: name, at: node)
        }
        guard let type = statedType(of: expression), type.hasSuffix(".Type") else { return nil }
        let name = String(type.dropLast(".Type".count))
        return constraint(of: name, at: node) ?? name
    }

    /// Marks an initialiser of a class that calls another one of the class as `convenience`, which
    /// classes of Objective-C need not say.
    func portDelegation(_ node: InitializerDeclSyntax) {
        guard let scope = scopes.last, index.types[scope.base]?.kind == .class,
            !node.modifiers.has("convenience"), let body = node.body
        else { return }
        let finder = DelegationFinder(viewMode: .sourceAccurate)
        finder.walk(body)
        guard finder.isFound else { return }
        edits.insert("convenience ", at: node.initKeyword.trimmedRange.lowerBound.utf8Offset)
        note(node, "initialiser that calls another one of its class")
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

    /// `true` for classes whose objects `makeOfClass` makes: those of `NSObject` and UIKit's
    /// responders, without a `required` initialiser of their own.
    private func isMadeByClass(_ type: String?, _ labels: [String]) -> Bool {
        guard let type else { return false }
        let ancestry = index.ancestry(of: baseName(of: type))
        guard let root = ancestry.last, !ancestry.contains(where: { has(labels, $0) }) else {
            return false
        }
        guard root.hasPrefix("UI") else { return root == "NSObject" && labels.isEmpty }
        let others = [
            "Recognizer", "Item", "Guide", "Animator", "Behavior", "Interaction", "Layout",
        ]
        return !others.contains(where: root.hasSuffix)
    }

    /// `true` if a class of the module has a `required` initialiser with these labels.
    private func has(_ labels: [String], _ type: String) -> Bool {
        index.types[type]?.requiredInitialisers.contains(labels) == true
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
}

extension Syntax {
    /// The nodes around this one, from the inside out.
    var enclosing: some Sequence<Syntax> { sequence(first: self) { $0.parent } }
}

extension TypeSyntax {
    /// The name, or the class of a composition such as `Styled & UIView`.
    fileprivate var firstName: String {
        guard let composition = self.as(CompositionTypeSyntax.self) else {
            return trimmedDescription
        }
        let names = composition.elements.map(\.type.trimmedDescription)
        return names.first { $0.hasPrefix("UI") || $0 == "NSObject" } ?? names.first ?? ""
    }
}

/// Looks for `self.init(…)`.
private final class DelegationFinder: SyntaxVisitor {
    private(set) var isFound = false

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        isFound = isFound || node.calledExpression.trimmedDescription == "self.init"
        return .visitChildren
    }
}
