import SwiftSyntax

/// Collects the declarations of a file for ``ModuleIndex``.
final class IndexCollector: SyntaxVisitor {
    /// A type or an extension of one.
    struct Found {
        var name: String
        /// `nil` for an extension.
        var kind: ModuleIndex.Kind?
        var inherited: [String] = []
        var methods: [ModuleIndex.Method] = []
        var properties: [ModuleIndex.Property] = []
        var isInFunction = false
        var isObjectiveC = false
        var isOnMainActor = false
        var isPublic = false
        var isGeneric = false
        var requiredInitialisers: [[String]] = []
    }

    private(set) var types: [Found] = []
    private(set) var variableNames: Set<String> = []

    /// The names of functions and type aliases outside of types.
    private(set) var globalNames: Set<String> = []

    /// The types that type aliases stand for, by the aliases' names.
    private(set) var aliases: [String: String] = [:]

    /// The names of type parameters, associated types and type aliases.
    private(set) var typeNames: Set<String> = []

    private(set) var observesByName = false
    private(set) var codesByName = false

    /// The names of members that are used without being called, as in `delegate?.f(_:to:)`.
    private(set) var memberReferences: Set<String> = []

    private var open: [Found] = []
    private var functionDepth = 0

    init() { super.init(viewMode: .sourceAccurate) }

    private func begin(
        _ name: String, _ kind: ModuleIndex.Kind?, _ inheritance: InheritanceClauseSyntax?,
        _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax,
        isGeneric: Bool = false
    ) -> SyntaxVisitorContinueKind {
        open.append(
            Found(
                name: baseName(of: name), kind: kind,
                inherited: inheritance?.inheritedTypes.map { $0.type.trimmedDescription } ?? [],
                isInFunction: functionDepth > 0,
                isObjectiveC: attributes.has("objcMembers")
                    || kind == nil && attributes.has("objc"),
                isOnMainActor: attributes.has("MainActor"),
                isPublic: modifiers.has("public") || modifiers.has("open"),
                isGeneric: isGeneric))
        return .visitChildren
    }

    private func end() { types.append(open.removeLast()) }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(
            node.name.text, .class, node.inheritanceClause, node.attributes, node.modifiers,
            isGeneric: node.genericParameterClause != nil)
    }
    override func visitPost(_ node: ClassDeclSyntax) { end() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node.name.text, .protocol, node.inheritanceClause, node.attributes, node.modifiers)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { end() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node.name.text, .other, node.inheritanceClause, node.attributes, node.modifiers)
    }
    override func visitPost(_ node: StructDeclSyntax) { end() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node.name.text, .other, node.inheritanceClause, node.attributes, node.modifiers)
    }
    override func visitPost(_ node: EnumDeclSyntax) { end() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node.name.text, .other, node.inheritanceClause, node.attributes, node.modifiers)
    }
    override func visitPost(_ node: ActorDeclSyntax) { end() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(
            node.extendedType.trimmedDescription, nil, node.inheritanceClause, node.attributes,
            node.modifiers)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { end() }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in node.activeClauses {
            if let elements = clause.elements { walk(elements) }
        }
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if open.isEmpty, functionDepth == 0 { globalNames.insert(node.name.text) }
        if functionDepth == 0, !open.isEmpty {
            let type = open[open.count - 1]
            open[open.count - 1].methods.append(
                ModuleIndex.Method(
                    node, isInExtension: type.kind == nil, isObjectiveC: type.isObjectiveC))
        }
        functionDepth += 1
        return .visitChildren
    }
    override func visitPost(_ node: FunctionDeclSyntax) { functionDepth -= 1 }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        if open.isEmpty { globalNames.insert(node.name.text) }
        typeNames.insert(node.name.text)
        if node.genericParameterClause == nil {
            aliases[node.name.text] = node.initializer.value.trimmedDescription
        }
        return .visitChildren
    }

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
        typeNames.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        typeNames.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if functionDepth == 0, !open.isEmpty, node.modifiers.has("required") {
            open[open.count - 1].requiredInitialisers.append(
                node.signature.parameterClause.parameters.map(\.firstName.text))
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        variableNames.insert((node.secondName ?? node.firstName).text)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
            else { continue }
            variableNames.insert(name)
            guard functionDepth == 0, !open.isEmpty else { continue }
            open[open.count - 1].properties.append(
                ModuleIndex.Property(
                    name: name, type: binding.statedType, isStatic: node.modifiers.areStatic,
                    isObservable: node.isObservable,
                    isObjectiveC: open[open.count - 1].isObjectiveC, node: node,
                    isInExtension: open[open.count - 1].kind == nil))
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let names = ["setValue", "value", "setValuesForKeys", "dictionaryWithValues"]
        let called =
            node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        if let called, names.contains(called),
            node.arguments.last?.label?.text.hasPrefix("forKey") == true
                || called == "setValuesForKeys"
        {
            codesByName = true
        }
        return .visitChildren
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        if node.label?.text == "forKeyPath" { observesByName = true }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        ["selector", "keyPath"].contains(node.macroName.text) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.isReference { memberReferences.insert(node.declName.trimmedDescription) }
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        variableNames.insert(node.pattern.trimmedDescription)
        return .visitChildren
    }
}

extension ModuleIndex.Method {
    init(_ node: FunctionDeclSyntax, isInExtension: Bool, isObjectiveC: Bool) {
        let parameters = node.signature.parameterClause.parameters
        let attribute = node.attributes.attribute("objc")
        self.init(
            base: node.name.text, labels: parameters.map(\.firstName.text),
            parameterTypes: parameters.map(\.type.trimmedDescription),
            result: node.signature.returnClause?.type.trimmedDescription,
            objectiveCName: attribute?.arguments?.trimmedDescription,
            isObjectiveC: attribute != nil || node.attributes.has("IBAction") || isObjectiveC,
            isStatic: node.modifiers.areStatic, isOverride: node.modifiers.has("override"),
            isInExtension: isInExtension, isOptional: node.modifiers.has("optional"),
            node: node)
    }
}

extension AttributeListSyntax {
    /// The attribute with a name, also within `#if`.
    func attribute(_ name: String) -> AttributeSyntax? {
        for element in self {
            if let attribute = element.as(AttributeSyntax.self),
                attribute.attributeName.trimmedDescription == name
            {
                return attribute
            }
        }
        return nil
    }

    /// `true` if there is an attribute with the name.
    func has(_ name: String) -> Bool { attribute(name) != nil }
}

extension DeclModifierListSyntax {
    /// `true` if there is a modifier with the name.
    func has(_ name: String) -> Bool { contains { $0.name.text == name } }

    /// `true` for members of the type.
    var areStatic: Bool { has("static") || has("class") }
}

extension PatternBindingSyntax {
    /// The type that the source states, by annotation or by the initial value `Type(…)`.
    var statedType: String? {
        if let typeAnnotation { return typeAnnotation.type.trimmedDescription }
        guard let call = initializer?.value.as(FunctionCallExprSyntax.self) else { return nil }
        let name = call.calledExpression.trimmedDescription
        return name.first?.isUppercase == true && !name.contains(".") ? name : nil
    }
}

extension VariableDeclSyntax {
    /// `true` for `@objc dynamic var` with storage of its own: a property that is observed by key
    /// path.
    var isObservable: Bool {
        guard modifiers.has("dynamic"), !modifiers.areStatic, !modifiers.has("lazy"),
            !modifiers.has("override"), bindingSpecifier.text == "var", bindings.count == 1,
            let binding = bindings.first
        else { return false }
        guard let accessors = binding.accessorBlock?.accessors else { return true }
        guard case .accessors(let list) = accessors else { return false }
        return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
}

extension MemberAccessExprSyntax {
    /// `true` for the member of a value, when it is not called at once.
    var isReference: Bool {
        guard base != nil, var outer = parent else { return false }
        if outer.is(OptionalChainingExprSyntax.self) || outer.is(ForceUnwrapExprSyntax.self),
            let next = outer.parent
        {
            outer = next
        }
        guard let call = outer.as(FunctionCallExprSyntax.self) else { return true }
        return !call.calledExpression.trimmedRange.overlaps(trimmedRange)
    }
}
