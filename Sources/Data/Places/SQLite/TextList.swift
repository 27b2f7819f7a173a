/// Texts in one text, a line for each. Line breaks and backslashes within a text are written `\n` and `\\`.
enum TextList {
    static func text(of list: [String]) -> String {
        list.map(escaped).joined(separator: "\n")
    }

    /// The texts that ``text(of:)`` was given. An empty text is no list at all.
    static func list(of text: String) -> [String] {
        guard !text.isEmpty else { return [] }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map(unescaped)
    }

    private static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\\") })
        else { return text }
        var escaped = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": escaped.append(contentsOf: "\\n".unicodeScalars)
            case "\\": escaped.append(contentsOf: "\\\\".unicodeScalars)
            default: escaped.append(scalar)
            }
        }
        return String(escaped)
    }

    private static func unescaped(_ line: Substring) -> String {
        guard line.utf8.contains(UInt8(ascii: "\\")) else { return String(line) }
        var text = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in line.unicodeScalars {
            if isEscaped {
                text.append(scalar == "n" ? "\n" : scalar)
                isEscaped = false
            } else if scalar == "\\" {
                isEscaped = true
            } else {
                text.append(scalar)
            }
        }
        return String(text)
    }
}
