import SwiftSyntax

// The types that the source states for expressions: what rules about types of types and about
// `AnyObject` ask for.
extension Porter {
    /// The type of an expression, such as `T.Type` or `[T.Type]`, without marks of optionals.
    func statedType(of expression: ExprSyntax) -> String? {
        if let chain = expression.as(OptionalChainingExprSyntax.self) {
            return statedType(of: chain.expression)
        }
        if let forced = expression.as(ForceUnwrapExprSyntax.self) {
            return statedType(of: forced.expression)
        }
        if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            return declaredType(of: name, at: Syntax(expression)).map(plain)
        }
        if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count >= 3,
            let type = sequence.elements.last?.as(TypeExprSyntax.self)
        {
            return plain(type.type.trimmedDescription)
        }
        if let element = expression.as(SubscriptCallExprSyntax.self) {
            return statedType(of: element.calledExpression).flatMap(elementType)
        }
        guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base
        else { return nil }
        let name = access.declName.baseName.text
        if ["first", "last"].contains(name) { return statedType(of: base).flatMap(elementType) }
        let isOwn = base.trimmedDescription == "self"
        let types = isOwn ? scopes.last.map { [$0.base] } ?? [] : Array(index.types.keys)
        let stated = Set(types.compactMap { type in property(name, of: type) })
        return stated.count == 1 ? stated.first.map(plain) : nil
    }

    /// The type of a variable, by the declarations around a node, from the inside out.
    private func declaredType(of name: String, at node: Syntax) -> String? {
        var inner = node
        for outer in node.enclosing {
            defer { inner = outer }
            if let closure = outer.as(ClosureExprSyntax.self), closure.names(name) {
                return closure.calledObject.flatMap(statedType).flatMap(elementType)
            }
            if let loop = outer.as(ForStmtSyntax.self), loop.pattern.trimmedDescription == name {
                return statedType(of: loop.sequence).flatMap(elementType)
            }
            let conditions =
                outer.as(IfExprSyntax.self)?.conditions
                ?? outer.as(WhileStmtSyntax.self)?.conditions
            for condition in conditions ?? [] {
                guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
                    binding.pattern.trimmedDescription == name,
                    let value = binding.initializer?.value, value.trimmedDescription != name
                else { continue }
                return statedType(of: value)
            }
            let parameters =
                outer.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
                ?? outer.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
            if let type = parameters?.first(where: {
                ($0.secondName ?? $0.firstName).text == name
            })?.type {
                return type.trimmedDescription
            }
            if let list = outer.as(CodeBlockItemListSyntax.self),
                let type = localType(of: name, in: list, before: inner)
            {
                return type
            }
            if outer.asProtocol((any DeclGroupSyntax).self) != nil, let scope = scopes.last,
                let type = property(name, of: scope.base)
            {
                return type
            }
        }
        return nil
    }

    /// The type that a statement of a list states for a variable.
    private func localType(
        of name: String, in list: CodeBlockItemListSyntax, before node: Syntax
    ) -> String? {
        for item in list {
            guard let declaration = item.item.as(VariableDeclSyntax.self), item.id != node.id else {
                continue
            }
            for binding in declaration.bindings where binding.pattern.trimmedDescription == name {
                return binding.typeAnnotation?.type.trimmedDescription
                    ?? binding.initializer.flatMap { statedType(of: $0.value) }
            }
        }
        return nil
    }

    private func property(_ name: String, of type: String) -> String? {
        index.ancestry(of: type).lazy.compactMap { type in
            self.index.types[type]?.properties.first { $0.name == name }?.type
        }.first
    }

    private func plain(_ type: String) -> String {
        var type = type[...]
        while let last = type.last, "?! ".contains(last) { type.removeLast() }
        while type.hasPrefix("("), type.hasSuffix(")") { type = type.dropFirst().dropLast() }
        return String(type)
    }

    /// The type of the elements of an array, a set or a dictionary's values.
    private func elementType(_ type: String) -> String? {
        guard type.hasPrefix("["), type.hasSuffix("]") else { return nil }
        let inner = type.dropFirst().dropLast()
        let value = inner.split(separator: ":", maxSplits: 1).last ?? inner
        return plain(value.trimmingPrefix { $0 == " " }.description)
    }
}

extension ClosureExprSyntax {
    /// `true` if the closure's first parameter has the name.
    fileprivate func names(_ name: String) -> Bool {
        switch signature?.parameterClause {
        case .simpleInput(let list): list.first?.name.text == name
        case .parameterClause(let clause):
            (clause.parameters.first?.secondName ?? clause.parameters.first?.firstName)?.text
                == name
        default: name == "$0"
        }
    }

    /// `list` in `list.map { … }` and in `list.map({ … })`.
    fileprivate var calledObject: ExprSyntax? {
        for outer in sequence(first: Syntax(self), next: \.parent).dropFirst() {
            if let call = outer.as(FunctionCallExprSyntax.self) {
                return call.calledExpression.as(MemberAccessExprSyntax.self)?.base
            }
            guard outer.is(LabeledExprSyntax.self) || outer.is(LabeledExprListSyntax.self) else {
                return nil
            }
        }
        return nil
    }
}
