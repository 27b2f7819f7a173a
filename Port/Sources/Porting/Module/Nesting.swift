/// The nesting of square brackets in source, read without parsing it.
enum Nesting {
    /// The deepest nesting that is parsed. The parser's time doubles with each further bracket,
    /// since `[` may begin a type or a value: 16 take 0.2 s, 24 a minute.
    static let limit = 16

    /// The place of the first square bracket that is nested deeper than ``limit``; `nil` for none.
    ///
    /// Brackets in strings and comments do not count.
    static func firstTooDeep(in source: [UInt8]) -> Int? {
        var depth = 0
        var index = 0
        func isNext(_ text: StaticString) -> Bool {
            text.withUTF8Buffer { source[index...].starts(with: $0) }
        }
        func skip(past text: StaticString) {
            while index < source.count, !isNext(text) { index += 1 }
            index += text.utf8CodeUnitCount
        }
        while index < source.count {
            switch source[index] {
            case UInt8(ascii: "/") where isNext("//"): skip(past: "\n")
            case UInt8(ascii: "/") where isNext("/*"): skip(past: "*/")
            case UInt8(ascii: "\"") where isNext("\"\"\""):
                index += 3
                skip(past: "\"\"\"")
            case UInt8(ascii: "\""): index = endOfString(at: index, in: source)
            case UInt8(ascii: "["):
                depth += 1
                if depth > limit { return index }
                index += 1
            case UInt8(ascii: "]"):
                depth -= 1
                index += 1
            default: index += 1
            }
        }
        return nil
    }

    /// The place after a string of one line that begins at `start`.
    private static func endOfString(at start: Int, in source: [UInt8]) -> Int {
        var index = start + 1
        while index < source.count {
            switch source[index] {
            case UInt8(ascii: "\""), UInt8(ascii: "\n"): return index + 1
            case UInt8(ascii: "\\"): index += 2
            default: index += 1
            }
        }
        return index
    }
}
