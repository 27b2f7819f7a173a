import SwiftSyntax

// Calls: optional methods, selectors by name, classes by name, casts to NSString.
extension Porter {
    func portCall(_ node: FunctionCallExprSyntax) {
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            switch name {
            case "Selector", "NSSelectorFromString": portSelectorLiteral(node)
            case "NSClassFromString": portClassByName(node)
            default: break
            }
            return
        }
        if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
            let access = chain.expression.as(MemberAccessExprSyntax.self), access.base != nil
        {
            portOptionalCall(node, chain, access)
            return
        }
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self) else { return }
        if access.declName.baseName.text == "observe" { need("Observing") }
        portObserverCall(node, access)
        guard access.declName.baseName.text == "addObserver",
            let path = node.arguments.first(where: { $0.label?.text == "forKeyPath" })
        else { return }
        need("Observing")
        let name = path.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        if name?.contains(".") == true {
            problem(
                node, "names joined by points cannot be observed on Linux",
                remedy: "Use observe(\\.first.second), which both systems have")
        }
    }

    /// Ports `delegate?.f?()`: on Linux the method always exists, by a default if not otherwise.
    private func portOptionalCall(
        _ node: FunctionCallExprSyntax, _ chain: OptionalChainingExprSyntax,
        _ access: MemberAccessExprSyntax
    ) {
        let name = access.declName.baseName.text
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        let known = optionals.requirement(named: name, labels: labels)
        let receiver = access.base?.trimmedDescription.lowercased().filter { $0 != "?" } ?? ""
        let isMethod =
            known != nil
            || !index.variableNames.contains(name)
                && (labels.contains { $0 != "_" } || receiver.hasSuffix("delegate")
                    || receiver.hasSuffix("datasource"))
        guard isMethod else { return }
        edits.replace(chain.questionMark.trimmedRange.bytes, with: "")
        if let known, known.result != nil {
            edits.replace(access.declName.baseName, with: OptionalRequirements.prefix + name)
        }
        note(node, "call of the optional method \(name)")
    }

    private func portClassByName(_ node: FunctionCallExprSyntax) {
        guard let argument = node.arguments.first?.expression else { return }
        guard let name = argument.as(StringLiteralExprSyntax.self)?.representedLiteralValue else {
            return
        }
        let base = baseName(of: name)
        guard index.types[base]?.kind == .class else {
            problem(
                node, "no class of this module is called “\(name)”",
                remedy: "Name the class itself")
            return
        }
        edits.replace(node, with: "(\(base).self as AnyClass?)")
        note(node, "class \(base) by name")
    }

    /// Ports `text as NSString`, which Linux does not bridge.
    func portCasts(_ node: SequenceExprSyntax) {
        let elements = Array(node.elements)
        for position in elements.indices.dropFirst()
        where position + 1 < elements.count
            && elements[position + 1].trimmedDescription == "NSString"
        {
            guard let cast = elements[position].as(UnresolvedAsExprSyntax.self),
                cast.questionOrExclamationMark == nil
            else { continue }
            let operand = elements[position - 1]
            edits.insert("NSString(string: ", at: operand.trimmedRange.lowerBound.utf8Offset)
            let range =
                operand.trimmedRange.upperBound..<elements[position + 1].trimmedRange.upperBound
            edits.replace(range.bytes, with: ")")
            note(cast, "NSString of a String")
        }
    }
}
