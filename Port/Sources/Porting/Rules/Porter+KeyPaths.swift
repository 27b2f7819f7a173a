import SwiftSyntax

// `#keyPath(Book.author.name)` becomes the text that it stands for, and `#imageLiteral` the image.
extension Porter {
    func portKeyPath(_ node: MacroExpansionExprSyntax) {
        guard let argument = node.arguments.first else { return }
        let words = argument.expression.trimmedDescription.joinedLines
            .filter { !"?!".contains($0) }.split(separator: ".")
        let path = words.drop { $0.first?.isUppercase == true || $0 == "self" }
        edits.replace(node, with: "\"\(path.joined(separator: "."))\"")
        note(node, "key path as text")
    }

    func portImageLiteral(_ node: MacroExpansionExprSyntax) {
        guard let name = node.arguments.first?.expression.trimmedDescription else { return }
        edits.replace(node, with: "UIImage(named: \(name))!")
        note(node, "image literal")
    }
}
