import SwiftSyntax

/// Which of Apple's APIs a module uses, and which of them are missing.
///
///     print(APIReport(of: files, against: names).text)
///     // 412 of 430 API uses exist.
///     // missing: UIMenuController, 3 uses, first in Page.swift:12
///
/// Types are recognised by the prefixes of UIKit, QuartzCore and CoreGraphics, and by those of
/// frameworks that the file imports and Linux has in part. Members are counted
/// where the type of their object is plain: a variable with a stated type, a property of a known
/// one, `self`, or the type itself; and where they are overridden.
public struct APIReport: Sendable {
    /// A type or member that is missing.
    public struct Missing: Hashable, Sendable, Encodable {
        /// The type, or the type and member.
        public let name: String

        /// The number of uses.
        public internal(set) var uses: Int

        /// The file of the first use.
        public let path: String

        /// The line of the first use, from 1.
        public let line: Int
    }

    /// The number of uses that were found.
    public private(set) var uses = 0

    /// What is missing, by name.
    public private(set) var missing: [Missing] = []

    /// Compares the uses of a module with an API.
    ///
    /// - Parameters:
    ///   - context: The sources of modules that it imports, directly or by way of others.
    ///   - hasOldNames: `true` for a target of Swift 3 or 4, whose old names exist because they are
    ///     replaced.
    public init(
        of inputs: [InputFile], context: [InputFile] = [], against names: APINames,
        hasOldNames: Bool = false
    ) {
        let files = inputs.concurrentMap { SourceFile(path: $0.path, text: $0.text) }
        let others = context.concurrentMap { SourceFile(path: $0.path, text: $0.text) }
        let index = ModuleIndex(files, context: others)
        self.init(
            files, index, SwiftUIParts(files, index), against: names, hasOldNames: hasOldNames)
    }

    /// Compares the uses of parsed files with an API.
    init(
        _ files: [SourceFile], _ index: ModuleIndex, _ swiftUI: SwiftUIParts,
        against names: APINames, hasOldNames: Bool
    ) {
        var found: [String: Missing] = [:]
        for file in files {
            let leftOut = (swiftUI.parts[file.path] ?? []).map { part in
                let range = part.node.trimmedRange
                return file.line(
                    at: range.lowerBound.utf8Offset)...file.line(
                        at: range.upperBound.utf8Offset)
            }
            let finder = UseFinder(
                file, index: index, names: names, hasOldNames: hasOldNames, leftOut: leftOut)
            finder.walk(file.tree)
            uses += finder.uses
            for (name, line) in finder.missing {
                found[name, default: Missing(name: name, uses: 0, path: file.path, line: line)]
                    .uses += 1
            }
        }
        missing = found.values.sorted { $0.name < $1.name }
    }

    /// The report for a person.
    public var text: String {
        let absent = missing.reduce(0) { $0 + $1.uses }
        return "\(uses - absent) of \(uses) API uses exist.\n"
            + missing.map {
                "missing: \($0.name), \($0.uses) \($0.uses == 1 ? "use" : "uses"), "
                    + "first in \($0.path):\($0.line)\n"
            }.joined()
    }
}

/// Finds the uses in one file.
private final class UseFinder: SyntaxVisitor {
    private let file: SourceFile
    private let index: ModuleIndex
    private let names: APINames
    private let hasOldNames: Bool

    /// The lines of declarations that are left out, because they need SwiftUI.
    private let leftOut: [ClosedRange<Int>]

    /// What the names of the frameworks begin with whose missing names are reported in this file.
    private let prefixes: [String]

    private(set) var uses = 0
    private(set) var missing: [(name: String, line: Int)] = []

    /// The types of the file's variables; `nil` for names with several types.
    private var variables: [String: String?] = [:]
    private var scopes: [String] = []

    /// What is known of the types that were looked up.
    private var lineages: [String: [String]] = [:]

    init(
        _ file: SourceFile, index: ModuleIndex, names: APINames, hasOldNames: Bool,
        leftOut: [ClosedRange<Int>]
    ) {
        self.file = file
        self.index = index
        self.names = names
        self.hasOldNames = hasOldNames
        self.leftOut = leftOut
        let imports = ImportFinder(viewMode: .sourceAccurate)
        imports.walk(file.tree)
        let imported = imports.nodes.compactMap { $0.path.first?.name.text }
            .filter { !index.modules.contains($0) }.compactMap { AppleFramework.all[$0] }
        prefixes =
            ["UI", "CA", "CG"] + imported.filter { $0.state == .partial }.flatMap(\.prefixes)
        super.init(viewMode: .sourceAccurate)
        let collector = VariableCollector(viewMode: .sourceAccurate)
        collector.walk(file.tree)
        variables = collector.variables
    }

    // MARK: Counting

    private func count(type name: String, at node: some SyntaxProtocol) {
        guard isApple(name) else { return }
        count(name, exists: names.has(name) || names.hasGlobal(name) || isReplaced(name), at: node)
    }

    private func count(_ member: String, in type: String, at node: some SyntaxProtocol) {
        guard let root = root(of: type), names.has(root), isApple(root),
            !isOwn(member, of: type), let exists = names.has(member, in: root)
        else { return }
        count("\(root).\(member)", exists: exists || isReplaced(member), at: node)
    }

    private func count(_ name: String, exists: Bool, at node: some SyntaxProtocol) {
        let line = file.line(of: node)
        guard !leftOut.contains(where: { $0.contains(line) }) else { return }
        uses += 1
        if !exists { missing.append((name, line)) }
    }

    /// `true` for a name of Swift 3 or 4 that the porting tool replaces.
    private func isReplaced(_ name: String) -> Bool {
        hasOldNames && OldNames.replaces(name)
    }

    /// `true` for names with a prefix of the frameworks that Touchstone stands for.
    private func isApple(_ name: String) -> Bool {
        guard index.types[name] == nil || names.has(name),
            index.types[name]?.isDeclared != true, !index.typeNames.contains(name),
            !index.declaresGlobal(name), AppleFramework.all[name] == nil
        else { return false }
        if names.has(name) { return (prefixes + ["NS"]).contains { name.hasPrefix($0) } }
        return prefixes.contains {
            name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true
        } && !["CGFloat", "CGPoint", "CGSize", "CGRect"].contains(name)
    }

    /// `true` if the module, or one that it imports, declares the member: in the type, in what it
    /// inherits from, UIKit's types among them, or in a protocol that one of these conforms to.
    private func isOwn(_ member: String, of type: String) -> Bool {
        index.types[member] != nil || index.typeNames.contains(member)
            || lineage(of: type).contains { name in
                guard let entry = index.types[name] else { return false }
                return [member, "`\(member)`"].contains { member in
                    entry.methods(named: member).contains { !$0.isOverride }
                        || entry.properties.contains { $0.name == member && !$0.isOverride }
                }
            }
    }

    /// A type with all that it inherits from, here and in the library, under all their names.
    /// Every type may be optional where it is used.
    private func lineage(of type: String) -> [String] {
        if let known = lineages[type] { return known }
        var result = [type, "Optional"]
        var seen = Set(result)
        var position = 0
        while position < result.count {
            let name = result[position]
            position += 1
            let stated = (index.types[name]?.inherited ?? []).flatMap { $0.split(separator: "&") }
            let next =
                stated.map { baseName(of: String($0)) }
                + names.inherited(by: name).union(index.aliases(of: name)).sorted()
            result += next.filter { seen.insert($0).inserted }
        }
        lineages[type] = result
        return result
    }

    /// The first superclass that is not the module's own.
    private func root(of type: String) -> String? { index.ancestry(of: type).last }

    // MARK: Types of expressions

    private func type(of expression: ExprSyntax) -> String? {
        if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            if name == "self" || name == "super" { return scopes.last }
            if let known = variables[name] { return known }
            return scopes.last.flatMap { type(of: name, in: $0) }
        }
        if expression.is(SuperExprSyntax.self) { return scopes.last }
        if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
            return type(of: base).flatMap { type(of: access.declName.baseName.text, in: $0) }
        }
        if let chain = expression.as(OptionalChainingExprSyntax.self) {
            return type(of: chain.expression)
        }
        if let forced = expression.as(ForceUnwrapExprSyntax.self) {
            return type(of: forced.expression)
        }
        if let call = expression.as(FunctionCallExprSyntax.self),
            let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            name.first?.isUppercase == true
        {
            return name
        }
        return nil
    }

    private func type(of property: String, in type: String) -> String? {
        for name in index.ancestry(of: type) {
            if let found = index.types[name]?.properties.first(where: { $0.name == property }) {
                return found.type.map(baseName)
            }
        }
        return root(of: type).flatMap { names.typeOfProperty(property, in: $0) }
    }

    // MARK: Visiting

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        scopes.append(node.name.text)
        return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        scopes.append(node.name.text)
        return .visitChildren
    }
    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        scopes.append(node.name.text)
        return .visitChildren
    }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        scopes.append(baseName(of: node.extendedType.trimmedDescription))
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in node.activeClauses {
            if let elements = clause.elements { walk(elements) }
        }
        return .skipChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        count(type: node.name.text, at: node)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.baseName.text.first?.isUppercase == true {
            count(type: node.baseName.text, at: node)
        }
        return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard let base = node.base else { return .skipChildren }
        let member = node.declName.baseName.text.withoutBackticks
        if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text, isApple(name) {
            count(member, in: name, at: node)
        } else if let type = type(of: base) {
            count(member, in: type, at: node)
        }
        walk(base)
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.modifiers.has("override"), let type = scopes.last {
            count(node.name.text, in: type, at: node.name)
        }
        return .visitChildren
    }
}

/// Collects the variables of a file with their types.
private final class VariableCollector: SyntaxVisitor {
    private(set) var variables: [String: String?] = [:]

    private func add(_ name: String, _ type: String?) {
        let type = type.map(baseName)
        if let known = variables[name], known != type {
            variables[name] = .some(nil)
        } else {
            variables[name] = type
        }
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings where binding.pattern.is(IdentifierPatternSyntax.self) {
            add(binding.pattern.trimmedDescription, binding.statedType)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        add((node.secondName ?? node.firstName).text, node.type.trimmedDescription)
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        // Without a value, the name keeps its type.
        if node.initializer != nil || node.typeAnnotation != nil {
            add(node.pattern.trimmedDescription, node.typeAnnotation?.type.trimmedDescription)
        }
        return .visitChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        add(node.name.text, nil)
        return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        add((node.secondName ?? node.firstName).text, node.type?.trimmedDescription)
        return .visitChildren
    }

    /// A name within a pattern: of a loop, a case, a tuple.
    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        let isPlain =
            node.parent?.is(PatternBindingSyntax.self) == true
            || node.parent?.is(OptionalBindingConditionSyntax.self) == true
        if !isPlain { add(node.identifier.text, nil) }
        return .visitChildren
    }
}
