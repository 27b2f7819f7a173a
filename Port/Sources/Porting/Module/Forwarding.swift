import SwiftSyntax

/// Members of extensions that the method table of their class needs.
///
/// Swift on Linux overrides members of class bodies only. An override in an extension keeps its
/// place, under another name, and the class's body gets an override that calls it: private helpers
/// next to it stay reachable, and lines stay lines. The same holds for a member that an extension
/// declares and a subclass overrides.
struct Forwarding {
    /// What the names of the moved members begin with.
    static let prefix = "extension_"

    /// The new names of declarations in extensions.
    private(set) var names: [SyntaxIdentifier: String] = [:]

    /// What is added to the body of each class.
    private(set) var members: [String: [String]] = [:]

    /// Declarations that cannot be forwarded, with the reason.
    private(set) var failures: [SyntaxIdentifier: String] = [:]

    init(
        _ index: ModuleIndex, besides dispatch: ExtensionDispatch, added: AddedDelegateMethods
    ) {
        for type in index.types.values.sorted(by: { $0.name < $1.name }) {
            let isClass = type.kind == .class && !type.isImported
            for method in type.methods
            where method.isInExtension && dispatch.names[method.node.id] == nil {
                let isAdded = added.isMended(method)
                let isWanted =
                    method.isOverride || isAdded
                    || isClass && Self.isOverridden(method, of: type, in: index)
                guard isWanted else { continue }
                guard isClass else {
                    failures[method.node.id] = Self.foreignClass(type.name)
                    continue
                }
                let name = Self.name(of: method.base, in: type.name, index)
                guard let text = Self.forward(method.node, to: name) else {
                    failures[method.node.id] =
                        "a variadic method in an extension cannot be forwarded to"
                    continue
                }
                names[method.node.id] = name
                members[type.name, default: []].append(
                    isAdded ? "override " + text : text)
            }
            for property in type.properties where property.isInExtension && property.isOverride {
                let name = Self.name(of: property.name, in: type.name, index)
                guard isClass, let text = Self.forward(property, to: name) else {
                    failures[property.node.id] = Self.foreignClass(type.name)
                    continue
                }
                names[property.node.id] = name
                members[type.name, default: []].append(text)
            }
        }
    }

    private static func foreignClass(_ name: String) -> String {
        "\(name) belongs to another module, whose class body cannot get the override"
    }

    /// The name of a member that moves: with its class, if a superclass has such a member too.
    private static func name(of member: String, in type: String, _ index: ModuleIndex) -> String {
        let isShared = index.ancestry(of: type).dropFirst().contains { name in
            guard let above = index.types[name] else { return false }
            return above.methods(named: member).contains(where: \.isInExtension)
                || above.properties.contains { $0.name == member && $0.isInExtension }
        }
        return prefix + (isShared ? "\(type)_\(member)" : member)
    }

    private static func isOverridden(
        _ method: ModuleIndex.Method, of type: ModuleIndex.TypeEntry, in index: ModuleIndex
    ) -> Bool {
        guard !method.isStatic || method.node.modifiers.has("class") else { return false }
        return index.subclasses(of: type.name).contains { name in
            index.types[name]?.methods(named: method.base).contains {
                index.isOverride($0, of: method)
            } ?? false
        }
    }

    // MARK: Text

    /// The member that calls `node` under its other name.
    private static func forward(_ node: FunctionDeclSyntax, to name: String) -> String? {
        declaration(like: node, body: call("self.\(name)", node))
    }

    /// A method with the signature of `node`; `nil` for a variadic one, which nothing can call.
    static func declaration(like node: FunctionDeclSyntax, body: String) -> String? {
        let parameters = node.signature.parameterClause.parameters
        guard !parameters.contains(where: { $0.ellipsis != nil }) else { return nil }
        return head(node.attributes, node.modifiers, of: Syntax(node)) + "func \(node.name.text)"
            + (node.genericParameterClause?.trimmedDescription ?? "")
            + "(\(declarations(parameters)))"
            + (node.signature.effectSpecifiers.map { " " + $0.trimmedDescription } ?? "")
            + (node.signature.returnClause.map { " " + $0.trimmedDescription } ?? "")
            + (node.genericWhereClause.map { " " + $0.trimmedDescription } ?? "")
            + " { \(body) }"
    }

    /// A call of `function` that passes the parameters of `node` on.
    static func call(_ function: String, _ node: FunctionDeclSyntax) -> String {
        let effects = node.signature.effectSpecifiers
        return (effects?.throwsClause != nil ? "try " : "")
            + (effects?.asyncSpecifier != nil ? "await " : "")
            + "\(function)(\(arguments(node.signature.parameterClause.parameters)))"
    }

    private static func forward(_ property: ModuleIndex.Property, to name: String) -> String? {
        guard let type = property.type, let accessors = property.node.bindings.first?.accessorBlock
        else { return nil }
        var hasSetter = false
        if case .accessors(let list) = accessors.accessors {
            hasSetter = list.contains { $0.accessorSpecifier.text == "set" }
        }
        return head(property.node.attributes, property.node.modifiers, of: Syntax(property.node))
            + "var \(property.name): \(type) { get { \(name) }"
            + (hasSetter ? " set { \(name) = newValue }" : "") + " }"
    }

    /// The attributes and modifiers that stay, with the access that the extension gives.
    private static func head(
        _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, of node: Syntax
    ) -> String {
        let kept = attributes.compactMap { $0.as(AttributeSyntax.self) }
            .filter { Porter.rule(for: $0.attributeName.trimmedDescription) == nil }
            .map { $0.trimmedDescription.joinedLines }
        var words = modifiers.map(\.trimmedDescription).filter { $0 != "dynamic" && $0 != "final" }
        let levels = ["public", "open", "package", "internal", "fileprivate", "private"]
        if !words.contains(where: levels.contains), let outer = node.enclosingExtension,
            let access = outer.modifiers.first(where: {
                ["public", "package"].contains($0.name.text)
            })
        {
            words.insert(access.name.text, at: 0)
        }
        return (kept + words).map { $0 + " " }.joined()
    }

    /// The parameters with a name each.
    static func declarations(_ parameters: FunctionParameterListSyntax) -> String {
        parameters.enumerated().map { position, parameter in
            let label = parameter.firstName.text
            let name = self.name(of: parameter, at: position)
            return (label == name ? name : "\(label) \(name)")
                + ": \(parameter.type.trimmedDescription.joinedLines)"
                + (parameter.defaultValue.map { " " + $0.trimmedDescription.joinedLines } ?? "")
        }.joined(separator: ", ")
    }

    /// The arguments that pass these parameters on.
    static func arguments(_ parameters: FunctionParameterListSyntax) -> String {
        parameters.enumerated().map { position, parameter in
            let label = parameter.firstName.text
            let name = self.name(of: parameter, at: position)
            let isInout = parameter.type.trimmedDescription.hasPrefix("inout ")
            return (label == "_" ? "" : "\(label): ") + (isInout ? "&" : "") + name
        }.joined(separator: ", ")
    }

    private static func name(of parameter: FunctionParameterSyntax, at position: Int) -> String {
        let name = (parameter.secondName ?? parameter.firstName).text
        return name == "_" ? "argument\(position)" : name
    }
}

extension String {
    /// The text on one line.
    var joinedLines: String {
        split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }.joined(separator: " ")
    }
}

extension Syntax {
    /// The extension whose member this is.
    var enclosingExtension: ExtensionDeclSyntax? {
        var node = parent
        while let current = node {
            if let found = current.as(ExtensionDeclSyntax.self) { return found }
            if current.is(ClassDeclSyntax.self) { return nil }
            node = current.parent
        }
        return nil
    }
}
