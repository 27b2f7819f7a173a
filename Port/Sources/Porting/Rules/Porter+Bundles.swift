import SwiftSyntax

// The resources of an app's main bundle lie in its module's bundle, where SwiftPM puts them.
extension Porter {
    func portMainBundle(_ node: MemberAccessExprSyntax) {
        guard hasAppResources, node.base?.trimmedDescription == "Bundle.main",
            Self.resourceMembers.contains(node.declName.baseName.text),
            let main = node.base?.as(MemberAccessExprSyntax.self)
        else { return }
        edits.replace(main.declName, with: "module")
        note(node, "the module's bundle has the resources of the main one")
    }

    private static let resourceMembers: Set<String> = [
        "localizedString", "path", "paths", "resourcePath", "resourceURL", "url", "urls",
    ]
}
