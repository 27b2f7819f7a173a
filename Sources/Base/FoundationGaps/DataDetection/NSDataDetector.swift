public import Foundation

/// The bits of an `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

/// Finds data in text: links, phone numbers, dates and postal addresses.
///
///     let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
///     let whole = NSRange(location: 0, length: text.utf16.count)
///     for match in detector.matches(in: text, range: whole) {
///         print(match.url!, match.range)
///     }
///
/// A link without a scheme is found if it ends with a common domain or begins with `www.`; its URL
/// gets `http://` or `mailto:`. Punctuation after a link does not belong to it. Dates and postal
/// addresses are found in English and Chinese; a date has a year.
// Sendable: all of its state is `let` and immutable.
public final class NSDataDetector: NSObject, @unchecked Sendable {
    /// The kinds of data that are found.
    public let checkingTypes: NSTextCheckingTypes

    /// Creates a detector.
    ///
    /// - Parameter checkingTypes: The raw values of `.link`, `.phoneNumber`, `.date` and
    ///   `.address`, joined by `|`.
    /// - Throws: A ``DataDetectorError`` for other types, and for none.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        guard checkingTypes != 0, checkingTypes & ~DetectedData.allTypes == 0 else {
            throw DataDetectorError.unsupported(types: checkingTypes)
        }
        self.checkingTypes = checkingTypes
    }

    // MARK: Finding

    /// Returns the data within `range`, in order.
    public func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        DetectedData.find(checkingTypes, in: string, options: options, range: range)
    }

    /// Calls `block` for each piece of data within `range`, until it sets its last argument.
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

    /// Returns the number of pieces of data within `range`.
    public func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int {
        matches(in: string, options: options, range: range).count
    }

    /// Returns the first piece of data within `range`.
    public func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? {
        matches(in: string, options: options, range: range).first
    }

    /// Returns the range of the first piece of data; its location is `NSNotFound` without one.
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
            NSDataDetector(types: \(types)) asks for data that is not found here, or for none. Ask \
            for links, phone numbers, dates and addresses, which are \(DetectedData.allTypes).
            """
        }
    }
}
