import Foundation

/// What a predicate asks about an object.
indirect enum PredicateTest {
    case all([PredicateTest])
    case any([PredicateTest])
    case not(PredicateTest)
    case compare(PredicateComparison)

    func holds(for object: Any?) -> Bool {
        switch self {
        case .all(let tests): tests.allSatisfy { $0.holds(for: object) }
        case .any(let tests): tests.contains { $0.holds(for: object) }
        case .not(let test): !test.holds(for: object)
        case .compare(let comparison): comparison.holds(for: object)
        }
    }
}

/// A comparison of two values, of which either may come from the object.
struct PredicateComparison {
    enum Quantifier { case one, any, all, none }

    enum Relation {
        case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
        case contains, beginsWith, endsWith, like, matches, isIn, isBetween

        init?(word: String) {
            switch word {
            case "=", "==": self = .equal
            case "!=", "<>": self = .notEqual
            case "<": self = .less
            case "<=", "=<": self = .lessOrEqual
            case ">": self = .greater
            case ">=", "=>": self = .greaterOrEqual
            case "CONTAINS": self = .contains
            case "BEGINSWITH": self = .beginsWith
            case "ENDSWITH": self = .endsWith
            case "LIKE": self = .like
            case "MATCHES": self = .matches
            case "IN": self = .isIn
            case "BETWEEN": self = .isBetween
            default: return nil
            }
        }
    }

    struct Options: OptionSet {
        let rawValue: Int
        static let ignoresCase = Options(rawValue: 1)
        static let ignoresDiacritics = Options(rawValue: 2)
    }

    indirect enum Operand {
        /// A value of the object; the empty path is the object itself.
        case path(String)
        case value(Any?)
        case list([Operand])

        func value(for object: Any?) -> Any? {
            switch self {
            case .path(let path): PredicateValue.value(of: object, at: path)
            case .value(let value): PredicateValue.unwrapped(value)
            case .list(let operands): operands.map { $0.value(for: object) }
            }
        }
    }

    let left: Operand
    let relation: Relation
    let options: Options
    let right: Operand
    var quantifier = Quantifier.one

    func holds(for object: Any?) -> Bool {
        let first = left.value(for: object)
        let second = right.value(for: object)
        guard quantifier != .one else { return compare(first, second) }
        let elements = PredicateValue.elements(of: first) ?? []
        switch quantifier {
        case .any: return elements.contains { compare($0, second) }
        case .none: return !elements.contains { compare($0, second) }
        case .all, .one: return elements.allSatisfy { compare($0, second) }
        }
    }

    private func compare(_ left: Any?, _ right: Any?) -> Bool {
        switch relation {
        case .equal: return PredicateValue.areEqual(prepared(left), prepared(right))
        case .notEqual: return !PredicateValue.areEqual(prepared(left), prepared(right))
        case .less: return order(left, right) == .orderedAscending
        case .lessOrEqual: return [.orderedAscending, .orderedSame].contains(order(left, right))
        case .greater: return order(left, right) == .orderedDescending
        case .greaterOrEqual:
            return [.orderedDescending, .orderedSame].contains(order(left, right))
        case .isIn: return isIn(left, right)
        case .contains: return isIn(right, left)
        case .isBetween:
            guard let bounds = PredicateValue.elements(of: right), bounds.count == 2 else {
                return false
            }
            return [.orderedDescending, .orderedSame].contains(order(left, bounds[0]))
                && [.orderedAscending, .orderedSame].contains(order(left, bounds[1]))
        case .beginsWith, .endsWith, .like, .matches:
            guard let text = prepared(left) as? String, let other = prepared(right) as? String
            else { return false }
            return compare(text, other)
        }
    }

    private func compare(_ text: String, _ other: String) -> Bool {
        switch relation {
        case .beginsWith: return text.hasPrefix(other)
        case .endsWith: return text.hasSuffix(other)
        case .like:
            let pattern = NSRegularExpression.escapedPattern(for: other)
                .replacing("\\*", with: ".*").replacing("\\?", with: ".")
            return matches(text, pattern)
        default: return matches(text, other)
        }
    }

    /// Returns `true` if a regular expression fits the whole text.
    private func matches(_ text: String, _ pattern: String) -> Bool {
        guard
            let expression = try? NSRegularExpression(
                pattern: "^(?:\(pattern))$",
                options: options.contains(.ignoresCase) ? [.caseInsensitive] : [])
        else { return false }
        let whole = NSRange(text.startIndex..., in: text)
        return expression.firstMatch(in: text, range: whole)?.range == whole
    }

    private func isIn(_ element: Any?, _ collection: Any?) -> Bool {
        if let text = prepared(collection) as? String, let part = prepared(element) as? String {
            return part.isEmpty || text.contains(part)
        }
        let elements = PredicateValue.elements(of: collection) ?? []
        return elements.contains { PredicateValue.areEqual(prepared($0), prepared(element)) }
    }

    /// The value as the options compare it. Patterns keep their case.
    private func prepared(_ value: Any?) -> Any? {
        guard let text = (value as? String) ?? (value as? NSString).map({ String($0) }) else {
            return value
        }
        var folding: String.CompareOptions = []
        if options.contains(.ignoresCase), relation != .matches {
            folding.insert(.caseInsensitive)
        }
        if options.contains(.ignoresDiacritics) { folding.insert(.diacriticInsensitive) }
        return folding.isEmpty ? text : text.folding(options: folding, locale: nil)
    }

    private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
        PredicateValue.order(prepared(left), prepared(right))
    }
}
