import SwiftSyntax

// `@objc protocol` becomes a protocol of classes, and its optional requirements get defaults.
extension Porter {
    func portProtocol(_ node: ProtocolDeclSyntax) {
        guard node.attributes.has("objc") else { return }
        let inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription }
        if inherited == nil {
            let end = node.name.trimmedRange.upperBound.utf8Offset
            edits.insert(": AnyObject", at: end)
        } else if let last = node.inheritanceClause?.inheritedTypes.last,
            !(inherited ?? []).contains(where: {
                ["AnyObject", "class", "NSObjectProtocol"].contains($0)
            })
        {
            edits.insert(", AnyObject", at: last.type.trimmedRange.upperBound.utf8Offset)
        }
        var defaults: [String] = []
        var functions: [String] = []
        for member in node.memberBlock.members {
            if let function = member.decl.as(FunctionDeclSyntax.self),
                let word = function.modifiers.first(where: { $0.name.text == "optional" })
            {
                let method = ModuleIndex.Method(function, isInExtension: false, isObjectiveC: true)
                edits.remove(word, in: file)
                if method.result != nil {
                    edits.replace(function.name, with: OptionalRequirements.prefix + method.base)
                    if let type = function.signature.returnClause?.type,
                        !method.result!.hasSuffix("?")
                    {
                        edits.insert("?", at: type.trimmedRange.upperBound.utf8Offset)
                    }
                    if index.isReferenced(method, of: node.name.text) {
                        functions.append(OptionalRequirements.function(method, body: "get"))
                        defaults.append(OptionalRequirements.function(method, body: "nil"))
                    }
                }
                defaults.append(
                    OptionalRequirements.companion(
                        method, body: method.result == nil ? "" : "nil",
                        keepsName: method.result == nil))
                note(function, "optional requirement with a default")
            } else if let variable = member.decl.as(VariableDeclSyntax.self),
                let word = variable.modifiers.first(where: { $0.name.text == "optional" })
            {
                edits.remove(word, in: file)
                if let text = portOptional(variable) { defaults.append(text) }
            }
        }
        guard !defaults.isEmpty else { return }
        add(functions.map(\.withoutAccess), to: node.memberBlock)
        edits.insert(
            "; extension \(node.name.text) { \(defaults.joined(separator: "; ")) }",
            at: node.memberBlock.rightBrace.trimmedRange.upperBound.utf8Offset)
    }

    /// Makes the type of an optional property optional, and returns its default.
    private func portOptional(_ variable: VariableDeclSyntax) -> String? {
        guard let binding = variable.bindings.first, let type = binding.typeAnnotation?.type
        else { return nil }
        let optional = OptionalRequirements.optional(type.trimmedDescription)
        edits.replace(type, with: optional)
        if let accessors = binding.accessorBlock { edits.replace(accessors, with: "{ get }") }
        note(variable, "optional property with a default")
        return "var \(binding.pattern.trimmedDescription): \(optional) { nil }"
    }
}

extension String {
    /// A member's text as protocols have it.
    fileprivate var withoutAccess: String {
        hasPrefix("public ") ? String(dropFirst("public ".count)) : self
    }
}
