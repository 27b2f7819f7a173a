import SwiftSyntax

// `NSLog` with objects: on Linux only texts, numbers and a few classes of Foundation are arguments.
extension Porter {
    /// Passes the descriptions of the objects that the format's `%@` stand for.
    func portLog(_ node: FunctionCallExprSyntax) {
        let arguments = Array(node.arguments)
        guard arguments.count > 1,
            let format = arguments[0].expression.as(StringLiteralExprSyntax.self)?
                .representedLiteralValue
        else { return }
        // Arguments of positions and widths are not those of the specifiers in their order.
        guard !format.contains("$"), !format.contains("*") else { return }
        for (argument, specifier) in zip(arguments.dropFirst(), Self.specifiers(of: format))
        where specifier == "@" && !argument.expression.is(StringLiteralExprSyntax.self) {
            let range = argument.expression.trimmedRange
            edits.insert("String(describing: ", at: range.lowerBound.utf8Offset)
            edits.insert(" as Any)", at: range.upperBound.utf8Offset)
            note(argument, "description of what NSLog prints")
        }
    }

    /// The letters that end the specifiers of a format, without those of `%%`.
    private static func specifiers(of format: String) -> [Character] {
        var result: [Character] = []
        var isInside = false
        for character in format {
            if isInside {
                guard character == "%" || character == "@" || character.isLetter else { continue }
                if "hlqLzjt".contains(character) { continue }
                if character != "%" { result.append(character) }
                isInside = false
            } else if character == "%" {
                isInside = true
            }
        }
        return result
    }
}
