import SwiftSyntax

// Calls: optional methods, selectors by name, classes by name, casts to NSString.
extension Porter {
    func portCall(_ node: FunctionCallExprSyntax) {
        portInstance(node)
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            switch name {
            case "Selector", "NSSelectorFromString": portSelectorLiteral(node)
            case "NSClassFromString": portClassByName(node)
            case "NSStringFromClass": portClassName(node)
            case "Timer":
                portEmptyTimer(node, name)
                portFirstFiring(node, name)
            case "NSLog": portLog(node)
            case "conforms": portConformance(node, of: nil)
            default: reportRuntimeCall(node, name)
            }
            return
        }
        if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
            let access = chain.expression.as(MemberAccessExprSyntax.self), access.base != nil
        {
            portOptionalCall(node, chain, access)
            return
        }
        if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self),
            let access = forced.expression.as(MemberAccessExprSyntax.self), access.base != nil
        {
            portForcedCall(node, forced, access)
            return
        }
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self) else { return }
        if portQuestion(node, access) || portStaticValue(node, access) { return }
        if portDescription(node, access) { return }
        if access.declName.baseName.text == "conforms" { portConformance(node, of: access) }
        portLayerCoder(node, access)
        if access.declName.baseName.text == "observe" { need("Observing") }
        portObserverCall(node, access)
        portCodingCall(node, access)
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
        let known = optionals.requirement(
            named: name, labels: labels, closures: node.trailingClosures)
        let receiver = access.base?.trimmedDescription.lowercased().filter { $0 != "?" } ?? ""
        let isMethod =
            known != nil || labels.contains { $0 != "_" }  // Closures have no labels.
            || !index.variableNames.contains(name)
                && (receiver.hasSuffix("delegate") || receiver.hasSuffix("datasource")
                    || SystemProtocols.uiKit.isOptional(name, labels: labels))
        guard isMethod else { return }
        edits.replace(chain.questionMark.trimmedRange.bytes, with: "")
        if let known, known.result != nil {
            edits.replace(access.declName.baseName, with: OptionalRequirements.prefix + name)
        }
        note(node, "call of the optional method \(name)")
    }

    /// Ports `delegate.f!()`, where `f` is an optional requirement.
    private func portForcedCall(
        _ node: FunctionCallExprSyntax, _ forced: ForceUnwrapExprSyntax,
        _ access: MemberAccessExprSyntax
    ) {
        let name = access.declName.baseName.text
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        let known = optionals.requirement(
            named: name, labels: labels, closures: node.trailingClosures)
        guard
            known != nil
                || SystemProtocols.uiKit.isOptional(name, labels: labels)
                    && (labels.contains { $0 != "_" } || !index.variableNames.contains(name))
        else { return }
        edits.replace(forced.exclamationMark.trimmedRange.bytes, with: "")
        if let known, known.result != nil {
            edits.replace(access.declName.baseName, with: OptionalRequirements.prefix + name)
            edits.insert("!", at: node.trimmedRange.upperBound.utf8Offset)
        }
        note(node, "call of the optional method \(name)")
    }

    /// Ports `delegate.responds(to: #selector(P.f))`, where `f` is an optional requirement: on
    /// Linux the method always exists.
    private func portQuestion(
        _ node: FunctionCallExprSyntax, _ access: MemberAccessExprSyntax
    ) -> Bool {
        guard access.declName.baseName.text == "responds", node.arguments.count == 1,
            let macro = node.arguments.first?.expression.as(MacroExpansionExprSyntax.self),
            macro.macroName.text == "selector",
            let method = macro.arguments.first?.expression.as(MemberAccessExprSyntax.self),
            let owner = method.base?.trimmedDescription,
            isOptional(method.declName.baseName.text, of: baseName(of: owner)),
            let base = access.base
        else { return false }
        skipped.insert(macro.id)
        if let chain = base.as(OptionalChainingExprSyntax.self) {
            edits.replace(node, with: "(\(chain.expression.trimmedDescription) != nil)")
        } else {
            edits.replace(node, with: "true")
        }
        note(node, "question for an optional method, which always exists on Linux")
        return true
    }

    /// `true` if a protocol of the module, or of UIKit, has an optional method of that name.
    private func isOptional(_ method: String, of owner: String) -> Bool {
        guard let type = index.types[owner], type.isDeclared else {
            return SystemProtocols.uiKit.refined(by: owner) != nil
        }
        return type.kind == .protocol && optionals.isOptional(method)
    }

    /// Ports `UIApplication.value(forKeyPath: #keyPath(UIApplication.shared))`, by which libraries
    /// reach what extensions of apps lack.
    private func portStaticValue(
        _ node: FunctionCallExprSyntax, _ access: MemberAccessExprSyntax
    ) -> Bool {
        guard access.declName.baseName.text == "value", node.arguments.count == 1,
            let argument = node.arguments.first,
            ["forKey", "forKeyPath"].contains(argument.label?.text ?? ""),
            let macro = argument.expression.as(MacroExpansionExprSyntax.self),
            macro.macroName.text == "keyPath", let base = access.base?.trimmedDescription,
            let path = macro.arguments.first?.expression.trimmedDescription,
            base.first?.isUppercase == true, path.hasPrefix(base + ".")
        else { return false }
        skipped.insert(macro.id)
        edits.replace(node, with: "(\(path) as Any?)")
        note(node, "property \(path) by its name")
        return true
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

    /// Ports `NSStringFromClass(C.self)`, which ends the program for nested and generic classes.
    private func portClassName(_ node: FunctionCallExprSyntax) {
        guard node.arguments.count == 1, let argument = node.arguments.first,
            let close = node.rightParen
        else { return }
        edits.replace(node.calledExpression, with: "String")
        edits.insert("reflecting: ", at: argument.trimmedRange.lowerBound.utf8Offset)
        edits.insert(" as AnyClass", at: close.trimmedRange.lowerBound.utf8Offset)
        note(node, "name of a class")
    }

    /// Ports `type(of: object).description()` for objects that are no `NSObject`, too.
    private func portDescription(
        _ node: FunctionCallExprSyntax, _ access: MemberAccessExprSyntax
    ) -> Bool {
        guard access.declName.baseName.text == "description", node.arguments.isEmpty,
            node.trailingClosure == nil, let base = access.base, base.typeOfArgument != nil,
            !index.types.values.contains(where: {
                $0.methods(named: "description").contains(where: \.isStatic)
            })
        else { return false }
        let end = base.trimmedRange.upperBound.utf8Offset
        edits.insert("String(reflecting: ", at: base.trimmedRange.lowerBound.utf8Offset)
        edits.replace(end..<node.trimmedRange.upperBound.utf8Offset, with: ")")
        note(node, "name of a class")
        return true
    }

    /// Ports `Timer()`, a timer that never fires.
    private func portEmptyTimer(_ node: FunctionCallExprSyntax, _ name: String) {
        guard node.arguments.isEmpty, node.trailingClosure == nil, !index.declares(name),
            let open = node.leftParen, let close = node.rightParen
        else { return }
        edits.replace(
            open.trimmedRange.lowerBound.utf8Offset..<close.trimmedRange.upperBound.utf8Offset,
            with: "(timeInterval: 0, repeats: false) { _ in }")
        note(node, "timer that never fires")
    }

    /// Ports `Timer(timeInterval: 5, repeats: true)`, which on Linux first fires at once, not after
    /// the interval.
    private func portFirstFiring(_ node: FunctionCallExprSyntax, _ name: String) {
        guard let first = node.arguments.first, let label = first.label,
            label.text == "timeInterval", !index.declares(name),
            !node.arguments.contains(where: { $0.label?.text == "target" })
        else { return }
        // The interval is written twice, so it must not do anything.
        guard first.expression.isPlainValue else {
            problem(
                node, "a timer first fires at once on Linux, not after its interval",
                remedy: "Give the interval a name, and use Timer(fire:interval:repeats:block:)")
            return
        }
        let interval = first.expression.trimmedDescription
        edits.replace(label, with: "fire: Date(timeIntervalSinceNow: \(interval)), interval")
        note(node, "first firing of a timer")
    }

    /// Ports `classForCoder` in tests, which are no objects of `NSObject` on Linux.
    func portTestClass(_ node: some ExprSyntaxProtocol, _ name: String) {
        guard name == "classForCoder", let scope = scopes.last,
            index.ancestry(of: scope.base).last == "XCTestCase"
        else { return }
        edits.replace(node, with: "type(of: self)")
        note(node, "class of a test")
    }

    /// Ports `text as NSString` and `width as NSNumber`, which Linux does not bridge.
    func portCasts(_ node: SequenceExprSyntax) {
        guard !Syntax(node).isPattern else { return }
        let elements = Array(node.elements)
        for position in elements.indices.dropFirst() where position + 1 < elements.count {
            let type = elements[position + 1].trimmedDescription
            guard let (before, after) = Self.bridges[type],
                let cast = elements[position].as(UnresolvedAsExprSyntax.self),
                cast.questionOrExclamationMark == nil
            else { continue }
            if type == "NSNumber" { need("FoundationGaps") }
            // Casts bind less tightly than arithmetic.
            var first = position - 1
            while first >= 2, let sign = elements[first - 1].as(BinaryOperatorExprSyntax.self),
                ["+", "-", "*", "/", "%"].contains(sign.operator.text)
            {
                first -= 2
            }
            edits.insert(before, at: elements[first].trimmedRange.lowerBound.utf8Offset)
            let end = elements[position - 1].trimmedRange.upperBound
            edits.replace(
                (end..<elements[position + 1].trimmedRange.upperBound).bytes, with: after)
            note(cast, "\(type) of a value")
        }
    }

    /// Text before and after a value that is bridged to a class.
    private static let bridges = [
        "NSString": ("NSString(string: ", ")"), "NSNumber": ("(", ").bridgedNumber"),
    ]
}

extension ExprSyntax {
    /// `true` for a number, a name and a member of a name, which can be written twice, and for
    /// arithmetic of these.
    fileprivate var isPlainValue: Bool {
        if self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
            || self.is(DeclReferenceExprSyntax.self)
        {
            return true
        }
        if let access = self.as(MemberAccessExprSyntax.self) {
            return access.base?.isPlainValue ?? true
        }
        guard let sequence = self.as(SequenceExprSyntax.self) else { return false }
        return sequence.elements.allSatisfy {
            $0.is(BinaryOperatorExprSyntax.self) || $0.isPlainValue
        }
    }
}

extension FunctionCallExprSyntax {
    /// The number of closures after the parentheses.
    fileprivate var trailingClosures: Int {
        (trailingClosure == nil ? 0 : 1) + additionalTrailingClosures.count
    }
}

extension Syntax {
    /// `true` for what a value is compared with, as in `case let text as NSString`.
    fileprivate var isPattern: Bool {
        for outer in sequence(first: self, next: \.parent) {
            if outer.is(PatternSyntax.self) || outer.is(SwitchCaseItemSyntax.self) { return true }
            if outer.is(CodeBlockItemSyntax.self) || outer.is(FunctionCallExprSyntax.self) {
                return false
            }
        }
        return false
    }
}

extension ExprSyntax {
    /// The argument of `type(of: argument)`.
    var typeOfArgument: ExprSyntax? {
        guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
            call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type",
            let argument = call.arguments.first, argument.label?.text == "of"
        else { return nil }
        return argument.expression
    }
}
