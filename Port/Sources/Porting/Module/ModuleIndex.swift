import SwiftSyntax

/// What the files of a module declare, as far as rules need it.
struct ModuleIndex {
    /// The project's modules, which an import means rather than Apple's of the same name.
    var modules: Set<String> = []

    /// A class, structure, enumeration, actor or protocol.
    struct TypeEntry {
        var name: String
        var kind: Kind
        /// The types after the colon, also of its extensions.
        var inherited: [String] = []
        /// The methods of its body and its extensions.
        private(set) var methods: [Method] = []
        private(set) var properties: [Property] = []
        /// The methods by the name before the parenthesis.
        private var methodsByName: [String: [Method]] = [:]
        private var propertyNames: Set<String> = []
        var isInFunction = false
        /// `true` for a type with the attribute `@MainActor`.
        var isOnMainActor = false
        /// `true` for a type that other modules see.
        var isPublic = false
        /// `true` for a type that another module declares.
        var isImported = false
        /// `true` for a class with type parameters.
        var isGeneric = false
        /// The labels of the initialisers that subclasses have too.
        var requiredInitialisers: [[String]] = []
        /// `false` for a type of which the index knows extensions alone.
        var isDeclared = false

        init(name: String) {
            self.name = name
            kind = .other
        }

        mutating func add(_ methods: [Method], _ properties: [Property]) {
            self.methods += methods
            self.properties += properties
            for method in methods { methodsByName[method.base, default: []].append(method) }
            propertyNames.formUnion(properties.map(\.name))
        }

        func methods(named base: String) -> [Method] { methodsByName[base] ?? [] }

        /// `true` if a method or a property has the name.
        func declares(_ member: String) -> Bool {
            methodsByName[member] != nil || propertyNames.contains(member)
        }
    }

    enum Kind { case `class`, `protocol`, other }

    /// A method, with what selectors and overrides need.
    struct Method {
        /// The name before the parenthesis.
        var base: String
        /// The labels of the arguments; `_` for those without.
        var labels: [String]
        /// The types of the parameters, in the source's words.
        var parameterTypes: [String]
        var result: String?
        /// The name that `@objc(…)` gives.
        var objectiveCName: String?
        var isObjectiveC = false
        var isStatic = false
        var isOverride = false
        var isInExtension = false
        /// A requirement that a conforming class may lack.
        var isOptional = false

        /// The declaration.
        var node: FunctionDeclSyntax

        /// Labels that follow the name in Objective-C without “With”.
        private static let prepositions: Set<String> = [
            "above", "after", "along", "as", "at", "before", "below", "by", "following", "for",
            "from", "given", "in", "including", "inside", "into", "matching", "of", "on",
            "passing", "preceding", "since", "to", "until", "using", "via", "when", "with",
            "within",
        ]

        /// The name with its labels, as in `move(to:)`.
        var fullName: String {
            labels.isEmpty ? base : "\(base)(\(labels.map { $0 + ":" }.joined()))"
        }

        /// The name in Objective-C, as in `moveTo:`.
        var selectorName: String {
            if let objectiveCName { return objectiveCName }
            guard let first = labels.first else { return base }
            let lead = first.prefix { $0.isLowercase }
            let capital = first.prefix(1).uppercased() + first.dropFirst()
            let word =
                first == "_"
                ? "" : Self.prepositions.contains(String(lead)) ? capital : "With" + capital
            return base + word + ":"
                + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
        }
    }

    /// A property, with its type where the source states one.
    struct Property {
        var name: String
        var type: String?
        var isStatic = false
        var isObservable = false
        var isObjectiveC = false
        /// The declaration.
        var node: VariableDeclSyntax
        var isOverride: Bool { node.modifiers.has("override") }
        var isInExtension = false
    }

    /// The types by the last part of their names.
    private(set) var types: [String: TypeEntry] = [:]

    /// The names of variables, parameters and constants anywhere in the module, which a call with
    /// `?` may mean.
    private(set) var variableNames: Set<String> = []

    /// The names of functions and type aliases outside of types.
    private var globalNames: Set<String> = []

    /// The types that type aliases stand for, by the aliases' names.
    private var aliases: [String: String] = [:]
    private var aliasesByType: [String: Set<String>] = [:]

    /// The names of type parameters, associated types and type aliases anywhere in the module.
    private(set) var typeNames: Set<String> = []

    /// `true` if a file calls `addObserver(_:forKeyPath:options:context:)`.
    private(set) var observesByName = false

    /// `true` if a file reads or sets properties by name.
    private(set) var codesByName = false

    /// The optional requirements of the module's `@objc` protocols, by base name.
    private(set) var optionalRequirements: [String: [Method]] = [:]

    /// The superclasses of the classes that have one.
    private var superclasses: [String: String] = [:]

    /// The methods by their names in Objective-C, with the types that declare them.
    private var methodsBySelector: [String: [(type: String, method: Method)]] = [:]

    /// The members that the module, and those that it imports, use without calling them.
    private var memberReferences: (own: Set<String>, imported: Set<String>) = ([], [])

    /// Reads the files of a module, and those of modules that it imports.
    init(_ files: [SourceFile], context: [SourceFile] = []) {
        for (position, file) in (context + files).enumerated() {
            let collector = IndexCollector()
            collector.walk(file.tree)
            variableNames.formUnion(collector.variableNames)
            globalNames.formUnion(collector.globalNames)
            typeNames.formUnion(collector.typeNames)
            aliases.merge(collector.aliases) { $1 }
            observesByName = observesByName || collector.observesByName
            codesByName = codesByName || collector.codesByName
            if position < context.count {
                memberReferences.imported.formUnion(collector.memberReferences)
            } else {
                memberReferences.own.formUnion(collector.memberReferences)
            }
            for found in collector.types { merge(found, isImported: position < context.count) }
        }
        for (alias, type) in aliases {
            aliasesByType[baseName(of: type), default: []].insert(alias)
        }
        for name in types.keys { superclasses[name] = statedSuperclass(of: name) }
        for type in types.values where type.kind == .protocol {
            for method in type.methods where method.isOptional {
                optionalRequirements[method.base, default: []].append(method)
            }
        }
        for type in types.values.sorted(by: { $0.name < $1.name }) {
            for method in type.methods where !method.isOverride {
                methodsBySelector[method.selectorName, default: []].append((type.name, method))
            }
        }
    }

    /// `true` if the module declares something with the name.
    func declares(_ name: String) -> Bool {
        types[name]?.isDeclared == true || globalNames.contains(name)
            || variableNames.contains(name) || types.values.contains { $0.declares(name) }
    }

    /// `true` if a function or type alias outside of types has the name.
    func declaresGlobal(_ name: String) -> Bool { globalNames.contains(name) }

    /// The type aliases that stand for a type.
    func aliases(of type: String) -> Set<String> { aliasesByType[type] ?? [] }

    /// `true` if the module that declares a protocol takes the method without calling it.
    func isReferenced(_ method: Method, of owner: String) -> Bool {
        let names =
            types[owner]?.isImported == true ? memberReferences.imported : memberReferences.own
        return names.contains(method.fullName)
            || names.contains(method.base) && !variableNames.contains(method.base)
    }

    private mutating func merge(_ found: IndexCollector.Found, isImported: Bool) {
        var entry = types[found.name] ?? TypeEntry(name: found.name)
        if let kind = found.kind {
            entry.kind = kind
            entry.isDeclared = true
            entry.isOnMainActor = found.isOnMainActor
            entry.isPublic = found.isPublic
            entry.isImported = isImported
            entry.isGeneric = found.isGeneric
        }
        entry.requiredInitialisers += found.requiredInitialisers
        entry.inherited += found.inherited
        entry.add(found.methods, found.properties)
        entry.isInFunction = entry.isInFunction || found.isInFunction
        types[found.name] = entry
    }

    /// The class that `name` inherits from and that the module declares or imports.
    func superclass(of name: String) -> String? { superclasses[name] }

    private func statedSuperclass(of name: String) -> String? {
        guard let type = types[name], type.kind == .class, let first = type.inherited.first
        else { return nil }
        let base = baseName(of: first)
        if let known = types[base], known.isDeclared {
            return known.kind == .class ? base : nil
        }
        return Self.looksLikeProtocol(base) ? nil : base
    }

    /// The name and those of its superclasses, the outermost last.
    func ancestry(of name: String) -> [String] {
        var result = [name]
        while let next = superclass(of: result[result.count - 1]), !result.contains(next) {
            result.append(next)
        }
        return result
    }

    /// The name, those of its superclasses, and those of the module's protocols to which they
    /// conform.
    func lineage(of name: String) -> [String] {
        var result = ancestry(of: name)
        var position = 0
        while position < result.count {
            for inherited in types[result[position]]?.inherited ?? [] {
                let base = baseName(of: inherited)
                if types[base]?.kind == .protocol, !result.contains(base) { result.append(base) }
            }
            position += 1
        }
        return result
    }

    /// The module's classes that inherit from `name`, at any distance.
    func subclasses(of name: String) -> [String] {
        types.keys.filter { $0 != name && ancestry(of: $0).contains(name) }.sorted()
    }

    /// The methods named `base` that instances of `type` have within the module.
    func methods(named base: String, of type: String) -> [Method] {
        ancestry(of: type).flatMap { types[$0]?.methods(named: base) ?? [] }
    }

    /// `true` if one method overrides another, by its labels and by the types of its parameters,
    /// which type aliases may name.
    func isOverride(_ method: Method, of other: Method) -> Bool {
        method.isOverride && method.fullName == other.fullName
            && (method.parameterTypes == other.parameterTypes
                || method.parameterTypes.map(resolved) == other.parameterTypes.map(resolved))
    }

    /// A type without aliases, attributes, blanks and parentheses, for comparisons alone.
    private func resolved(_ type: String) -> String {
        var words: [String] = [""]
        for letter in type {
            let isName = letter.isLetter || letter.isNumber || "_@".contains(letter)
            if let last = words.last?.last,
                isName != (last.isLetter || last.isNumber || "_@".contains(last))
            {
                words.append("")
            }
            words[words.count - 1].append(letter)
        }
        return words.filter { !$0.hasPrefix("@") }.map { word in
            guard let original = aliases[word], original != word else { return word }
            return original.replacing("@escaping", with: "")
        }.joined().filter { !" ()".contains($0) }
    }

    /// The class whose method `name` is, if exactly one has it: for selectors without a type.
    func onlyOwner(ofMethod name: String) -> String? {
        let base = String(name.prefix { $0 != "(" })
        let owners = types.values.filter { type in
            type.methods(named: base).contains {
                ($0.base == name || $0.fullName == name) && !$0.isOverride
            }
        }
        return owners.count == 1 ? owners[0].name : nil
    }

    /// The methods with a name of Objective-C, and the types that declare them.
    func methods(withSelector name: String) -> [(type: String, method: Method)] {
        methodsBySelector[name] ?? []
    }

    /// Protocols that commonly stand first after a class's colon.
    private static func looksLikeProtocol(_ name: String) -> Bool {
        name.hasSuffix("Delegate") || name.hasSuffix("DataSource") || name.hasSuffix("Protocol")
            || name.hasSuffix("able") || name.hasSuffix("ing")
    }
}

/// The last part of a type's name, without generic arguments, optionals and parentheses.
func baseName(of type: String) -> String {
    // Most names have none of the marks.
    guard type.utf8.contains(where: { " ?!()<.".utf8.contains($0) }) else { return type }
    let name = type.prefix { $0 != "<" }.filter { !" ?!()".contains($0) }
    return String(name.split(separator: ".").last ?? Substring(name))
}
