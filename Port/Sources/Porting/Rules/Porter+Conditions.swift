import SwiftSyntax

// `#if os(iOS)` holds on Linux too.
extension Porter {
    func portConditions(_ node: IfConfigDeclSyntax) {
        for clause in node.clauses {
            guard let condition = clause.condition else { continue }
            let finder = ConditionFinder(viewMode: .sourceAccurate)
            finder.walk(condition)
            for call in finder.calls { edits.replace(call, with: "true") }
        }
    }
}

/// Finds `os(iOS)` in conditions.
private final class ConditionFinder: SyntaxVisitor {
    var calls: [FunctionCallExprSyntax] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.trimmedDescription == "os(iOS)" { calls.append(node) }
        return .visitChildren
    }
}
