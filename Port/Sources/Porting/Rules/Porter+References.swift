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
}
