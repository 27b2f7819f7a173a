import SwiftSyntax

/// The optional requirements of the module's `@objc` protocols, and what replaces them.
///
/// A requirement without a result keeps its name and gets an empty default. One with a result has a
/// companion, `optional_f`, whose default is `nil` and which every class with the method has.
/// If the module takes such a method as a value, `if let f = delegate?.f(_:)`, there is a property
/// too, `function_f_`, which is `nil` for classes without the method.
///
/// A property keeps its name and becomes optional; classes with it get a witness of that type.
///
/// A class that states the conformance without the method, and has a subclass with it, gets the
/// member too, so that the subclass's is called.
struct OptionalRequirements {
    /// What the names of companions begin with.
    static let prefix = "optional_"

    /// What is added to the body of each class.
    private(set) var members: [String: [String]] = [:]

    /// The methods that override what a superclass gets.
    private(set) var needsOverride: Set<SyntaxIdentifier> = []

    private let requirements: [String: [ModuleIndex.Method]]

    init(_ index: ModuleIndex) {
        requirements = index.optionalRequirements
        let protocols = index.types.values.filter { $0.kind == .protocol }
            .sorted { $0.name < $1.name }
        for type in protocols {
            for method in type.methods where method.isOptional {
                add(method, of: type.name, index)
            }
            for property in type.properties where property.node.modifiers.has("optional") {
                add(property, of: type.name, index)
            }
        }
    }

    /// The requirement that a call names, whose last arguments may be closures after the
    /// parentheses.
    func requirement(
        named name: String, labels: [String], closures: Int = 0
    ) -> ModuleIndex.Method? {
        requirements[name]?.first {
            $0.labels.count == labels.count + closures
                && Array($0.labels.prefix(labels.count)) == labels
        }
    }

    /// The requirement with a result that `delegate?.name` takes as a value.
    func requirement(referencedAs name: String) -> ModuleIndex.Method? {
        requirements[String(name.prefix { $0 != "(" })]?.first {
            $0.result != nil && ($0.fullName == name || $0.base == name)
        }
    }

    /// `true` if a protocol of the module has an optional method of that name.
    func isOptional(_ name: String) -> Bool { requirements[name] != nil }

    private mutating func add(
        _ method: ModuleIndex.Method, of name: String, _ index: ModuleIndex
    ) {
        for root in conforming(to: name, index) {
            let own = declaration(of: method, in: root.name, index)
            let heirs = index.subclasses(of: root.name)
                .compactMap { heir in declaration(of: method, in: heir, index).map { (heir, $0) } }
            if method.result == nil {
                guard own == nil, !heirs.isEmpty else { continue }
                add(Self.companion(method, body: "", keepsName: true), to: root.name)
                needsOverride.formUnion(heirs.filter { !$0.1.isOverride }.map(\.1.node.id))
            } else if own != nil || !heirs.isEmpty {
                let body = own.map(Self.call) ?? "nil"
                add(Self.companion(method, body: body), to: root.name)
                for (heir, found) in heirs where own == nil || !found.isOverride {
                    members[heir, default: []]
                        .append("override " + Self.companion(method, body: Self.call(found)))
                }
                guard index.isReferenced(method, of: name) else { continue }
                add(Self.function(method, body: own.map(Self.reference) ?? "nil"), to: root.name)
                for (heir, found) in heirs where own == nil || !found.isOverride {
                    add(
                        "override " + Self.function(method, body: Self.reference(found)), to: heir)
                }
            }
        }
    }

    private mutating func add(
        _ property: ModuleIndex.Property, of name: String, _ index: ModuleIndex
    ) {
        guard let type = property.type.map(Self.optional) else { return }
        func has(_ type: String) -> Bool {
            index.types[type]?.properties.contains { $0.name == property.name } == true
        }
        let head = "var \(name)_\(property.name): \(type)"
        for root in conforming(to: name, index) {
            let heirs = has(root.name) ? [] : index.subclasses(of: root.name).filter(has)
            guard has(root.name) || !heirs.isEmpty else { continue }
            add(
                "@_implements(\(name), \(property.name)) \(Self.access(of: property.node))\(head) "
                    + "{ \(has(root.name) ? "self.\(property.name)" : "nil") }", to: root.name)
            for heir in heirs {
                add(
                    "override \(Self.access(of: property.node))\(head) { self.\(property.name) }",
                    to: heir)
            }
        }
    }

    /// The module's classes that state the conformance to a protocol.
    private func conforming(to name: String, _ index: ModuleIndex) -> [ModuleIndex.TypeEntry] {
        index.types.values.filter { type in
            type.kind == .class && !type.isImported
                && type.inherited.contains { inherits($0, name, index) }
        }.sorted { $0.name < $1.name }
    }

    private mutating func add(_ text: String, to name: String) {
        members[name, default: []].append(text)
    }

    private func inherits(_ type: String, _ name: String, _ index: ModuleIndex) -> Bool {
        let base = baseName(of: type)
        if base == name { return true }
        guard let entry = index.types[base], entry.kind == .protocol else { return false }
        return entry.inherited.contains { baseName(of: $0) != base && inherits($0, name, index) }
    }

    private func declaration(
        of method: ModuleIndex.Method, in type: String, _ index: ModuleIndex
    ) -> ModuleIndex.Method? {
        index.types[type]?.methods.first { $0.fullName == method.fullName }
    }

    // MARK: Text

    /// The member that stands for a requirement.
    static func companion(
        _ method: ModuleIndex.Method, body: String, keepsName: Bool = false
    ) -> String {
        let parameters = method.node.signature.parameterClause.parameters
        let result = method.result.map { " -> " + optional($0) } ?? ""
        return "\(access(of: method.node))func \(keepsName ? "" : prefix)\(method.base)"
            + "(\(Forwarding.declarations(parameters)))\(result) { \(body) }"
    }

    /// The requirement in the protocol.
    static func requirement(_ method: ModuleIndex.Method) -> String {
        let parameters = method.node.signature.parameterClause.parameters
        let name = (method.result == nil ? "" : prefix) + method.base
        return "func \(name)(\(Forwarding.declarations(parameters)))"
            + (method.result.map { " -> " + optional($0) } ?? "")
    }

    /// The name of the property whose value is the method.
    static func functionName(_ method: ModuleIndex.Method) -> String {
        "function_" + method.base + method.labels.map { "_" + ($0 == "_" ? "" : $0) }.joined()
    }

    /// The property whose value is the method, or `nil`.
    static func function(_ method: ModuleIndex.Method, body: String) -> String {
        let parameters = method.parameterTypes.map(\.joinedLines).joined(separator: ", ")
        return "\(access(of: method.node))var \(functionName(method)): "
            + "((\(parameters)) -> \(method.result ?? "Void"))? { \(body) }"
    }

    private static func reference(_ method: ModuleIndex.Method) -> String {
        "self.\(method.fullName)"
    }

    private static func call(_ method: ModuleIndex.Method) -> String {
        "self.\(method.base)(\(Forwarding.arguments(method.node.signature.parameterClause.parameters)))"
    }

    /// The optional of a type, in the source's words.
    static func optional(_ type: String) -> String {
        type.hasSuffix("?") || type.hasSuffix("!")
            ? type : type.contains(" ") ? "(\(type))?" : type + "?"
    }

    /// The access of a protocol's members.
    private static func access(of member: some SyntaxProtocol) -> String {
        var node = member.parent
        while let current = node {
            if let found = current.as(ProtocolDeclSyntax.self) {
                return found.modifiers.has("public") ? "public " : ""
            }
            node = current.parent
        }
        return ""
    }
}
