import SwiftSyntax

/// Ports one file: visits its tree once and collects the edits of all rules.
///
/// Each rule lives in a file of its own, `Porter+Rule.swift`.
final class Porter: SyntaxVisitor {
    /// A type or extension around the visited node.
    struct Scope {
        /// The name as the source writes it, as in `Outer.Inner`.
        var name: String

        /// The last part of ``name``.
        var base: String

        var isProtocolExtension = false
    }

    let file: SourceFile
    let index: ModuleIndex
    let forwarding: Forwarding
    let dispatch: ExtensionDispatch
    let optionals: OptionalRequirements
    let added: AddedDelegateMethods
    let swiftUI: SwiftUIParts

    var edits = Edits()
    var findings: [Finding] = []

    /// `true` in an app whose resources are in the module's bundle.
    var hasAppResources = false

    /// `true` for a target of Swift 3 or 4, whose names Apple's frameworks replaced.
    var hasOldNames = false

    /// `false` in a target of an Xcode project.
    var isPackage = true

    /// `true` in an app that gets a program of its own, instead of the attribute `@main`.
    var hasOwnProgram = false

    /// The class that had the attribute.
    var mainClass: String?

    /// `true` for a file that Linux cannot compile, such as one of views of SwiftUI.
    var isLeftOut = false

    /// `true` if the file imports anything. A target's bridging header may bring what another one
    /// uses.
    private var hasImports = false

    /// The modules that the ported file needs besides those that it imports.
    private(set) var neededModules: Set<String> = []
    private var importsUIKit = false

    /// `true` if the file, or a property of the module, is of a type with `AnyObject`.
    private(set) lazy var mentionsAnyObject =
        file.tree.tokens(viewMode: .sourceAccurate).contains { $0.text == "AnyObject" }
        || index.types.values.contains { type in
            type.properties.contains { $0.type?.contains("AnyObject") == true }
        }
    private(set) var scopes: [Scope] = []

    /// The protocols whose defaults are called by members that the file's classes got.
    var neededDefaults: Set<String> = []

    /// Selectors in code that is replaced as a whole.
    var skipped: Set<SyntaxIdentifier> = []

    init(
        _ file: SourceFile, index: ModuleIndex, forwarding: Forwarding,
        dispatch: ExtensionDispatch, optionals: OptionalRequirements, added: AddedDelegateMethods,
        swiftUI: SwiftUIParts
    ) {
        self.file = file
        self.index = index
        self.forwarding = forwarding
        self.dispatch = dispatch
        self.optionals = optionals
        self.added = added
        self.swiftUI = swiftUI
        super.init(viewMode: .sourceAccurate)
    }

    /// The imports that the ported file gets before its first line.
    var addedImports: String {
        let apart: Set<String> = [
            "CoreImage", "FoundationNetworking", "FoundationXML", "UniformTypeIdentifiers",
        ]
        let needed = hasImports ? neededModules : neededModules.union(bridgedModules)
        let modules = needed.filter { !importsUIKit || apart.contains($0) }
        return modules.sorted().map { "import \($0)\n" }.joined()
    }

    /// Records that the ported file uses a module of Touchstone, which UIKit re-exports.
    func need(_ module: String) { neededModules.insert(module) }

    // MARK: Findings

    /// Records what was changed.
    func note(_ node: some SyntaxProtocol, _ text: String) {
        findings.append(
            Finding(
                kind: .change, path: file.path, line: file.line(of: node), text: text, remedy: ""))
    }

    /// Records what cannot be ported.
    func problem(_ node: some SyntaxProtocol, _ text: String, remedy: String) {
        findings.append(
            Finding(
                kind: .problem, path: file.path, line: file.line(of: node), text: text,
                remedy: remedy))
    }

    // MARK: Scopes

    private func begin(_ name: String) {
        let isProtocol = index.types[baseName(of: name)]?.kind == .protocol
        scopes.append(
            Scope(name: name, base: baseName(of: name), isProtocolExtension: isProtocol))
    }

    private func end() { scopes.removeLast() }

    // MARK: Visiting

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node.name.text)
        portClass(node)
        return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { end() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node.name.text)
        return .visitChildren
    }
    override func visitPost(_ node: StructDeclSyntax) { end() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node.name.text)
        return .visitChildren
    }
    override func visitPost(_ node: EnumDeclSyntax) { end() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node.name.text)
        return .visitChildren
    }
    override func visitPost(_ node: ActorDeclSyntax) { end() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node.extendedType.trimmedDescription)
        add(dispatch.members[node.id] ?? [], to: node.memberBlock)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { end() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node.name.text)
        portProtocol(node)
        return .visitChildren
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { end() }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        portConditions(node)
        for clause in node.activeClauses {
            if let elements = clause.elements { walk(elements) }
        }
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        switch node.path.first?.name.text {
        case "UIKit": importsUIKit = true
        case "XCTest": need("UIKit")  // iOS's XCTest imports it
        default: break
        }
        hasImports = true
        portImport(node)
        return .visitChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        portAttribute(node)
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if leaveOutForwarding(node) || leaveOutAnnouncing(node) { return .skipChildren }
        portMethod(node)
        portOldOverride(node)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        portVariable(node)
        portOldOverride(node)
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if let word = node.modifiers.first(where: { $0.name.text == "override" }),
            Syntax(node).enclosingExtension != nil
        {
            problem(
                word, "an initialiser in an extension cannot override on Linux",
                remedy: "Move it into the class's body")
        }
        portDelegation(node)
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector": portSelector(node)
        case "keyPath" where !skipped.contains(node.id): portKeyPath(node)
        case "imageLiteral": portImageLiteral(node)
        case "Preview": removePreview(node)
        default: return .visitChildren
        }
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "Preview" else { return .visitChildren }
        removePreview(node)
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if removeAnnouncement(node) { return .skipChildren }
        portCall(node)
        portOldCall(node)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        portSuper(node)
        portMainBundle(node)
        portOptionalReference(node)
        portDynamicMember(node)
        portOldMember(node)
        if node.base?.trimmedDescription == "self" {
            portTestClass(node, node.declName.baseName.text)
        }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        portOldType(node)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        portOldReference(node)
        if node.parent?.is(MemberAccessExprSyntax.self) != true {
            portTestClass(node, node.baseName.text)
            portConstant(node)
        }
        return .visitChildren
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        portDynamicSubscript(node)
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        portCasts(node)
        return .visitChildren
    }
}
