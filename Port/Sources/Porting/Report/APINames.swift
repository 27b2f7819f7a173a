import SwiftSyntax

/// The names of a library's public API: what `--report` compares uses with.
public struct APINames: Sendable {
    /// A type with the names of its members.
    struct TypeEntry: Sendable {
        /// The superclass and the protocols.
        var inherited: Set<String> = []

        /// The members, each with the type of a property; empty for others.
        var members: [String: String] = [:]
    }

    /// The types by the last part of their names. Functions outside of types belong to "".
    private(set) var types: [String: TypeEntry] = [:]

    /// Collects the names that a library's sources declare as public.
    public init(sources: [InputFile]) {
        var declared: Set<String> = []
        for source in sources {
            let collector = APICollector()
            collector.walk(SourceFile(path: source.path, text: source.text).tree)
            for (name, entry) in collector.types { add(entry, to: name) }
            declared.formUnion(collector.declared)
        }
        for name in types.keys
        where !name.isEmpty && !declared.contains(name) && !Self.neutral.contains(name) {
            types[name]?.inherited.insert(Self.elsewhere)
        }
    }

    /// Reads what ``text`` wrote.
    public init(text: String) {
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard parts.count == 3 else { continue }
            var entry = TypeEntry(inherited: Set(parts[1].split(separator: " ").map(String.init)))
            for member in parts[2].split(separator: " ") {
                let pair = member.split(separator: "=", maxSplits: 1).map(String.init)
                if let name = pair.first { entry.members[name] = pair.count == 2 ? pair[1] : "" }
            }
            add(entry, to: String(parts[0]))
        }
    }

    private mutating func add(_ entry: TypeEntry, to name: String) {
        types[name, default: TypeEntry()].inherited.formUnion(entry.inherited)
        types[name, default: TypeEntry()].members.merge(entry.members) { $0.isEmpty ? $1 : $0 }
    }

    /// A line for each type: its name, what it inherits from, its members.
    public var text: String {
        types.sorted { $0.key < $1.key }.map { name, entry in
            let members = entry.members.sorted { $0.key < $1.key }
                .map { $0.value.isEmpty ? $0.key : "\($0.key)=\($0.value)" }
            return "\(name)\t\(entry.inherited.sorted().joined(separator: " "))\t"
                + members.joined(separator: " ") + "\n"
        }.joined()
    }

    /// Stands for the declaration, in another library, of a type that the sources only extend.
    private static let elsewhere = "elsewhere"

    /// Returns `true` if a type is known.
    func has(_ type: String) -> Bool { types[type] != nil }

    /// Returns `true` if there is a function or variable outside of types with the name.
    func hasGlobal(_ name: String) -> Bool { types[""]?.members[name] != nil }

    /// The types that a type names as its superclass and protocols.
    func inherited(by type: String) -> Set<String> { types[type]?.inherited ?? [] }

    /// Returns `true` if a type or something that it inherits from has a member; `nil` where that
    /// is not known, because it inherits from types of other libraries.
    func has(_ member: String, in type: String) -> Bool? {
        var isCertain = true
        for name in line(of: type) {
            guard let entry = types[name] else {
                if !Self.neutral.contains(name) { isCertain = false }
                continue
            }
            if entry.members[member] != nil { return true }
        }
        if Self.common.contains(member) { return true }
        return isCertain ? false : nil
    }

    /// The type of a property, if the sources state it.
    func typeOfProperty(_ name: String, in type: String) -> String? {
        line(of: type).lazy.compactMap { self.types[$0]?.members[name] }.first { !$0.isEmpty }
    }

    /// The type and all that it inherits from.
    private func line(of type: String) -> [String] {
        var result = [type]
        var position = 0
        while position < result.count {
            let next = types[result[position]]?.inherited.sorted() ?? []
            result += next.filter { !result.contains($0) }
            position += 1
        }
        return result
    }

    /// Types of other libraries that add no members worth counting.
    private static let neutral: Set<String> = [
        "AnyObject", "CustomStringConvertible", "Equatable", "Hashable", "NSCoding", "NSCopying",
        "NSObject", "NSObjectProtocol", "Sendable",
    ]

    /// Members that every class or value has.
    private static let common: Set<String> = [
        "init", "self", "Type", "hash", "hashValue", "description", "debugDescription", "isEqual",
        "copy", "mutableCopy", "rawValue", "superclass", "isKind", "perform", "value", "setValue",
        "observe", "responds",
        // Those of an optional, which may hold any type.
        "flatMap", "map", "none", "some", "take", "unsafelyUnwrapped",
    ]
}

/// Collects the public declarations of a file.
private final class APICollector: SyntaxVisitor {
    private(set) var types: [String: APINames.TypeEntry] = [:]
    /// The types that are declared, and not only extended.
    private(set) var declared: Set<String> = []
    private var open: [(name: String, isPublic: Bool)] = []

    init() { super.init(viewMode: .sourceAccurate) }

    private func begin(
        _ name: String, _ modifiers: DeclModifierListSyntax, _ clause: InheritanceClauseSyntax?,
        isExtension: Bool = false, isProtocol: Bool = false
    ) -> SyntaxVisitorContinueKind {
        guard isExtension || modifiers.arePublic else { return .skipChildren }
        let base = baseName(of: name)
        if !isExtension { declared.insert(base) }
        if !isExtension, let outer = open.last { add(base, base, to: outer.name) }
        let inherited = clause?.inheritedTypes.map { baseName(of: $0.type.trimmedDescription) }
        types[base, default: .init()].inherited.formUnion(inherited ?? [])
        open.append((base, isProtocol || isExtension && modifiers.arePublic))
        return .visitChildren
    }

    private func add(_ member: String, _ type: String = "", to owner: String) {
        let member = member.withoutBackticks
        let old = types[owner, default: .init()].members[member]
        types[owner, default: .init()].members[member] = old?.isEmpty == false ? old : type
    }

    private func add(_ member: String, _ modifiers: DeclModifierListSyntax, type: String = "") {
        guard let owner = open.last else {
            if modifiers.arePublic { add(member, type, to: "") }
            return
        }
        if modifiers.arePublic || owner.isPublic { add(member, type, to: owner.name) }
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node.name.text, node.modifiers, node.inheritanceClause)
    }
    override func visitPost(_ node: ClassDeclSyntax) { end(node.modifiers) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node.name.text, node.modifiers, node.inheritanceClause)
    }
    override func visitPost(_ node: StructDeclSyntax) { end(node.modifiers) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node.name.text, node.modifiers, node.inheritanceClause)
    }
    override func visitPost(_ node: EnumDeclSyntax) { end(node.modifiers) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node.name.text, node.modifiers, node.inheritanceClause, isProtocol: true)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { end(node.modifiers) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(
            node.extendedType.trimmedDescription, node.modifiers, node.inheritanceClause,
            isExtension: true)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { open.removeLast() }

    /// Types that are not public were skipped, and opened nothing.
    private func end(_ modifiers: DeclModifierListSyntax) {
        if modifiers.arePublic { open.removeLast() }
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        // Operators are no members that a report names.
        if node.name.text.withoutBackticks.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
            add(node.name.text, node.modifiers)
        }
        return .skipChildren
    }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            let type = baseName(of: binding.statedType ?? "")
            add(
                name.identifier.text, node.modifiers,
                type: type.allSatisfy { $0.isLetter || $0.isNumber } ? type : "")
        }
        return .skipChildren
    }
    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        if let owner = open.last { add(node.name.text, to: owner.name) }
        return .skipChildren
    }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name.text, node.modifiers)
        if node.modifiers.arePublic {
            declared.insert(node.name.text)
            let original = baseName(of: node.initializer.value.trimmedDescription)
            types[node.name.text, default: .init()].inherited.insert(original)
        }
        return .skipChildren
    }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        .skipChildren
    }
}

extension String {
    /// A name that is also a word of the language, as it is used after a point.
    var withoutBackticks: String { filter { $0 != "`" } }
}

extension DeclModifierListSyntax {
    /// `true` for what other modules see.
    fileprivate var arePublic: Bool { has("public") || has("open") }
}
