/// The texts in a Swift file that a user would see, as far as they can be found without compiling.
struct SourceTexts {
    /// The keys of localised texts, with `%?` for interpolations.
    let keys: [String]

    /// Literals that are shown but not localised.
    let bareTexts: [String]

    init(_ source: String) {
        // UIKit's words of the system are in one module's tables.
        let code = Self.withoutComments(source).replacing("SystemText.localized(", with: "word(")
        keys = Self.literals(
            after: /NSLocalizedString\(\s*|\blocalized:\s*|\.localized\(\s*/, in: code)
        // Without blocks of code that the app shows as they are.
        let lines = code.replacing(/"""[\s\S]*?"""/, with: "\"\"")
        let shown = Self.literals(
            after:
                /\b(?:text|title|message|placeholder|prompt|accessibilityLabel|accessibilityHint)\s*[=:]\s*|\b(?:setTitle|setText)\(\s*/,
            in: lines)
        bareTexts = shown.filter { text in
            text.replacing("%?", with: "").contains(where: \.isLetter)
        }
    }

    private static func withoutComments(_ source: String) -> String {
        var (code, rest) = ("", source[...])
        while let character = rest.first {
            if character == "\"" {
                let start = rest.startIndex
                _ = literal(&rest)
                code += source[start..<rest.startIndex]
            } else if character == "/", rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
            } else {
                code.append(character)
                rest.removeFirst()
            }
        }
        return code
    }

    /// The string literals that follow a pattern.
    private static func literals(after pattern: some RegexComponent, in code: String) -> [String] {
        // Unicode's word boundaries see “label.text” as one word.
        code.ranges(of: pattern.regex.wordBoundaryKind(.simple)).compactMap { range in
            var rest = code[range.upperBound...]
            return rest.first == "\"" ? literal(&rest) : nil
        }
    }

    /// The literal that `code` begins with, of one line or several, which is removed from it.
    private static func literal(_ code: inout Substring) -> String {
        let quote = code.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
        code.removeFirst(quote.count)
        var (text, hasArguments) = ("", false)
        while !code.isEmpty, !code.hasPrefix(quote) {
            let character = code.removeFirst()
            guard character == "\\", let escaped = code.popFirst() else {
                text.append(character)
                continue
            }
            switch escaped {
            case "(":
                hasArguments = true
                text.append(argument)
                var depth = 1
                while depth > 0, let inner = code.popFirst() {
                    depth += inner == "(" ? 1 : inner == ")" ? -1 : 0
                }
            case "\n": text += "\(continuation)\n"
            case "n": text.append(lineEnd)
            default: text.append(escaped)
            }
        }
        code = code.dropFirst(quote.count)
        if quote.count > 1 { text = withoutIndentation(text) }
        if hasArguments { text = text.replacing("%", with: "%%") }
        return text.replacing(String(argument), with: "%?")
            .replacing(String(lineEnd), with: "\n")
    }

    // Characters that no source has.
    private static let argument: Character = "\u{1}"
    private static let continuation: Character = "\u{2}"
    private static let lineEnd: Character = "\u{3}"

    /// The lines of a literal without its first and last line end and its indentation.
    private static func withoutIndentation(_ text: String) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        let indentation = lines.popLast()?.count ?? 0
        return lines.map { $0.dropFirst(indentation) }.joined(separator: "\n")
            .replacing("\(continuation)\n", with: "")
    }
}
