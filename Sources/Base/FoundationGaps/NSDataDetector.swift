public import Foundation

/// The bits of an `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

/// Finds links in text: addresses of web pages with or without `https://`, and of mail.
///
///     let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
///     let whole = NSRange(location: 0, length: text.utf16.count)
///     for match in detector.matches(in: text, range: whole) {
///         print(match.url!, match.range)
///     }
///
/// An address without a scheme is found if it ends with a common domain or begins with `www.`; its
/// URL gets `http://` or `mailto:`. Punctuation after an address does not belong to it.
// Sendable: all of its state is `let` and immutable.
public final class NSDataDetector: NSObject, @unchecked Sendable {
    /// The kinds of data that are found.
    public let checkingTypes: NSTextCheckingTypes

    /// Creates a detector.
    ///
    /// - Parameter checkingTypes: The raw value of `.link`.
    /// - Throws: A ``DataDetectorError`` for anything else: dates, addresses, phone numbers and
    ///   transit information are not found.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        guard checkingTypes == DetectedLink.type.rawValue else {
            throw DataDetectorError.unsupported(types: checkingTypes)
        }
        self.checkingTypes = checkingTypes
    }

    // MARK: Finding

    /// Returns the links within `range`, in order.
    public func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        LinkPattern.expression.matches(in: string, options: options, range: range).compactMap {
            DetectedLink($0, in: string)
        }
    }

    /// Calls `block` for each link within `range`, until it sets its last argument.
    public func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (
            NSTextCheckingResult?, NSRegularExpression.MatchingFlags,
            UnsafeMutablePointer<ObjCBool>
        ) -> Void
    ) {
        var stop = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) {
            block(match, [], &stop)
            if stop.boolValue { return }
        }
    }

    /// Returns the number of links within `range`.
    public func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int {
        matches(in: string, options: options, range: range).count
    }

    /// Returns the first link within `range`.
    public func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? {
        matches(in: string, options: options, range: range).first
    }

    /// Returns the range of the first link; its location is `NSNotFound` without one.
    public func rangeOfFirstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range
            ?? NSRange(location: NSNotFound, length: 0)
    }
}

/// The reason why a detector cannot be created.
public enum DataDetectorError: Error, Hashable, Sendable, CustomStringConvertible {
    case unsupported(types: NSTextCheckingTypes)

    public var description: String {
        switch self {
        case .unsupported(let types):
            """
            NSDataDetector(types: \(types)) asks for data that is not found here. Ask for \
            NSTextCheckingResult.CheckingType.link.rawValue alone, which is \
            \(DetectedLink.type.rawValue).
            """
        }
    }
}

extension NSTextCheckingResult {
    /// The URL of a link that a data detector found.
    public var url: URL? { (self as? DetectedLink)?.link }
}

/// A link in a text.
private final class DetectedLink: NSTextCheckingResult {
    /// `NSTextCheckingResult.CheckingType.link`, which Foundation marks as deprecated because its
    /// own results never have it.
    static let type = NSTextCheckingResult.CheckingType(rawValue: 1 << 6)

    let link: URL
    private let place: NSRange

    /// Reads a match of ``LinkPattern/expression``.
    init?(_ match: NSTextCheckingResult, in string: String) {
        guard let found = Range(match.range, in: string) else { return nil }
        let text = LinkPattern.withoutPunctuation(string[found])
        let isMail = match.range(at: 2).location != NSNotFound
        let hasScheme = match.range(at: 1).location != NSNotFound
        let prefix = hasScheme ? "" : isMail ? "mailto:" : "http://"
        guard let link = URL(string: prefix + text) else { return nil }
        self.link = link
        place = NSRange(text.startIndex..<text.endIndex, in: string)
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var range: NSRange { place }

    override var numberOfRanges: Int { 1 }

    override func range(at index: Int) -> NSRange {
        precondition(index == 0, "A link has one range. Ask for range(at: 0), not \(index).")
        return place
    }

    override var resultType: NSTextCheckingResult.CheckingType { Self.type }
}

/// The shapes of links.
private enum LinkPattern {
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

    /// Returns `text` without the punctuation and the closing brackets that belong to the sentence
    /// around it.
    static func withoutPunctuation(_ text: Substring) -> Substring {
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
