import SwiftSyntax

// Tests of XCTest that belong to the main actor become asynchronous: the discovery of tests on
// Linux cannot call them otherwise. So do their preparations, which may use the main actor's values
// nowhere else.
extension Porter {
    func portTest(_ node: FunctionDeclSyntax) {
        guard let scope = scopes.last, node.signature.parameterClause.parameters.isEmpty,
            node.signature.effectSpecifiers?.asyncSpecifier == nil,
            !node.modifiers.has("static"), !node.modifiers.has("class")
        else { return }
        let ancestry = index.ancestry(of: scope.base)
        guard ancestry.last == "XCTestCase",
            node.attributes.has("MainActor")
                || ancestry.contains(where: { index.types[$0]?.isOnMainActor == true })
        else { return }
        let end = node.signature.parameterClause.trimmedRange.upperBound.utf8Offset
        if node.name.text.hasPrefix("test") {
            edits.insert(" async", at: end)
            note(node, "asynchronous test")
        } else if let name = Self.preparations[node.name.text], node.modifiers.has("override"),
            let body = node.body, node.name.text == name || !hasSibling(node, named: name)
        {
            let isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
            edits.insert(isThrowing ? " async" : " async throws", at: end)
            if node.name.text != name { edits.replace(node.name, with: name) }
            let calls = PreparationCalls(viewMode: .sourceAccurate)
            calls.walk(body)
            for call in calls.found {
                if !call.isTried { edits.insert("try ", at: call.start) }
                edits.insert("await ", at: call.start)
                if let name = Self.preparations[call.name.text], name != call.name.text {
                    edits.replace(call.name, with: name)
                }
            }
            note(node, "asynchronous \(name)()")
        }
    }

    /// `true` if a method's type has another one of a name.
    private func hasSibling(_ node: FunctionDeclSyntax, named name: String) -> Bool {
        let members = node.parent?.parent?.as(MemberBlockItemListSyntax.self)
        return members?.contains { member in
            let other = member.decl.as(FunctionDeclSyntax.self)
            return other?.name.text == name && other?.modifiers.has("class") == false
        } ?? false
    }

    /// The methods around each test, and their asynchronous counterparts.
    fileprivate static let preparations = [
        "setUp": "setUp", "setUpWithError": "setUp", "tearDown": "tearDown",
        "tearDownWithError": "tearDown",
    ]
}

/// Finds `super.setUp()` and its kind.
private final class PreparationCalls: SyntaxVisitor {
    private(set) var found: [(name: TokenSyntax, start: Int, isTried: Bool)] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.base?.is(SuperExprSyntax.self) == true,
            Porter.preparations[member.declName.baseName.text] != nil
        else { return .visitChildren }
        found.append(
            (
                member.declName.baseName, node.trimmedRange.lowerBound.utf8Offset,
                node.parent?.is(TryExprSyntax.self) == true
            ))
        return .visitChildren
    }
}
