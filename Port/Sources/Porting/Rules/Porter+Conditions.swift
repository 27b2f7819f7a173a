import SwiftSyntax

// `#if os(iOS)` holds on Linux too. SwiftPM, which builds the ported copies, sets `SWIFT_PACKAGE`
// for targets of Xcode projects as well.
extension Porter {
    func portConditions(_ node: IfConfigDeclSyntax) {
        for clause in node.clauses {
            guard let condition = clause.condition else { continue }
            let finder = ConditionFinder(viewMode: .sourceAccurate)
            finder.walk(condition)
            for call in finder.calls { edits.replace(call, with: "true") }
            guard !isPackage else { continue }
            for name in finder.packages { edits.replace(name, with: "false") }
        }
    }
}

/// Finds `os(iOS)` and `SWIFT_PACKAGE` in conditions.
private final class ConditionFinder: SyntaxVisitor {
    var calls: [FunctionCallExprSyntax] = []
    var packages: [DeclReferenceExprSyntax] = []

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.baseName.text == "SWIFT_PACKAGE" { packages.append(node) }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.trimmedDescription == "os(iOS)" { calls.append(node) }
        return .visitChildren
    }
}
