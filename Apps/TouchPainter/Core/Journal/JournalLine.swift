import Foundation
import FoundationGaps

/// A line of a journal: a change in JSON, a tab, the step of undo after the change, a space and
/// the CRC-32 of the bytes before the space.
///
///     {"undo":{}}<tab>11/12 9ae1b0c4
///
/// The step says how many steps are done, and how many there are with those that can be redone.
/// Lines of older versions are nothing but the change.
struct JournalLine {
    let entry: JournalEntry

    /// The steps that are done after the change; `nil` if the line does not say so.
    let step: Step?

    /// The line without its end.
    let bytes: Data

    /// A place among the steps of undo.
    struct Step: Hashable {
        var done: Int
        var count: Int
    }

    /// The bytes of a change's line with its end.
    ///
    /// - Throws: An error of the encoder for numbers that JSON does not have.
    static func data(of entry: JournalEntry, step: Step?) throws -> Data {
        var line = try JSONEncoder().encode(entry)
        if let step { line += Data("\t\(step.done)/\(step.count)".utf8) } else { line.append(tab) }
        let digits = String(Checksum.of(line), radix: 16)
        let padding = String(repeating: "0", count: 8 - digits.count)
        return line + Data(" \(padding)\(digits)\n".utf8)
    }

    /// Reads a line without its end; `nil` for one that is damaged or cut short.
    init?(_ line: Data) {
        var change = line
        var step: Step?
        // Tabs in texts are escaped, so that the only one is that before the step.
        if let tab = line.lastIndex(of: Self.tab) {
            let trailer = line[(tab + 1)...]
            guard Self.trailerLength(trailer) == trailer.count else { return nil }
            let sum = UInt32(String(decoding: trailer.suffix(8), as: UTF8.self), radix: 16)
            guard sum == Checksum.of(line.dropLast(9)) else { return nil }
            change = line[..<tab]
            let numbers = trailer.dropLast(9).split(separator: UInt8(ascii: "/"))
                .compactMap { Int(String(decoding: $0, as: UTF8.self)) }
            if numbers.count == 2 { step = Step(done: numbers[0], count: numbers[1]) }
        }
        guard let entry = try? SafeJSONDecoder().decode(JournalEntry.self, from: change) else {
            return nil
        }
        self.entry = entry
        self.step = step
        bytes = line
    }

    private static let tab = UInt8(ascii: "\t")

    /// The length of the step and the checksum at the start of `bytes`; `nil` without them.
    private static func trailerLength(_ bytes: Data) -> Int? {
        guard let space = bytes.prefix(32).firstIndex(of: UInt8(ascii: " ")),
            bytes[..<space].allSatisfy({ isDigit($0) || $0 == UInt8(ascii: "/") }),
            bytes.endIndex - space >= 9,
            bytes[(space + 1)..<(space + 9)].allSatisfy({ isDigit($0) || (97...102).contains($0) })
        else { return nil }
        return space + 9 - bytes.startIndex
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

    /// Where the first line in `bytes` ends, which hold several because a line's end is damaged.
    static func endOfFirst(in bytes: Data) -> Data.Index? {
        var rest = bytes
        while let tab = rest.firstIndex(of: tab) {
            rest = rest[(tab + 1)...]
            if let length = trailerLength(rest) { return rest.startIndex + length }
        }
        return endOfValue(in: bytes)
    }

    /// Where the first JSON value in `bytes` ends, for lines of older versions; `nil` for a value
    /// whose checksum is damaged or cut short.
    private static func endOfValue(in bytes: Data) -> Data.Index? {
        var (depth, isText, isEscaped) = (0, false, false)
        for index in bytes.indices {
            let byte = bytes[index]
            if isEscaped {
                isEscaped = false
            } else if isText {
                if byte == UInt8(ascii: "\\") { isEscaped = true }
                if byte == UInt8(ascii: "\"") { isText = false }
            } else {
                switch byte {
                case UInt8(ascii: "\""): isText = true
                case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
                case UInt8(ascii: "}"), UInt8(ascii: "]"):
                    depth -= 1
                    if depth <= 0 {
                        let rest = bytes[(index + 1)...]
                        let hasTrailer =
                            rest.first == tab && rest.dropFirst().first != UInt8(ascii: "{")
                        return hasTrailer ? nil : index + 1
                    }
                default: break
                }
            }
        }
        return nil
    }
}
