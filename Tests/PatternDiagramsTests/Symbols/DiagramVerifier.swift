import PatternCatalogue

/// Compares a class diagram with the compiled code.
struct DiagramVerifier {
    private typealias Symbol = SymbolGraph.Symbol

    /// What the diagram says and the code does not, a sentence each.
    private(set) var complaints: [String] = []

    private let diagram: ClassDiagram
    private let code: CompiledTypes

    init(_ diagram: ClassDiagram, code: CompiledTypes) {
        self.diagram = diagram
        self.code = code
        for box in diagram.boxes { check(box) }
        for relation in diagram.relations { check(relation) }
        checkForMissingInheritance()
    }

    private mutating func expect(_ isRight: Bool, _ complaint: @autoclosure () -> String) {
        if !isRight { complaints.append(complaint()) }
    }

    private func type(of box: String) -> Symbol? { code.type(box, scope: diagram.scope) }

    /// Whether a box shows a type of another module, of which nothing but the name is known here.
    private func isForeign(_ box: String) -> Bool {
        diagram.boxes.contains { $0.name == box && $0.module != nil }
    }

    // MARK: Boxes

    private mutating func check(_ box: ClassBox) {
        guard box.module == nil else {
            expect(
                box.attributes.isEmpty && box.operations.isEmpty,
                "\(box.name) comes from \(box.module ?? ""): its members cannot be checked.")
            return
        }
        guard let type = type(of: box.name) else {
            complaints.append("There is no type \(box.name).")
            return
        }
        expect(Self.kinds(of: type).contains(box.kind), "\(box.name) is no \(box.kind).")
        if box.kind == .abstractClass {
            expect(code.hasHeirs(type), "\(box.name) is abstract, but nothing inherits from it.")
        }
        for member in box.attributes { check(member, of: box, type, isAttribute: true) }
        for member in box.operations { check(member, of: box, type, isAttribute: false) }
        for name in box.lollipops {
            expect(
                code.conforms(type, toProtocolNamed: name),
                "\(box.name) does not conform to \(name).")
        }
    }

    /// What a type can be shown as.
    private static func kinds(of type: Symbol) -> [ClassBox.Kind] {
        switch type.kind.identifier {
        case "swift.protocol": [.interface]
        case "swift.struct": [.structure]
        case "swift.enum": [.enumeration]
        case _ where type.declaration.contains("actor "): [.actor]
        case _ where type.declaration.contains("final "): [.class]
        default: [.class, .abstractClass]
        }
    }

    private mutating func check(
        _ member: ClassMember, of box: ClassBox, _ type: Symbol, isAttribute: Bool
    ) {
        let found = code.members(of: type).first { symbol in
            symbol.isProperty == isAttribute
                && (symbol.pathComponents.last == member.signature
                    || symbol.signature == member.signature)
        }
        guard let found else {
            let near = code.members(of: type).filter {
                $0.pathComponents.last?.prefix { $0 != "(" }
                    == member.signature.prefix { !"(:<".contains($0) }
            }
            complaints.append(
                "\(box.name) has no \(isAttribute ? "property" : "method") “\(member.signature)”; "
                    + "the code has \(near.map(\.signature)).")
            return
        }
        let name = "\(box.name).\(member.signature)"
        expect(found.isStatic == member.isStatic, "\(name): static or not is wrong.")
        expect(
            found.isPrivate == (member.visibility == .type), "\(name) is \(found.accessLevel).")
        if member.isAbstract, box.kind != .interface {
            expect(code.isOverridden(found), "\(name) is abstract, but nothing overrides it.")
        }
    }

    // MARK: Relations

    private mutating func check(_ relation: ClassRelation) {
        let name = "\(relation.source) – \(relation.kind) – \(relation.target)"
        guard let source = type(of: relation.source) else {
            complaints.append("\(name): the source is no type of the catalogue.")
            return
        }
        guard let target = type(of: relation.target), !isForeign(relation.target) else {
            checkForeign(relation, source)
            return
        }
        switch relation.kind {
        case .generalisation:
            expect(code.inherits(source, from: target), "\(name): the code does not inherit.")
        case .realisation:
            expect(code.conforms(source, to: target), "\(name): the code does not conform.")
        case .composition, .aggregation, .association:
            checkProperty(of: source, target, relation, name)
        case .dependency:
            expect(
                code.members(of: source).contains { $0.mentions(target) }
                    || SourceText.mentions(target, in: [source] + code.members(of: source)),
                "\(name): neither signatures nor bodies of the source use the target.")
        }
    }

    /// Checks a relation to a type of another module by the target's name.
    private mutating func checkForeign(_ relation: ClassRelation, _ source: Symbol) {
        let isRight: Bool
        switch relation.kind {
        case .generalisation:
            isRight = code.inherits(source, fromClassNamed: relation.target)
        case .realisation:
            isRight = code.conforms(source, toProtocolNamed: relation.target)
        case .composition, .aggregation, .association, .dependency:
            isRight = code.members(of: source).contains {
                ($0.declarationFragments ?? []).contains { $0.spelling == relation.target }
            }
        }
        expect(isRight, "\(relation.source) is not related so to \(relation.target).")
    }

    private mutating func checkProperty(
        of source: Symbol, _ target: Symbol, _ relation: ClassRelation, _ name: String
    ) {
        let keepers = code.members(of: source).filter { member in
            keeps(member, of: source)
                && member.mentions(target)
                && (relation.role == nil || member.pathComponents.last == relation.role)
        }
        guard let keeper = keepers.first else {
            complaints.append("\(name): no stored property “\(relation.role ?? "…")” of that type.")
            return
        }
        if relation.kind != .association {
            expect(
                !keepers.allSatisfy { $0.declaration.contains("weak ") },
                "\(name): a weak property owns nothing.")
        }
        if keepers.count == 1, let multiplicity = relation.multiplicity {
            expect(
                Self.fits(multiplicity, keeper.declaration),
                "\(name): “\(multiplicity)” does not fit “\(keeper.declaration)”.")
        }
    }

    /// Whether a member stands for something that is kept: stored properties, what protocols ask
    /// for, and the property by which a type hands out its only instance.
    private func keeps(_ member: Symbol, of source: Symbol) -> Bool {
        member.isStored
            || member.isProperty
                && (source.kind.identifier == "swift.protocol"
                    || member.isStatic && member.mentions(source))
    }

    /// Whether a property of that declaration can have so many values.
    private static func fits(_ multiplicity: String, _ declaration: String) -> Bool {
        let isMany = ["[", "Set<", "Array<", "Dictionary<", "Table<", "Multicaster<"].contains {
            declaration.contains($0)
        }
        guard !isMany else { return !["1", "0..1"].contains(multiplicity) }
        // A lazy property does not exist before its first access.
        let isOptional = declaration.contains("?") || declaration.contains("lazy ")
        return multiplicity == (isOptional ? "0..1" : "1")
    }

    /// Complains about inheritance between two boxes that is not drawn.
    private mutating func checkForMissingInheritance() {
        for box in diagram.boxes {
            guard let source = type(of: box.name), box.module == nil else { continue }
            for other in diagram.boxes where other.name != box.name && other.module == nil {
                guard let target = type(of: other.name),
                    code.inherits(source, from: target) || code.conforms(source, to: target)
                else { continue }
                let parents = ancestors(of: box.name)
                expect(
                    parents.contains(other.name) || box.lollipops.contains(other.name),
                    "\(box.name) inherits from or conforms to \(other.name), which is not drawn.")
            }
        }
    }

    /// The boxes above a box, over all generations that are drawn.
    private func ancestors(of box: String) -> Set<String> {
        var found: Set<String> = []
        var open = [box]
        while let next = open.popLast() {
            for relation in diagram.relations
            where relation.source == next && relation.kind.strength == .inheritance {
                if found.insert(relation.target).inserted { open.append(relation.target) }
            }
        }
        return found
    }
}
