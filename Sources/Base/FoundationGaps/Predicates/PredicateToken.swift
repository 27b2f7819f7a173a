/// A word, sign, text, number or place of an argument in the format of a predicate.
struct PredicateToken {
    enum Kind { case word, sign, text, number, argument }

    let kind: Kind
    let text: String

    /// Splits a format.
    static func tokens(of format: String) throws(PredicateParser.Mistake) -> [PredicateToken] {
        var result: [PredicateToken] = []
        var rest = Substring(format)
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "\"" || first == "'" {
                result.append(try text(&rest, quote: first))
            } else if first == "%" {
                let letters = rest.dropFirst().prefix { "lqhz".contains($0) }
                let length = 2 + letters.count
                result.append(Self(kind: .argument, text: String(rest.prefix(length))))
                rest = rest.dropFirst(length)
            } else if first.isNumber || first == "-" {
                let number = rest.prefix { $0.isNumber || "+-.eE".contains($0) }
                result.append(Self(kind: .number, text: String(number)))
                rest = rest.dropFirst(number.count)
            } else if first.isLetter || "_@#$".contains(first) {
                let word = rest.prefix { $0.isLetter || $0.isNumber || "_.@#$".contains($0) }
                result.append(Self(kind: .word, text: String(word)))
                rest = rest.dropFirst(word.count)
            } else {
                let signs = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"]
                let sign = signs.first { rest.hasPrefix($0) } ?? String(first)
                result.append(Self(kind: .sign, text: sign))
                rest = rest.dropFirst(sign.count)
            }
        }
        return result
    }

    private static func text(
        _ rest: inout Substring, quote: Character
    ) throws(PredicateParser.Mistake) -> PredicateToken {
        rest.removeFirst()
        var text = ""
        while let next = rest.popFirst() {
            if next == quote { return PredicateToken(kind: .text, text: text) }
            text.append(next == "\\" ? rest.popFirst() ?? next : next)
        }
        throw PredicateParser.Mistake(description: "a text is not closed")
    }
}
