import SwiftSyntax

/// The declarations of a module that need SwiftUI, which Linux does not have.
///
/// A type, a member or a variable whose declaration names something of SwiftUI is left out. Of a
/// function that does so in its body alone, the body is replaced by one that stops the program.
struct SwiftUIParts {
    /// A declaration with the text that replaces it, or its body.
    struct Part {
        let name: String
        let node: Syntax
        let isBody: Bool
    }

    /// The parts of a file, in order.
    private(set) var parts: [String: [Part]] = [:]

    /// The files of which nothing is left.
    private(set) var emptyFiles: Set<String> = []

    init(_ files: [SourceFile], _ index: ModuleIndex) {
        guard let framework = AppleFramework.absent("SwiftUI") else { return }
        let importing = files.filter { $0.importsSwiftUI }
        guard !importing.isEmpty else { return }
        let names = Set(framework.prefixes).filter { index.types[$0]?.isDeclared != true }
        // What needs a type that is left out may be a type, too, so this goes on until no more are.
        var leftOut: Set<String> = []
        var count = 0
        repeat {
            count = leftOut.count
            for file in files where file.importsSwiftUI || count > 0 {
                let uses = file.importsSwiftUI ? names.union(leftOut) : leftOut
                let found = Self.parts(of: file, names: uses)
                parts[file.path] = found
                leftOut.formUnion(found.filter { !$0.isBody && $0.isType }.map(\.name))
            }
        } while leftOut.count > count
        for file in files {
            let found = parts[file.path] ?? []
            let whole = found.filter {
                !$0.isBody && $0.node.parent?.is(CodeBlockItemSyntax.self) == true
            }
            let items = file.tree.statements.count { !$0.item.is(ImportDeclSyntax.self) }
            if file.importsSwiftUI, items > 0, whole.count == items {
                emptyFiles.insert(file.path)
            }
        }
    }

    private static func parts(of file: SourceFile, names: Set<String>) -> [Part] {
        let finder = PartFinder(names)
        finder.walk(file.tree)
        return finder.parts
    }
}

extension SwiftUIParts.Part {
    fileprivate var isType: Bool {
        node.is(StructDeclSyntax.self) || node.is(ClassDeclSyntax.self)
            || node.is(EnumDeclSyntax.self) || node.is(ProtocolDeclSyntax.self)
    }
}

extension SourceFile {
    fileprivate var importsSwiftUI: Bool {
        tree.statements.contains {
            $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text == "SwiftUI"
        }
    }
}

/// Finds the innermost declarations that can be left out.
private final class PartFinder: SyntaxVisitor {
    private let names: Set<String>
    private(set) var parts: [SwiftUIParts.Part] = []

    init(_ names: Set<String>) {
        self.names = names
        super.init(viewMode: .sourceAccurate)
    }

    private func uses(_ node: (some SyntaxProtocol)?) -> Bool {
        guard let node else { return false }
        return node.tokens(viewMode: .sourceAccurate).contains {
            guard case .identifier(let name) = $0.tokenKind else { return false }
            return names.contains(name)
        }
    }

    private func add(_ name: String, _ node: some SyntaxProtocol, isBody: Bool = false) {
        parts.append(.init(name: name, node: Syntax(node), isBody: isBody))
    }

    /// Leaves a type out as a whole if what stands before its members uses SwiftUI.
    private func visit(
        type node: some DeclGroupSyntax, _ name: String, _ head: [Syntax?]
    ) -> SyntaxVisitorContinueKind {
        guard uses(node) else { return .skipChildren }
        guard uses(node.inheritanceClause) || uses(node.attributes) || head.contains(where: uses)
        else { return .visitChildren }
        add(name, node)
        return .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        visit(type: node, node.name.text, [Syntax(node.genericParameterClause)])
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        visit(type: node, node.name.text, [Syntax(node.genericParameterClause)])
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        visit(type: node, node.name.text, [Syntax(node.genericParameterClause)])
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        visit(type: node, node.name.text, [])
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.trimmedDescription
        return visit(
            type: node, name, [Syntax(node.extendedType), Syntax(node.genericWhereClause)])
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.text + "()"
        if uses(node.signature) || uses(node.attributes) || uses(node.genericParameterClause) {
            add(name, node)
        } else if uses(node.body), let body = node.body {
            add(name, body, isBody: true)
        }
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if uses(node) { add("init()", node) }
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if uses(node) { add(node.bindings.first?.pattern.trimmedDescription ?? "", node) }
        return .skipChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        if uses(node) { add(node.name.text, node) }
        return .skipChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in node.activeClauses {
            if let elements = clause.elements { walk(elements) }
        }
        return .skipChildren
    }
}
