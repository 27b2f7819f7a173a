import SwiftSyntax

// Members that Objective-C looks up while the program runs.
extension Porter {
    /// Ports `delegate?.f(_:at:)` without a call, where `f` is an optional requirement with a
    /// result.
    func portOptionalReference(_ node: MemberAccessExprSyntax) {
        guard node.isReference,
            let method = optionals.requirement(
                referencedAs: node.declName.trimmedDescription),
            node.declName.argumentNames != nil || !index.variableNames.contains(method.base),
            node.base?.as(SuperExprSyntax.self) == nil, node.base?.trimmedDescription != "self"
        else { return }
        edits.replace(node.declName, with: OptionalRequirements.functionName(method))
        note(node, "optional method \(method.fullName) as a value")
    }

    /// Ports `object?.next` of a variable of type `AnyObject`: the class that has the member is
    /// named.
    func portDynamicMember(_ node: MemberAccessExprSyntax) {
        guard let owner = Self.dynamicMembers[node.declName.baseName.text], let base = node.base
        else { return }
        let variable =
            base.as(OptionalChainingExprSyntax.self)?.expression
            ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
        guard let name = variable.as(DeclReferenceExprSyntax.self)?.baseName.text,
            Syntax(node).isAnyObject(name)
        else { return }
        let end = base.is(ForceUnwrapExprSyntax.self) ? "!" : "?"
        edits.replace(base, with: "(\(name) as? \(owner))\(end)")
        note(node, "member \(node.declName.trimmedDescription) of AnyObject")
    }

    /// Ports `object["key"]` of an `AnyObject`, which iOS asks for its own subscript: that of a
    /// dictionary.
    func portDynamicSubscript(_ node: SubscriptCallExprSyntax) {
        let chain = node.calledExpression.as(OptionalChainingExprSyntax.self)
        let object = chain?.expression ?? node.calledExpression
        guard node.arguments.count == 1,
            node.arguments.first?.expression.is(StringLiteralExprSyntax.self) == true,
            object.is(DeclReferenceExprSyntax.self), statedType(of: object) == "AnyObject"
        else { return }
        edits.insert("(", at: object.trimmedRange.lowerBound.utf8Offset)
        edits.insert(
            chain == nil ? " as! [String: Any])" : " as? [String: Any])",
            at: object.trimmedRange.upperBound.utf8Offset)
        note(node, "subscript of AnyObject")
    }

    /// The members that code asks objects of unknown class for, and the class that has them.
    private static let dynamicMembers = ["next": "UIResponder", "superview": "UIView"]
}

extension Syntax {
    /// `true` if the function around this has a variable or parameter of that name with the type
    /// `AnyObject`.
    fileprivate func isAnyObject(_ name: String) -> Bool {
        var node = parent
        while let current = node {
            if current.is(CodeBlockSyntax.self) || current.is(FunctionDeclSyntax.self) {
                let search = AnyObjectSearch(name)
                search.walk(current)
                if search.isFound { return true }
            }
            if current.is(FunctionDeclSyntax.self) { return false }
            node = current.parent
        }
        return false
    }
}

/// Looks for a variable or parameter of type `AnyObject`.
private final class AnyObjectSearch: SyntaxVisitor {
    private let name: String
    private(set) var isFound = false

    init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    private func compare(_ other: String, _ type: String?) {
        guard other == name, let type else { return }
        isFound = isFound || ["AnyObject", "AnyObject?", "AnyObject!"].contains(type)
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        compare(node.pattern.trimmedDescription, node.typeAnnotation?.type.trimmedDescription)
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        compare((node.secondName ?? node.firstName).text, node.type.trimmedDescription)
        return .visitChildren
    }
}
