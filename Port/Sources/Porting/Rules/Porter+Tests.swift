import SwiftSyntax

// Tests of XCTest that belong to the main actor become asynchronous: the discovery of tests on
// Linux cannot call them otherwise.
extension Porter {
    func portTest(_ node: FunctionDeclSyntax) {
        guard node.name.text.hasPrefix("test"), let scope = scopes.last,
            node.signature.parameterClause.parameters.isEmpty,
            node.signature.effectSpecifiers?.asyncSpecifier == nil,
            index.ancestry(of: scope.base).last == "XCTestCase",
            node.attributes.has("MainActor") || index.types[scope.base]?.isOnMainActor == true
        else { return }
        edits.insert(
            " async", at: node.signature.parameterClause.trimmedRange.upperBound.utf8Offset)
        note(node, "asynchronous test")
    }
}
