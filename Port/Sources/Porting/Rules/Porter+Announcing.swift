import SwiftSyntax

// What Apple's systems have for their runtime and for Xcode alone: announcements of changes, which
// observed properties make themselves on Linux, and previews.
extension Porter {
    /// Leaves out a class method that says which changes are announced; `true` if it did.
    func leaveOutAnnouncing(_ node: FunctionDeclSyntax) -> Bool {
        let names = ["automaticallyNotifiesObservers", "keyPathsForValuesAffectingValue"]
        guard node.modifiers.has("override"), names.contains(node.name.text),
            node.signature.parameterClause.parameters.map(\.firstName.text) == ["forKey"]
        else { return false }
        edits.remove(node, in: file)
        note(node, "\(node.name.text) removed: observed properties announce their changes")
        return true
    }

    /// Replaces a call that announces a change by `()`; `true` if it did. `Operation` has these
    /// methods on Linux too.
    func removeAnnouncement(_ node: FunctionCallExprSyntax) -> Bool {
        let access = node.calledExpression.as(MemberAccessExprSyntax.self)
        guard access == nil || access?.base?.trimmedDescription == "self",
            let name = access?.declName.baseName.text
                ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            ["willChangeValue", "didChangeValue"].contains(name),
            let label = node.arguments.first?.label?.text, ["for", "forKey"].contains(label),
            let scope = scopes.last,
            !([scope.base] + index.ancestry(of: scope.base)).contains("Operation")
        else { return false }
        edits.replace(node, with: "()")
        note(node, "\(name) removed: observed properties announce their changes")
        return true
    }

    /// Removes a preview, which only Xcode shows.
    func removePreview(_ node: some SyntaxProtocol) {
        edits.remove(node, in: file)
        note(node, "preview removed")
    }
}
