import SwiftSyntax

// Imports: submodules of C have no counterpart, and frameworks that Linux lacks are not imported.
extension Porter {
    func portImport(_ node: ImportDeclSyntax) {
        guard let first = node.path.first?.name.text else { return }
        // The project's own module of the name is meant.
        if AppleFramework.absent(first) != nil, index.modules.contains(first) { return }
        if first == "Darwin" {
            edits.replace(node.path, with: "Glibc")
        } else if ["os", "OSLog"].contains(first) {
            edits.replace(node.path, with: "OSLogging")
        } else if ["MobileCoreServices", "CoreServices"].contains(first) {
            edits.replace(node.path, with: "UniformTypeIdentifiers")
        } else if ["ObjectiveC", "Cocoa"].contains(first) {
            removeImport(node, of: first)
        } else if let framework = AppleFramework.absent(first) {
            let isSwiftUI = first == "SwiftUI"
            let use = isSwiftUI ? nil : firstUse(of: framework)
            isLeftOut = isLeftOut || isSwiftUI && swiftUI.emptyFiles.contains(file.path)
            guard !isLeftOut else {
                problem(
                    node, "SwiftUI is not there on Linux: the whole file is left out",
                    remedy: "Keep what does not need SwiftUI in another file")
                return
            }
            removeImport(node, of: first)
            need(framework.brings)
            if let line = use {
                findings.append(
                    Finding(
                        kind: .problem, path: file.path, line: line,
                        text: "\(first) is not there on Linux, and is used",
                        remedy: "Wrap the import and the uses in #if canImport(\(first))"))
            }
        } else if node.importKindSpecifier == nil, node.path.count > 1,
            AppleFramework.isPresent(first) == true
        {
            edits.replace(node.path, with: first)
            note(node, "import of the whole module \(first)")
        }
    }

    private func removeImport(_ node: ImportDeclSyntax, of name: String) {
        edits.remove(node, in: file)
        note(node, "import of \(name) removed")
    }

    /// The line of the first name that belongs to a framework.
    private func firstUse(of framework: AppleFramework) -> Int? {
        for token in file.tree.tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let name) = token.tokenKind, name != framework.name else {
                continue
            }
            let isUse = framework.prefixes.contains { prefix in
                guard !framework.hasPlainNames else { return name == prefix }
                guard name.hasPrefix(prefix) else { return false }
                let next = name.dropFirst(prefix.count).first
                return prefix.count > 3 || next?.isUppercase == true
            }
            if isUse, index.types[name]?.isDeclared != true { return file.line(of: token) }
        }
        return nil
    }
}
