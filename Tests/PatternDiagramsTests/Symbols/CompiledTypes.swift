import PatternCatalogue

/// The types and members of a module, ready to be asked.
struct CompiledTypes: Sendable {
    typealias Symbol = SymbolGraph.Symbol

    /// The catalogue's, or why they could not be had.
    static let catalogue = Result {
        CompiledTypes(try SymbolGraph(ofModule: "PatternCatalogue"))
    }

    private let types: [String: Symbol]
    private let membersByPath: [String: [Symbol]]
    private let relationships: [SymbolGraph.Relationship]

    init(_ graph: SymbolGraph) {
        let kinds = ["swift.class", "swift.struct", "swift.enum", "swift.protocol"]
        types = Dictionary(
            graph.symbols.filter { kinds.contains($0.kind.identifier) }
                .map { ($0.pathComponents.joined(separator: "."), $0) },
            uniquingKeysWith: { first, _ in first })
        membersByPath = Dictionary(grouping: graph.symbols) {
            $0.pathComponents.dropLast().joined(separator: ".")
        }
        relationships = graph.relationships.filter { $0.kind != "memberOf" }
    }

    /// The type that a box of a diagram stands for: one nested in the diagram's scope, or else one
    /// that is not nested.
    func type(_ name: String, scope: String?) -> Symbol? {
        scope.flatMap { types["\($0).\(name)"] } ?? types[name]
    }

    func members(of type: Symbol) -> [Symbol] {
        membersByPath[type.pathComponents.joined(separator: ".")] ?? []
    }

    func inherits(_ source: Symbol, from target: Symbol) -> Bool {
        has("inheritsFrom", source, target)
            || (source.kind.identifier == "swift.protocol" && conforms(source, to: target))
    }

    func conforms(_ source: Symbol, to target: Symbol) -> Bool {
        has("conformsTo", source, target)
    }

    /// Whether a type conforms to a protocol of any module, by the protocol's name.
    func conforms(_ source: Symbol, toProtocolNamed name: String) -> Bool {
        relationships.contains { relation in
            relation.kind == "conformsTo" && relation.source == source.identifier.precise
                && (relation.targetFallback?.hasSuffix(".\(name)") == true
                    || types.contains {
                        $0.value.identifier.precise == relation.target
                            && $0.value.pathComponents.last == name
                    })
        }
    }

    /// Whether a type inherits from a class of another module, by the class's name.
    func inherits(_ source: Symbol, fromClassNamed name: String) -> Bool {
        relationships.contains {
            $0.kind == "inheritsFrom" && $0.source == source.identifier.precise
                && $0.targetFallback?.hasSuffix(".\(name)") == true
        }
    }

    func hasHeirs(_ type: Symbol) -> Bool {
        relationships.contains {
            $0.kind == "inheritsFrom" && $0.target == type.identifier.precise
        }
    }

    func isOverridden(_ member: Symbol) -> Bool {
        relationships.contains {
            $0.kind == "overrides" && $0.target == member.identifier.precise
        }
    }

    private func has(_ kind: String, _ source: Symbol, _ target: Symbol) -> Bool {
        relationships.contains {
            $0.kind == kind && $0.source == source.identifier.precise
                && $0.target == target.identifier.precise
        }
    }
}

extension SymbolGraph.Symbol {
    var isProperty: Bool {
        ["swift.property", "swift.type.property"].contains(kind.identifier)
    }

    /// Whether instances keep it.
    ///
    /// The compiler notes accessors for computed properties, but also for lazy ones and for those
    /// that only their type may set; of these the source text tells.
    var isStored: Bool {
        guard isProperty else { return kind.identifier == "swift.enum.case" }
        return !declaration.contains("{ get") || declaration.contains("lazy ")
            || SourceText.firstLine(of: self)?.contains("{") == false
    }

    var isStatic: Bool {
        ["swift.type.property", "swift.type.method"].contains(kind.identifier)
    }

    /// The declaration as a diagram writes it: name, parameters and types, without modifiers,
    /// enclosing types' names, default arguments, accessors and what they throw.
    var signature: String {
        var text = declaration
        for scope in pathComponents.dropLast() {
            // “Scope.Type” is the type of the type, not something nested.
            text = text.replacing("\(scope).Type", with: "\(scope)\u{0}Type")
                .replacing("\(scope).", with: "").replacing("\u{0}", with: ".")
        }
        text = text.replacing(" : ", with: ": ")
        text = text.replacing(#/ \{ (get|set| )+\}/#, with: "")
        text = text.replacing(#/ = [^,)]+/#, with: "")
        text = text.replacing(#/ (async ?)?(throws(\(\w+\))?)?( -> |$)/#) { $0.output.4 }
        text = text.replacing(
            #/^(@\w+ |\w+\(set\) |(static|class|final|override|mutating|nonisolated|convenience|required|weak|unowned|lazy|indirect|private|fileprivate|func|var|let|case) )+/#,
            with: "")
        return text
    }
}
