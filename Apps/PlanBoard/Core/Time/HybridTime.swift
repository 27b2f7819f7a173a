public import Foundation

/// A time that orders the edits of several people: the wall clock's where clocks agree, and later
/// than everything its author had seen where they do not.
///
/// See Kulkarni et al., “Logical Physical Clocks” (2014). Times are compared by milliseconds,
/// counter and author.
public struct HybridTime: Hashable, Sendable {
    /// Milliseconds since 1970.
    public let milliseconds: Int64

    /// The number of the edit among those of one millisecond.
    public let counter: Int

    /// The mark of the session that made the edit.
    public let author: String

    public init(milliseconds: Int64, counter: Int = 0, author: String) {
        self.milliseconds = milliseconds
        self.counter = counter
        self.author = author
    }

    /// The time by the author's clock.
    public var date: Date { Date(timeIntervalSince1970: Double(milliseconds) / 1000) }
}

extension HybridTime: Comparable {
    public static func < (first: HybridTime, second: HybridTime) -> Bool {
        if first.milliseconds != second.milliseconds {
            return first.milliseconds < second.milliseconds
        }
        if first.counter != second.counter { return first.counter < second.counter }
        return first.author.utf8.lexicographicallyPrecedes(second.author.utf8)
    }
}

// MARK: - As text

extension HybridTime {
    private static let millisecondDigits = 12
    private static let counterDigits = 6

    /// The time as a text that sorts as times do: hexadecimal digits, then the author.
    public var text: String {
        Self.padded(milliseconds, Self.millisecondDigits)
            + Self.padded(Int64(counter), Self.counterDigits) + author
    }

    /// Reads a time; `nil` if `text` is none.
    public init?(_ text: some StringProtocol) {
        let digits = text.utf8
        guard digits.count >= Self.millisecondDigits + Self.counterDigits else { return nil }
        let middle = digits.index(digits.startIndex, offsetBy: Self.millisecondDigits)
        let end = digits.index(middle, offsetBy: Self.counterDigits)
        guard let milliseconds = Int64(text[..<middle], radix: 16),
            let counter = Int(text[middle..<end], radix: 16), milliseconds >= 0, counter >= 0
        else { return nil }
        self.init(
            milliseconds: milliseconds, counter: counter, author: String(text[end...]))
    }

    private static func padded(_ number: Int64, _ count: Int) -> String {
        let digits = String(max(number, 0), radix: 16)
        return String(repeating: "0", count: max(count - digits.count, 0)) + digits
    }
}

/// A clock whose times grow although the wall clock may jump back.
struct HybridClock: Sendable {
    private let author: String
    private var last: HybridTime?

    init(author: String) { self.author = author }

    /// Takes in a time that was seen: later ones of this clock are greater.
    mutating func witness(_ time: HybridTime) {
        if last.map({ $0 < time }) ?? true { last = time }
    }

    /// The next time.
    mutating func tick(_ wallTime: Date) -> HybridTime {
        // A clock before 1970 counts as one that stands still.
        let now = Int64(max(wallTime.timeIntervalSince1970, 0) * 1000)
        let next: HybridTime
        if let last, last.milliseconds >= now {
            next = HybridTime(
                milliseconds: last.milliseconds, counter: last.counter + 1, author: author)
        } else {
            next = HybridTime(milliseconds: now, author: author)
        }
        last = next
        return next
    }
}
