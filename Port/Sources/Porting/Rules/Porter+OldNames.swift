import SwiftSyntax

// The names of Swift 3 and 4, in targets whose Swift version is below 5.
extension Porter {
    /// Replaces the name of a type.
    func portOldType(_ node: IdentifierTypeSyntax) { replaceOldName(node.name) }

    /// Replaces a constant or a type in an expression. Functions are ported with their calls.
    func portOldReference(_ node: DeclReferenceExprSyntax) {
        guard node.parent?.is(MemberAccessExprSyntax.self) != true || node.isFirstInParent else {
            return
        }
        if hasOldNames, let member = OldNames.members[node.baseName.text]?.first,
            member.oldLabel == nil, !index.declares(node.baseName.text)
        {
            return rename(node.baseName, to: member.name)
        }
        replaceOldName(node.baseName)
    }

    /// Replaces the name of a member, or of a notification with what stands before it.
    func portOldMember(_ node: MemberAccessExprSyntax) {
        guard hasOldNames else { return }
        let name = node.declName.baseName.text
        if let new = OldNames.notification(name) {
            edits.replace(node, with: new)
            note(node, "\(name) is \(new)")
        } else if name == "characters", node.base != nil, !index.declares("characters"),
            let period = node.base?.trimmedRange.upperBound.utf8Offset
        {
            edits.replace(period..<node.trimmedRange.upperBound.utf8Offset, with: "")
            note(node, "a string is the collection of its characters")
        } else if let member = OldNames.members[name]?.first, member.oldLabel == nil {
            rename(node.declName.baseName, to: member.name)
        }
    }

    /// Replaces a function that became a member, and labels that changed.
    func portOldCall(_ node: FunctionCallExprSyntax) {
        guard hasOldNames else { return }
        let name =
            node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
            ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
        if let name, let member = OldNames.members[name.text]?.first, let old = member.oldLabel {
            guard let first = node.arguments.first, let label = first.label, label.text == old
            else { return }
            rename(name, to: member.name)
            rename(label, first.colon, to: member.newLabel)
            return
        }
        guard let called = node.calledExpression.as(DeclReferenceExprSyntax.self),
            let call = OldNames.calls[called.baseName.text], !index.declares(called.baseName.text)
        else { return }
        let arguments = Array(node.arguments)
        switch call {
        case .method(let name, let label):
            edits.replace(called, with: "")
            if let comma = arguments.first?.trailingComma {
                let end = arguments[1].trimmedRange.lowerBound.utf8Offset
                edits.replace(
                    comma.trimmedRange.lowerBound.utf8Offset..<end, with: ").\(name)(\(label)")
            } else if let parenthesis = node.rightParen {
                edits.insert(").\(name)(", at: parenthesis.trimmedRange.lowerBound.utf8Offset)
            }
        case .function(let name, let labels):
            edits.replace(called, with: name)
            for (argument, label) in zip(arguments, labels) where argument.label == nil {
                edits.insert(label, at: argument.trimmedRange.lowerBound.utf8Offset)
            }
        }
        note(node, "\(called.baseName.text) of Swift 4")
    }

    /// Replaces the names of an override.
    func portOldOverride(_ node: FunctionDeclSyntax) {
        guard hasOldNames, node.modifiers.has("override"),
            let member = OldNames.members[node.name.text]?.first
        else { return }
        let first = node.signature.parameterClause.parameters.first
        if let old = member.oldLabel {
            guard let first, first.firstName.text == old else { return }
            edits.replace(first.firstName, with: member.newLabel ?? old)
            if first.secondName == nil {
                edits.insert(" \(old)", at: first.firstName.trimmedRange.upperBound.utf8Offset)
            }
        }
        rename(node.name, to: member.name)
    }

    /// Replaces the name of a property that is overridden.
    func portOldOverride(_ node: VariableDeclSyntax) {
        guard hasOldNames, node.modifiers.has("override"),
            let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            let member = OldNames.members[name.text]?.first, member.oldLabel == nil
        else { return }
        rename(name, to: member.name)
    }

    private func replaceOldName(_ token: TokenSyntax) {
        guard hasOldNames, let new = OldNames.names[token.text], !index.declares(token.text)
        else { return }
        rename(token, to: new)
    }

    private func rename(_ token: TokenSyntax, to name: String) {
        guard name != token.text else { return }
        edits.replace(token, with: name)
        note(token, "\(token.text) is \(name)")
    }

    /// Replaces a label; `_` removes it with its colon.
    private func rename(_ label: TokenSyntax, _ colon: TokenSyntax?, to new: String?) {
        guard let new else { return }
        guard new == "_", let colon else { return edits.replace(label, with: new) }
        let start = label.trimmedRange.lowerBound.utf8Offset
        let end = colon.endPosition.utf8Offset
        edits.replace(start..<end, with: "")
    }
}

extension DeclReferenceExprSyntax {
    /// `true` for `a` in `a.b`.
    fileprivate var isFirstInParent: Bool {
        parent?.as(MemberAccessExprSyntax.self)?.base?.id == Syntax(self).id
    }
}
