import SwiftSyntax

// Methods by which Objective-C asks objects about messages. Nothing calls them on Linux.
extension Porter {
    /// Leaves out a method that forwards messages; `true` if it did.
    func leaveOutForwarding(_ node: FunctionDeclSyntax) -> Bool {
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        guard node.modifiers.has("override"), let scope = scopes.last,
            Self.forwarding[node.name.text]?.contains(labels) == true
        else { return false }
        // Responders may say to which selectors they respond.
        let root = index.ancestry(of: scope.base).last ?? ""
        guard node.name.text != "responds" || !root.hasPrefix("UI") else { return false }
        guard !isCodingMethod(node), labels.last != "forUndefinedKey" || !hasCodedBase(scope.base)
        else { return false }
        edits.remove(node, in: file)
        problem(
            node, "\(node.name.text) is left out: messages are not forwarded on Linux",
            remedy: "Implement the protocol's methods, and call the other object in them")
        return true
    }

    private static let forwarding: [String: [[String]]] = [
        "responds": [["to"]], "forwardingTarget": [["for"]], "method": [["for"]],
        "conforms": [["to"]], "doesNotRecognizeSelector": [["_"]], "isKind": [["of"]],
        "value": [["forUndefinedKey"]], "setValue": [["_", "forUndefinedKey"]],
        "resolveInstanceMethod": [["_"]], "resolveClassMethod": [["_"]],
    ]
}
