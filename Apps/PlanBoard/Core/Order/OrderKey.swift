/// The place of a card or column among others, as a text that sorts.
///
/// Between any two keys there is always another, so that a move changes the key of what moves and
/// of nothing else. Two people who move something to the same place get different keys, because
/// every key ends in a mark of its author.
///
/// A key begins with a whole number: a letter that says how many digits follow (`a` one, `b` two;
/// `Z` one of a negative number), and these digits. So a thousand cards put at the head one after
/// the other need keys of a few characters. More digits are a fraction.
public struct OrderKey: Hashable, Sendable, Comparable {
    /// The key's text: letters and digits of ASCII.
    public let text: String

    /// Reads a key; `nil` if `text` is none.
    public init?(_ text: String) {
        guard Self.isValid(text.utf8) else { return nil }
        self.text = text
    }

    private init(unchecked text: [UInt8]) { self.text = String(decoding: text, as: UTF8.self) }

    public static func < (first: OrderKey, second: OrderKey) -> Bool {
        first.text < second.text
    }

    /// The length from which keys are worth replacing by shorter ones.
    static let longestGoodLength = 40
}

// MARK: - Making keys

extension OrderKey {
    /// Returns a key between two others, either of which may be missing.
    ///
    /// - Parameter author: A mark of the author: letters and digits, the last of which is not 0.
    /// - Precondition: `lower` is below `upper`.
    public static func between(
        _ lower: OrderKey?, _ upper: OrderKey?, author: String = ""
    ) -> OrderKey {
        if let lower, let upper {
            precondition(
                lower < upper,
                "There is no key between “\(lower.text)” and “\(upper.text)”: pass the lower first."
            )
        }
        let low = lower.map { Array($0.text.utf8) }
        let high = upper.map { Array($0.text.utf8) }
        var middle = middle(low, high)
        // Below a key of which `middle` is the beginning, the author's mark could be too large.
        while let high, !(middle + author.utf8).lexicographicallyPrecedes(high) {
            middle = Self.middle(low, middle)
        }
        return OrderKey(unchecked: middle + author.utf8)
    }

    /// Returns `count` short keys in order, between two others, either of which may be missing.
    ///
    /// - Precondition: `lower` is below `upper`.
    public static func sequence(
        _ count: Int, between lower: OrderKey? = nil, and upper: OrderKey? = nil,
        author: String = ""
    ) -> [OrderKey] {
        guard count > 0 else { return [] }
        guard let upper else {
            var keys: [OrderKey] = []
            keys.reserveCapacity(count)
            for _ in 0..<count { keys.append(between(keys.last ?? lower, nil, author: author)) }
            return keys
        }
        guard let lower else {
            var keys: [OrderKey] = []
            for _ in 0..<count { keys.append(between(nil, keys.last ?? upper, author: author)) }
            return keys.reversed()
        }
        // Halving the gap again and again makes keys that grow with the logarithm of `count`.
        let middle = between(lower, upper, author: author)
        return sequence(count / 2, between: lower, and: middle, author: author) + [middle]
            + sequence(count - 1 - count / 2, between: middle, and: upper, author: author)
    }

    private static let digits = Array(
        "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)

    private static func value(_ digit: UInt8) -> Int {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(digit) - 48
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(digit) - 55
        default: Int(digit) - 61
        }
    }

    private static func middle(_ lower: [UInt8]?, _ upper: [UInt8]?) -> [UInt8] {
        switch (lower, upper) {
        case (nil, nil): return Array("a0".utf8)
        case (nil, let upper?):
            let whole = Self.whole(of: upper)
            if whole.count < upper.count { return whole }
            guard let previous = decremented(whole) else {
                preconditionFailure("No key is below “\(String(decoding: upper, as: UTF8.self))”.")
            }
            return previous
        case (let lower?, nil):
            let whole = Self.whole(of: lower)
            return incremented(whole) ?? whole + fraction(Array(lower.dropFirst(whole.count)), nil)
        case (let lower?, let upper?):
            let (low, high) = (Self.whole(of: lower), Self.whole(of: upper))
            let rest = Array(lower.dropFirst(low.count))
            if low == high { return low + fraction(rest, Array(upper.dropFirst(high.count))) }
            if let next = incremented(low), next.lexicographicallyPrecedes(upper) { return next }
            return low + fraction(rest, nil)
        }
    }

    /// Returns digits of a fraction between two others: the shortest near the middle.
    private static func fraction(_ lower: [UInt8], _ upper: [UInt8]?) -> [UInt8] {
        var result: [UInt8] = []
        var (lower, upper) = (lower[...], upper.map { $0[...] })
        while true {
            let low = lower.first.map(value) ?? 0
            let high = upper.map { $0.first.map(value) ?? 0 } ?? digits.count
            if low == high {
                result.append(digits[low])
                lower = lower.dropFirst()
                upper = upper?.dropFirst()
            } else if high - low > 1 {
                return result + [digits[(low + high) / 2]]
            } else if let following = upper, following.count > 1 {
                return result + [digits[high]]
            } else {
                result.append(digits[low])
                lower = lower.dropFirst()
                upper = nil
            }
        }
    }
}

// MARK: - Whole numbers

extension OrderKey {
    /// The number of characters of the whole number that begins with `head`; `nil` for others.
    private static func wholeLength(_ head: UInt8) -> Int? {
        switch head {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(head) - 97 + 2
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): 90 - Int(head) + 2
        default: nil
        }
    }

    private static func whole(of key: [UInt8]) -> [UInt8] {
        Array(key.prefix(wholeLength(key[0]) ?? 2))
    }

    private static func isValid(_ text: String.UTF8View) -> Bool {
        guard let head = text.first, let length = wholeLength(head), text.count >= length else {
            return false
        }
        // A last 0 of a fraction would leave no room below.
        return text.allSatisfy(digits.contains)
            && (text.count == length || text.last != UInt8(ascii: "0"))
    }

    private static func incremented(_ whole: [UInt8]) -> [UInt8]? {
        var result = whole
        for index in result.indices.dropFirst().reversed() {
            let next = value(result[index]) + 1
            guard next == digits.count else {
                result[index] = digits[next]
                return result
            }
            result[index] = digits[0]
        }
        switch whole[0] {
        case UInt8(ascii: "Z"): return Array("a0".utf8)
        case UInt8(ascii: "z"): return nil
        case let head:
            let length = wholeLength(head + 1) ?? 2
            return [head + 1] + Array(repeating: digits[0], count: length - 1)
        }
    }

    private static func decremented(_ whole: [UInt8]) -> [UInt8]? {
        var result = whole
        for index in result.indices.dropFirst().reversed() {
            let digit = value(result[index])
            guard digit == 0 else {
                result[index] = digits[digit - 1]
                return result
            }
            result[index] = digits[digits.count - 1]
        }
        switch whole[0] {
        case UInt8(ascii: "a"): return Array("Zz".utf8)
        case UInt8(ascii: "A"): return nil
        case let head:
            let length = wholeLength(head - 1) ?? 2
            return [head - 1] + Array(repeating: digits[digits.count - 1], count: length - 1)
        }
    }
}

// MARK: - Authors

extension OrderKey {
    /// A mark for a new author: four letters or digits, the last of which is not 0.
    static func randomAuthor() -> String {
        let letters = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
        return String((0..<4).compactMap { _ in letters.randomElement() })
    }
}

// MARK: - Coding

extension OrderKey: Codable {
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let key = OrderKey(text) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "“\(text)” is no key."))
        }
        self = key
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
