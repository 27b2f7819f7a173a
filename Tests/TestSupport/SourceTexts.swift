/// The texts in a Swift file that a user would see, as far as they can be found without compiling.
struct SourceTexts {
    /// The keys of localised texts, with `%?` for interpolations.
    let keys: [String]

    /// Literals that are shown but not localised.
    let bareTexts: [String]

    init(_ source: String) {
        // Comments, and blocks of code that the app shows as they are.
        let code = source.replacing(/"""[\s\S]*?"""/, with: "\"\"").replacing(/\/\/.*/, with: "")
        keys = Self.literals(after: /NSLocalizedString\(\s*|\blocalized:\s*/, in: code)
        let shown = Self.literals(
            after:
                /\b(?:text|title|message|placeholder|prompt|accessibilityLabel|accessibilityHint)\s*[=:]\s*|\b(?:setTitle|setText)\(\s*/,
            in: code)
        bareTexts = shown.filter { text in
            text.replacing("%?", with: "").contains(where: \.isLetter)
        }
    }

    /// The string literals that follow a pattern.
    private static func literals(after pattern: some RegexComponent, in code: String) -> [String] {
        // Unicode's word boundaries see “label.text” as one word.
        code.ranges(of: pattern.regex.wordBoundaryKind(.simple)).compactMap { range in
            let rest = code[range.upperBound...]
            return rest.first == "\"" ? literal(rest.dropFirst()) : nil
        }
    }

    /// The literal up to its closing quote.
    private static func literal(_ code: Substring) -> String {
        var text = ""
        var rest = code
        while let character = rest.popFirst(), character != "\"" {
            guard character == "\\", let escaped = rest.popFirst() else {
                text.append(character)
                continue
            }
            switch escaped {
            case "(":
                text += "%?"
                var depth = 1
                while depth > 0, let inner = rest.popFirst() {
                    depth += inner == "(" ? 1 : inner == ")" ? -1 : 0
                }
            case "n": text += "\n"
            default: text.append(escaped)
            }
        }
        return text
    }
}
