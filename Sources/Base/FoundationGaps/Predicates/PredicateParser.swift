import Foundation

/// Reads the format of a predicate, as in `name BEGINSWITH[c] %@ AND age > 18`.
///
/// Alternatives contain conjunctions, which contain comparisons, negations and parentheses.
struct PredicateParser {
    /// A mistake in a format.
    struct Mistake: Error, CustomStringConvertible {
        let description: String
    }

    private var tokens: ArraySlice<PredicateToken>
    private var arguments: ArraySlice<Any?>

    init(_ format: String, arguments: [Any?]) throws(Mistake) {
        tokens = try PredicateToken.tokens(of: format)[...]
        self.arguments = arguments[...]
    }

    /// Reads the whole format.
    mutating func parse() throws(Mistake) -> PredicateTest {
        let test = try alternatives()
        guard let rest = tokens.first else { return test }
        throw Mistake(description: "“\(rest.text)” is not expected there")
    }

    private mutating func alternatives() throws(Mistake) -> PredicateTest {
        var tests = [try conjunctions()]
        while take("OR") || take("||") { tests.append(try conjunctions()) }
        return tests.count == 1 ? tests[0] : .any(tests)
    }

    private mutating func conjunctions() throws(Mistake) -> PredicateTest {
        var tests = [try term()]
        while take("AND") || take("&&") { tests.append(try term()) }
        return tests.count == 1 ? tests[0] : .all(tests)
    }

    private mutating func term() throws(Mistake) -> PredicateTest {
        if take("NOT") || take("!") { return .not(try term()) }
        if take("TRUEPREDICATE") { return .all([]) }
        if take("FALSEPREDICATE") { return .any([]) }
        if take("(") {
            let test = try alternatives()
            guard take(")") else { throw Mistake(description: "a parenthesis is not closed") }
            return test
        }
        var quantifier = PredicateComparison.Quantifier.one
        if take("ANY") || take("SOME") { quantifier = .any }
        if take("ALL") { quantifier = .all }
        if take("NONE") { quantifier = .none }
        let left = try operand()
        let (relation, options) = try relation()
        return .compare(
            PredicateComparison(
                left: left, relation: relation, options: options, right: try operand(),
                quantifier: quantifier))
    }

    private mutating func relation() throws(Mistake) -> (
        PredicateComparison.Relation, PredicateComparison.Options
    ) {
        guard let token = tokens.popFirst(), token.kind != .text else {
            throw Mistake(description: "a comparison is missing")
        }
        guard let relation = PredicateComparison.Relation(word: token.text.uppercased()) else {
            throw Mistake(description: "“\(token.text)” is no comparison")
        }
        var options: PredicateComparison.Options = []
        if take("[") {
            let letters = tokens.popFirst()?.text.lowercased() ?? ""
            if letters.contains("c") { options.insert(.ignoresCase) }
            if letters.contains("d") { options.insert(.ignoresDiacritics) }
            guard take("]") else { throw Mistake(description: "“[” is not closed") }
        }
        return (relation, options)
    }

    private mutating func operand() throws(Mistake) -> PredicateComparison.Operand {
        guard let token = tokens.popFirst() else {
            throw Mistake(description: "a value is missing at the end")
        }
        switch token.kind {
        case .text: return .value(token.text)
        case .number: return .value(Int64(token.text) ?? Double(token.text))
        case .argument:
            guard let argument = arguments.popFirst() else {
                throw Mistake(description: "there are fewer arguments than “%” in the format")
            }
            return token.text == "%K" ? .path("\(argument ?? "")") : .value(argument)
        case .word:
            switch token.text.uppercased() {
            case "SELF": return .path("")
            case "TRUE", "YES": return .value(true)
            case "FALSE", "NO": return .value(false)
            case "NULL", "NIL": return .value(nil)
            default:
                let path =
                    token.text.uppercased().hasPrefix("SELF.")
                    ? String(token.text.dropFirst(5)) : token.text
                return .path(path)
            }
        case .sign where token.text == "{":
            var values: [PredicateComparison.Operand] = []
            while !take("}") {
                values.append(try operand())
                if !take(","), tokens.first?.text != "}" {
                    throw Mistake(description: "“{” is not closed")
                }
            }
            return .list(values)
        case .sign: throw Mistake(description: "“\(token.text)” is no value")
        }
    }

    /// Removes the next token if it is a word or sign.
    private mutating func take(_ word: String) -> Bool {
        guard let token = tokens.first, token.kind == .word || token.kind == .sign,
            token.text.uppercased() == word
        else { return false }
        tokens.removeFirst()
        return true
    }
}
