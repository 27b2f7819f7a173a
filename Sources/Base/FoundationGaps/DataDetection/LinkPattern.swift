import Foundation

/// The shapes of links.
enum LinkPattern {
    /// An address with a scheme (group 1), of mail (group 2), or of a domain.
    static let expression: NSRegularExpression = {
        let end = "[A-Za-z0-9\\-._~:/?#\\[\\]@!$&'()*+,;=%]*"
        let label = "[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?"
        let domain = "(?:\(label)\\.)+(?:\(topLevelDomains))"
        let path = "(?::[0-9]+)?(?:[/?#]\(end))?"
        let pattern = """
            (?<![A-Za-z0-9@.+-])(?:\
            ((?:[A-Za-z][A-Za-z0-9+.-]*://|mailto:|tel:)[A-Za-z0-9\\[/%+]\(end))\
            |([A-Za-z0-9._%+-]+@(?:\(label)\\.)+[A-Za-z]{2,}(?![A-Za-z0-9-]))\
            |www\\.(?:\(label)\\.)+[A-Za-z]{2,}(?![A-Za-z0-9-])\(path)\
            |\(domain)(?![A-Za-z0-9@-])\(path))
            """
        do {
            return try NSRegularExpression(pattern: pattern, options: .caseInsensitive)
        } catch {
            preconditionFailure("The pattern of links is wrong: \(error)")
        }
    }()

    /// The domains with which an address without a scheme may end: the common generic ones, and
    /// those of countries whose letters are not those of a kind of file.
    private static let topLevelDomains = """
        com|org|net|edu|gov|mil|int|info|biz|name|app|dev|io|ai|co|me|tv|cc|xyz|online|site|shop|blog|cloud\
        |cn|hk|mo|tw|jp|kr|in|id|th|vn|sg|my|ph|au|nz|us|uk|ca|mx|br|ar|cl|de|at|ch|fr|be|nl|lu|it|es|pt|dk|se\
        |no|fi|is|ie|pl|cz|sk|hu|ro|bg|gr|tr|ru|ua|il|ae|sa|za|eg|ng|ke|eu
        """

    /// Reads a match of ``expression``.
    static func read(
        _ match: NSTextCheckingResult, in string: String
    ) -> (DetectedData.Value, NSRange)? {
        guard let found = Range(match.range, in: string) else { return nil }
        let text = withoutPunctuation(string[found])
        let isMail = match.range(at: 2).location != NSNotFound
        let hasScheme = match.range(at: 1).location != NSNotFound
        let prefix = hasScheme ? "" : isMail ? "mailto:" : "http://"
        guard let link = URL(string: prefix + text) else { return nil }
        return (.link(link), NSRange(text.startIndex..<text.endIndex, in: string))
    }

    /// Returns `text` without the punctuation and the closing brackets that belong to the sentence
    /// around it.
    private static func withoutPunctuation(_ text: Substring) -> Substring {
        var text = text
        while let last = text.last {
            let isUnopened: Bool
            switch last {
            case ")": isUnopened = text.count { $0 == ")" } > text.count { $0 == "(" }
            case "]": isUnopened = text.count { $0 == "]" } > text.count { $0 == "[" }
            default: isUnopened = ".,;:!?'".contains(last)
            }
            guard isUnopened else { break }
            text.removeLast()
        }
        return text
    }
}
